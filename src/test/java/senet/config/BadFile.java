package senet.config;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A case of {@code bad-files.txt}.
 *
 * @param title what is wrong
 * @param tags how it is read, and what refuses it
 * @param files the texts by name, the one that is read first
 * @param messages what is told
 */
record BadFile(String title, Set<String> tags, Map<String, String> files, List<String> messages) {

  private static final Map<String, String> STUDY_NEEDS = new LinkedHashMap<>();
  private static final Map<String, String> RULES_NEED = new LinkedHashMap<>();

  static {
    STUDY_NEEDS.put("study", "s");
    STUDY_NEEDS.put("rules", "[bell]");
    STUDY_NEEDS.put("matchups", "[{first: random, second: random}]");
    RULES_NEED.put("name", "mine");
    RULES_NEED.put("extends", "bell");
  }

  /** All cases. */
  static List<BadFile> all() {
    List<BadFile> cases = new ArrayList<>();
    String[] parts = resource().split("(?m)^## ", -1);
    for (int i = 1; i < parts.length; i++) {
      cases.add(parse(parts[i]));
    }
    return cases;
  }

  /** The texts of some of the files that are read, by their place among all. */
  static Map<String, byte[]> texts(Predicate<BadFile> some) {
    Map<String, byte[]> texts = new LinkedHashMap<>();
    all().stream()
        .filter(some)
        .forEach(
            bad -> texts.put("bad-" + texts.size(), bad.yaml().getBytes(StandardCharsets.UTF_8)));
    return texts;
  }

  private static String resource() {
    try (InputStream in = BadFile.class.getResourceAsStream("bad-files.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BadFile parse(String text) {
    List<String> lines = text.stripTrailing().lines().toList();
    String[] head = lines.get(0).split(" \\| ", 2);
    Set<String> tags = Set.of(head[1].split(" ", -1));
    String name = tags.contains("study") ? "study.yaml" : "mine.yaml";
    Map<String, String> files = new LinkedHashMap<>(Map.of(name, ""));
    List<String> messages = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("> ")) {
        messages.add(line.substring(2));
      } else if (line.startsWith("@ ")) {
        name = line.substring(2);
      } else {
        String plain = line.replace("\\u0007", "\u0007");
        files.merge(name, plain + "\n", String::concat);
      }
    }
    BadFile bad = new BadFile(head[0], tags, files, messages);
    if (!tags.contains("whole")) {
      files.computeIfPresent(bad.main(), (file, yaml) -> bad.complete(yaml));
    }
    return bad;
  }

  /** The YAML with the keys that it needs and does not have. */
  private String complete(String yaml) {
    StringBuilder completed = new StringBuilder(yaml);
    (isStudy() ? STUDY_NEEDS : RULES_NEED)
        .forEach(
            (key, value) -> {
              if (Stream.of(yaml.split("\n", -1)).noneMatch(line -> line.startsWith(key + ":"))) {
                completed.append(key).append(": ").append(value).append('\n');
              }
            });
    return completed.toString();
  }

  boolean isStudy() {
    return tags.contains("study");
  }

  /** The name of the file that is read. */
  String main() {
    return files.keySet().iterator().next();
  }

  /** The text of the file that is read. */
  String yaml() {
    return files.getOrDefault(main(), "");
  }

  /** Writes the files and reads them; the messages, without the name of the folder. */
  List<String> read(Path folder) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    Path path = folder.resolve(main());
    try {
      if (isStudy()) {
        LoadedStudy.read(path);
      } else {
        RulesFiles.load(path.toString());
      }
      return List.of();
    } catch (ConfigException e) {
      return String.valueOf(e.getMessage()).replace(folder + "/", "").lines().toList();
    }
  }

  @Override
  public String toString() {
    return title;
  }
}
