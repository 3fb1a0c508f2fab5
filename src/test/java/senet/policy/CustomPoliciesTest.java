package senet.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import senet.game.Engine;
import senet.game.Policy;
import senet.game.Turn;
import senet.policy.CustomPolicies.UnusableClass;

/** Classes that can serve as policies, and what is said of those that cannot. */
class CustomPoliciesTest {
  private static final String HERE = CustomPoliciesTest.class.getName() + "$";
  private static final Engine ENGINE = SomeRules.engine(SomeRules.BELL);

  /** Needs nothing but an engine. */
  public static class Plain implements Policy {
    public Plain(Engine engine) {
      assertThat(engine).isSameAs(ENGINE);
    }

    @Override
    public int choose(Turn turn) {
      return Integer.lowestOneBit(turn.legal());
    }
  }

  /** Is told how it is made. */
  public static final class Kind extends Plain {
    public static final PolicyKind KIND =
        new PolicyKind(
            "kind",
            "Waits.",
            List.of(),
            (engine, p) -> new Kind(engine),
            PolicyKind.Choice.BY_POSITION);

    private Kind(Engine engine) {
      super(engine);
    }
  }

  /** Can be seen by nobody. */
  static final class Hidden extends Plain {
    public Hidden(Engine engine) {
      super(engine);
    }
  }

  /** Cannot be made. */
  public abstract static class Unfinished extends Plain {
    protected Unfinished(Engine engine) {
      super(engine);
    }
  }

  /** Has a kind that is none. */
  public static final class Word extends Plain {
    public static final String KIND = "kind";

    public Word(Engine engine) {
      super(engine);
    }
  }

  /** Has a kind for each of its own. */
  public static final class Loose extends Plain {
    public final PolicyKind KIND = Kind.KIND;

    public Loose(Engine engine) {
      super(engine);
    }
  }

  /** Is made of nothing. */
  public static final class Bare implements Policy {
    @Override
    public int choose(Turn turn) {
      return turn.legal();
    }
  }

  /** Fails before it plays. */
  public static final class Failing extends Plain {
    public Failing(Engine engine) {
      super(engine);
      throw new IllegalStateException("no book of openings");
    }
  }

  private static PolicyKind find(String name) throws UnusableClass {
    return CustomPolicies.find(HERE + name).orElseThrow();
  }

  @Test
  void aClassIsTheSameKindWheneverItIsNamed() throws UnusableClass {
    PolicyKind plain = find("Plain");
    assertThat(plain.name()).isEqualTo(HERE + "Plain");
    assertThat(plain.choice()).isEqualTo(PolicyKind.Choice.OTHER);
    assertThat(plain.factory().create(ENGINE, Map.of())).isInstanceOf(Plain.class);
    assertThat(find("Plain")).isSameAs(plain);
    assertThat(CustomPolicies.find("com.example.Nowhere")).isEmpty();
  }

  @Test
  void aKindOfItsOwnIsNamedByItsClass() throws UnusableClass {
    PolicyKind kind = find("Kind");
    assertThat(kind.name()).isEqualTo(HERE + "Kind");
    assertThat(kind.description()).isEqualTo("Waits.");
    assertThat(kind.choice()).isEqualTo(PolicyKind.Choice.BY_POSITION);
    assertThat(kind.factory().create(ENGINE, Map.of())).isInstanceOf(Kind.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hidden | must be public and not abstract",
        "Unfinished | must be public and not abstract",
        "Word | KIND is no PolicyKind, or is not static",
        "Loose | KIND is no PolicyKind, or is not static",
        "Bare | needs a public constructor that takes a senet.game.Engine, or"
      })
  void saysWhatIsWrong(String name, String message) {
    assertThatThrownBy(() -> find(name))
        .isInstanceOf(UnusableClass.class)
        .hasMessageContaining(HERE + name)
        .hasMessageContaining(message);
  }

  @Test
  void whatIsNoPolicyIsRefused() {
    assertThatThrownBy(() -> CustomPolicies.find("java.lang.String"))
        .hasMessage("class java.lang.String is no policy; it must implement senet.game.Policy");
  }

  @Test
  void aFailureOfItsMakingIsTold() throws UnusableClass {
    PolicyKind failing = find("Failing");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> failing.factory().create(ENGINE, Map.of()))
        .withMessageContaining("no book of openings");
  }
}
