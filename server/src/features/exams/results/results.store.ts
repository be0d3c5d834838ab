import type { CardChange } from '@shala/contract/exams';
import { type Db, type Fragment, sql } from '#platform/db';
import { JOINED_ON } from '../joined-on.ts';
import { areaTerms, hasMark } from './compute.store.ts';
import { type Attendance, putAttendance } from './entries.store.ts';

export type Version = { id: string; version: number; reason: string; by: string; at: string; isCurrent: boolean };

const VERSION = sql`v.id, v.version, v.reason, coalesce((select a.name from accounts a where a.id = v.account_id and a.school_id = v.school_id), '') as by,
  to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, v.is_current as "isCurrent"`;

/** The versions of a class's result, the newest first. */
export function listVersions(
  db: Db,
  schoolId: string,
  { yearId, classId, termNo }: { yearId: string; classId: string; termNo: number },
): Promise<Version[]> {
  return db.rows(
    sql`select ${VERSION} from result_versions v where v.school_id = ${schoolId} and v.year_id = ${yearId} and v.class_id = ${classId} and v.term_no = ${termNo}::int order by v.version desc`,
  );
}

type VersionRow = Version & { yearId: string; year: string; classId: string; className: string; termNo: number; term: string };

export function findVersion(db: Db, schoolId: string, versionId: string): Promise<VersionRow | null> {
  return db.row(sql`select ${VERSION}, v.year_id as "yearId", y.name as year, v.class_id as "classId", c.name as "className", v.term_no::int as "termNo", v.term_name as term
    from result_versions v join academic_years y on y.school_id = v.school_id and y.id = v.year_id join classes c on c.school_id = v.school_id and c.id = v.class_id
    where v.school_id = ${schoolId} and v.id = ${versionId}`);
}

type NewVersion = { yearId: string; classId: string; termNo: number; term: string; reason: string; rules: unknown; accountId: string };

/** Stores the next version and makes it the current one. */
export async function insertVersion(db: Db, schoolId: string, version: NewVersion): Promise<{ id: string; version: number }> {
  const mine = sql`school_id = ${schoolId} and year_id = ${version.yearId} and class_id = ${version.classId} and term_no = ${version.termNo}::int`;
  await db.rows(sql`update result_versions set is_current = false where ${mine} and is_current`);
  const row = await db.row<{
    id: string;
    version: number;
  }>(sql`insert into result_versions (school_id, id, year_id, class_id, term_no, term_name, version, reason, rules, account_id)
    select ${schoolId}::uuid, app.new_id(), ${version.yearId}::uuid, ${version.classId}::uuid, ${version.termNo}::smallint, ${version.term},
      coalesce((select max(version) from result_versions where ${mine}), 0) + 1, ${version.reason}, ${JSON.stringify(version.rules)}::text::jsonb, ${version.accountId}::uuid returning id, version`);
  return row as { id: string; version: number };
}

export type ResultRow = {
  studentId: string;
  sectionId: string;
  rollNumber: number | null;
  obtained: number | null;
  outOf: number | null;
  percent: number | null;
  grade: string;
  outcome: string;
  rank: number | null;
  extras: unknown;
};
export type SubjectRow = {
  studentId: string;
  subjectId: string;
  sectionId: string;
  obtained: number | null;
  outOf: number | null;
  percent: number | null;
  grade: string;
  outcome: string;
  countsInTotal: boolean;
  components: unknown;
};

