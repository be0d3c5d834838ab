import { type Db, type Fragment, sql } from '#platform/db';
import { JOINED_ON } from '../joined-on.ts';

export type ClassSubject = { subjectId: string; subject: string; schemeId: string; countsInTotal: boolean; isCompulsory: boolean };

export function listClassSubjects(
  db: Db,
  schoolId: string,
  { yearId, classId }: { yearId: string; classId: string },
): Promise<ClassSubject[]> {
  return db.rows(sql`select f.subject_id as "subjectId", j.name as subject, f.scheme_id as "schemeId", f.counts_in_total as "countsInTotal", f.is_compulsory as "isCompulsory"
    from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    where f.school_id = ${schoolId} and f.year_id = ${yearId} and j.class_id = ${classId} order by j.position, j.name`);
}

export type ClassPaper = {
  id: string;
  examId: string;
  exam: string;
  subjectId: string;
  componentId: string;
  max: number;
  weight: number;
  day: string;
};

/** The papers of a class in a year that count in a result. A paper without a date counts as held on the exam's last day. */
export function listClassPapers(db: Db, schoolId: string, { yearId, classId }: { yearId: string; classId: string }): Promise<ClassPaper[]> {
  return db.rows(sql`select p.id, x.id as "examId", x.name as exam, p.subject_id as "subjectId", p.component_id as "componentId", (p.max_marks * 100)::int as max, (p.weight * 100)::int as weight, coalesce(p.on_date, x.ends_on)::text as day
    from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    where p.school_id = ${schoolId} and x.year_id = ${yearId} and j.class_id = ${classId} and p.component_id is not null order by x.starts_on, p.on_date nulls last, p.id`);
}

/** The terms of classes that are assessed by areas only and follow no scheme: those of the calendar, or if it has none, those of the other classes' schemes. */
export function areaTerms(schoolId: string, yearId: string): Fragment {
  return sql`select n.term_no, coalesce(min(n.name) filter (where n.is_calendar), min(n.name)) as name from (
      select row_number() over (order by starts_on)::int as term_no, name, true as is_calendar from terms where school_id = ${schoolId} and year_id = ${yearId}
      union all select t.term_no, t.name, false from scheme_terms t join assessment_schemes a on a.school_id = t.school_id and a.id = t.scheme_id
        where a.school_id = ${schoolId} and a.year_id = ${yearId}) n group by n.term_no`;
}

/** The terms of a class with their names: those of its schemes, else those of classes without a scheme. */
function classTerms(schoolId: string, { yearId, classId }: { yearId: string; classId: string }): Fragment {
  const own = sql`select t.term_no, min(t.name) as name from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    join scheme_terms t on t.school_id = f.school_id and t.scheme_id = f.scheme_id where f.school_id = ${schoolId} and f.year_id = ${yearId} and j.class_id = ${classId} group by 1`;
  return sql`${own} union all select a.term_no::smallint, a.name from (${areaTerms(schoolId, yearId)}) a where not exists (${own})`;
}

