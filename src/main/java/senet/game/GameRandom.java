package senet.game;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.core.source64.XoRoShiRo128PlusPlus;

/**
 * The random numbers of one scenario. Each game has three streams (dice, first policy, second
 * policy), each a xoroshiro128++ generator (Blackman and Vigna 2021) seeded, as its authors advise,
 * from a SplitMix64 sequence; that sequence depends on the seed and the scenario's key only, and
 * the game's index is the place in it. So any game can be played on its own, in any order.
 */
public final class GameRandom {

  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
  private static final int WORDS_PER_GAME = 6;

  private final long base;

  /** The place of the stream of the policy that moves first; the other has the other one. */
  private final int first;

  /**
   * The streams of a scenario.
   *
   * @param seed the study's seed
   * @param key what identifies the scenario: the names of its rules and of its two policies
   */
  public GameRandom(long seed, String key) {
    this(mix(seed + GOLDEN_GAMMA) ^ hash(key), 1);
  }

  private GameRandom(long base, int first) {
    this.base = base;
    this.first = first;
  }

  /** The same dice, and the same random numbers for each policy when the two change seats. */
  public GameRandom withSeatsSwapped() {
    return new GameRandom(base, 3 - first);
  }

  /** The dice of a game; {@code game} counts from 0. */
  public UniformRandomProvider dice(long game) {
    return stream(game, 0);
  }

  /** The random numbers of the policy that moves first. */
  public UniformRandomProvider first(long game) {
    return stream(game, first);
  }

  /** The random numbers of the policy that moves second. */
  public UniformRandomProvider second(long game) {
    return stream(game, 3 - first);
  }

  private UniformRandomProvider stream(long game, int stream) {
    long place = game * WORDS_PER_GAME + 2L * stream;
    return new XoRoShiRo128PlusPlus(word(place + 1), word(place + 2));
  }

  private long word(long place) {
    return mix(base + place * GOLDEN_GAMMA);
  }

  /** The output function of SplitMix64 (Steele, Lea and Flood 2014). */
  private static long mix(long value) {
    long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  /** The first eight bytes of the key's SHA-256. */
  private static long hash(String key) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
      return ByteBuffer.wrap(digest).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
