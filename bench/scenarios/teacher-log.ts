import { p95Of, post, readWeek } from '../lib/timetable.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'teacher-log',
  about: 'fetchTeacherLog of a teacher of the demo school with a full day, 16 connections: 95 % answered within',
  unit: 'ms',
  target: { most: 5 },
  async measure(place) {
    const { teachers, lessons } = await readWeek(place);
    const loads = teachers.map(({ id }, index) => ({ id, count: lessons.filter((row) => row.at(-1) === index).length }));
    const [busiest] = loads.sort((a, b) => b.count - a.count);
    // The Friday before the last one: recorded, and no day of change.
    const now = Date.now();
    const friday = new Date(now - ((new Date(now).getUTCDay() + 9) % 7) * 86_400_000 - 7 * 86_400_000).toISOString().slice(0, 10);
    return p95Of(post(place, '/admin/fetchTeacherLog', { teacherId: busiest?.id, date: friday }));
  },
};