/** The names of a class's terms in their order, or of one of them. */
export async function listClassTerms(
  db: Db,
  schoolId: string,
  { termNo, ...place }: { yearId: string; classId: string; termNo: number },
): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select t.name from (${classTerms(schoolId, place)}) t where ${termNo}::int in (0, t.term_no) order by t.term_no`,
  );
  return rows.map(({ name }) => name);
}

/** The name of such a term, '' for the year; null when the class has no areas or there is no such term. */
export async function findAreaTerm(
  db: Db,
  schoolId: string,
  { yearId, classId, termNo }: { yearId: string; classId: string; termNo: number },
): Promise<string | null> {
  const row = await db.row<{ name: string }>(sql`select coalesce(t.name, '') as name from (values (${termNo}::int)) as w (term_no)
    left join (${areaTerms(schoolId, yearId)}) t using (term_no) where (w.term_no = 0 or t.name is not null)
      and exists (select from assessment_areas a where a.school_id = ${schoolId} and a.year_id = ${yearId} and a.class_id = ${classId})`);
  return row?.name ?? null;
}

/** The last day of a term's result: the end of the term or the year, or today if that is earlier. */
export async function findTermDays(
  db: Db,
  schoolId: string,
  { yearId, termNo }: { yearId: string; termNo: number },
): Promise<{ from: string; to: string }> {
  const row = await db.row<{
    from: string;
    to: string;
  }>(sql`select coalesce(t.starts_on, y.starts_on)::text as from, least(coalesce(t.ends_on, y.ends_on), app.today(y.school_id))::text as to
    from academic_years y left join lateral (select starts_on, ends_on from terms t where t.school_id = y.school_id and t.year_id = y.id order by starts_on
      offset greatest(${termNo}::int - 1, 0) limit case when ${termNo}::int = 0 then 0 else 1 end) t on true
    where y.school_id = ${schoolId} and y.id = ${yearId}`);
  return row ?? { from: '', to: '' };
}

export type ClassStudent = {
  id: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  sectionId: string;
  section: string;
  joinedOn: string | null;
  leftOn: string | null;
  notTaken: string[];
  remark: string;
  areas: { kind: string; domain: string; name: string; grade: string; term?: string }[];
  voices: { kind: 'self' | 'peer' | 'parent'; said: string }[];
  present: number;
  days: number;
};
type Wanted = { yearId: string; classId: string; sectionId: string | null; termNo: number; from: string; to: string };

/**
 * The students enrolled in a class (or one section) on the last day of a term, by roll number, with remark, areas and attendance of the term. Days that were
 * entered for a term are used instead of its registers. Somebody who
 * joined later belongs to it as soon as a mark of the term is entered, such as one of the previous school.
 */
export function listClassStudents(
  db: Db,
  schoolId: string,
  { yearId, classId, sectionId, termNo, from, to }: Wanted,
): Promise<ClassStudent[]> {
  return db.rows(sql`select z.id, z.name, z.admission_number as "admissionNumber", e.roll_number as "rollNumber", s.id as "sectionId", s.name as section,
      w.joined_on::text as "joinedOn", z.left_on::text as "leftOn", coalesce(o.subjects, '{}') as "notTaken", coalesce(r.remark, '') as remark,
      coalesce(g.areas, '[]') as areas, coalesce(v.voices, '[]') as voices, coalesce(a.present, 0)::float8 as present, coalesce(a.days, 0)::int as days
    from sections s join enrolments e on e.school_id = s.school_id and e.section_id = s.id and e.year_id = ${yearId}
    join students z on z.school_id = e.school_id and z.id = e.student_id
    cross join lateral (select ${JOINED_ON} as joined_on) w
    left join result_remarks r on r.school_id = e.school_id and r.year_id = e.year_id and r.term_no = ${termNo}::int and r.student_id = e.student_id
    left join lateral (select array_agg(n.subject_id) as subjects from subjects_not_taken n where n.school_id = e.school_id and n.year_id = e.year_id and n.student_id = e.student_id) o on true
    left join lateral (select jsonb_agg(jsonb_build_object('kind', k.kind, 'domain', k.domain, 'name', k.name, 'grade', v.label)
        || case ${termNo}::int when 0 then jsonb_build_object('term', coalesce(t.name, '')) else '{}' end order by k.position, v.term_no) as areas
      from area_grades v join assessment_areas k on k.school_id = v.school_id and k.id = v.area_id
      left join (${classTerms(schoolId, { yearId, classId })}) t on t.term_no = v.term_no
      where v.school_id = e.school_id and v.student_id = e.student_id and ${termNo}::int in (0, v.term_no) and k.year_id = e.year_id) g on true
    left join lateral (select jsonb_agg(jsonb_build_object('kind', n.kind, 'said', n.said) order by array_position(array['self', 'peer', 'parent'], n.kind)) as voices
      from student_voices n where n.school_id = e.school_id and n.year_id = e.year_id and n.term_no = ${termNo}::int and n.student_id = e.student_id) v on true
    left join lateral (select sum(n.days) as days, sum(n.present) as present,
        range_agg(case when n.term_no = ${termNo}::int then daterange(null, null) else daterange(c.starts_on, c.ends_on, '[]') end) as instead_of
      from term_attendance n left join (select row_number() over (order by starts_on) as term_no, starts_on, ends_on from terms where school_id = ${schoolId} and year_id = ${yearId}) c on c.term_no = n.term_no
      where n.school_id = e.school_id and n.year_id = e.year_id and n.student_id = e.student_id and (n.term_no = ${termNo}::int or ${termNo}::int = 0 and not exists (
        select from term_attendance y where y.school_id = n.school_id and y.year_id = n.year_id and y.student_id = n.student_id and y.term_no = 0))) m on true
    left join lateral (select count(*) + coalesce(m.days, 0) as days,
        coalesce(sum(case d.mark when 'P' then 2 when 'L' then 2 when 'H' then 1 else 0 end) / 2.0, 0) + coalesce(m.present, 0) as present from student_attendance d
      where d.school_id = e.school_id and d.student_id = e.student_id and (m.instead_of is null or not m.instead_of @> d.on_date)
        and d.on_date = any (array(select app.school_days(${schoolId}, ${from}::date, ${to}::date, 'students')))) a on true
    where s.school_id = ${schoolId} and s.class_id = ${classId} and (${sectionId}::uuid is null or s.id = ${sectionId}::uuid)
      and (z.left_on is null or z.left_on >= ${to}::date) and (w.joined_on is null or w.joined_on <= ${to}::date or ${hasMark(schoolId, { yearId: sql`e.year_id`, studentId: sql`z.id`, termNo: sql`${termNo}::int` })})
    order by s.name, e.roll_number nulls last, lower(z.name), z.name, z.id`);
}

type OfTerm = { yearId: Fragment; studentId: Fragment; termNo: Fragment };

/** Whether a student has a mark in a paper of a term (0: of the year). NA is none: it says that the student was not assessed. */
export function hasMark(schoolId: string, { yearId, studentId, termNo }: OfTerm): Fragment {
  return sql`exists (select from marks m join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id
    join scheme_components k on k.school_id = p.school_id and k.id = p.component_id join assessment_schemes a on a.school_id = k.school_id and a.id = k.scheme_id
    where m.school_id = ${schoolId} and m.student_id = ${studentId} and m.code <> 'NA' and a.year_id = ${yearId} and ${termNo} in (0, k.term_no))`;
}

export type Enrolled = { id: string; name: string; section: string; joinedOn: string | null; leftOn: string | null };

/** Everybody who is or was enrolled in a class in a year, by section and roll number. */
export function listEnrolled(db: Db, schoolId: string, { yearId, classId }: { yearId: string; classId: string }): Promise<Enrolled[]> {
  return db.rows(sql`select z.id, z.name, s.name as section, ${JOINED_ON}::text as "joinedOn", z.left_on::text as "leftOn"
    from sections s join enrolments e on e.school_id = s.school_id and e.section_id = s.id and e.year_id = ${yearId}
    join students z on z.school_id = e.school_id and z.id = e.student_id
    where s.school_id = ${schoolId} and s.class_id = ${classId} order by s.name, e.roll_number nulls last, lower(z.name), z.name, z.id`);
}

export type Adjusted = { paperId: string; studentId: string | null; marks: number };

/** Valid grace and moderation, in hundredths. */
export function listCounted(db: Db, schoolId: string, paperIds: readonly string[]): Promise<Adjusted[]> {
  return db.rows(sql`select paper_id as "paperId", student_id as "studentId", (marks * 100)::int as marks from mark_adjustments
    where school_id = ${schoolId} and paper_id = any (${paperIds}::uuid[]) and withdrawn_at is null`);
}
