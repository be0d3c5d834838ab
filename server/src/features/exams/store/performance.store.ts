import { type Db, type Fragment, sql } from '#platform/db';

export type PublishedTerm = { yearId: string; year: string; termNo: number; term: string };
export type Filter = {
  versions: readonly string[];
  classId: string | null;
  sectionId: string | null;
  subject: string | null;
  teacherId: string | null;
};

/** The terms of which anything is published, the newest first; the year (0) behind its terms. */
export function listTerms(db: Db, schoolId: string): Promise<(PublishedTerm & { versions: string[] })[]> {
  return db.rows(sql`select v.year_id as "yearId", y.name as year, v.term_no::int as "termNo", min(v.term_name) as term, array_agg(v.id) as versions
    from result_versions v join academic_years y on y.school_id = v.school_id and y.id = v.year_id
    where v.school_id = ${schoolId} and v.is_current group by v.year_id, y.name, y.starts_on, v.term_no order by y.starts_on desc, (v.term_no = 0) desc, v.term_no desc`);
}

/** The sections and subjects that a teacher teaches by the timetable. */
export const taught = (schoolId: string, teacherId: string): Fragment =>
  sql`(select distinct section_id, subject_id from app.week_now(${schoolId}) where teacher_id = ${teacherId}::uuid) l`;

