import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses, readMegabytes } from '../lib/processes.ts';
import { makeReportCards } from '../lib/report-cards.ts';
import type { FigureScenario } from '../scenario.ts';

const [WANTED, LOOK_MS] = [500, 250];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'report-cards-memory',
  about: `server and PostgreSQL together (proportional set size) while ${WANTED} report cards are made: at most so much more than before`,
  unit: 'MB',
  target: { most: 300 },
  async measure(place) {
    const { own } = place;
    if (!own) return Number.NaN;
    const before = readMegabytes(await listProcesses(own));
    let most = before;
    let isOver = false;
    const watch = async () => {
      for (; !isOver; await sleep(LOOK_MS)) most = Math.max(most, readMegabytes(await listProcesses(own)));
    };
    const watching = watch();
    await makeReportCards(place, WANTED).finally(() => {
      isOver = true;
    });
    await watching;
    return Math.round(most - before);
  },
};