export async function insertResults(
  db: Db,
  schoolId: string,
  versionId: string,
  results: readonly ResultRow[],
  subjects: readonly SubjectRow[],
): Promise<void> {
  await db.rows(sql`insert into results (school_id, version_id, student_id, section_id, roll_number, obtained, out_of, percent, grade, outcome, rank, extras)
    select ${schoolId}::uuid, ${versionId}::uuid, n."studentId", n."sectionId", n."rollNumber", n.obtained, n."outOf", n.percent, n.grade, n.outcome, n.rank, n.extras
    from jsonb_to_recordset(${JSON.stringify(results)}::text::jsonb) as n ("studentId" uuid, "sectionId" uuid, "rollNumber" int, obtained int, "outOf" int, percent int, grade text, outcome text, rank int, extras jsonb)`);
  await db.rows(sql`insert into result_subjects (school_id, version_id, student_id, subject_id, section_id, obtained, out_of, percent, grade, outcome, counts_in_total, components)
    select ${schoolId}::uuid, ${versionId}::uuid, n."studentId", n."subjectId", n."sectionId", n.obtained, n."outOf", n.percent, n.grade, n.outcome, n."countsInTotal", n.components
    from jsonb_to_recordset(${JSON.stringify(subjects)}::text::jsonb) as n ("studentId" uuid, "subjectId" uuid, "sectionId" uuid, obtained int, "outOf" int, percent int, grade text, outcome text, "countsInTotal" boolean, components jsonb)`);
  await db.rows(sql`select app.count_results(${schoolId}, array[${versionId}::uuid])::text`);
}

/** An exam counts as published when the results of all terms of its papers are published. */
export async function markExams(db: Db, schoolId: string, yearId: string): Promise<void> {
  await db.rows(sql`update exams x set state = 'published' where x.school_id = ${schoolId} and x.year_id = ${yearId} and x.state <> 'published'
    and exists (select from exam_papers p where p.school_id = x.school_id and p.exam_id = x.id and p.component_id is not null)
    and not exists (select from exam_papers p join subjects j on j.school_id = p.school_id and j.id = p.subject_id
      left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
      where p.school_id = x.school_id and p.exam_id = x.id and not exists (select from result_versions v
        where v.school_id = x.school_id and v.year_id = x.year_id and v.class_id = j.class_id and v.is_current and v.term_no in (0, k.term_no)))`);
}

type StoredResult = ResultRow & { name: string; admissionNumber: string; section: string };

export function listVersionResults(db: Db, schoolId: string, versionId: string): Promise<StoredResult[]> {
  return db.rows(sql`select r.student_id as "studentId", z.name, z.admission_number as "admissionNumber", r.section_id as "sectionId", s.name as section, r.roll_number as "rollNumber",
      r.obtained, r.out_of as "outOf", r.percent, r.grade, r.outcome, r.rank, r.extras
    from results r join students z on z.school_id = r.school_id and z.id = r.student_id join sections s on s.school_id = r.school_id and s.id = r.section_id
    where r.school_id = ${schoolId} and r.version_id = ${versionId} order by s.name, r.roll_number nulls last, lower(z.name), z.name, z.id`);
}

export function listResultSubjects(db: Db, schoolId: string, versionId: string): Promise<(SubjectRow & { subject: string })[]> {
  return db.rows(sql`select r.student_id as "studentId", r.subject_id as "subjectId", j.name as subject, r.section_id as "sectionId", r.obtained, r.out_of as "outOf", r.percent, r.grade, r.outcome,
      r.counts_in_total as "countsInTotal", r.components
    from result_subjects r join subjects j on j.school_id = r.school_id and j.id = r.subject_id
    where r.school_id = ${schoolId} and r.version_id = ${versionId} order by j.position, j.name`);
}

type Changed = {
  studentId: string;
  isNew: boolean;
  before: number | null;
  after: number | null;
  rankBefore: number | null;
  rankAfter: number | null;
  what: CardChange[];
};

