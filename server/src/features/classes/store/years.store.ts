import { type Db, sql } from '#platform/db';

type Year = {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  isCurrent: boolean;
  students: number;
  terms: { id: string; name: string; startsOn: string; endsOn: string }[];
};

const YEAR = sql`y.id, y.name, y.starts_on::text as "startsOn", y.ends_on::text as "endsOn", y.is_current as "isCurrent"`;

export function listYears(db: Db, schoolId: string): Promise<Year[]> {
  return db.rows(sql`select ${YEAR},
    (select count(*)::int from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
      where e.school_id = y.school_id and e.year_id = y.id and (s.left_on is null or s.left_on >= y.ends_on)) as students,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'startsOn', t.starts_on, 'endsOn', t.ends_on) order by t.starts_on)
      from terms t where t.school_id = y.school_id and t.year_id = y.id), '[]') as terms
    from academic_years y where y.school_id = ${schoolId} order by y.starts_on desc`);
}

/** The terms of a year, in order. */
export function listTerms(db: Db, schoolId: string, yearId: string): Promise<Year['terms']> {
  return db.rows(sql`select id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from terms
    where school_id = ${schoolId} and year_id = ${yearId} order by starts_on`);
}

type YearRow = Omit<Year, 'terms' | 'students'> & { isUsed: boolean };

/** The year, locked, with whether fees or registers depend on its days. */
export function lockYear(db: Db, schoolId: string, yearId: string): Promise<YearRow | null> {
  return db.row(sql`select ${YEAR}, exists (select from charges c where c.school_id = y.school_id and c.year_id = y.id)
      or exists (select from registers r where r.school_id = y.school_id and r.on_date between y.starts_on and y.ends_on) as "isUsed"
    from academic_years y where y.school_id = ${schoolId} and y.id = ${yearId} for update`);
}

type Days = { name: string; startsOn: string; endsOn: string };

export async function insertYear(db: Db, schoolId: string, { name, startsOn, endsOn }: Days): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into academic_years (school_id, id, name, starts_on, ends_on)
    values (${schoolId}, app.new_id(), ${name}, ${startsOn}, ${endsOn}) returning id`);
  return (row as { id: string }).id;
}

export async function saveYear(db: Db, schoolId: string, yearId: string, { name, startsOn, endsOn }: Days): Promise<void> {
  await db.rows(sql`update academic_years set name = ${name}, starts_on = ${startsOn}, ends_on = ${endsOn}
    where school_id = ${schoolId} and id = ${yearId}`);
}

/** Saves the list of terms: those without an id are new, missing ones are deleted. False when an id is unknown. */
export async function putTerms(db: Db, schoolId: string, yearId: string, terms: readonly (Days & { id?: string | undefined })[]) {
  const kept = terms.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db.rows(sql`delete from terms where school_id = ${schoolId} and year_id = ${yearId} and id <> all(${kept}::uuid[])`);
  for (const { id, name, startsOn, endsOn } of terms) {
    const row = await db.row(
      id === undefined
        ? sql`insert into terms (school_id, id, year_id, name, starts_on, ends_on)
            values (${schoolId}, app.new_id(), ${yearId}, ${name}, ${startsOn}, ${endsOn}) returning true as done`
        : sql`update terms set name = ${name}, starts_on = ${startsOn}, ends_on = ${endsOn}
            where school_id = ${schoolId} and year_id = ${yearId} and id = ${id} returning true as done`,
    );
    if (row === null) return false;
  }
  return true;
}

export async function setCurrentYear(db: Db, schoolId: string, yearId: string): Promise<void> {
  await db.rows(sql`update academic_years set is_current = false where school_id = ${schoolId} and is_current`);
  await db.rows(sql`update academic_years set is_current = true where school_id = ${schoolId} and id = ${yearId}`);
}

/** The number of students enrolled in a year, and in the whole school. */
export async function countPlaces(db: Db, schoolId: string, yearId: string): Promise<{ inYear: number; inSchool: number }> {
  const row = await db.row<{ inYear: number; inSchool: number }>(sql`select
    (select count(*)::int from enrolments where school_id = ${schoolId} and year_id = ${yearId}) as "inYear",
    (select count(*)::int from students where school_id = ${schoolId} and left_on is null) as "inSchool"`);
  return row ?? { inYear: 0, inSchool: 0 };
}

export async function removeYear(db: Db, schoolId: string, yearId: string): Promise<void> {
  await db.rows(sql`delete from terms where school_id = ${schoolId} and year_id = ${yearId}`);
  await db.rows(sql`delete from academic_years where school_id = ${schoolId} and id = ${yearId}`);
}
