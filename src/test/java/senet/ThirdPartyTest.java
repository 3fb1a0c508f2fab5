package senet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.commons.codec.digest.DigestUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import senet.cli.Main;

/** What is said of the libraries in the jar is true of the files on the class path. */
class ThirdPartyTest {
  private static final String FOLDER = "META-INF/licenses/";
  private static final Pattern LINE =
      Pattern.compile("(?m)^([^\\s:]+):([^\\s:]+):([^\\s:]+) \\((.+)\\)$");
  private static final Pattern VERSION = Pattern.compile("<version>(.+)</version>");
  private static final Pattern KEPT = Pattern.compile("META-INF/([^/]*LICENSE[^/]*|NOTICE[^/]*)");

  private record Library(String group, String name, String version, String licence) {
    String purl() {
      return "pkg:maven/" + group + "/" + name + "@" + version + "?type=jar";
    }

    /** The library's file among those on the class path. */
    Path jar() {
      String file = File.separator + name + "-" + version + ".jar";
      return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
          .filter(entry -> entry.endsWith(file))
          .map(Path::of)
          .findFirst()
          .orElseThrow(() -> new AssertionError("not on the class path: " + file));
    }
  }

  @Test
  void theListIsThatOfTheBuild() throws IOException {
    String made = new String(resource("META-INF/THIRD-PARTY.txt"), StandardCharsets.UTF_8);
    assertThat(Path.of("THIRD-PARTY.txt"))
        .as("copy target/third-party/META-INF/THIRD-PARTY.txt there, and look at what has changed")
        .hasContent(made);
    assertThat(libraries()).hasSizeGreaterThan(20);
  }

  /** The Apache licence asks to pass on a library's notices, all of them to pass on their texts. */
  @Test
  void textsAndNoticesOfEachLibraryTravelWithIt() throws IOException {
    int notices = 0;
    for (Library library : libraries()) {
      assertThat(resource(FOLDER + library.licence() + ".txt")).isNotEmpty();
      try (JarFile jar = new JarFile(library.jar().toFile())) {
        for (ZipEntry entry : jar.stream().toList()) {
          Matcher kept = KEPT.matcher(entry.getName());
          if (kept.matches()) {
            try (InputStream original = jar.getInputStream(entry)) {
              assertThat(resource(FOLDER + library.name() + "/" + kept.group(1)))
                  .as("%s of %s", entry, library.name())
                  .isEqualTo(original.readAllBytes());
            }
            notices++;
          }
        }
      }
    }
    assertThat(notices).isGreaterThan(40);
    assertThat(new String(resource(FOLDER + "OFL-1.1.txt"), StandardCharsets.UTF_8))
        .contains("Arimo", "SIL OPEN FONT LICENSE Version 1.1");
  }

  @Test
  void theBillOfMaterialsHoldsEachLibraryWithItsDigestAndLicence() throws IOException {
    JsonNode bill = new ObjectMapper().readTree(resource("META-INF/sbom/senet.cdx.json"));
    Map<String, String> told = new TreeMap<>();
    for (JsonNode component : bill.get("components")) {
      List<String> words = new ArrayList<>();
      for (JsonNode hash : component.get("hashes")) {
        if (hash.get("alg").asText().equals("SHA-256")) {
          words.add(hash.get("content").asText());
        }
      }
      component.get("licenses").forEach(one -> words.add(one.at("/license/id").asText()));
      told.put(component.get("purl").asText(), String.join(" ", words));
    }
    Map<String, String> expected = new TreeMap<>();
    for (Library library : libraries()) {
      expected.put(
          library.purl(),
          DigestUtils.sha256Hex(Files.readAllBytes(library.jar())) + " " + library.licence());
    }
    assertThat(told)
        .as("make it again: mvn -Psbom process-resources")
        .containsExactlyInAnyOrderEntriesOf(expected);
    assertThat(bill.at("/metadata/component/version").asText())
        .isEqualTo(
            VERSION
                .matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .toList()
                .get(0)
                .group(1));
    assertThat(bill.has("serialNumber") || bill.get("metadata").has("timestamp")).isFalse();
  }

  /** Reads a study and draws charts as SVG, PNG and PDF with the listed libraries alone. */
  @Test
  void theProgramNeedsNoOtherLibrary(@TempDir Path folder) throws Exception {
    List<String> path = new ArrayList<>();
    path.add(
        Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
    libraries().forEach(library -> path.add(library.jar().toString()));
    Process run =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-cp",
                String.join(File.pathSeparator, path),
                Main.class.getName(),
                "run",
                "configs/first-look.yaml",
                "--games",
                "20",
                "--format",
                "svg,pdf",
                "--quiet",
                "--out",
                folder.resolve("out").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor()).as(said).isZero();
  }

  private static List<Library> libraries() throws IOException {
    return LINE.matcher(Files.readString(Path.of("THIRD-PARTY.txt")))
        .results()
        .map(m -> new Library(m.group(1), m.group(2), m.group(3), m.group(4)))
        .toList();
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = Main.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new AssertionError("missing, though mvn process-resources puts it there: " + name);
      }
      return in.readAllBytes();
    }
  }
}
