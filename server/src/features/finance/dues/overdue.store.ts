import type { DEFAULTERS } from '@shala/contract/finance';
import { type MonthName, monthNumber } from '@shala/contract/shared';
import { type Db, type Fragment, join, sql } from '#platform/db';
import { studentMatches } from '../counter/student-search.ts';
import type { StudentNameRow } from '../wire.ts';

type Ages = { upTo30: number; upTo60: number; upTo90: number; over90: number };
export type DefaulterRow = StudentNameRow &
  Ages & {
    guardian: string;
    phone: string;
    overduePaise: number;
    months: number[];
    oldestDueOn: string;
    daysOverdue: number;
    dueExtendedTo: string | null;
    leftOn: string | null;
    classPosition: number;
  };
export type DefaulterFilter = {
  /** By default all. */
  who?: (typeof DEFAULTERS)[number] | undefined;
  classId?: string | undefined;
  sectionId?: string | undefined;
  /** Only amounts of this fee head. */
  headId?: string | undefined;
  /** Only amounts of this month. */
  month?: MonthName | undefined;
  search?: string | undefined;
  minMonths?: number | undefined;
  withExtended?: boolean;
};

/**
 * The current year `y` with its due dates, and how many of its months are past their date. It is not carried in the rows of students, where its dates would
 * be compared again for each of them.
 */
const withYear = (schoolId: string): Fragment => sql`with y as materialized (
  select y.*, (select count(*)::int from unnest(y.dues) due where due < y.today) as past
  from (
    select y.id, y.starts_on, app.today(${schoolId}) as today, array(select app.due_on(y.starts_on, coalesce(r.due_day, 10)::int, no) from generate_series(1, 12) no) as dues
    from academic_years y left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id where y.school_id = ${schoolId} and y.is_current offset 0) y)`;

/**
 * Accounts of the year `y` with overdue amounts, one row for each student, with what the directory knows of them. Students with an extended due date are left
 * out unless asked for. `offset 0` keeps the planner from reversing the order: it expects one row of a school where there are thousands, and took a minute
 * with many schools. Months fall due in order, so an account that has paid the first `past` months is skipped before its months are split. It is asked by `<>`,
 * because with `<` the planner expects so few accounts that it sums equal ones again each time. So does the year's id as a value and not as a column of `y`:
 * only with values does the planner use that a year belongs to one school (0163).
 */
function accounts(schoolId: string, filter: DefaulterFilter): Fragment {
  const { who = 'all', classId, sectionId } = filter;
  const present = { all: sql``, studying: sql` and c.left_on is null`, left: sql` and c.left_on is not null` };
  // For one class or section only its own accounts are read, instead of reading the whole school and discarding most of it.
  const seats =
    classId === undefined && sectionId === undefined
      ? sql``
      : sql` and f.student_id = any (array(${seated(schoolId, { classId, sectionId })}))`;
  return sql`select c.student_id as id, c.name, c.class_id, c.class_name, c.left_on, c.gone, k.position,
      f.due_extended_to, f.charged, f.paid, f.arrears_charged, f.arrears_paid, f.arrears_since
    from y
    cross join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = (select id from y)${seats}
      and (least(f.paid_through, y.past) <> y.past or f.arrears_paid < f.arrears_charged)${notExtended(filter)} offset 0) f
    cross join lateral (select c.*, case when c.left_on is not null then c.student_id end as gone from student_directory c
      where c.school_id = ${schoolId} and c.student_id = f.student_id and c.section_id is not null${present[who]} offset 0) c
    cross join lateral (select k.position from classes k where k.school_id = ${schoolId} and k.id = c.class_id offset 0) k
    where ${narrowed(schoolId, filter, sql`c`)}`;
}

/** Without the students who got more time to pay, unless they are asked for. */
const notExtended = ({ withExtended = false }: DefaulterFilter): Fragment =>
  withExtended ? sql`` : sql` and (f.due_extended_to is null or f.due_extended_to < y.today)`;

