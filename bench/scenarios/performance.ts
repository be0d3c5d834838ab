import { resultSchool } from '../lib/results.ts';
import { askSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

/**
 * The first calls are not counted: a process that has just begun is slow by itself. Sixty calls were over in 0.6 s, in which a single pause of the server
 * that had just been loaded decided the figure.
 */
const [ASKED, WARM] = [500, 10];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'performance',
  about: 'GET /admin/performance of a school of 2,000 with five terms of results, one after another, after ten; p95',
  unit: 'ms',
  target: { most: 20 },
  async measure(place) {
    const school = await resultSchool(place);
    const times: number[] = [];
    for (let count = 0; count < WARM + ASKED; count++) {
      const began = performance.now();
      await askSchool(place, school.token, '/admin/performance');
      if (count >= WARM) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return Math.round((times[Math.floor(ASKED * 0.95)] ?? 0) * 100) / 100;
  },
};
