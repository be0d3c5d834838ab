import { MAX_PHOTO_BYTES } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';
import { examFacts, type PublishedResult } from '../rules/exam-result.ts';
import type { EmployeeFacts, StudentFacts } from '../rules/person-facts.ts';

type Row = Omit<StudentFacts, 'kind' | 'exam'> & { results: PublishedResult[] };

/** The facts about students, in the order of the ids; unknown ones are left out. The class is that of the current year, or the last one. */
export async function listStudentFacts(db: Db, schoolId: string, ids: readonly string[]): Promise<StudentFacts[]> {
  const rows =
    await db.rows<Row>(sql`select s.id, s.name, s.name_native as "nameNative", s.admission_number as "admissionNumber", s.gender, s.date_of_birth as "dateOfBirth",
      s.admitted_on as "admittedOn", s.category, s.religion, s.mother_tongue as "motherTongue", s.nationality, s.aadhaar_last4 as "aadhaarLast4", s.apaar_id as "apaarId",
      s.pen_number as "penNumber", s.caste, s.sub_caste as "subCaste", s.birth_place as "birthPlace", s.state_student_id as "stateStudentId",
      s.previous_school as "previousSchool", concat_ws(', ', nullif(s.address, ''), nullif(s.city, ''), nullif(s.state, ''), nullif(s.pin_code, '')) as address,
      s.left_on as "leftOn", coalesce(s.leaving_reason, '') as "leavingReason", s.anonymised_at is not null as "isAnonymised",
      (select f.id from files f where f.school_id = ${schoolId} and f.id = s.photo_file_id and f.size_bytes <= ${MAX_PHOTO_BYTES}) as "photoFileId",
      coalesce(k.mother, '') as mother, coalesce(k.father, '') as father, coalesce(k.guardian, '') as guardian,
      coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName", e.roll_number as "rollNumber", coalesce(e.year_name, '') as "yearName", e.starts_on as "yearStartsOn",
      case when since.began <= coalesce(s.left_on, since.began) then greatest(since.began, s.admitted_on) end as "classSince",
      coalesce(first.name, '') as "firstClass",
      coalesce((select json_agg(b.name order by b.position, b.name) from subjects b where b.school_id = ${schoolId} and b.class_id = c.id
        and not exists (select from subjects_not_taken t where t.school_id = ${schoolId} and t.year_id = e.year_id and t.student_id = s.id and t.subject_id = b.id)), '[]') as subjects,
      -- Registers of a few weeks say nothing about the session: the office then enters both from its own registers.
      case when w.working * 10 >= w.expected * 8 then w.working else 0 end::int as "workingDays", coalesce(w.present, 0)::float8 as "daysPresent",
      coalesce((select json_agg(json_build_object('startsOn', y.starts_on, 'charged', f.charged, 'paid', f.paid, 'arrears', f.arrears_charged - f.arrears_paid) order by y.starts_on)
        from fee_accounts f join academic_years y on y.school_id = f.school_id and y.id = f.year_id where f.school_id = ${schoolId} and f.student_id = s.id), '[]') as "feeYears",
      coalesce((select json_agg(distinct x.reason) from concessions x where x.school_id = ${schoolId} and x.student_id = s.id and x.year_id = e.year_id and x.ended_at is null), '[]') as concessions,
      coalesce((select json_agg(json_build_object('kind', a.kind, 'name', a.name, 'level', a.level) order by a.on_date desc nulls last, a.name)
        from student_activities a where a.school_id = ${schoolId} and a.student_id = s.id), '[]') as activities,
      coalesce((select json_agg(json_build_object('year', y.name, 'startsOn', y.starts_on, 'termNo', v.term_no, 'term', v.term_name, 'className', xc.name, 'outcome', x.outcome,
          'percent', x.percent, 'grade', x.grade, 'nextClass', coalesce((select n.name from classes n where n.school_id = ${schoolId} and n.position > xc.position order by n.position limit 1), '')))
        from results x join result_versions v on v.school_id = x.school_id and v.id = x.version_id and v.is_current join academic_years y on y.school_id = v.school_id and y.id = v.year_id
        join classes xc on xc.school_id = v.school_id and xc.id = v.class_id where x.school_id = ${schoolId} and x.student_id = s.id), '[]') as results,
      -- A format of the school's own may still ask for these under the keys of an earlier one.
      coalesce(r.facts, '{}') || jsonb_strip_nulls(jsonb_build_object('caste', nullif(s.caste, ''), 'subCaste', nullif(s.sub_caste, ''), 'birthPlace', nullif(s.birth_place, ''),
        'saral', nullif(s.state_student_id, ''))) as remembered, app.today(${schoolId}) as today
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join students s on s.school_id = ${schoolId} and s.id = asked.id
    left join lateral (select n.section_id, n.roll_number, n.year_id, y.name as year_name, y.starts_on, y.ends_on from enrolments n
      join academic_years y on y.school_id = n.school_id and y.id = n.year_id
      where n.school_id = ${schoolId} and n.student_id = s.id order by y.is_current desc, y.starts_on desc limit 1) e on true
    left join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id
    left join classes c on c.school_id = ${schoolId} and c.id = sec.class_id
    left join lateral (select fc.name from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
      join sections fs on fs.school_id = n.school_id and fs.id = n.section_id join classes fc on fc.school_id = fs.school_id and fc.id = fs.class_id
      where n.school_id = ${schoolId} and n.student_id = s.id and s.admitted_on between y.starts_on - 90 and y.ends_on order by y.starts_on limit 1) first on true
    left join lateral (select min(y.starts_on) as began from enrolments n join academic_years y on y.school_id = n.school_id and y.id = n.year_id
      join sections fs on fs.school_id = n.school_id and fs.id = n.section_id
      where n.school_id = ${schoolId} and n.student_id = s.id and fs.class_id = c.id) since on true
    left join lateral (select max(g.name) filter (where x.relation = 'Mother') as mother, max(g.name) filter (where x.relation = 'Father') as father,
        max(g.name) filter (where x.is_primary) as guardian
      from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = ${schoolId} and x.student_id = s.id) k on true
    left join lateral (select
        (select count(distinct t.on_date) from attendance_totals t where t.school_id = ${schoolId} and t.section_id = e.section_id
          and t.on_date = any (array(select app.school_days(${schoolId}, e.starts_on, e.ends_on, 'students')))
          and t.present + t.absent + t.late + t.half_day + t.on_leave > 0) as working,
        (select count(*) from app.school_days(${schoolId}, greatest(e.starts_on, s.admitted_on), least(e.ends_on, coalesce(s.left_on, app.today(${schoolId}))), 'students')) as expected,
        (select coalesce(sum(case a.mark when 'P' then 1 when 'L' then 1 when 'H' then 0.5 else 0 end), 0) from student_attendance a
          where a.school_id = ${schoolId} and a.student_id = s.id
            and a.on_date = any (array(select app.school_days(${schoolId}, e.starts_on, e.ends_on, 'students')))) as present) w on true
    left join certificate_facts r on r.school_id = ${schoolId} and r.person_id = s.id
    where s.undone_at is null order by asked.place`);
  return rows.map(({ results, ...row }) => ({ kind: 'student', ...row, exam: examFacts(results) }));
}

