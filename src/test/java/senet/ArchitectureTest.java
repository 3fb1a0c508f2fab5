package senet;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures;

/** Packages use only what lies below them, and each library has its one place. */
@ArchTag("spark")
@AnalyzeClasses(packages = "senet", importOptions = ArchitectureTest.WithoutTests.class)
final class ArchitectureTest {

  @ArchTest
  static final ArchRule FLOORS =
      Architectures.layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .ensureAllClassesAreContainedInArchitecture()
          .layer("language")
          .definedBy("senet.language..")
          .layer("rules")
          .definedBy("senet.rules..")
          .layer("stats")
          .definedBy("senet.stats..")
          .layer("game")
          .definedBy("senet.game..")
          .layer("policy")
          .definedBy("senet.policy..")
          .layer("measure")
          .definedBy("senet.measure..")
          .layer("run")
          .definedBy("senet.run..")
          .layer("report")
          .definedBy("senet.report..")
          .layer("config")
          .definedBy("senet.config..")
          .layer("cli")
          .definedBy("senet.cli..")
          // only where the profile spark is active
          .optionalLayer("spark")
          .definedBy("senet.spark..")
          .whereLayer("language")
          .mayNotAccessAnyLayer()
          .whereLayer("rules")
          .mayNotAccessAnyLayer()
          .whereLayer("stats")
          .mayNotAccessAnyLayer()
          .whereLayer("game")
          .mayOnlyAccessLayers("rules")
          .whereLayer("policy")
          .mayOnlyAccessLayers("game", "rules")
          .whereLayer("measure")
          .mayOnlyAccessLayers("game", "stats", "rules")
          .whereLayer("run")
          .mayOnlyAccessLayers("policy", "measure", "game", "stats", "rules", "language")
          .whereLayer("report")
          .mayOnlyAccessLayers("run", "measure", "stats", "rules", "policy", "game", "language")
          .whereLayer("config")
          .mayOnlyAccessLayers("run", "policy", "measure", "rules", "game", "stats", "language")
          .whereLayer("spark")
          .mayOnlyAccessLayers("config", "run", "policy", "measure")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer();

  @ArchTest
  static final ArchRule NO_CYCLES = slices().matching("senet.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule MATHS_IN_STATS =
      onlyIn("senet.stats..", "org.apache.commons.statistics..", "org.apache.commons.numbers..");

  @ArchTest static final ArchRule YAML_IN_CONFIG = onlyIn("senet.config..", "org.snakeyaml..");

  @ArchTest
  static final ArchRule DRAWING_IN_REPORT =
      onlyIn("senet.report..", "org.knowm.xchart..", "java.awt..");

  @ArchTest static final ArchRule PICOCLI_IN_CLI = onlyIn("senet.cli..", "picocli..");

  @ArchTest
  static final ArchRule SPARK_IN_SPARK = onlyIn("senet.spark..", "org.apache.spark..", "scala..");

  /** Leaves tests out, also where a profile builds in a folder of its own. */
  static final class WithoutTests implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/test-classes/");
    }
  }

  private static ArchRule onlyIn(String home, String... libraries) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(libraries);
  }
}