/** The class, section and search of a list, where `seat` has the student's class and section. */
function narrowed(schoolId: string, { classId, sectionId, search }: DefaulterFilter, seat: Fragment): Fragment {
  const conditions = [sql`true`];
  if (classId !== undefined) conditions.push(sql`${seat}.class_id = ${classId}::uuid`);
  if (sectionId !== undefined) conditions.push(sql`${seat}.section_id = ${sectionId}::uuid`);
  if (search) conditions.push(studentMatches(schoolId, sql`c.student_id`, search));
  return join(conditions, sql` and `);
}

/**
 * The overdue months of the account `o` in the year `y`: `no` (0: arrears), `open` in paise, `due` date and `days` since. Arrears are as old as
 * the oldest of the fees that were carried, or as the year where the school has entered them; they are overdue at once, also before the year begins.
 */
function monthsOf(schoolId: string, { headId, month }: DefaulterFilter): Fragment {
  const under = headId === undefined ? sql`` : underHead(schoolId, headId, { yearId: sql`y.id`, studentId: sql`o.id` });
  const only = month === undefined ? sql`` : sql` and m.no = ${monthNumber(month)}`;
  return sql`select m.no, ${headId === undefined ? sql`m.c - m.p` : sql`h.open`} as open, m.due, y.today - m.due as days
    from y cross join lateral (select u.no::int, u.c, u.p, u.due from unnest(o.charged, o.paid, y.dues[:y.past]) with ordinality as u (c, p, due, no) where u.due is not null
      union all select 0, o.arrears_charged, o.arrears_paid, least(coalesce(o.arrears_since, y.starts_on), y.today - 1)) m${under}
    where m.p < m.c${only}${headId === undefined ? sql`` : sql` and h.open > 0`}`;
}

/** Overdue amounts, one row for each student and month. */
export function overdue(schoolId: string, filter: DefaulterFilter): Fragment {
  return sql`${withYear(schoolId)} select o.id, o.class_id, o.class_name, m.no, m.open, m.due, m.days from (${accounts(schoolId, filter)}) o cross join lateral (${monthsOf(schoolId, filter)}) m`;
}

/** Overdue amounts by student and month, for other features: `id` of the student, `no` of the month (0: arrears), `open` in paise, `due` date. */
export const overdueMonths = (schoolId: string): Fragment => overdue(schoolId, { who: 'studying' });

/** The unpaid part of a month under one head: its charge less the valid payments for it. Payments are looked up only for students with a charge. */
function underHead(schoolId: string, headId: string, { yearId, studentId }: Record<'yearId' | 'studentId', Fragment>): Fragment {
  return sql`
    cross join lateral (select sum(c.amount_paise) as paise from charges c where c.school_id = ${schoolId} and c.year_id = ${yearId} and c.student_id = ${studentId}
      and c.month_no = m.no and c.head_id = ${headId}::uuid having sum(c.amount_paise) > 0 offset 0) c
    cross join lateral (select (c.paise - coalesce(sum(a.amount_paise), 0))::bigint as open from payments p
      join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id and a.month_no = m.no and a.head_id = ${headId}::uuid
      where p.school_id = ${schoolId} and p.student_id = ${studentId} and p.year_id = ${yearId} and p.state = 'live' offset 0) h`;
}

const AGES = sql`coalesce(sum(m.open) filter (where m.days <= 30), 0)::bigint as up30, coalesce(sum(m.open) filter (where m.days between 31 and 60), 0)::bigint as up60,
        coalesce(sum(m.open) filter (where m.days between 61 and 90), 0)::bigint as up90, coalesce(sum(m.open) filter (where m.days > 90), 0)::bigint as over90`;

/**
 * Overdue students, one row each, with the sums of their overdue months. Accounts with the same months are summed once: the planner memoizes them by what the
 * months are read from, which for those who left (`gone`) includes who they are.
 */
