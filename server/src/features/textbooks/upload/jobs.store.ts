import { type Db, sql } from '#platform/db';

type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type TextbookJob = {
  id: string;
  subjectId: string;
  fileId: string;
  mode: 'replace' | 'add';
  /** The text of the file is stored already; the job reads its other pages. */
  isRest: boolean;
  state: JobState;
  pagesDone: number;
  pagesTotal: number;
  chapters: number;
  topics: number;
  poorPages: number[];
  problem: string;
  secondsLeft: number | null;
};

const columns = sql`id, subject_id as "subjectId", file_id as "fileId", mode, is_rest as "isRest", state, pages_done as "pagesDone", pages_total as "pagesTotal", chapters, topics,
  poor_pages as "poorPages", problem, greatest(0, extract(epoch from ends_at - now()))::real as "secondsLeft"`;

export async function insertJob(
  db: Db,
  schoolId: string,
  job: { subjectId: string; fileId: string; accountId: string; pages: number; mode: 'replace' | 'add'; isRest: boolean },
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into textbook_jobs (school_id, id, subject_id, file_id, account_id, pages_total, mode, is_rest)
    values (${schoolId}, app.new_id(), ${job.subjectId}, ${job.fileId}, ${job.accountId}, ${job.pages}, ${job.mode}, ${job.isRest}) returning id`);
  return row?.id ?? '';
}

export function findJob(db: Db, schoolId: string, jobId: string): Promise<TextbookJob | null> {
  return db.row(sql`select ${columns} from textbook_jobs where school_id = ${schoolId} and id::text = ${jobId}`);
}

type ListedJob = TextbookJob & { className: string; subject: string };

/** Jobs that wait, run, or began within a day, newest first. */
export function listTextbookJobs(db: Db, schoolId: string): Promise<ListedJob[]> {
  return db.rows(sql`select j.*, s.name as subject, c.name as "className" from (
      select ${columns}, created_at from textbook_jobs where school_id = ${schoolId}
        and (state in ('waiting', 'running') or created_at > now() - interval '1 day') order by created_at desc limit 20) j
    join subjects s on s.school_id = ${schoolId} and s.id = j."subjectId"
    join classes c on c.school_id = s.school_id and c.id = s.class_id order by j.created_at desc`);
}

/** The oldest job that is waiting, or was left running by a stopped server; it is marked as running. */
export function takeJob(db: Db, schoolId: string): Promise<TextbookJob | null> {
  return db.row(sql`update textbook_jobs set state = 'running', started_at = now(), ends_at = null, pages_done = 0 where school_id = ${schoolId} and id = (
      select id from textbook_jobs where school_id = ${schoolId} and state in ('waiting', 'running') order by created_at limit 1 for update skip locked)
    returning ${columns}`);
}

type Noted = { done: number; total: number; secondsLeft: number | null };

/** Records the progress; false when the job was cancelled meanwhile. */
export async function noteProgress(db: Db, schoolId: string, jobId: string, { done, total, secondsLeft }: Noted): Promise<boolean> {
  return (
    (await db.row(sql`update textbook_jobs set pages_done = ${done}, pages_total = ${total}, ends_at = now() + make_interval(secs => ${secondsLeft}::float8)
      where school_id = ${schoolId} and id = ${jobId} and state = 'running' returning id`)) !== null
  );
}

/** Whether the book still has the file that a job reads the rest of. */
export async function isBookFile(db: Db, schoolId: string, fileId: string): Promise<boolean> {
  return (await db.row(sql`select 1 as one from textbook_files where school_id = ${schoolId} and file_id = ${fileId}`)) !== null;
}

export async function cancelJob(db: Db, schoolId: string, jobId: string): Promise<boolean> {
  return (
    (await db.row(
      sql`update textbook_jobs set state = 'cancelled' where school_id = ${schoolId} and id = ${jobId} and state in ('waiting', 'running') returning id`,
    )) !== null
  );
}

export function failJob(db: Db, schoolId: string, jobId: string, problem: string): Promise<unknown> {
  return db.rows(
    sql`update textbook_jobs set state = 'failed', problem = ${problem} where school_id = ${schoolId} and id = ${jobId} and state = 'running'`,
  );
}

type End = { chapters: number; topics: number; poorPages: readonly number[] };

/** Marks a job as done; false when it was cancelled meanwhile, and then nothing may be stored. */
export async function endJob(db: Db, schoolId: string, jobId: string, { chapters, topics, poorPages }: End): Promise<boolean> {
  return (
    (await db.row(sql`update textbook_jobs set state = 'done', pages_done = pages_total, chapters = ${chapters}, topics = ${topics},
      poor_pages = array(select jsonb_array_elements_text(${JSON.stringify(poorPages)}::text::jsonb)::int)
      where school_id = ${schoolId} and id = ${jobId} and state = 'running' returning id`)) !== null
  );
}

/** Schools whose scans may wait. The table of schools is outside row-level security, the jobs are behind them. */
export async function listSchools(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools`)).map(({ id }) => id);
}
