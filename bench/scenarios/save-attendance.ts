import { attendanceSchool, listDays, makeSection, takeRegisters } from '../lib/attendance.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'save-attendance',
  about: 'PUT the register of a section of 60, taken for the first time, one after another; p95',
  unit: 'ms',
  target: { most: 15 },
  async measure(place) {
    const school = await attendanceSchool(place);
    const section = await makeSection(place, school, 60);
    const all = await listDays(place, school);
    // The other scenario of this school takes the later days.
    const days = all.slice(Math.ceil(all.length / 2));
    const warm = Math.floor(days.length / 4);
    const { p95 } = await takeRegisters(place, { token: school.token, sections: [section], days, connections: 1, seconds: 30, warm });
    return Math.round(p95 * 100) / 100;
  },
};
