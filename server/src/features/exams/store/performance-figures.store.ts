import { type Db, type Fragment, sql } from '#platform/db';

/** The counts of a version's section, or of a subject in it. Percentages (`3450,6700`, hundredths, ascending) only for versions that need them. */
export type CountRow = {
  versionId: string;
  sectionId: string;
  subjectId: string | null;
  students: number;
  total: number;
  passed: number;
  percents: string | null;
};
type Versions = { versions: readonly string[]; withPercents: readonly string[] };

// Both tables are read completely and filtered by the caller: a few hundred rows of one table cost less than planning joins.
const counts = (table: Fragment, schoolId: string, { versions, withPercents }: Versions, subjectId: Fragment) =>
  sql`select version_id as "versionId", section_id as "sectionId", ${subjectId} as "subjectId", students, total::float8 as total, passed,
    case when version_id = any (${withPercents}::uuid[]) then percents end as percents
    from ${table} where school_id = ${schoolId} and version_id = any (${versions}::uuid[])`;

export function listSectionCounts(db: Db, schoolId: string, versions: Versions): Promise<CountRow[]> {
  return db.rows(counts(sql`result_section_figures`, schoolId, versions, sql`null::uuid`));
}

export function listSubjectCounts(db: Db, schoolId: string, versions: Versions): Promise<CountRow[]> {
  return db.rows(counts(sql`result_subject_figures`, schoolId, versions, sql`subject_id`));
}

type ChapterRow = { id: string; chapter: string; position: number; subjectId: string; papers: number; average: number | null };

/** The results of a year's papers by chapter, in percent of their maximum. In several steps, because one join of all tables takes long to plan. */
export function listByChapter(
  db: Db,
  schoolId: string,
  { yearId, subjects }: { yearId: string; subjects: readonly string[] },
): Promise<ChapterRow[]> {
  return db.rows(sql`with papers as materialized (select p.id, p.subject_id, p.max_marks from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id
        where p.school_id = ${schoolId} and x.year_id = ${yearId}::uuid and p.subject_id = any (${subjects}::uuid[])),
      covered as materialized (select k.chapter_id, p.* from papers p join exam_paper_chapters k on k.school_id = ${schoolId} and k.paper_id = p.id),
      scored as materialized (select c.chapter_id, c.subject_id, count(distinct c.id)::int as papers, round(avg(m.marks * 100 / c.max_marks), 1)::float8 as average
        from covered c left join marks m on m.school_id = ${schoolId} and m.paper_id = c.id and m.marks is not null group by c.chapter_id, c.subject_id)
    select h.id, h.name as chapter, h.position::int, s.subject_id as "subjectId", s.papers, s.average from scored s join textbook_chapters h on h.school_id = ${schoolId} and h.id = s.chapter_id`);
}
