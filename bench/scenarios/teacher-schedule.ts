import { p95Of, post, readWeek } from '../lib/timetable.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'teacher-schedule',
  about: 'getTeacherSchedule of a section of the demo school, 16 connections: 95 % answered within',
  unit: 'ms',
  target: { most: 5 },
  async measure(place) {
    const section = (await readWeek(place)).sections.at(-1);
    return p95Of(post(place, '/admin/getTeacherSchedule', { classId: section?.classId, sectionId: section?.id, day: 'Wednesday' }));
  },
};