/** Students whose card differs between two versions, and in what: everything that is published with it except the attendance. */
export function listChanged(db: Db, schoolId: string, { from, to }: { from: string; to: string }): Promise<Changed[]> {
  const subjects = (
    version: string,
  ) => sql`(select jsonb_agg(to_jsonb(q) - 'version_id' - 'section_id' order by q.subject_id) from result_subjects q
    where q.school_id = n.school_id and q.version_id = ${version}::uuid and q.student_id = n.student_id)`;
  const differs = (key: string) => sql`coalesce(n.extras -> ${key}::text, '[]') is distinct from coalesce(o.extras -> ${key}::text, '[]')`;
  return db.rows(sql`select n.student_id as "studentId", o.student_id is null as "isNew", o.percent as before, n.percent as after, o.rank as "rankBefore", n.rank as "rankAfter",
      array_to_json(w.what) as what
    from results n left join results o on o.school_id = n.school_id and o.version_id = ${from} and o.student_id = n.student_id
    cross join lateral (select array_remove(array[
      case when (o.obtained, o.out_of, o.percent, o.grade, o.outcome) is distinct from (n.obtained, n.out_of, n.percent, n.grade, n.outcome)
        or ${subjects(from)} is distinct from ${subjects(to)} then 'marks' end,
      case when o.rank is distinct from n.rank then 'rank' end, case when ${differs('areas')} then 'areas' end,
      case when ${differs('remark')} then 'remark' end, case when ${differs('voices')} then 'voices' end], null) as what) w
    where n.school_id = ${schoolId} and n.version_id = ${to} and (o.student_id is null or w.what <> '{}')`);
}

type OfStudent = {
  versionId: string;
  version: number;
  year: string;
  termNo: number;
  term: string;
  className: string;
  section: string;
  percent: number | null;
  grade: string;
  outcome: string;
  rank: number | null;
  sectionAverage: number | null;
  at: string;
  subjects: (Omit<SubjectRow, 'studentId' | 'sectionId'> & { subject: string; sectionAverage: number | null })[];
};

/** The current results of a student in all years, the newest first. */
export function listOfStudent(db: Db, schoolId: string, studentId: string): Promise<OfStudent[]> {
  const average = (table: Fragment, more: Fragment) =>
    sql`(select round(avg(o.percent))::int from ${table} o where o.school_id = r.school_id and o.version_id = r.version_id and o.section_id = r.section_id ${more})`;
  return db.rows(sql`select v.id as "versionId", v.version, y.name as year, v.term_no::int as "termNo", v.term_name as term, c.name as "className", s.name as section,
      r.percent, r.grade, r.outcome, r.rank, ${average(sql`results`, sql``)} as "sectionAverage", to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce((select jsonb_agg(jsonb_build_object('subjectId', q.subject_id, 'subject', j.name, 'obtained', q.obtained, 'outOf', q.out_of, 'percent', q.percent, 'grade', q.grade,
          'outcome', q.outcome, 'countsInTotal', q.counts_in_total, 'components', q.components, 'sectionAverage', ${average(sql`result_subjects`, sql`and o.subject_id = q.subject_id`)}) order by j.position, j.name)
        from result_subjects q join subjects j on j.school_id = q.school_id and j.id = q.subject_id
        where q.school_id = r.school_id and q.version_id = r.version_id and q.student_id = r.student_id), '[]') as subjects
    from results r join result_versions v on v.school_id = r.school_id and v.id = r.version_id and v.is_current join academic_years y on y.school_id = v.school_id and y.id = v.year_id
    join classes c on c.school_id = v.school_id and c.id = v.class_id join sections s on s.school_id = r.school_id and s.id = r.section_id
    where r.school_id = ${schoolId} and r.student_id = ${studentId} order by y.starts_on desc, (v.term_no = 0) desc, v.term_no desc limit 24`);
}

type Progress = {
  classId: string;
  className: string;
  termNo: number;
  term: string;
  terms: number;
  expected: number;
  missing: number;
  sections: { id: string; section: string; classTeacher: string; compiledAt: string | null }[];
  versions: Version[];
};

/**
 * The progress of each class in its terms: expected and missing marks, confirmations and versions. Term 0 is the year. As in publishing, it counts the students
 * who are enrolled on the term's last day (or today, if that is earlier) and did not leave before an assessment.
 */
