import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses, readMegabytes } from '../lib/processes.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'idle-memory',
  about: 'server and PostgreSQL together (proportional set size) after a start, a few requests and ten seconds of rest',
  unit: 'MB',
  target: { most: 250 },
  async measure({ own, get }) {
    if (!own) return Number.NaN;
    await own.restart();
    for (const path of ['/admin/getAdminDetails', '/admin/getAllClasses', '/admin/setup-checklist']) await get(path);
    await sleep(10_000);
    return readMegabytes(await listProcesses(own));
  },
};
