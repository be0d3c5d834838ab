import { readFileSync } from 'node:fs';
import type { Pool } from '../../server/src/platform/db/index.ts';
import { listDays, listSections } from './attendance.ts';
import { asOwner, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

/** A planner setting of a database function. */
export type Setting = { signature: string; name: string; setting: string; value: string };
/** A statement that runs functions with settings of their own. All of its changes are rolled back. */
type Statement = { about: string; runs: string[]; text: string };
/** Processor time of one execution in milliseconds, with and without the setting, by statement. */
export type Worth = { setting: Setting; about: string; withIt: number; without: number };

/** The kernel counts processor time in hundredths of a second, so each figure takes at least this long. */
const LEAST_MS = 200;
const MOST_RUNS = 200;
const TICK_MS = 10;
const MEMORY = 'work_mem';

type Reserved = Awaited<ReturnType<Pool['reserve']>>;

/** Every setting of every database function, as the catalogue has them. */
export async function listSettings(owner: Pool): Promise<Setting[]> {
  const rows = await owner<Setting[]>`
    select p.oid::regprocedure::text as signature, p.proname as name, split_part(c, '=', 1) as setting, split_part(c, '=', 2) as value
    from pg_proc p cross join lateral unnest(p.proconfig) c where p.pronamespace = 'app'::regnamespace and c not like 'search\\_path%' order by 1, 3`;
  return rows.filter(({ setting }) => setting === MEMORY || /^(enable_|plan_cache_mode|join_collapse_limit)/.test(setting));
}

/** What each setting is worth in a school: the statements that run its function, timed with and without it. */
export async function measureWorth(
  place: Place,
  school: BenchSchool,
  settings: readonly Setting[],
  tell: (one: Worth) => void,
): Promise<Worth[]> {
  const statements = await writeStatements(place, school);
  const worth: Worth[] = [];
  for (const setting of settings)
    for (const { about, text } of statements.filter(({ runs }) => runs.includes(setting.name))) {
      const one = { setting, about, ...(await asOwner(place, (owner) => compare(owner, { school, settings: [setting], text }))) };
      tell(one);
      worth.push(one);
    }
  return worth;
}

/** What several settings are worth together, in the same way: one of them may do the work of another. */
export async function measureTogether(place: Place, school: BenchSchool, settings: readonly Setting[]): Promise<Worth[]> {
  const statements = await writeStatements(place, school);
  const names = new Set(settings.map(({ name }) => name));
  const worth: Worth[] = [];
  for (const { about, text, runs } of statements.filter((one) => one.runs.some((name) => names.has(name)))) {
    const own = settings.filter(({ name }) => runs.includes(name));
    const [setting] = own;
    if (setting !== undefined)
      worth.push({ setting, about, ...(await asOwner(place, (owner) => compare(owner, { school, settings: own, text }))) });
  }
  return worth;
}

/** In turns, because the machine is not always equally fast; without the plans that the connection kept. */
async function compare(owner: Pool, { school, settings, text }: { school: BenchSchool; settings: readonly Setting[]; text: string }) {
  const rounds = { withIt: [] as number[], without: [] as number[] };
  for (let round = 0; round < 3; round++) {
    rounds.withIt.push(await timeOnce(owner, school, text));
    for (const { signature, setting } of settings) await owner.unsafe(`alter function ${signature} reset ${setting}`);
    try {
      rounds.without.push(await timeOnce(owner, school, text));
    } finally {
      for (const { signature, setting, value } of settings) await owner.unsafe(`alter function ${signature} set ${setting} = '${value}'`);
    }
  }
  return { withIt: median(rounds.withIt), without: median(rounds.without) };
}

/** Processor time of the statement in its backend, as the role of the application and with its way of planning. */
async function timeOnce(owner: Pool, { schoolId }: BenchSchool, text: string): Promise<number> {
  const one = await owner.reserve();
  try {
    await one.unsafe('discard plans');
    const [{ pid } = { pid: 0 }] = await one<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const run = () => runOnce(one, schoolId, text);
    await run();
    const before = ticksOf(pid);
    const begun = performance.now();
    let runs = 0;
    for (; runs < 2 || (runs < MOST_RUNS && performance.now() - begun < LEAST_MS); runs++) await run();
    return ((ticksOf(pid) - before) * TICK_MS) / runs;
  } finally {
    one.release();
  }
}

async function runOnce(one: Reserved, schoolId: string, text: string): Promise<void> {
  await one.unsafe('begin');
  try {
    await one.unsafe(`set local plan_cache_mode = force_generic_plan`);
    await one`select set_config('app.school', ${schoolId}, true)`;
    await one.unsafe('set local role shala_app');
    await one.unsafe(text);
  } finally {
    await one.unsafe('rollback');
  }
}

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function median(figures: number[]): number {
  return figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** One statement for each group of functions, with ids of this school. */
async function writeStatements(place: Place, school: BenchSchool): Promise<Statement[]> {
  const [{ yearId, studentId, accountId, classId } = { yearId: '', studentId: '', accountId: '', classId: '' }] = await asOwner(
    place,
    (owner) => owner<{ yearId: string; studentId: string; accountId: string; classId: string }[]>`
      select y.id as "yearId", e.student_id as "studentId", x.class_id as "classId",
        (select a.id from accounts a where a.school_id = y.school_id limit 1) as "accountId"
      from academic_years y join enrolments e on e.school_id = y.school_id and e.year_id = y.id
      join sections x on x.school_id = y.school_id and x.id = e.section_id
      join fee_accounts f on f.school_id = y.school_id and f.year_id = y.id and f.student_id = e.student_id and f.charged[12] > f.paid[12]
      where y.school_id = ${school.schoolId} and y.is_current order by e.student_id limit 1`,
  );
  const [section] = await listSections(place, school);
  const [day] = await listDays(place, school);
  const s = `'${school.schoolId}'`;
  const ids = (section?.studentIds ?? []).map((id) => `'${id}'`).join(',');
  const marks = (section?.studentIds ?? []).map(() => `'P'`).join(',');
  const reasons = (section?.studentIds ?? []).map(() => "''").join(',');
  const raise = `update fee_rates set amount_paise = amount_paise + 10000 where school_id = ${s} and year_id = '${yearId}' and class_id = '${classId}' and month_no > 10`;
  const reassess = (students: string) => `select app.reassess(${s}, '${yearId}', ${students}, 11, 'Bench', '${accountId}')`;
  const reassessed = ['fee_differences', 'covered_charges', 'with_elder', 'change_accounts', 'count_students', 'last_paid'];
  return [
    {
      about: 'the Dashboard',
      runs: ['homepage', 'home_week', 'home_logs', 'home_birthdays', 'home_needs', 'home_uncovered'],
      text: `select app.homepage(${s})`,
    },
    { about: 'fee heads of the year', runs: ['head_months'], text: `select * from app.head_months(${s}, null, null)` },
    { about: 'fee heads of a class', runs: ['head_months'], text: `select * from app.head_months(${s}, null, '${classId}')` },
    {
      about: 'open charges of the year',
      runs: ['open_charges', 'covered_charges'],
      text: `select count(*) from app.open_charges(${s}, '${yearId}')`,
    },
    { about: 'dues of last year', runs: ['last_year_dues', 'open_charges'], text: `select count(*) from app.last_year_dues(${s})` },
    { about: 'brothers and sisters of all', runs: ['with_elder'], text: `select count(*) from app.with_elder(${s}, '${yearId}', null)` },
    {
      about: 'brothers and sisters of one',
      runs: ['with_elder'],
      text: `select count(*) from app.with_elder(${s}, '${yearId}', array['${studentId}'::uuid])`,
    },
    {
      about: 'preview of changed fees',
      runs: ['fee_differences', 'covered_charges'],
      text: `select count(*) from app.fee_differences(${s}, '${yearId}', 1, null)`,
    },
    {
      about: 'new fees of a class',
      runs: reassessed,
      text: `${raise}; ${reassess(`array(select student_id from student_directory where school_id = ${s} and class_id = '${classId}')`)}`,
    },
    { about: 'new fees of one student', runs: reassessed, text: `${raise}; ${reassess(`array['${studentId}'::uuid]`)}` },
    {
      about: 'a payment',
      runs: ['record_payment'],
      text: `select app.record_payment(${s}, '${accountId}', 'bench', 'bench', null, null, '${studentId}', null::smallint, 1000, 'cash', '', '', null, null)`,
    },
    {
      about: 'a register of a section',
      runs: ['save_register', 'put_marks'],
      text: `select app.save_register(${s}, '${accountId}', 'bench', 'bench', null, null, '${section?.sectionId}', '${day}', 0, array[${ids}]::uuid[], array[${marks}], array[${reasons}], 'Bench')`,
    },
  ];
}
