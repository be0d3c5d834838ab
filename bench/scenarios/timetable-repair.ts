import { askSchool } from '../lib/schools.ts';
import { readWeek } from '../lib/timetable.ts';
import type { FigureScenario } from '../scenario.ts';

type Repaired = { lessons: number; moves: object[]; open: object[] };

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'timetable-repair',
  about: 'repairTimetable of the demo school after one of its five busiest teachers leaves, slowest answer',
  unit: 's',
  target: { most: 5 },
  async measure(place) {
    const { teachers, lessons } = await readWeek(place);
    const counts = teachers.map(({ id }, index) => ({ id, count: lessons.filter((row) => row[4] === index).length }));
    const busiest = counts.sort((a, b) => b.count - a.count).slice(0, 5);
    const times: number[] = [];
    for (const { id } of busiest) {
      const begun = performance.now();
      const found = (await askSchool(place, place.token, '/admin/timetable/repair', { leaving: [id], away: [] })) as Repaired;
      times.push((performance.now() - begun) / 1000);
      console.log(`  ${found.moves.length} of ${found.lessons} lessons change, ${found.open.length} subjects left open`);
    }
    return Math.round(Math.max(...times) * 100) / 100;
  },
};
