import { attendanceSchool, listDays, listSections, takeRegisters } from '../lib/attendance.ts';
import { median } from '../lib/run.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'attendance-day',
  about: 'PUT the registers of every section of a school of 2,000, day after day, at 16 connections; the median of three rounds',
  unit: 'sections/s',
  target: { least: 200 },
  async measure(place) {
    const school = await attendanceSchool(place);
    const sections = await listSections(place, school);
    const days = await listDays(place, school);
    // Days that the other scenario of this school has not taken.
    const free = days.slice(0, Math.floor(days.length / 2));
    const part = Math.floor(free.length / 4);
    const take = (round: number) =>
      takeRegisters(place, {
        token: school.token,
        sections: sections.slice(1),
        days: free.slice(round * part, (round + 1) * part),
        connections: 16,
        seconds: 6,
      });
    await take(3);
    const rounds = [];
    for (let round = 0; round < 3; round++) rounds.push((await take(round)).perSecond);
    return Math.round(median(rounds));
  },
};
