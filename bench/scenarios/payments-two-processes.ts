import { countAfterKills } from '../lib/kills.ts';
import { listChildren, listProcesses } from '../lib/processes.ts';
import { openPlace } from '../lib/server.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'payments-two-processes',
  about:
    'The same with two serving processes on one database: first one of them is killed amid payments and the other goes on, then everything twice',
  unit: 'faults',
  target: { most: 0 },
  isSlow: true,
  async measure() {
    const place = await openPlace(undefined, { WEB_CONCURRENCY: '2' });
    try {
      return await countAfterKills(place, async (own, round) => {
        const serving = await listChildren(own);
        if (serving.length < 2) throw new Error(`There are ${serving.length} serving processes, not two.`);
        return round === 0 ? serving.slice(0, 1) : listProcesses(own);
      });
    } finally {
      await place.own?.stop();
    }
  },
};
