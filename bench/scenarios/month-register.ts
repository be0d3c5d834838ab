import { attendanceSchool, listDays, makeSection, takeRegisters } from '../lib/attendance.ts';
import { askSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

const ASKED = 60;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'month-register',
  about: 'GET the register of a month of a section of 60, every school day taken, one after another; p95',
  unit: 'ms',
  target: { most: 50 },
  async measure(place) {
    const school = await attendanceSchool(place);
    const section = await makeSection(place, school, 60);
    const all = await listDays(place, school);
    // A month that the other scenarios of this school may have taken already stays as it is.
    const month = all.at(-1)?.slice(0, 7) ?? '';
    const days = all.filter((day) => day.startsWith(month));
    await takeRegisters(place, { token: school.token, sections: [section], days, connections: 1, seconds: 30 }).catch(() => undefined);
    const times: number[] = [];
    for (let count = 0; count < ASKED; count++) {
      const began = performance.now();
      await askSchool(place, school.token, `/admin/attendance/months/${month}?sectionId=${section.sectionId}`);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    return Math.round((times[Math.floor(ASKED * 0.95)] ?? 0) * 100) / 100;
  },
};