export function listResults(db: Db, schoolId: string, yearId: string): Promise<Progress[]> {
  return db.rows(sql`with slots as (
      select j.class_id, f.subject_id, k.term_no, k.id as component_id, p.id as paper_id, coalesce(p.on_date, x.ends_on) as day from scheme_subjects f
      join subjects j on j.school_id = f.school_id and j.id = f.subject_id join scheme_components k on k.school_id = f.school_id and k.scheme_id = f.scheme_id
      left join exam_papers p on p.school_id = f.school_id and p.component_id = k.id and p.subject_id = f.subject_id
      left join exams x on x.school_id = p.school_id and x.id = p.exam_id
      where f.school_id = ${schoolId} and f.year_id = ${yearId}
    ), until as (
      select n.term_no, least(coalesce(t.ends_on, y.ends_on), app.today(y.school_id)) as last_day from academic_years y cross join generate_series(0, 6) n (term_no)
      left join lateral (select ends_on from terms t where t.school_id = y.school_id and t.year_id = y.id and n.term_no > 0 order by starts_on offset greatest(n.term_no - 1, 0) limit 1) t on true
      where y.school_id = ${schoolId} and y.id = ${yearId}
    ), students_in as (
      select s.class_id, e.student_id, j.joined_on, z.left_on, u.term_no from enrolments e join sections s on s.school_id = e.school_id and s.id = e.section_id
      join students z on z.school_id = e.school_id and z.id = e.student_id
      cross join lateral (select ${JOINED_ON} as joined_on) j
      join until u on (z.left_on is null or z.left_on >= u.last_day) and (j.joined_on is null or j.joined_on <= u.last_day or ${hasMark(schoolId, { yearId: sql`e.year_id`, studentId: sql`z.id`, termNo: sql`u.term_no` })})
      where e.school_id = ${schoolId} and e.year_id = ${yearId}
    ), gone as materialized (
      select distinct t.class_id, i.term_no, i.student_id from slots t join students_in i on i.class_id = t.class_id and i.term_no in (0, t.term_no) and i.left_on is not null and (t.day is null or t.day > i.left_on)
      where not exists (select from marks m where m.school_id = ${schoolId} and m.paper_id = t.paper_id and m.student_id = i.student_id)
        and not exists (select from subjects_not_taken o where o.school_id = ${schoolId} and o.year_id = ${yearId} and o.student_id = i.student_id and o.subject_id = t.subject_id)
    ), counted as (
      select t.class_id, i.term_no, count(*)::int as expected, (count(*) - count(m.student_id))::int as missing from slots t
      join students_in i on i.class_id = t.class_id and i.term_no in (0, t.term_no)
      left join marks m on m.school_id = ${schoolId} and m.paper_id = t.paper_id and m.student_id = i.student_id
      left join subjects_not_taken o on o.school_id = ${schoolId} and o.year_id = ${yearId} and o.student_id = i.student_id and o.subject_id = t.subject_id
      where o.student_id is null and (m.student_id is not null or t.day is null or coalesce(i.joined_on, t.day) <= t.day)
        and (i.class_id, i.term_no, i.student_id) not in (select class_id, term_no, student_id from gone) group by 1, 2
    ), by_areas as (
      select distinct a.class_id from assessment_areas a where a.school_id = ${schoolId} and a.year_id = ${yearId} and not exists (select from scheme_subjects f
        join subjects j on j.school_id = f.school_id and j.id = f.subject_id where f.school_id = a.school_id and f.year_id = a.year_id and j.class_id = a.class_id)
    ), terms_of as (
      select j.class_id, t.term_no, min(t.name) as name from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
      join scheme_terms t on t.school_id = f.school_id and t.scheme_id = f.scheme_id where f.school_id = ${schoolId} and f.year_id = ${yearId} group by 1, 2
      union all select b.class_id, t.term_no, t.name from by_areas b cross join (${areaTerms(schoolId, yearId)}) t
    ), each as (
      select class_id, term_no, name from terms_of union all select class_id, 0, '' from terms_of group by class_id having count(*) > 1
      union all select b.class_id, 0, '' from by_areas b where (select count(*) from terms_of t where t.class_id = b.class_id) < 2
    )
    select c.id as "classId", c.name as "className", e.term_no::int as "termNo", e.name as term,
      (select count(*)::int from terms_of t where t.class_id = c.id) as terms,
      coalesce((select k.expected from counted k where k.class_id = c.id and k.term_no = e.term_no), 0) as expected,
      coalesce((select k.missing from counted k where k.class_id = c.id and k.term_no = e.term_no), 0) as missing,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'section', s.name, 'classTeacher', coalesce(w.name, ''),
          'compiledAt', to_char(p.compiled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by s.name)
        from sections s left join employees w on w.school_id = s.school_id and w.id = s.class_teacher_id
        left join section_compilations p on p.school_id = s.school_id and p.section_id = s.id and p.year_id = ${yearId} and p.term_no = e.term_no
        where s.school_id = c.school_id and s.class_id = c.id and (p.compiled_at is not null or exists (select from enrolments i
          join students z on z.school_id = i.school_id and z.id = i.student_id and z.left_on is null where i.school_id = ${schoolId} and i.section_id = s.id and i.year_id = ${yearId}))), '[]') as sections,
      coalesce((select jsonb_agg(to_jsonb(q) order by q.version desc) from (select ${VERSION} from result_versions v
        where v.school_id = c.school_id and v.class_id = c.id and v.year_id = ${yearId} and v.term_no = e.term_no) q), '[]') as versions
    from each e join classes c on c.school_id = ${schoolId} and c.id = e.class_id order by c.position, c.name, (e.term_no = 0), e.term_no`);
}

