import { type Pool, planForManySchools } from '../../server/src/platform/db/index.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import { compareCosts } from '../lib/growth.ts';
import { listProcesses, readCpuMs } from '../lib/processes.ts';
import { addSchools, askSchool, asOwner } from '../lib/schools.ts';
import type { Place } from '../lib/server.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = Number(process.env.BENCH_STUDENTS || 20_000);
/** Small schools beside it: their average is what the planner would expect. */
const SCHOOLS = Number(process.env.BENCH_SCHOOLS || 1000);
const STUDENTS_OF_SMALL = 12;

const PATHS = [
  '/finance/defaulters',
  '/finance/cheques',
  '/finance/students?search=sharma',
  '/admin/search?q=sha',
  '/admin/homepage',
  '/admin/attendance/day',
];
/** One read may take 20 s, so the number of repetitions depends on the time. */
const MOST_RUNS = 20;
const LONGEST_MS = 3000;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'plan-for-many',
  about: `What the largest school's reads cost without the statistics that the planner is told (the dearest of ${PATHS.length}, ${STUDENTS} students beside ${SCHOOLS} small schools)`,
  unit: 'times',
  target: { least: 1.5 },
  isSlow: true,
  async measure(place) {
    const { token } = await schoolOf(place, STUDENTS);
    await addSchools(place, { schools: SCHOOLS, students: STUDENTS_OF_SMALL, isSignedIn: false });
    await asOwner(place, planForManySchools);
    // The first round warms the server up.
    await measureReads(place, token);
    const withIt = await measureReads(place, token);
    await asOwner(place, forgetStatistics);
    try {
      return compareCosts(withIt, await measureReads(place, token));
    } finally {
      await asOwner(place, planForManySchools);
    }
  },
};

/** Processor time of one request for each path, one request at a time, after a first one that plans its statements. */
async function measureReads(place: Place, token: string): Promise<Record<string, number>> {
  const costs: Record<string, number> = {};
  for (const path of PATHS) {
    await askSchool(place, token, path);
    const processes = place.own ? await listProcesses(place.own) : [];
    const before = readCpuMs(processes);
    const begun = performance.now();
    let runs = 0;
    for (; runs === 0 || (runs < MOST_RUNS && performance.now() - begun < LONGEST_MS); runs++) await askSchool(place, token, path);
    costs[path] = (readCpuMs(processes) - before) / runs;
  }
  return costs;
}

/** The planner sees what `analyze` counts, as if nothing had been set. */
async function forgetStatistics(owner: Pool): Promise<void> {
  const columns = await owner<{ table: string; column: string }[]>`
    select a.attrelid::regclass::text as table, a.attname as column from pg_attribute a
    where a.attname in ('school_id', 'year_id') and array_to_string(a.attoptions, ',') like 'n\\_distinct%'`;
  for (const { table, column } of columns) await owner.unsafe(`alter table ${table} alter column ${column} reset (n_distinct)`);
  await owner.unsafe('analyze');
}
