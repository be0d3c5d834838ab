import { type Db, sql } from '#platform/db';

export type SubjectRow = { id: string; name: string; periodsPerWeek: number };

export function getClassSubjects(db: Db, schoolId: string, classId: string): Promise<(SubjectRow & { teachers: string[] })[]> {
  return db.rows(sql`select s.id, s.name, s.periods_per_week as "periodsPerWeek",
    array(select t.name from employee_subjects x join employees t on t.school_id = x.school_id and t.id = x.employee_id and t.left_on is null
      where x.school_id = s.school_id and x.subject_id = s.id order by lower(t.name), t.name) as teachers
    from subjects s where s.school_id = ${schoolId} and s.class_id = ${classId} order by s.position, s.name`);
}

export async function createSubject(
  db: Db,
  schoolId: string,
  { classId, name, periodsPerWeek }: { classId: string; name: string; periodsPerWeek: number },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into subjects (school_id, id, class_id, name, periods_per_week, position)
    select ${schoolId}::uuid, app.new_id(), ${classId}::uuid, ${name}, ${periodsPerWeek}::int, coalesce(max(position), 0) + 1
    from subjects where school_id = ${schoolId} and class_id = ${classId} returning id`);
  return (row as { id: string }).id;
}

export function lockSubject(db: Db, schoolId: string, subjectId: string): Promise<SubjectRow | null> {
  return db.row(sql`select id, name, periods_per_week as "periodsPerWeek" from subjects
    where school_id = ${schoolId} and id = ${subjectId} for update`);
}

export async function updateSubject(db: Db, schoolId: string, { id, name, periodsPerWeek }: SubjectRow): Promise<void> {
  await db.rows(sql`update subjects set name = ${name}, periods_per_week = ${periodsPerWeek} where school_id = ${schoolId} and id = ${id}`);
}

export async function removeSubject(db: Db, schoolId: string, subjectId: string): Promise<void> {
  await db.rows(sql`delete from subjects where school_id = ${schoolId} and id = ${subjectId}`);
}

/** What is only planned for a subject. */
export const PLANNED = ['employee_subjects', 'scheme_subjects', 'subjects_not_taken'];

/** Deletes subjects with who is to teach them, how they are to be assessed and who does not take them. */
export async function removeSubjects(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`delete from employee_subjects where school_id = ${schoolId} and subject_id = any (${ids}::uuid[])`);
  await db.rows(sql`delete from scheme_subjects where school_id = ${schoolId} and subject_id = any (${ids}::uuid[])`);
  await db.rows(sql`delete from subjects_not_taken where school_id = ${schoolId} and subject_id = any (${ids}::uuid[])`);
  await db.rows(sql`delete from subjects where school_id = ${schoolId} and id = any (${ids}::uuid[])`);
}

type Weeks = {
  board: string;
  state: string;
  periodsADay: number;
  /** `closed`: the periods of a week that the timetable rules close for the class. */
  classes: { id: string; className: string; closed: number; subjects: { name: string; periodsPerWeek: number }[] }[];
};

/** The classes in school order with their subjects, and the number of periods in a week. */
export async function getSubjectWeeks(db: Db, schoolId: string): Promise<Weeks> {
  const row =
    await db.row<Weeks>(sql`select s.board, s.state, (select count(*)::int from periods where school_id = ${schoolId}) as "periodsADay",
    coalesce((select json_agg(json_build_object('id', c.id, 'className', c.name, 'closed', (
        select count(distinct (a.day, a.period_id)) from timetable_away a where a.school_id = c.school_id and a.closure_id is not null
          and (not exists (select from timetable_closure_classes k where k.school_id = a.school_id and k.closure_id = a.closure_id)
            or exists (select from timetable_closure_classes k where k.school_id = a.school_id and k.closure_id = a.closure_id and k.class_id = c.id))), 'subjects', coalesce((
        select json_agg(json_build_object('name', u.name, 'periodsPerWeek', u.periods_per_week) order by u.position, u.name)
        from subjects u where u.school_id = c.school_id and u.class_id = c.id), '[]')) order by c.position, c.name)
      from classes c where c.school_id = ${schoolId}), '[]') as classes
    from schools s where s.id = ${schoolId}`);
  return row as Weeks;
}

type WeekRow = { classId: string; name: string; periodsPerWeek: number; place: number };

/** Saves subjects and their periods a week by name; other subjects of these classes get none and are answered. Null when a class is of another school. */
export async function saveSubjectWeeks(
  db: Db,
  schoolId: string,
  { classIds, rows }: { classIds: readonly string[]; rows: readonly WeekRow[] },
): Promise<{ id: string; name: string }[] | null> {
  const known = await db.rows(sql`select id from classes where school_id = ${schoolId} and id = any (${classIds}::uuid[]) for update`);
  if (known.length < new Set(classIds.map((id) => id.toLowerCase())).size) return null;
  await db.rows(sql`update subjects u set periods_per_week = coalesce(w.weeks, 0)
    from subjects o left join unnest(${rows.map(({ classId }) => classId)}::uuid[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ periodsPerWeek }) => periodsPerWeek)}::int[])
      as w (class_id, name, weeks) on w.class_id = o.class_id and lower(w.name) = lower(o.name)
    where u.school_id = ${schoolId} and o.school_id = u.school_id and o.id = u.id and u.class_id = any (${classIds}::uuid[])`);
  await db.rows(sql`insert into subjects (school_id, id, class_id, name, periods_per_week, position)
    select ${schoolId}::uuid, app.new_id(), w.class_id, w.name, w.weeks, 100 + w.place
    from unnest(${rows.map(({ classId }) => classId)}::uuid[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ periodsPerWeek }) => periodsPerWeek)}::int[], ${rows.map(({ place }) => place)}::int[])
      as w (class_id, name, weeks, place)
    where not exists (select from subjects u where u.school_id = ${schoolId} and u.class_id = w.class_id and lower(u.name) = lower(w.name))`);
  return db.rows(sql`select id, name from subjects u where school_id = ${schoolId} and class_id = any (${classIds}::uuid[])
    and not exists (select from unnest(${rows.map(({ classId }) => classId)}::uuid[], ${rows.map(({ name }) => name)}::text[]) as w (class_id, name)
      where w.class_id = u.class_id and lower(w.name) = lower(u.name))`);
}