export async function compileSection(
  db: Db,
  schoolId: string,
  place: { yearId: string; sectionId: string; termNo: number; accountId: string },
): Promise<string> {
  const row = await db.row<{ at: string }>(sql`insert into section_compilations (school_id, year_id, section_id, term_no, account_id)
    values (${schoolId}, ${place.yearId}, ${place.sectionId}, ${place.termNo}, ${place.accountId})
    on conflict (school_id, year_id, section_id, term_no) do update set account_id = excluded.account_id, compiled_at = now()
    returning to_char(compiled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`);
  return (row as { at: string }).at;
}

export async function dropCompilation(
  db: Db,
  schoolId: string,
  { yearId, sectionId, termNo }: { yearId: string; sectionId: string; termNo: number },
): Promise<void> {
  await db.rows(
    sql`delete from section_compilations where school_id = ${schoolId} and year_id = ${yearId} and section_id = ${sectionId} and term_no = ${termNo}::int`,
  );
}

/** The sections of a class with students that are not confirmed for a term. */
export function listNotCompiled(
  db: Db,
  schoolId: string,
  { yearId, classId, termNo }: { yearId: string; classId: string; termNo: number },
): Promise<{ section: string }[]> {
  return db.rows(sql`select s.name as section from sections s where s.school_id = ${schoolId} and s.class_id = ${classId}
    and exists (select from enrolments e join students z on z.school_id = e.school_id and z.id = e.student_id and z.left_on is null where e.school_id = s.school_id and e.section_id = s.id and e.year_id = ${yearId})
    and not exists (select from section_compilations k where k.school_id = s.school_id and k.section_id = s.id and k.year_id = ${yearId} and k.term_no = ${termNo}::int) order by s.name`);
}

export async function findCompiledAt(
  db: Db,
  schoolId: string,
  { yearId, sectionId, termNo }: { yearId: string; sectionId: string; termNo: number },
): Promise<string | null> {
  const row = await db.row<{
    at: string;
  }>(sql`select to_char(compiled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from section_compilations
    where school_id = ${schoolId} and year_id = ${yearId} and section_id = ${sectionId} and term_no = ${termNo}::int`);
  return row?.at ?? null;
}

export type AreaRow = { id: string; kind: string; domain: string; name: string; labels: string[] };

