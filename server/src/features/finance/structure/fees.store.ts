import { type Db, type Fragment, sql } from '#platform/db';

export type Head = { id: string; name: string; kind: string; isOptional: boolean };
export type Rate = { classId: string; headId: string; amounts: number[] };
export type Rules = {
  dueDay: number;
  graceDays: number;
  lateKind: 'none' | 'fixed' | 'per day';
  latePaise: number;
  lateCapPaise: number;
  siblingBp: number;
  /** The discount of each month, April first. */
  siblingMonths: number[];
  bouncePaise: number;
  firstMonth: number;
  /** The first month of the year for which late fees are charged. */
  lateFromMonth: number;
};

export function listHeads(db: Db, schoolId: string): Promise<Head[]> {
  return db.rows(
    sql`select id, name, kind, is_optional as "isOptional" from fee_heads where school_id = ${schoolId} order by position, name`,
  );
}

/** Twelve amounts (paise, April first) for each class and head of a year that has any. */
export function listRates(db: Db, schoolId: string, yearId: string): Promise<Rate[]> {
  return db.rows(sql`select k.class_id as "classId", k.head_id as "headId", array_agg(coalesce(r.amount_paise, 0) order by m) as amounts
    from (select distinct class_id, head_id from fee_rates where school_id = ${schoolId} and year_id = ${yearId}) k cross join generate_series(1, 12) m
    left join fee_rates r on r.school_id = ${schoolId} and r.year_id = ${yearId} and r.class_id = k.class_id and r.head_id = k.head_id and r.month_no = m group by 1, 2`);
}

export async function findRules(db: Db, schoolId: string, yearId: string): Promise<Rules> {
  const row =
    await db.row<Rules>(sql`select due_day::int as "dueDay", grace_days::int as "graceDays", late_kind as "lateKind", late_paise as "latePaise", late_cap_paise as "lateCapPaise",
    sibling_discount_bp as "siblingBp",
    coalesce(sibling_bp_by_month, array_fill(sibling_discount_bp, array[12])) as "siblingMonths", bounce_charge_paise as "bouncePaise", first_month::int as "firstMonth",
    late_from_month::int as "lateFromMonth" from fee_rules where school_id = ${schoolId} and year_id = ${yearId}`);
  return (
    row ?? {
      dueDay: 10,
      graceDays: 0,
      lateKind: 'none',
      latePaise: 0,
      lateCapPaise: 0,
      siblingBp: 0,
      siblingMonths: Array.from({ length: 12 }, () => 0),
      bouncePaise: 0,
      firstMonth: 1,
      lateFromMonth: 1,
    }
  );
}

export async function putRules(db: Db, schoolId: string, yearId: string, rules: Rules): Promise<void> {
  const { dueDay, graceDays, lateKind, latePaise, lateCapPaise, siblingBp, siblingMonths, bouncePaise, firstMonth, lateFromMonth } = rules;
  await db.rows(sql`insert into fee_rules (school_id, year_id, due_day, grace_days, late_kind, late_paise, late_cap_paise, sibling_discount_bp, bounce_charge_paise, first_month, late_from_month, sibling_bp_by_month)
    values (${schoolId}, ${yearId}, ${dueDay}, ${graceDays}, ${lateKind}, ${latePaise}, ${lateCapPaise}, ${siblingBp}, ${bouncePaise}, ${firstMonth}, ${lateFromMonth}, ${siblingMonths}::integer[])
    on conflict (school_id, year_id) do update set due_day = excluded.due_day, grace_days = excluded.grace_days, late_kind = excluded.late_kind, late_paise = excluded.late_paise,
      late_cap_paise = excluded.late_cap_paise, sibling_discount_bp = excluded.sibling_discount_bp, bounce_charge_paise = excluded.bounce_charge_paise, first_month = excluded.first_month, late_from_month = excluded.late_from_month,
      sibling_bp_by_month = excluded.sibling_bp_by_month`);
}

