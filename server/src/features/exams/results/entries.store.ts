import { type Db, sql } from '#platform/db';

type Entered = { present: number; days: number };
export type Attendance = { studentId: string; entered: Entered | null };
type Of = { yearId: string; sectionId: string; termNo: number };

/** Days of attendance that were entered for students of a section. */
export function listAttendance(db: Db, schoolId: string, { yearId, sectionId, termNo }: Of): Promise<({ studentId: string } & Entered)[]> {
  return db.rows(sql`select t.student_id as "studentId", t.present::float8 as present, t.days::int as days from enrolments e
    join term_attendance t on t.school_id = e.school_id and t.year_id = e.year_id and t.student_id = e.student_id and t.term_no = ${termNo}::int
    where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.section_id = ${sectionId}`);
}

/** Writes days of attendance; null deletes them, so that those of the registers count again. */
export async function putAttendance(
  db: Db,
  schoolId: string,
  { yearId, termNo, accountId, attendance }: { yearId: string; termNo: number; accountId: string; attendance: readonly Attendance[] },
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(attendance)}::text::jsonb) as n ("studentId" uuid, entered jsonb)`;
  await db.rows(sql`delete from term_attendance t using ${given} where t.school_id = ${schoolId} and t.year_id = ${yearId} and t.term_no = ${termNo}::int
    and t.student_id = n."studentId" and jsonb_typeof(n.entered) is distinct from 'object'`);
  await db.rows(sql`insert into term_attendance (school_id, year_id, term_no, student_id, present, days, account_id)
    select ${schoolId}::uuid, ${yearId}::uuid, ${termNo}::smallint, n."studentId", (n.entered ->> 'present')::numeric, (n.entered ->> 'days')::smallint, ${accountId}::uuid
    from ${given} where jsonb_typeof(n.entered) = 'object'
    on conflict (school_id, year_id, term_no, student_id) do update set present = excluded.present, days = excluded.days, account_id = excluded.account_id, updated_at = now()`);
}

/** The grades of a section's students in a term. */
export function listGrades(
  db: Db,
  schoolId: string,
  { yearId, sectionId, termNo }: Of,
): Promise<{ areaId: string; studentId: string; label: string }[]> {
  return db.rows(sql`select g.area_id as "areaId", g.student_id as "studentId", g.label from enrolments e
    join area_grades g on g.school_id = e.school_id and g.student_id = e.student_id and g.term_no = ${termNo}::int
    join assessment_areas a on a.school_id = g.school_id and a.id = g.area_id and a.year_id = e.year_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.section_id = ${sectionId}`);
}