function defaulters(schoolId: string, filter: DefaulterFilter): Fragment {
  const sums = sql`sum(m.open)::bigint as open, array_agg(distinct m.no) as months, min(m.due) as oldest, max(m.days)::int as days, ${AGES}`;
  const listed = (
    months: Fragment,
  ) => sql`select o.id, o.name, o.position, o.due_extended_to, o.left_on, m.* from (${accounts(schoolId, filter)}) o
      cross join lateral (select ${sums} from (${months}) m) m where m.open is not null`;
  const isLong = filter.minMonths === undefined || filter.minMonths <= 1 ? sql`` : sql` where cardinality(months) >= ${filter.minMonths}`;
  // Old dues belong to no month of this year.
  if (filter.who === 'studying' || filter.month !== undefined)
    return sql`${withYear(schoolId)} select * from (${listed(monthsOf(schoolId, filter))}) d${isLong}`;
  return sql`${withYear(schoolId)}, past as materialized (${ofEarlierYears(schoolId, filter)})
    select * from (${listed(sql`${monthsOf(schoolId, filter)} union all select p.no, p.open, p.due, p.days from past p where p.id = o.gone`)}
      union all select m.id, m.name, max(m.position), null, m.left_on, ${sums} from past m where not m.is_listed group by m.id, m.name, m.left_on) d${isLong}`;
}

/**
 * What students who have left still owe of years before the current one, one row for each month; `is_listed` when an account of the current year lists them
 * too. The index of accounts that are not settled holds hardly any of earlier years, where the fees of those who stayed were carried over.
 */
function ofEarlierYears(schoolId: string, filter: DefaulterFilter): Fragment {
  const { headId } = filter;
  const under = headId === undefined ? sql`` : underHead(schoolId, headId, { yearId: sql`p.id`, studentId: sql`f.student_id` });
  return sql`select c.student_id as id, c.name, coalesce(e.position, 0) as position, c.left_on, 0 as no, m.open, m.due, m.days,
      c.section_id is not null and ${narrowed(schoolId, { classId: filter.classId, sectionId: filter.sectionId }, sql`c`)}
        and exists (select from fee_accounts f where f.school_id = ${schoolId} and f.year_id = (select id from y) and f.student_id = c.student_id
          and (least(f.paid_through, y.past) <> y.past or f.arrears_paid < f.arrears_charged)${notExtended(filter)}) as is_listed
    from y cross join lateral (select p.id, p.starts_on, coalesce(r.due_day, 10)::int as due_day from academic_years p left join fee_rules r on r.school_id = ${schoolId} and r.year_id = p.id
      where p.school_id = ${schoolId} and p.starts_on < y.starts_on offset 0) p
    cross join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = p.id and not f.is_settled${notExtended(filter)} offset 0) f
    cross join lateral (select c.* from student_directory c where c.school_id = ${schoolId} and c.student_id = f.student_id and c.left_on is not null offset 0) c
    left join lateral (select x.id as section_id, x.class_id, k.position from enrolments e join sections x on x.school_id = ${schoolId} and x.id = e.section_id
      join classes k on k.school_id = ${schoolId} and k.id = x.class_id where e.school_id = ${schoolId} and e.year_id = p.id and e.student_id = f.student_id offset 0) e on true
    cross join lateral (select ${headId === undefined ? sql`m.c - m.p` : sql`h.open`} as open, m.due, y.today - m.due as days from (
        select u.no::int, u.c, u.p, app.due_on(p.starts_on, p.due_day, u.no::int) as due from unnest(f.charged, f.paid) with ordinality as u (c, p, no)
        union all select 0, f.arrears_charged, f.arrears_paid, coalesce(f.arrears_since, p.starts_on)) m${under} where m.p < m.c${headId === undefined ? sql`` : sql` and h.open > 0`}) m
    where ${narrowed(schoolId, filter, sql`e`)}`;
}

