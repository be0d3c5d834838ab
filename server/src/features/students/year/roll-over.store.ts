import { type Db, sql } from '#platform/db';
import type { ClassOfYear, Pupil } from '../rules/roll-over.ts';

/** All classes in school order, with the fee of a student without concessions: of all months, and of those that the school charges in this year. */
export function listClasses(db: Db, schoolId: string, yearId: string): Promise<ClassOfYear[]> {
  return db.rows(sql`select c.id, c.name, coalesce(sum(r.amount_paise) filter (where not h.is_optional), 0)::bigint as "feePaise",
      coalesce(sum(r.amount_paise) filter (where not h.is_optional and r.month_no >= coalesce(u.first_month, 1)), 0)::bigint as "chargedPaise"
    from classes c left join fee_rules u on u.school_id = c.school_id and u.year_id = ${yearId}::uuid
    left join fee_rates r on r.school_id = c.school_id and r.class_id = c.id and r.year_id = ${yearId}::uuid
    left join fee_heads h on h.school_id = r.school_id and h.id = r.head_id
    where c.school_id = ${schoolId} group by c.id, c.name, c.position order by c.position, c.name`);
}

/** All enrolled students of a year, with their dues. */
export function listPupils(db: Db, schoolId: string, yearId: string): Promise<Pupil[]> {
  return db.rows(sql`select e.student_id as "studentId", sec.class_id as "classId", sec.name as "sectionName",
      coalesce((select sum(c - p) from unnest(f.charged, f.paid) m (c, p)), 0)::bigint + coalesce(f.arrears_charged - f.arrears_paid, 0) as "owedPaise"
    from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    left join fee_accounts f on f.school_id = e.school_id and f.year_id = e.year_id and f.student_id = e.student_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid order by e.student_id`);
}

/** The names of students by their ids. */
export async function listNames(db: Db, schoolId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    sql`select name from students where school_id = ${schoolId} and id = any (${ids}::uuid[]) order by lower(name), name`,
  );
  return rows.map(({ name }) => name);
}

/** Every section as its class's id and its letter. */
export async function listSectionKeys(db: Db, schoolId: string): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`select class_id || ' ' || name as key from sections where school_id = ${schoolId}`);
  return new Set(rows.map(({ key }) => key));
}

/** Concessions of a year that are still valid. They end with it unless they are granted again. */
export async function countConcessions(db: Db, schoolId: string, yearId: string): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from concessions where school_id = ${schoolId} and year_id = ${yearId}::uuid and ended_at is null`,
  );
  return row?.count ?? 0;
}

/** A year by its first day, and the number of students enrolled in it. */
export function findYearOf(db: Db, schoolId: string, startsOn: string): Promise<{ id: string; name: string; seats: number } | null> {
  return db.row(sql`select y.id, y.name, (select count(*)::int from enrolments e where e.school_id = y.school_id and e.year_id = y.id) as seats
    from academic_years y where y.school_id = ${schoolId} and y.starts_on = ${startsOn}::date`);
}

/** Locks the current year until this transaction ends. */
export async function lockYears(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select from academic_years where school_id = ${schoolId} order by id for update`);
}

/**
 * Carries what each student does not take into the next year: the subject of the same name in the student's new class, where it is offered. So a choice between
 * two languages is not asked for again.
 */
export async function carryChoices(db: Db, schoolId: string, { fromYearId, toYearId }: Change): Promise<void> {
  await db.rows(sql`insert into subjects_not_taken (school_id, year_id, student_id, subject_id)
    select o.school_id, e.year_id, o.student_id, n.id from subjects_not_taken o join subjects j on j.school_id = o.school_id and j.id = o.subject_id
    join enrolments e on e.school_id = o.school_id and e.student_id = o.student_id and e.year_id = ${toYearId}::uuid
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    join subjects n on n.school_id = o.school_id and n.class_id = sec.class_id and lower(n.name) = lower(j.name)
    where o.school_id = ${schoolId} and o.year_id = ${fromYearId}::uuid on conflict do nothing`);
}

type Change = { fromYearId: string; toYearId: string; detainedIds: readonly string[]; leaverIds: readonly string[]; lastDay: string };

/** Withdraws leaving students and the last class on the old year's last day. Returns how many. */
export async function letGo(db: Db, schoolId: string, { fromYearId, detainedIds, leaverIds, lastDay }: Change): Promise<number> {
  const rows = await db.rows(sql`update students s set left_on = ${lastDay}::date,
      leaving_reason = case when s.id = any (${leaverIds}::uuid[]) then null else 'Completed the last class' end
    from enrolments e join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    where s.school_id = ${schoolId} and s.left_on is null and e.school_id = s.school_id and e.student_id = s.id and e.year_id = ${fromYearId}::uuid
      and (s.id = any (${leaverIds}::uuid[]) or sec.class_id = (select id from classes where school_id = ${schoolId} order by position desc, name desc limit 1)
        and not s.id = any (${detainedIds}::uuid[])) returning s.id`);
  return rows.length;
}

/**
 * Enrols all continuing students: promoted to the section of the same letter one class higher, or detained in the same section; numbered in the school's order.
 */
export async function seatAll(db: Db, schoolId: string, { fromYearId, toYearId, detainedIds }: Change): Promise<void> {
  await db.rows(sql`insert into enrolments (school_id, year_id, student_id, section_id, roll_number)
    select ${schoolId}::uuid, ${toYearId}::uuid, x.id, x.section_id, row_number() over (partition by x.section_id order by x.rank, x.id)
    from (
      select s.id, app.roll_rank(${schoolId}::uuid, s.gender, s.admission_number, s.name) as rank, case when s.id = any (${detainedIds}::uuid[]) then sec.id else up.id end as section_id
      from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
      join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
      left join (select id, lead(id) over (order by position, name) as next_id from classes where school_id = ${schoolId}) n on n.id = sec.class_id
      left join sections up on up.school_id = e.school_id and up.class_id = n.next_id and up.name = sec.name
      where e.school_id = ${schoolId} and e.year_id = ${fromYearId}::uuid
    ) x`);
  // Charges fees now instead of at the commit, because arrears are carried to existing accounts.
  await db.rows(sql`set constraints all immediate`);
  await db.rows(sql`set constraints all deferred`);
}
