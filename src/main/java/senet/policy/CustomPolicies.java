package senet.policy;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import senet.game.Engine;
import senet.game.Policy;

/**
 * Policies that are not part of the product, found by the name of their class: a public class that
 * implements {@link Policy} and has either {@code public static final PolicyKind KIND}, as the
 * policies of the product do, or, for a policy without parameters, a public constructor that takes
 * an {@link Engine}. Classes are looked for with the thread's context class loader.
 */
public final class CustomPolicies {

  /** By class, so that a class is the same kind wherever it is named. */
  private static final Map<Class<?>, PolicyKind> KINDS = new ConcurrentHashMap<>();

  private CustomPolicies() {}

  /** A class that cannot serve as a policy; the message says why. */
  public static final class UnusableClass extends Exception {
    private static final long serialVersionUID = 1L;

    UnusableClass(String message) {
      super(message);
    }
  }

  /**
   * The kind of policy that a class is, named by its class; nothing if there is no such class.
   *
   * @throws UnusableClass if there is one that cannot be loaded, or is no policy
   */
  public static Optional<PolicyKind> find(String className) throws UnusableClass {
    Class<?> type;
    try {
      // not initialized before it is known to be a policy: a study may name any class
      type = Class.forName(className, false, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    } catch (LinkageError e) {
      throw new UnusableClass("class " + className + " cannot be loaded: " + cause(e));
    }
    PolicyKind known = KINDS.get(type);
    if (known == null) {
      known = kind(type);
      KINDS.put(type, known);
    }
    return Optional.of(known);
  }

  private static PolicyKind kind(Class<?> type) throws UnusableClass {
    if (!Policy.class.isAssignableFrom(type)) {
      throw new UnusableClass(
          "class " + type.getName() + " is no policy; it must implement senet.game.Policy");
    }
    if (!Modifier.isPublic(type.getModifiers()) || Modifier.isAbstract(type.getModifiers())) {
      throw new UnusableClass("class " + type.getName() + " must be public and not abstract");
    }
    initialize(type);
    try {
      Field field = type.getField("KIND");
      if (!Modifier.isStatic(field.getModifiers())
          || !(field.get(null) instanceof PolicyKind own)) {
        throw new UnusableClass(type.getName() + ".KIND is no PolicyKind, or is not static");
      }
      return new PolicyKind(
          type.getName(), own.description(), own.parameters(), own.factory(), own.choice());
    } catch (NoSuchFieldException e) {
      return plain(type);
    } catch (IllegalAccessException | LinkageError e) {
      throw new UnusableClass(type.getName() + ".KIND cannot be read: " + cause(e));
    }
  }

  private static void initialize(Class<?> type) throws UnusableClass {
    try {
      Class.forName(type.getName(), true, type.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw new UnusableClass("class " + type.getName() + " cannot be loaded: " + cause(e));
    }
  }

  private static PolicyKind plain(Class<?> type) throws UnusableClass {
    try {
      Constructor<?> constructor = type.getConstructor(Engine.class);
      return PolicyKind.plain(
          type.getName(), "Plays as its class says.", engine -> create(constructor, engine));
    } catch (NoSuchMethodException e) {
      throw new UnusableClass(
          "class "
              + type.getName()
              + " needs a public constructor that takes a senet.game.Engine, or"
              + " public static final senet.policy.PolicyKind KIND");
    }
  }

  private static Policy create(Constructor<?> constructor, Engine engine) {
    try {
      return (Policy) constructor.newInstance(engine);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(cause(e), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a public constructor can be called", e);
    }
  }

  /** What is at the bottom of a failure. */
  private static String cause(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause.toString();
  }
}
