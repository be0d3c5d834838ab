import { type Db, sql } from '#platform/db';

export type SectionProgress = {
  sectionId: string;
  section: string;
  periodsOfYear: number;
  periodsSoFar: number;
  lessonsRecorded: number;
  chaptersTaught: { chapterId: string; chapterNumber: number; lessons: number; lastOn: string }[];
};

/** The sections of a book's class with the subject's periods of this school year and its lessons in the logbook. */
export function listSectionProgress(db: Db, schoolId: string, bookId: string): Promise<SectionProgress[]> {
  return db.rows(sql`with book as (select t.id, s.id as subject_id, s.class_id from textbooks t
      join subjects s on s.school_id = t.school_id and s.id = t.subject_id where t.school_id = ${schoolId} and t.id = ${bookId}),
    year as (select starts_on, ends_on from academic_years where school_id = ${schoolId} and is_current),
    now as materialized (select app.today(${schoolId}) as today),
    days as materialized (select d as day, d <= now.today as is_gone from now, year, app.school_days(${schoolId}, year.starts_on, year.ends_on, 'students') d),
    planned as (select x.section_id, count(distinct (d.day, x.period_id))::int as of_year,
        count(distinct (d.day, x.period_id)) filter (where d.is_gone)::int as so_far
      from days d cross join lateral app.lessons_on(${schoolId}, d.day) x join book b on b.subject_id = x.subject_id group by x.section_id),
    taught as (select l.section_id, l.chapter_id, count(*)::int as lessons, max(l.on_date) as last_on from logbook_entries l
      join book b on b.subject_id = l.subject_id join year y on l.on_date between y.starts_on and y.ends_on
      where l.school_id = ${schoolId} group by l.section_id, l.chapter_id)
    select x.id as "sectionId", x.name as section, coalesce(p.of_year, 0) as "periodsOfYear", coalesce(p.so_far, 0) as "periodsSoFar",
      coalesce((select sum(lessons) from taught t where t.section_id = x.id), 0)::int as "lessonsRecorded",
      (select coalesce(json_agg(json_build_object('chapterId', c.id, 'chapterNumber', c.chapter_number, 'lessons', t.lessons, 'lastOn', t.last_on)
          order by c.position), '[]')
        from taught t join textbook_chapters c on c.school_id = ${schoolId} and c.id = t.chapter_id and c.textbook_id = b.id
        where t.section_id = x.id) as "chaptersTaught"
    from book b join sections x on x.school_id = ${schoolId} and x.class_id = b.class_id left join planned p on p.section_id = x.id
    order by x.name`);
}
