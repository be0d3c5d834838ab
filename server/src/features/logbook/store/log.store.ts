import { type Db, type Fragment, sql, todayOf } from '#platform/db';

type LoggedPeriod = {
  periodId: string;
  periodName: string;
  sectionId: string;
  className: string;
  sectionName: string;
  subjectId: string;
  subjectName: string;
  description: string;
  homework: string;
  chapterId: string | null;
  isRecorded: boolean;
  coverFor: string | null;
  coveredBy: string | null;
};
type LogDay = { date: string; isSchoolDay: boolean; periods: LoggedPeriod[] };
type Review = { by: string; at: string; remark: string };
export type TeacherLog = { id: string; name: string; photoFileId: string | null; today: string; review: Review | null; days: LogDay[] };

type Stretch = { teacherId: string; from: string; to: string };

/** A teacher's lessons of some days in one query, and the review of the first day; null for an unknown teacher. Former teachers keep their log. */
export function findLog(db: Db, schoolId: string, stretch: Stretch): Promise<TeacherLog | null> {
  // A single day is written as one row: for generate_series PostgreSQL expects a thousand days, and then makes a new plan for every query.
  const days =
    stretch.from === stretch.to
      ? sql`select ${stretch.from}::date as d`
      : sql`select d::date from generate_series(${stretch.from}::date, ${stretch.to}::date, interval '1 day') d`;
  // What is merged is a list of its own: taken apart, it was expected to have one row, and all sections were read for each of a day's lessons.
  return db.row(sql`with days as materialized (
      select d as day, app.is_school_day(${schoolId}, d, 'students') as is_open from (${days}) x
    ), merged as materialized (${mergedLessons(schoolId, stretch.teacherId)})
    select e.id, e.name, e.photo_file_id as "photoFileId", ${todayOf(schoolId)} as today,
      (select json_build_object('by', coalesce(a.name, ''), 'at', r.reviewed_at, 'remark', r.remark) from logbook_reviews r left join accounts a on a.id = r.account_id
        where r.school_id = ${schoolId} and r.teacher_id = e.id and r.on_date = ${stretch.from}::date) as review,
      (select json_agg(json_build_object('date', d.day, 'isSchoolDay', d.is_open, 'periods', (
      select coalesce(json_agg(json_build_object('periodId', p.id, 'periodName', p.name, 'sectionId', c.id, 'className', k.name,
        'sectionName', coalesce(app.group_section_names(p.school_id, m.day, m.period_id, m.group_id, k.id), c.name),
        'subjectId', s.id, 'subjectName', s.name, 'description', m.description, 'homework', m.homework, 'chapterId', m.chapter_id,
        'isRecorded', m.is_recorded, 'coverFor', f.name, 'coveredBy', b.name) order by p.position), '[]')
      from merged m join periods p on p.school_id = ${schoolId} and p.id = m.period_id
      join sections c on c.school_id = p.school_id and c.id = m.section_id join classes k on k.school_id = c.school_id and k.id = c.class_id
      join subjects s on s.school_id = p.school_id and s.id = m.subject_id
      left join employees f on f.school_id = p.school_id and f.id = m.cover_for
      left join employees b on b.school_id = p.school_id and b.id = m.covered_by where m.day = d.day)) order by d.day) from days d) as days
    from employees e where e.school_id = ${schoolId} and e.id = ${stretch.teacherId}`);
}

