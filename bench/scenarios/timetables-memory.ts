import { setTimeout as sleep } from 'node:timers/promises';
import { makeTwoTimetables } from '../lib/drafts.ts';
import { listProcesses, readMegabytes } from '../lib/processes.ts';
import type { FigureScenario } from '../scenario.ts';

const [SECONDS, LOOK_MS] = [12, 250];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'timetables-memory',
  about: 'server and PostgreSQL together (proportional set size) while two schools generate timetables: at most so much more than before',
  unit: 'MB',
  target: { most: 300 },
  async measure(place) {
    const { own } = place;
    if (!own) return Number.NaN;
    const before = readMegabytes(await listProcesses(own));
    const making = await makeTwoTimetables(place);
    let most = before;
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; await sleep(LOOK_MS))
      most = Math.max(most, readMegabytes(await listProcesses(own)));
    await making.stop();
    return Math.round(most - before);
  },
};
