import { type Db, sql } from '#platform/db';

export type SectionProgress = {
  sectionId: string;
  section: string;
  periodsOfYear: number;
  periodsSoFar: number;
  lessonsRecorded: number;
  chaptersTaught: { chapterId: string; chapterNumber: number; lessons: number; lastOn: string }[];
};

/** The sections of a book's class with the subject's periods of this school year and what the logbook holds of it. */
export function listSectionProgress(db: Db, schoolId: string, bookId: string): Promise<SectionProgress[]> {
  return db.rows(sql`with book as (select t.id, s.id as subject_id, s.class_id from textbooks t
      join subjects s on s.school_id = t.school_id and s.id = t.subject_id where t.school_id = ${schoolId} and t.id = ${bookId}),
    year as (select starts_on, ends_on from academic_years where school_id = ${schoolId} and is_current),
    weekdays as materialized (select extract(isodow from d)::int as day, count(*)::int as days, count(*) filter (where d <= app.today(${schoolId}))::int as gone
      from year, app.school_days(${schoolId}, year.starts_on, year.ends_on, 'students') d group by 1),
    planned as (select x.section_id, sum(w.days)::int as of_year, sum(w.gone)::int as so_far from timetable_slots x
      join book b on b.subject_id = x.subject_id join weekdays w on w.day = x.day where x.school_id = ${schoolId} group by x.section_id),
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
