import { parseArgs } from 'node:util';
import type { Pool } from '../../platform/db/index.ts';
import { loadSchools } from './bulk.ts';
import { checkDemo } from './check.ts';
import { seedDemoSchool } from './index.ts';

type DemoCommandOptions = { today: string; passwordHash: string; now?: Date; print?: (sentence: string) => void };

const USAGE = `npm run demo                                      the demo school, where it is missing
npm run demo -- --students 2000 --schools 1000   schools for benches: admin@s0001.shala.example and on
  --attendance   with the year's registers too
  --check        look afterwards whether the first and the last of them are true in themselves`;

/**
 * `npm run demo`: seeds the demo school, or adds benchmark schools by bulk load, and prints counts and rate. Returns the exit code. `sql` belongs to the owner
 * of the tables and has at least two connections.
 */
export async function runDemoCommand(
  sql: Pool,
  argv: string[],
  { today, passwordHash, now, print = printLine }: DemoCommandOptions,
): Promise<number> {
  const flags = readFlags(argv);
  if (flags === null) {
    print(USAGE);
    return 1;
  }
  const common = { today, passwordHash, ...(now === undefined ? {} : { now }) };
  if (flags.schools === 0) {
    const [present] = await sql`select from schools where is_demo`;
    if (present !== undefined) {
      print('The demo school is there already.');
      return 0;
    }
    const demo = await seedDemoSchool(sql, common);
    print(`The demo school has ${demo.students} students and ${demo.employees} employees. Sign in as ${demo.email}.`);
    return 0;
  }
  const loaded = await loadSchools(sql, {
    ...common,
    schools: flags.schools,
    studentsPerSchool: flags.students,
    withAttendance: flags.attendance,
    onProgress: print,
  });
  print(
    `${count(loaded.schools.length)} schools, ${count(loaded.students)} students, ${count(loaded.rows)} rows in ${loaded.seconds.toFixed(1)} s: ${count(loaded.studentsAMinute)} students a minute.`,
  );
  print(`Sign in as ${loaded.schools[0]?.email} to ${loaded.schools.at(-1)?.email}.`);
  return flags.check ? reportCheck(sql, loaded.schools, print) : 0;
}

function readFlags(argv: string[]): { students: number; schools: number; attendance: boolean; check: boolean } | null {
  try {
    const { values } = parseArgs({
      args: argv,
      options: { students: { type: 'string' }, schools: { type: 'string' }, attendance: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const isBulk = values.students !== undefined || values.schools !== undefined;
    const [students, schools] = [Number(values.students ?? 2000), isBulk ? Number(values.schools ?? 1) : 0];
    if (!Number.isInteger(students) || students < 50 || students > 100_000 || !Number.isInteger(schools) || schools < 0) return null;
    if (isBulk && schools === 0) return null;
    return { students, schools, attendance: values.attendance ?? false, check: values.check ?? false };
  } catch {
    return null;
  }
}

async function reportCheck(sql: Pool, schools: { schoolId: string; email: string }[], print: (sentence: string) => void): Promise<number> {
  let wrong = 0;
  for (const school of new Set([schools[0], schools.at(-1)])) {
    if (school === undefined) continue;
    const problems = await checkDemo(sql, school.schoolId);
    wrong += problems.length;
    print(problems.length === 0 ? `${school.email}: all agrees.` : `${school.email}: ${problems.join(' ')}`);
  }
  return wrong === 0 ? 0 : 1;
}

function count(number: number): string {
  return number.toLocaleString('en-IN');
}

function printLine(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