export function listAreas(db: Db, schoolId: string, { yearId, classId }: { yearId: string; classId: string }): Promise<AreaRow[]> {
  return db.rows(sql`select a.id, a.kind, a.domain, a.name, array(select b ->> 'label' from jsonb_array_elements(s.bands) b) as labels
    from assessment_areas a join grade_scales s on s.school_id = a.school_id and s.id = a.scale_id
    where a.school_id = ${schoolId} and a.year_id = ${yearId} and a.class_id = ${classId} order by a.position`);
}

type Entries = {
  grades: readonly { areaId: string; studentId: string; label: string }[];
  remarks: readonly { studentId: string; remark: string }[];
  voices: readonly { studentId: string; kind: string; said: string }[];
  attendance: readonly Attendance[];
};

/** Writes grades, remarks, voices and days of attendance; an empty one is deleted. */
export async function saveTermEntries(
  db: Db,
  schoolId: string,
  { yearId, termNo, accountId, grades, remarks, voices, attendance }: Entries & { yearId: string; termNo: number; accountId: string },
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(grades)}::text::jsonb) as n ("areaId" uuid, "studentId" uuid, label text)`;
  await db.rows(
    sql`delete from area_grades g using ${given} where g.school_id = ${schoolId} and g.term_no = ${termNo}::int and g.area_id = n."areaId" and g.student_id = n."studentId" and n.label = ''`,
  );
  await db.rows(sql`insert into area_grades (school_id, area_id, term_no, student_id, label, account_id)
    select ${schoolId}::uuid, n."areaId", ${termNo}::smallint, n."studentId", n.label, ${accountId}::uuid from ${given} where n.label <> ''
    on conflict (school_id, area_id, term_no, student_id) do update set label = excluded.label, account_id = excluded.account_id, updated_at = now()`);
  const said = sql`jsonb_to_recordset(${JSON.stringify(remarks)}::text::jsonb) as n ("studentId" uuid, remark text)`;
  await db.rows(
    sql`delete from result_remarks r using ${said} where r.school_id = ${schoolId} and r.year_id = ${yearId} and r.term_no = ${termNo}::int and r.student_id = n."studentId" and n.remark = ''`,
  );
  await db.rows(sql`insert into result_remarks (school_id, year_id, term_no, student_id, remark, account_id)
    select ${schoolId}::uuid, ${yearId}::uuid, ${termNo}::smallint, n."studentId", n.remark, ${accountId}::uuid from ${said} where n.remark <> ''
    on conflict (school_id, year_id, term_no, student_id) do update set remark = excluded.remark, account_id = excluded.account_id, updated_at = now()`);
  if (voices.length > 0) await putVoices(db, schoolId, { yearId, termNo, accountId, voices });
  if (attendance.length > 0) await putAttendance(db, schoolId, { yearId, termNo, accountId, attendance });
}

async function putVoices(
  db: Db,
  schoolId: string,
  { yearId, termNo, accountId, voices }: Pick<Entries, 'voices'> & { yearId: string; termNo: number; accountId: string },
): Promise<void> {
  const heard = sql`jsonb_to_recordset(${JSON.stringify(voices)}::text::jsonb) as n ("studentId" uuid, kind text, said text)`;
  await db.rows(
    sql`delete from student_voices v using ${heard} where v.school_id = ${schoolId} and v.year_id = ${yearId} and v.term_no = ${termNo}::int and v.student_id = n."studentId" and v.kind = n.kind and n.said = ''`,
  );
  await db.rows(sql`insert into student_voices (school_id, year_id, term_no, student_id, kind, said, account_id)
    select ${schoolId}::uuid, ${yearId}::uuid, ${termNo}::smallint, n."studentId", n.kind, n.said, ${accountId}::uuid from ${heard} where n.said <> ''
    on conflict (school_id, year_id, term_no, student_id, kind) do update set said = excluded.said, account_id = excluded.account_id, updated_at = now()`);
}

export async function isStudent(db: Db, schoolId: string, studentId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from students where school_id = ${schoolId} and id = ${studentId}`)) !== null;
}