/** The students of a class or section in the current year. */
function seated(schoolId: string, { classId, sectionId }: Pick<DefaulterFilter, 'classId' | 'sectionId'>): Fragment {
  const sections = sectionId !== undefined ? sql`x.id = ${sectionId}::uuid` : sql`x.class_id = ${classId}::uuid`;
  return sql`select e.student_id from sections x join academic_years y on y.school_id = ${schoolId} and y.is_current
    join enrolments e on e.school_id = ${schoolId} and e.year_id = y.id and e.section_id = x.id where x.school_id = ${schoolId} and ${sections}`;
}

type Totals = Ages & { students: number; overduePaise: number };

const SUMS = sql`count(*)::int as students, coalesce(sum(open), 0)::bigint as "overduePaise", coalesce(sum(up30), 0)::bigint as "upTo30",
  coalesce(sum(up60), 0)::bigint as "upTo60", coalesce(sum(up90), 0)::bigint as "upTo90", coalesce(sum(over90), 0)::bigint as "over90"`;

/** Students with overdue fees by class and name, after the position `after`; the first row of the first page also has the totals of the whole list. */
export function listDefaulters(
  db: Db,
  schoolId: string,
  filter: DefaulterFilter,
  { after, limit }: { after: { position: string; name: string; id: string } | null; limit: number },
): Promise<(DefaulterRow & { whole: Totals | null })[]> {
  const place =
    after === null
      ? sql``
      : sql` where (d.position, lower(d.name), d.name, d.id) > (${after.position}::int, lower(${after.name}::text), ${after.name}::text, ${after.id}::uuid)`;
  const whole = after === null ? sql`(select to_jsonb(w) from (select ${SUMS} from d) w)` : sql`null::jsonb`;
  return db.rows(sql`with d as materialized (${defaulters(schoolId, filter)})
    select p.id as "studentId", p.name as "studentName", c.admission_number as "admissionNumber", coalesce(e.class_name, c.class_name) as "className",
      p.position as "classPosition", coalesce(e.section_name, c.section_name) as "sectionName", p.left_on as "leftOn", p.due_extended_to as "dueExtendedTo", c.guardian, c.phone, p.open as "overduePaise", p.months, p.oldest as "oldestDueOn",
      p.days as "daysOverdue", p.up30 as "upTo30", p.up60 as "upTo60", p.up90 as "upTo90", p.over90, case when row_number() over () = 1 then ${whole} end as whole
    from (select d.* from d${place} order by d.position, lower(d.name), d.name, d.id limit ${limit}) p
      cross join lateral (select c.* from student_directory c where c.school_id = ${schoolId} and c.student_id = p.id offset 0) c
      left join lateral ${lastSeat(schoolId, { studentId: sql`p.id`, isOnly: sql`c.section_id is null` })} e on true
    order by p.position, lower(p.name), p.name, p.id`);
}

/** The last class and section of a student who has none this year: `class_id`, `class_name`, `section_name`. */
const lastSeat = (schoolId: string, { studentId, isOnly }: Record<'studentId' | 'isOnly', Fragment>): Fragment =>
  sql`(select k.id as class_id, k.name as class_name, x.name as section_name from enrolments e join academic_years y on y.school_id = ${schoolId} and y.id = e.year_id
    join sections x on x.school_id = ${schoolId} and x.id = e.section_id join classes k on k.school_id = ${schoolId} and k.id = x.class_id
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and ${isOnly} order by y.starts_on desc limit 1)`;

const NOBODY: Totals = { students: 0, overduePaise: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };

/** The totals of the whole list, from the first row of its first page. */
export const totalOfFirst = ([row]: readonly { whole: Totals | null }[]): Totals => row?.whole ?? NOBODY;

/** The number of students and their overdue amounts in total, by age. */
export async function sumDefaulters(db: Db, schoolId: string, filter: DefaulterFilter): Promise<Totals> {
  return (await db.row<Totals>(sql`select ${SUMS} from (${defaulters(schoolId, filter)}) d`)) ?? NOBODY;
}