export function listClassSizes(db: Db, schoolId: string, yearId: string): Promise<{ id: string; name: string; students: number }[]> {
  return db.rows(sql`select c.id, c.name, count(s.id)::int as students from classes c
    left join sections sec on sec.school_id = c.school_id and sec.class_id = c.id
    left join enrolments e on e.school_id = c.school_id and e.section_id = sec.id and e.year_id = ${yearId}
    left join students s on s.school_id = c.school_id and s.id = e.student_id and s.left_on is null
    where c.school_id = ${schoolId} group by c.id, c.name, c.position order by c.position, c.name`);
}

/** Present students who are, or this year were, in one of these classes: those whom a change of its rates may concern. */
export async function listClassStudents(
  db: Db,
  schoolId: string,
  { yearId, classIds }: { yearId: string; classIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`with place as (
      select id from sections where school_id = ${schoolId} and class_id = any (${classIds}::uuid[])
    ), seated as (
      select student_id from enrolments where school_id = ${schoolId} and year_id = ${yearId}::uuid and section_id in (select id from place)
      union select student_id from section_moves where school_id = ${schoolId} and year_id = ${yearId}::uuid and from_section_id in (select id from place)
    ) select s.id from students s where s.school_id = ${schoolId} and s.left_on is null and s.id in (select student_id from seated)`);
  return rows.map(({ id }) => id);
}

/** Writes rates from a month on. Returns how many of the given classes and heads exist, and whether a head is one without rates. */
export async function putRates(
  db: Db,
  schoolId: string,
  { yearId, rates, fromMonth }: { yearId: string; rates: readonly Rate[]; fromMonth: number },
): Promise<{ isKnown: boolean; isFixed: boolean }> {
  const rows = rates
    .flatMap(({ classId, headId, amounts }) => amounts.map((paise, index) => ({ classId, headId, monthNo: index + 1, paise })))
    .filter(({ monthNo }) => monthNo >= fromMonth);
  const found = await db.row<{
    isKnown: boolean;
    isFixed: boolean;
  }>(sql`select count(c.id) = count(*) and count(h.id) = count(*) as "isKnown", coalesce(bool_or(h.kind in ('late', 'bounce', 'arrears')), false) as "isFixed"
    from unnest(${rates.map(({ classId }) => classId)}::uuid[], ${rates.map(({ headId }) => headId)}::uuid[]) as w (class_id, head_id)
    left join classes c on c.school_id = ${schoolId} and c.id = w.class_id left join fee_heads h on h.school_id = ${schoolId} and h.id = w.head_id`);
  if (found === null || !found.isKnown || found.isFixed) return found ?? { isKnown: false, isFixed: false };
  await db.rows(sql`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise)
    select distinct on (c, h, m) ${schoolId}::uuid, ${yearId}::uuid, c, h, m, a
    from unnest(${rows.map((row) => row.classId)}::uuid[], ${rows.map((row) => row.headId)}::uuid[], ${rows.map((row) => row.monthNo)}::smallint[], ${rows.map((row) => row.paise)}::bigint[]) with ordinality as w (c, h, m, a, n)
    order by c, h, m, n desc
    on conflict (school_id, year_id, class_id, head_id, month_no) do update set amount_paise = excluded.amount_paise`);
  return found;
}

/** Adds a head with its own income account. Null when the name is taken. */
export async function createFeeHead(db: Db, schoolId: string, { name, kind, isOptional }: Omit<Head, 'id'>): Promise<Head | null> {
  const taken = await db.row(sql`select true as taken from fee_heads where school_id = ${schoolId} and lower(name) = lower(${name})`);
  if (taken !== null) return null;
  return db.row(sql`with fresh as (select app.new_id() as id),
    account as (insert into ledger_accounts (school_id, code, name, kind) select ${schoolId}::uuid, 'income:' || id, ${name}, 'income' from fresh)
    insert into fee_heads (school_id, id, name, kind, account_code, position, is_optional)
    select ${schoolId}::uuid, id, ${name}, ${kind}, 'income:' || id, (select coalesce(max(position) filter (where position < 90), 0) + 1 from fee_heads where school_id = ${schoolId}), ${isOptional} from fresh
    on conflict do nothing returning id, name, kind, is_optional as "isOptional"`);
}