/** The facts about an employee; null when the school has none with that id. */
export async function findEmployeeFacts(db: Db, schoolId: string, id: string): Promise<EmployeeFacts | null> {
  const row = await db.row<
    Omit<EmployeeFacts, 'kind' | 'title'>
  >(sql`select p.id, p.name, p.employee_code as "employeeCode", p.gender, p.date_of_birth as "dateOfBirth", p.joined_on as "joinedOn",
      p.left_on as "leftOn", coalesce(p.leaving_reason, '') as "leavingReason", p.position_role as position, p.department, p.qualification,
      (select f.id from files f where f.school_id = ${schoolId} and f.id = p.photo_file_id and f.size_bytes <= ${MAX_PHOTO_BYTES}) as "photoFileId",
      coalesce(r.facts, '{}') as remembered, app.today(${schoolId}) as today
    from employees p left join certificate_facts r on r.school_id = ${schoolId} and r.person_id = p.id where p.school_id = ${schoolId} and p.id = ${id}::uuid`);
  return row && { kind: 'employee', ...row, title: '' };
}

/** Stores values without a field in the record, for the person's next certificate. */
export async function rememberFacts(db: Db, schoolId: string, personId: string, facts: Record<string, string>): Promise<void> {
  await db.rows(sql`insert into certificate_facts (school_id, person_id, facts) values (${schoolId}, ${personId}::uuid, ${facts})
    on conflict (school_id, person_id) do update set facts = certificate_facts.facts || excluded.facts`);
}

export type EmployeeHit = { id: string; name: string; number: string; place: string; leftOn: string | null };

/** Employees by words of name or code, including those who have left. */
export function findEmployees(
  db: Db,
  schoolId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<EmployeeHit[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return db.rows(sql`select id, name, employee_code as number, position_role as place, left_on as "leftOn" from employees
    where school_id = ${schoolId} and lower(name || ' ' || employee_code) like all (${patterns}::text[]) order by left_on is not null, lower(name), name, id limit ${limit}`);
}

/** The students of a class or section this year, in the order of the register. */
export async function listSeated(
  db: Db,
  schoolId: string,
  { classId, sectionId }: { classId: string; sectionId?: string | undefined },
): Promise<string[]> {
  const inSection = sectionId === undefined ? sql`` : sql`and q.id = ${sectionId}::uuid`;
  const rows = await db.rows<{
    id: string;
  }>(sql`select s.id from sections q join enrolments n on n.school_id = q.school_id and n.section_id = q.id
      join academic_years y on y.school_id = n.school_id and y.id = n.year_id and y.is_current join students s on s.school_id = n.school_id and s.id = n.student_id
    where q.school_id = ${schoolId} and q.class_id = ${classId}::uuid ${inSection} and s.left_on is null order by q.name, n.roll_number, lower(s.name), s.name, s.id`);
  return rows.map(({ id }) => id);
}

/** The name of a class and section; null when the school has none with that id. */
export async function findPlace(
  db: Db,
  schoolId: string,
  { classId, sectionId }: { classId: string; sectionId?: string | undefined },
): Promise<string | null> {
  const row = await db.row<{ name: string }>(sql`select concat_ws(' ', c.name, q.name) as name from classes c
    left join sections q on q.school_id = c.school_id and q.class_id = c.id and q.id = ${sectionId ?? null}::uuid
    where c.school_id = ${schoolId} and c.id = ${classId}::uuid and (${sectionId ?? null}::uuid is null or q.id is not null)`);
  return row?.name ?? null;
}