/** Planned lessons from the timetable and the covers (a cover takes precedence), merged with recorded entries (which take precedence over both). */
function mergedLessons(schoolId: string, teacherId: string): Fragment {
  return sql`select coalesce(l.on_date, w.day) as day, coalesce(l.period_id, w.period_id) as period_id,
      coalesce(l.section_id, w.section_id) as section_id, coalesce(l.subject_id, w.subject_id) as subject_id,
      coalesce(l.description, '') as description, coalesce(l.homework, '') as homework, l.chapter_id, l.on_date is not null as is_recorded,
      w.group_id, w.cover_for, w.covered_by
    from (select distinct on (x.day, x.period_id) x.* from (
        select d.day, t.period_id, t.section_id, t.group_id, t.subject_id, null::uuid as cover_for, v.teacher_id as covered_by from days d
        join lateral app.lessons_on(${schoolId}, d.day) t on t.teacher_id = ${teacherId}
        left join covers v on v.school_id = t.school_id and v.on_date = d.day and v.period_id = t.period_id and v.part_id = t.part_id
          and v.absent_id = t.teacher_id
        where d.is_open
        union all
        select v.on_date, v.period_id, v.section_id, v.group_id, v.subject_id, v.absent_id, null from days d
        join covers v on v.school_id = ${schoolId} and v.teacher_id = ${teacherId} and v.on_date = d.day
      ) x order by x.day, x.period_id, x.cover_for nulls last, x.section_id) w
    full join (select e.* from days d join logbook_entries e on e.school_id = ${schoolId} and e.teacher_id = ${teacherId} and e.on_date = d.day) l
      on l.on_date = w.day and l.period_id = w.period_id`;
}

export type Entry = {
  teacherId: string;
  onDate: string;
  periodId: string;
  description: string;
  homework: string;
  chapterId: string | null;
};

export async function recordLog(
  db: Db,
  schoolId: string,
  entry: Entry & { sectionId: string; subjectId: string; accountId: string },
): Promise<void> {
  await db.rows(sql`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, description, homework, chapter_id, account_id)
    values (${schoolId}, ${entry.teacherId}, ${entry.onDate}, ${entry.periodId}, ${entry.sectionId}, ${entry.subjectId}, ${entry.description},
      ${entry.homework}, ${entry.chapterId}, ${entry.accountId})
    on conflict (school_id, teacher_id, on_date, period_id) do update set description = excluded.description, homework = excluded.homework,
      chapter_id = excluded.chapter_id, account_id = excluded.account_id, recorded_at = now()`);
}

export async function removeEntry(db: Db, schoolId: string, { teacherId, onDate, periodId }: Omit<Entry, 'description'>): Promise<void> {
  await db.rows(
    sql`delete from logbook_entries where school_id = ${schoolId} and teacher_id = ${teacherId} and on_date = ${onDate} and period_id = ${periodId}`,
  );
}

/** The name of a period, for a refusal; null when the school has none with that id. */
export async function findPeriodName(db: Db, schoolId: string, periodId: string): Promise<string | null> {
  return (await db.row<{ name: string }>(sql`select name from periods where school_id = ${schoolId} and id = ${periodId}`))?.name ?? null;
}

/** The subject of the textbook with the chapter; null when the school has no such chapter, or has deleted the book. */
export async function findSubjectOfChapter(db: Db, schoolId: string, chapterId: string): Promise<string | null> {
  const row = await db.row<{ subjectId: string }>(sql`select b.subject_id as "subjectId" from textbook_chapters c
    join textbooks b on b.school_id = c.school_id and b.id = c.textbook_id where c.school_id = ${schoolId} and c.id = ${chapterId} and b.removed_at is null`);
  return row?.subjectId ?? null;
}

type Looked = { teacherId: string; date: string; accountId: string; remark: string };

/** Records the review of a day, or deletes it. */
export async function reviewLog(db: Db, schoolId: string, { teacherId, date, accountId, remark }: Looked): Promise<void> {
  await db.rows(sql`insert into logbook_reviews (school_id, teacher_id, on_date, remark, account_id)
    values (${schoolId}, ${teacherId}, ${date}, ${remark}, ${accountId})
    on conflict (school_id, teacher_id, on_date) do update set remark = excluded.remark, account_id = excluded.account_id, reviewed_at = now()`);
}

export async function removeReview(db: Db, schoolId: string, { teacherId, date }: Pick<Looked, 'teacherId' | 'date'>): Promise<void> {
  await db.rows(sql`delete from logbook_reviews where school_id = ${schoolId} and teacher_id = ${teacherId} and on_date = ${date}`);
}
