import { listDays, makeSection, takeRegisters } from '../lib/attendance.ts';
import { addSchools, type BenchSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'save-attendance',
  about: 'PUT the register of a section of 60, taken for the first time, one after another; p95',
  unit: 'ms',
  target: { most: 15 },
  async measure(place) {
    // A school of its own: a register that another scenario has taken is none that is taken for the first time.
    const [school] = (await addSchools(place, { schools: 1, students: 2000 })) as [BenchSchool];
    const section = await makeSection(place, school, 60);
    const days = await listDays(place, school);
    const warm = Math.floor(days.length / 4);
    const { p95 } = await takeRegisters(place, { token: school.token, sections: [section], days, connections: 1, seconds: 30, warm });
    return Math.round(p95 * 100) / 100;
  },
};
