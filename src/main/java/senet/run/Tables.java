package senet.run;

import java.util.LinkedHashMap;
import java.util.Map;
import senet.policy.endgame.EndgameTable;
import senet.policy.endgame.NoExactValues;
import senet.policy.endgame.TableStore;

/**
 * The endgame tables of the scenarios that are being played; few, since they are large and
 * scenarios are played one after the other. For use by several threads.
 */
final class Tables {
  private static final int MOST = 4;

  private final TableStore store;
  private final Map<String, EndgameTable> lastUsed =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, EndgameTable> eldest) {
          return size() > MOST;
        }
      };

  Tables(TableStore store) {
    this.store = store;
  }

  /** The table of a scenario; scenarios that differ only in their start share it. */
  synchronized EndgameTable of(Scenario scenario, int pieces) throws NoExactValues {
    String key = TableStore.key(scenario.rules(), scenario.first(), scenario.second(), pieces);
    EndgameTable table = lastUsed.get(key);
    if (table == null) {
      table = store.table(scenario.rules(), scenario.first(), scenario.second(), pieces);
      lastUsed.put(key, table);
    }
    return table;
  }
}
