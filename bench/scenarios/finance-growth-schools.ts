import { compareCosts, measureCosts, measureWholeSchool, smallSchool } from '../lib/growth.ts';
import { addSchools } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

/** As many others, and how many students each: the machine's disk and patience decide. */
const SCHOOLS = Number(process.env.BENCH_SCHOOLS || 1000);
const STUDENTS = Number(process.env.BENCH_STUDENTS || 100);

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'finance-growth-schools',
  about: `How much more processor time the finance reads of a school of 2,000 take (the dearest of six) with ${SCHOOLS} schools of ${STUDENTS} beside it`,
  unit: 'times',
  target: { most: 1.1 },
  isSlow: true,
  measure: async (place) => {
    const school = await smallSchool(place);
    const measure = async () => ({ ...(await measureCosts(place, school)), ...(await measureWholeSchool(place, school)) });
    const before = await measure();
    await addSchools(place, { schools: SCHOOLS, students: STUDENTS, isSignedIn: false });
    return compareCosts(before, await measure());
  },
};
