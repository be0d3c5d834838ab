import { type Pool, planForManySchools } from '../../platform/db/index.ts';
import { addAttendance } from './attendance.ts';
import { cloneSchool, prepareClones } from './clone.ts';
import { instant } from './days.ts';
import { makeOffice } from './office.ts';
import { relaxTables, restoreTables } from './relax.ts';
import { makePlan, type Plan } from './school.ts';
import { type Entrance, writeEntrance, writeTables } from './write.ts';

type LoadOptions = {
  schools: number;
  studentsPerSchool: number;
  today: string;
  /** Each school gets an account `admin@s0001.shala.example` (and so on) with this. */
  passwordHash: string;
  /** Adds the year's registers and marks, about 160 rows a student, to each school. */
  withAttendance?: boolean;
  now?: Date;
  onProgress?: (sentence: string) => void;
};
type Loaded = {
  schools: { schoolId: string; email: string }[];
  students: number;
  rows: number;
  seconds: number;
  studentsAMinute: number;
};

/** From this number on, indexes are built and foreign keys checked once for all rows instead of row by row. */
const MANY_STUDENTS = 5000;
/** The tables that grow with the students, and those of whose rows each is checked by a trigger or by many keys: most of the time of a small school. */
const LARGE_TABLES = [
  'students',
  'enrolments',
  'guardians',
  'student_guardians',
  'student_search',
  'journal',
  'charges',
  'fee_accounts',
  'payments',
  'allocations',
  'account_days',
  'collection_days',
  'fee_month_totals',
  'student_attendance',
  'timetable_slots',
  'fee_rates',
  'salary_payments',
  'employee_subjects',
];
const CONNECTIONS = 2;
const SEED = 'bench';

/**
 * Adds schools for benchmarks. The first is made like the demo school; the others are copies inside the database, with their own ids, hash chains and sign-ins
 * (names repeat). Ids of a school begin with its number in hexadecimal. Each school is added completely or not at all.
 */
export async function loadSchools(sql: Pool, options: LoadOptions): Promise<Loaded> {
  const started = performance.now();
  await restoreTables(sql);
  const first = await nextNumber(sql);
  const numbers = Array.from({ length: options.schools }, (_, i) => first + i);
  const isLarge = options.schools * options.studentsPerSchool >= MANY_STUDENTS;
  if (isLarge) await relaxTables(sql, LARGE_TABLES);
  let rows = 0;
  const entrances = numbers.map((number) => entranceOf(number, options));
  try {
    rows = await makeAll(sql, entrances, options);
  } finally {
    if (isLarge) {
      options.onProgress?.('Building indexes and checking that every row refers to one that is there');
      await restoreTables(sql);
      await sql.unsafe(COUNT_ATTENDANCE);
    }
  }
  if (!isLarge) await sql.unsafe('analyze');
  await planForManySchools(sql);
  const seconds = (performance.now() - started) / 1000;
  const students = options.schools * options.studentsPerSchool;
  return {
    schools: entrances.map(({ schoolId, email }) => ({ schoolId, email })),
    students,
    rows: rows * options.schools,
    seconds,
    studentsAMinute: Math.round((students * 60) / seconds),
  };
}

/** The totals of registers, computed here because the triggers that count them were off. */
const COUNT_ATTENDANCE = `insert into attendance_totals (school_id, on_date, section_id, present, absent, late, half_day, on_leave)
  select school_id, on_date, section_id, count(*) filter (where mark = 'P'), count(*) filter (where mark = 'A'), count(*) filter (where mark = 'L'),
    count(*) filter (where mark = 'H'), count(*) filter (where mark = 'V')
  from student_attendance group by 1, 2, 3 on conflict do nothing`;

/** Makes the first school, then the copies on two connections in parallel. Returns the number of rows of one school. */
async function makeAll(sql: Pool, entrances: Entrance[], options: LoadOptions): Promise<number> {
  const [template, ...copies] = entrances;
  if (template === undefined) return 0;
  const rows = await makeTemplate(sql, template, options);
  options.onProgress?.(`${template.email}: ${rows} rows`);
  const queue = copies[Symbol.iterator]();
  let done = 1;
  const work = async () => {
    const connection = await sql.reserve();
    try {
      const tables = await prepareClones(connection, template.schoolId);
      // Keys are checked by plans that are made while the tables are nearly empty, and kept: each check would read the whole table, which grows.
      await connection.unsafe('set enable_seqscan = off');
      for (const entrance of queue) {
        await cloneSchool(connection, { tables, template, entrance });
        done++;
        if (done % Math.ceil(options.schools / 10) === 0) options.onProgress?.(`${done} of ${options.schools} schools`);
      }
      await connection.unsafe('reset enable_seqscan');
    } finally {
      connection.release();
    }
  };
  if (copies.length > 0) await Promise.all(Array.from({ length: Math.min(CONNECTIONS, copies.length) }, work));
  return rows;
}

async function makeTemplate(sql: Pool, entrance: Entrance, options: LoadOptions): Promise<number> {
  const office = makeOffice(planOf(entrance.schoolId.slice(0, 8), options));
  if (options.withAttendance) addAttendance(office.tables, office, []);
  const counts = await sql.begin(async (tx) => {
    await writeEntrance(tx, entrance);
    return writeTables(tx, entrance.schoolId, office.tables);
  });
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function planOf(prefix: string, { today, studentsPerSchool, now }: LoadOptions): Plan {
  return makePlan({ seed: SEED, today, students: studentsPerSchool, prefix, ...(now === undefined ? {} : { now }) });
}

function entranceOf(number: number, options: LoadOptions): Entrance {
  const plan = planOf(number.toString(16).padStart(8, '0'), options);
  const name = `s${String(number).padStart(4, '0')}`;
  return {
    schoolId: plan.schoolId,
    accountId: plan.accountId,
    email: `admin@${name}.shala.example`,
    accountName: 'Bench Admin',
    passwordHash: options.passwordHash,
    isDemo: false,
    at: instant(plan.year.startsOn, 330),
    school: {
      name: `Bench School ${name}`,
      board: 'CBSE',
      address: 'Station Road',
      state: 'Maharashtra',
      city: 'Nashik',
      pin_code: '422001',
      phone: '',
      email: '',
      affiliation_number: '',
      udise_code: '',
    },
  };
}

async function nextNumber(sql: Pool): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    select coalesce(max(substring(email from '^admin@s([0-9]+)[.]shala[.]example$')::int), 0)::int as last from accounts where email like 'admin@s%.shala.example'`;
  return (row?.last ?? 0) + 1;
}
