package senet.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The JSON Schemas that come with the product, and YAML as they see it. */
final class Schemas {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private Schemas() {}

  /** The schema of {@code study} or {@code rules} files as data. */
  static JsonNode tree(String kind) {
    try (InputStream in = Schemas.class.getResourceAsStream("/" + resource(kind))) {
      return new ObjectMapper().readTree(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the schema of {@code study} or {@code rules} files says against a text. */
  static List<String> faults(String kind, String yaml) {
    Schema schema = REGISTRY.getSchema(SchemaLocation.of("classpath:" + resource(kind)));
    return schema.validate(json(yaml)).stream().map(Error::toString).toList();
  }

  private static String resource(String kind) {
    return "senet/schema/" + kind + ".schema.json";
  }

  private static JsonNode json(String yaml) {
    Object loaded = new Load(LoadSettings.builder().build()).loadFromString(yaml);
    return new ObjectMapper().valueToTree(withTextKeys(loaded));
  }

  private static Object withTextKeys(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Schemas::withTextKeys).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> keys = new LinkedHashMap<>();
      map.forEach(
          (key, item) -> keys.put(key.toString(), item == null ? null : withTextKeys(item)));
      return keys;
    }
    return value;
  }
}
