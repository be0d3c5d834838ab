import { type Db, type Fragment, sql } from '#platform/db';

export type Progress = { teacherId: string; teacherName: string; lessons: number; recorded: number; isReviewed: boolean };

/**
 * The lessons of a day that need an entry, each with whether it has one: the teacher's own lessons, except those that others cover or that are cancelled
 * because the teacher is away, and covers. `date` is SQL of a day.
 */
export function lessonsDue(schoolId: string, date: Fragment): Fragment {
  return sql`with away as materialized (select a.employee_id, x.period_id from app.staff_away(${schoolId}, ${date}) a
      join app.halves(${schoolId}) x on a.half is null or a.half = x.half),
    due as (
      select t.teacher_id, t.period_id from app.lessons_on(${schoolId}, ${date}) t
      where t.teacher_id is not null and (t.teacher_id, t.period_id) not in (select employee_id, period_id from away)
        and not exists (select from covers v where v.school_id = t.school_id and v.on_date = ${date} and v.period_id = t.period_id
          and v.part_id = t.part_id)
      union select v.teacher_id, v.period_id from covers v where v.school_id = ${schoolId} and v.on_date = ${date}
    )
    select d.teacher_id, d.period_id, l.period_id is not null as is_recorded from due d
    left join logbook_entries l on l.school_id = ${schoolId} and l.teacher_id = d.teacher_id and l.on_date = ${date} and l.period_id = d.period_id`;
}

/** The number of each teacher's lessons on a day, and of the recorded ones. */
export function listLogProgress(db: Db, schoolId: string, date: string): Promise<Progress[]> {
  return db.rows(sql`select e.id as "teacherId", e.name as "teacherName", count(*)::int as lessons, count(*) filter (where d.is_recorded)::int as recorded,
      exists (select from logbook_reviews r where r.school_id = ${schoolId} and r.teacher_id = e.id and r.on_date = ${date}) as "isReviewed"
    from (${lessonsDue(schoolId, sql`${date}::date`)}) d join employees e on e.school_id = ${schoolId} and e.id = d.teacher_id
    where app.is_school_day(${schoolId}, ${date}::date, 'students') group by e.id, e.name order by lower(e.name), e.name, e.id`);
}

export async function isSchoolDay(db: Db, schoolId: string, date: string): Promise<boolean> {
  const row = await db.row<{ open: boolean }>(sql`select app.is_school_day(${schoolId}, ${date}::date, 'students') as open`);
  return row?.open ?? false;
}

export type Chapter = { chapterId: string; chapterNumber: number; name: string; lessons: number; topics: string[] };

/** The chapters of a subject's textbook with their topics, and the number of the section's lessons about each. Null for an unknown section or subject. */
export async function listLogTopics(
  db: Db,
  schoolId: string,
  { sectionId, subjectId }: { sectionId: string; subjectId: string },
): Promise<Chapter[] | null> {
  const row = await db.row<{ chapters: Chapter[] }>(sql`select (select coalesce(json_agg(json_build_object('chapterId', c.id,
        'chapterNumber', c.chapter_number, 'name', c.name,
        'lessons', (select count(*) from logbook_entries l where l.school_id = c.school_id and l.chapter_id = c.id and l.section_id = x.id),
        'topics', (select coalesce(json_agg(t.name order by t.position), '[]') from textbook_topics t where t.school_id = c.school_id and t.chapter_id = c.id)
      ) order by c.position), '[]')
      from textbooks b join textbook_chapters c on c.school_id = b.school_id and c.textbook_id = b.id
      where b.school_id = s.school_id and b.subject_id = s.id and b.removed_at is null) as chapters
    from subjects s join sections x on x.school_id = s.school_id and x.class_id = s.class_id
    where s.school_id = ${schoolId} and s.id = ${subjectId} and x.id = ${sectionId}`);
  return row?.chapters ?? null;
}

export type Change = { at: Date; by: string; before: Record<string, string | null> | null; after: Record<string, string | null> | null };

export function getLogHistory(db: Db, schoolId: string, entryId: string): Promise<Change[]> {
  return db.rows(sql`select a.at, coalesce(c.name, '') as by, a.old_values as before, a.new_values as after
    from audit_log a left join accounts c on c.id = a.account_id
    where a.school_id = ${schoolId} and a.entity = 'logbook' and a.entity_id = ${entryId} order by a.at desc, a.id desc limit 50`);
}

export type EntryRow = {
  onDate: string;
  periodName: string;
  teacherName: string;
  className: string;
  sectionName: string;
  subjectName: string;
  chapter: string | null;
  description: string;
  homework: string;
  writtenBy: string;
};

/** The entries between two days, of one teacher or of all, by day, period and teacher. */
export function listEntries(
  db: Db,
  schoolId: string,
  { from, to, teacherId }: { from: string; to: string; teacherId?: string | undefined },
): Promise<EntryRow[]> {
  return db.rows(sql`select l.on_date as "onDate", p.name as "periodName", e.name as "teacherName", k.name as "className", c.name as "sectionName",
      s.name as "subjectName", h.chapter_number || ': ' || h.name as chapter, l.description, l.homework, coalesce(a.name, '') as "writtenBy"
    from logbook_entries l join periods p on p.school_id = l.school_id and p.id = l.period_id
    join employees e on e.school_id = l.school_id and e.id = l.teacher_id
    join sections c on c.school_id = l.school_id and c.id = l.section_id join classes k on k.school_id = c.school_id and k.id = c.class_id
    join subjects s on s.school_id = l.school_id and s.id = l.subject_id
    left join textbook_chapters h on h.school_id = l.school_id and h.id = l.chapter_id left join accounts a on a.id = l.account_id
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${to}::date and (${teacherId ?? null}::uuid is null or l.teacher_id = ${teacherId ?? null}::uuid)
    order by l.on_date, p.position, lower(e.name), e.name`);
}

/** The name of an employee, present or former; null for an unknown one. */
export async function findTeacherName(db: Db, schoolId: string, teacherId: string): Promise<string | null> {
  return (
    (await db.row<{ name: string }>(sql`select name from employees where school_id = ${schoolId} and id = ${teacherId}::uuid`))?.name ??
    null
  );
}