/** One row a student, or a student and subject when a subject or teacher is asked for: id, section, percent, outcome, grade, subject. */
function unitsOf(schoolId: string, { versions, classId, sectionId, subject, teacherId }: Filter): Fragment {
  const place = (
    alias: Fragment,
  ) => sql`${classId === null ? sql`` : sql`and ${alias}.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
    ${sectionId === null ? sql`` : sql`and ${alias}.section_id = ${sectionId}::uuid`}`;
  if (subject === null && teacherId === null)
    return sql`(select r.version_id, r.student_id, r.section_id, r.percent, r.outcome, r.grade, '' as subject from results r
      where r.school_id = ${schoolId} and r.version_id = any (${versions}::uuid[]) and r.percent is not null ${place(sql`r`)}) u`;
  return sql`(select r.version_id, r.student_id, r.section_id, r.percent, r.outcome, r.grade, j.name as subject from result_subjects r
    join subjects j on j.school_id = r.school_id and j.id = r.subject_id
    ${teacherId === null ? sql`` : sql`join ${taught(schoolId, teacherId)} on l.section_id = r.section_id and l.subject_id = r.subject_id`}
    where r.school_id = ${schoolId} and r.version_id = any (${versions}::uuid[]) and r.percent is not null ${subject === null ? sql`` : sql`and j.name = ${subject}`} ${place(sql`r`)}) u`;
}

export type Person = { studentId: string; name: string; className: string; section: string; percent: number | null };
const PERSON = sql`z.id as "studentId", z.name, c.name as "className", s.name as section, u.percent / 100.0::float8 as percent`;
const personOf = (
  schoolId: string,
) => sql`join students z on z.school_id = ${schoolId} and z.id = u.student_id join sections s on s.school_id = ${schoolId} and s.id = u.section_id
  join classes c on c.school_id = s.school_id and c.id = s.class_id`;

export function listToppers(db: Db, schoolId: string, filter: Filter, most: number): Promise<Person[]> {
  return db.rows(
    sql`select ${PERSON} from (select * from ${unitsOf(schoolId, filter)} order by percent desc, student_id limit ${most}) u ${personOf(schoolId)} order by u.percent desc, z.name`,
  );
}

/** The mean of whole numbers from zero, a half rounded up, without the time that numbers with decimals take. */
const mean = (value: Fragment): Fragment => sql`((sum(${value}) * 2 + count(*)) / (count(*) * 2))::int`;

/** Who changed most against the term before, of those who have both: the students who fell, then those who rose. */
export function listMovers(
  db: Db,
  schoolId: string,
  filter: Filter,
  { before, most }: { before: readonly string[]; most: number },
): Promise<(Person & { before: number; change: number })[]> {
  return db.rows(sql`with pairs as (select u.student_id, u.section_id, ${mean(sql`u.percent`)} as percent, ${mean(sql`o.percent`)} as before from ${unitsOf(schoolId, filter)}
      join (select u.student_id, u.subject, u.percent from ${unitsOf(schoolId, { ...filter, versions: before, classId: null, sectionId: null })}) o on o.student_id = u.student_id and o.subject = u.subject group by 1, 2
    ), u as ((select *, percent - before as change from pairs where percent < before order by percent - before, student_id limit ${most})
      union all (select *, percent - before from pairs where percent > before order by percent - before desc, student_id limit ${most}))
    select ${PERSON}, u.before / 100.0::float8 as before, u.change from u ${personOf(schoolId)} order by u.change, z.name`);
}

/** Who failed, or came less than the class hopes for: marks and attendance together, as they were on publishing. */
export function listAtRisk(
  db: Db,
  schoolId: string,
  { versions, classId, sectionId }: Filter,
  most: number,
): Promise<(Person & { failed: number; attendance: number | null; total: number })[]> {
  return db.rows(sql`select ${PERSON}, u.failed, u.attendance, u.total from (select count(*) over ()::int as total, r.student_id, r.section_id, r.percent, r.outcome,
        (select count(*)::int from result_subjects q where q.school_id = r.school_id and q.version_id = r.version_id and q.student_id = r.student_id and q.outcome = 'fail' and r.outcome = 'fail') as failed,
        a.attendance, (r.outcome = 'fail')::int + (a.attendance < 75)::int as signs
      from results r cross join lateral (select round((r.extras #>> '{attendance,present}')::numeric * 1000 / nullif((r.extras #>> '{attendance,days}')::numeric, 0)) / 10.0::float8 as attendance) a
      where r.school_id = ${schoolId} and r.version_id = any (${versions}::uuid[]) and (r.outcome = 'fail' or a.attendance < 75)
        ${classId === null ? sql`` : sql`and r.section_id in (select id from sections where school_id = ${schoolId} and class_id = ${classId}::uuid)`}
        ${sectionId === null ? sql`` : sql`and r.section_id = ${sectionId}::uuid`}
      order by signs desc nulls last, r.percent nulls first, r.student_id limit ${most}) u ${personOf(schoolId)} order by u.signs desc nulls last, u.failed desc, u.percent nulls first, z.name`);
}

/** How the papers that cover a chapter were written, in percent of their maximum. */
export function listByChapter(
  db: Db,
  schoolId: string,
  { yearId, classId, subject }: { yearId: string; classId: string | null; subject: string | null },
): Promise<{ id: string; chapter: string; subject: string; papers: number; average: number | null }[]> {
  return db.rows(sql`select h.id, h.name as chapter, c.name || ' ' || j.name as subject, count(distinct p.id)::int as papers, round(avg(m.marks * 100 / p.max_marks), 1)::float8 as average
    from exam_paper_chapters k join textbook_chapters h on h.school_id = k.school_id and h.id = k.chapter_id join exam_papers p on p.school_id = k.school_id and p.id = k.paper_id
    join exams x on x.school_id = p.school_id and x.id = p.exam_id and x.year_id = ${yearId}::uuid join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join classes c on c.school_id = j.school_id and c.id = j.class_id left join marks m on m.school_id = p.school_id and m.paper_id = p.id and m.marks is not null
    where k.school_id = ${schoolId} and (${classId}::uuid is null or j.class_id = ${classId}::uuid) and (${subject}::text is null or j.name = ${subject}::text)
    group by h.id, h.name, h.position, c.name, c.position, j.name order by c.position, j.name, h.position limit 60`);
}

type RowFilter = { from: number; below: number; outcome: string | null };

export function listRows(
  db: Db,
  schoolId: string,
  filter: Filter,
  { from, below, outcome }: RowFilter,
): Promise<(Person & { subject: string; grade: string; outcome: string; total: number })[]> {
  return db.rows(sql`select ${PERSON}, u.subject, u.grade, u.outcome, u.total from (select *, count(*) over ()::int as total from ${unitsOf(schoolId, filter)}
      where percent >= ${Math.round(from * 100)}::int and percent < ${Math.round(below * 100)}::int and (${outcome}::text is null or outcome = ${outcome}::text)
      order by percent desc, student_id, subject limit 500) u ${personOf(schoolId)} order by u.percent desc, z.name, u.subject`);
}

export type Choices = {
  classes: { id: string; name: string; sections: { id: string; name: string }[] }[];
  subjects: string[];
  teachers: { id: string; name: string }[];
};

/** What can be chosen. */
export async function readChoices(db: Db, schoolId: string): Promise<Choices> {
  const row = await db.row<Choices>(sql`select
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'sections', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.name) from sections s where s.school_id = c.school_id and s.class_id = c.id), '[]')) order by c.position, c.name)
      from classes c where c.school_id = ${schoolId}), '[]') as classes,
    array(select distinct j.name from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id where f.school_id = ${schoolId} order by 1) as subjects,
    coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name) order by w.name) from employees w where w.school_id = ${schoolId}
      and w.id in (select teacher_id from app.week_now(${schoolId}))), '[]') as teachers`);
  return row ?? { classes: [], subjects: [], teachers: [] };
}
