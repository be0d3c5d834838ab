import { makeTwoTimetables } from '../lib/drafts.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'timetable-stop',
  about: 'from asking to stop a timetable that is being generated until the search has ended and its last result is stored, worst of three',
  unit: 'ms',
  target: { most: 500 },
  async measure(place) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await (await makeTwoTimetables(place)).stop());
    return Math.round(Math.max(...times));
  },
};
