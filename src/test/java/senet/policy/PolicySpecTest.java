package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PolicySpecTest {

  private static final PolicyKind RANDOM = RandomPolicy.KIND;
  private static final PolicyKind WEIGHTED = WeightedPolicy.KIND;

  @Test
  void labelsTellTheValuesThatAreNotTheDefault() {
    assertThat(PolicySpec.of(RANDOM).label()).isEqualTo("random");
    assertThat(PolicySpec.of(WEIGHTED, Map.of("off", 10.0, "exposed", -2.0, "safe", 0.0)).label())
        .isEqualTo("weighted(exposed=-2 off=10)");
    assertThat(PolicySpec.of(WEIGHTED, Map.of("path", 0.25)).label())
        .isEqualTo("weighted(path=0.25)");
  }

  @Test
  void aLabelOfItsOwnIsKept() {
    assertThat(PolicySpec.of(RANDOM, Map.of(), "anyone").label()).isEqualTo("anyone");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(RANDOM, Map.of(), " "))
        .withMessageContaining("random");
  }

  @Test
  void missingParametersHaveTheirDefault() {
    assertThat(PolicySpec.of(WEIGHTED, Map.of("off", 1.0)).parameters())
        .containsOnlyKeys("exposed", "neighbours", "off", "path", "pieces", "safe", "threat")
        .containsEntry("off", 1.0)
        .containsEntry("safe", 0.0);
  }

  @Test
  void specsThatPlayAlikeAreEqual() {
    assertThat(PolicySpec.of(WEIGHTED, Map.of("off", 1.0, "safe", -0.0)))
        .isEqualTo(PolicySpec.of(WEIGHTED, Map.of("off", 1.0)));
  }

  @Test
  void unknownParametersAreRefusedWithThoseKnown() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(WEIGHTED, Map.of("hits", 1.0)))
        .withMessage(
            "policy weighted has no parameter hits;"
                + " it has off, pieces, path, safe, neighbours, exposed, threat");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(RANDOM, Map.of("seed", 1.0)))
        .withMessage("policy random has no parameter seed; it has none");
  }

  @Test
  void valuesOutOfRangeAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(WEIGHTED, Map.of("off", 1000.5)))
        .withMessage("policy weighted cannot have off=1000.5; off goes from -1000 to 1000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(WEIGHTED, Map.of("off", Double.NaN)))
        .withMessageContaining("off=NaN");
  }

  @Test
  void weightsThatAreAllZeroAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PolicySpec.of(WEIGHTED))
        .withMessageContaining("all weights")
        .withMessageContaining("exposed");
  }

  @Test
  void aParameterMustAllowItsDefault() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PolicyParameter("depth", "how deep", 0, 1, 3))
        .withMessageContaining("depth");
  }
}