/** Renames a head or makes it optional. Null when it is unknown. */
export function updateFeeHead(
  db: Db,
  schoolId: string,
  { headId, name, isOptional }: { headId: string; name: string | undefined; isOptional: boolean | undefined },
): Promise<Head | null> {
  return db.row(sql`update fee_heads set name = coalesce(${name ?? null}, name), is_optional = coalesce(${isOptional ?? null}::boolean, is_optional)
    where school_id = ${schoolId} and id = ${headId}::uuid returning id, name, kind, is_optional as "isOptional"`);
}

export async function isHeadName(db: Db, schoolId: string, { name, exceptId }: { name: string; exceptId: string }): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as taken from fee_heads where school_id = ${schoolId} and lower(name) = lower(${name}) and id <> ${exceptId}::uuid`,
    )) !== null
  );
}

/** The previous year, if it has rates. */
export function findLastYear(db: Db, schoolId: string): Promise<{ id: string; name: string } | null> {
  return db.row(sql`select y.id, y.name from academic_years y join academic_years now on now.school_id = y.school_id and now.is_current and y.ends_on < now.starts_on
    where y.school_id = ${schoolId} and exists (select from fee_rates r where r.school_id = y.school_id and r.year_id = y.id) order by y.starts_on desc limit 1`);
}

export type StudentHead = { id: string; name: string; isTaken: boolean };

/** The school's optional heads, and whether a student takes each today. */
export const headsOfStudent = (
  schoolId: string,
  { yearId, studentId, today }: { yearId: Fragment; studentId: string; today: Fragment },
): Fragment =>
  sql`select h.id, h.name, h.kind = 'transport' and s.transport_stop <> '' or exists (select from student_heads o where o.school_id = ${schoolId} and o.year_id = ${yearId}
      and o.student_id = s.id and o.head_id = h.id and app.month_of(${today}) between o.from_month and o.to_month) as "isTaken"
    from fee_heads h join students s on s.school_id = ${schoolId} and s.id = ${studentId}::uuid
    where h.school_id = ${schoolId} and h.is_optional and h.kind not in ('late', 'bounce', 'arrears') order by h.position, h.name`;

/** Sets the optional heads of a student from a month on. */
export async function setStudentHeads(
  db: Db,
  schoolId: string,
  { yearId, studentId, headIds, fromMonth }: { yearId: string; studentId: string; headIds: readonly string[]; fromMonth: number },
): Promise<void> {
  await db.rows(
    sql`delete from student_heads where school_id = ${schoolId} and year_id = ${yearId} and student_id = ${studentId}::uuid and from_month >= ${fromMonth}`,
  );
  await db.rows(
    sql`update student_heads set to_month = ${fromMonth - 1} where school_id = ${schoolId} and year_id = ${yearId} and student_id = ${studentId}::uuid and to_month >= ${fromMonth}`,
  );
  await db.rows(sql`insert into student_heads (school_id, year_id, student_id, head_id, from_month, to_month)
    select distinct ${schoolId}::uuid, ${yearId}::uuid, ${studentId}::uuid, h, ${fromMonth}::smallint, 12 from unnest(${headIds}::uuid[]) as x (h)`);
}

export async function areOptionalHeads(db: Db, schoolId: string, headIds: readonly string[]): Promise<boolean> {
  const row = await db.row<{ count: number }>(
    sql`select count(distinct id)::int as count from fee_heads where school_id = ${schoolId} and is_optional and id = any (${headIds}::uuid[])`,
  );
  return row?.count === new Set(headIds).size;
}
