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
    classPosition: number;
  };
export type DefaulterFilter = {
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

const AGES = sql`coalesce(sum(open) filter (where days <= 30), 0)::bigint as "upTo30", coalesce(sum(open) filter (where days between 31 and 60), 0)::bigint as "upTo60",
  coalesce(sum(open) filter (where days between 61 and 90), 0)::bigint as "upTo90", coalesce(sum(open) filter (where days > 90), 0)::bigint as "over90"`;

/**
 * Overdue amounts, one row for each student and month. Students with an extended due date are left out unless asked for. Accounts are read once, and only
 * overdue ones look up student, enrolment and class, each by its complete key (`offset 0` keeps the planner from reversing this: it expects one row of a school
 * where there are thousands, and took a minute with many schools). Months fall due in order, so an account that has paid the first `past` months is skipped
 * before its months are split.
 */
export function overdue(schoolId: string, { classId, sectionId, headId, month, search, withExtended = false }: DefaulterFilter): Fragment {
  const conditions = [sql`true`];
  const under = headId === undefined ? sql`` : underHead(schoolId, headId);
  if (headId !== undefined) conditions.push(sql`h.open > 0`);
  if (classId !== undefined) conditions.push(sql`sec.class_id = ${classId}::uuid`);
  if (sectionId !== undefined) conditions.push(sql`sec.id = ${sectionId}::uuid`);
  if (month !== undefined) conditions.push(sql`o.no = ${monthNumber(month)}`);
  if (search) conditions.push(studentMatches(schoolId, sql`s.id`, search));
  // For one class or section only its own accounts are read, instead of reading the whole school and discarding most of it.
  const seats =
    classId === undefined && sectionId === undefined
      ? sql``
      : sql` and f.student_id = any (array(${seated(schoolId, { classId, sectionId })}))`;
  const extended = withExtended ? sql`` : sql` and (f.due_extended_to is null or f.due_extended_to < y.today)`;
  return sql`select s.id, s.name, s.admission_number, sec.class_id, sec.class_name, sec.position, sec.name as section_name, o.due_extended_to, o.no, ${headId === undefined ? sql`o.open` : sql`h.open`} as open, o.due, o.today - o.due as days
    from (
      select f.year_id, f.student_id, f.due_extended_to, m.no, m.c - m.p as open, app.due_on(y.starts_on, y.due_day, m.no::int) as due, y.today
      from (
        select y.*, y.starts_on < y.today as is_begun,
          (select count(*) from generate_series(1, 12) no where app.due_on(y.starts_on, y.due_day, no) < y.today)::int as past
        from (
          select y.id, y.starts_on, coalesce(r.due_day, 10)::int as due_day, app.today(${schoolId}) as today from academic_years y
          left join fee_rules r on r.school_id = ${schoolId} and r.year_id = y.id where y.school_id = ${schoolId} and y.is_current offset 0) y offset 0) y
      cross join lateral (select f.* from fee_accounts f where f.school_id = ${schoolId} and f.year_id = y.id${seats} offset 0) f
      cross join lateral (select u.no, u.c, u.p from unnest(f.charged[:y.past], f.paid[:y.past]) with ordinality as u (c, p, no)
        union all select 0, f.arrears_charged, f.arrears_paid where y.is_begun) m
      where (f.paid[:y.past] <> f.charged[:y.past] or f.arrears_paid < f.arrears_charged) and m.p < m.c${extended} offset 0) o${under}
    cross join lateral (select s.* from students s where s.school_id = ${schoolId} and s.id = o.student_id and s.left_on is null offset 0) s
    cross join lateral (select e.* from enrolments e where e.school_id = ${schoolId} and e.year_id = o.year_id and e.student_id = o.student_id offset 0) e
    cross join lateral (select x.id, x.name, c.id as class_id, c.name as class_name, c.position from sections x join classes c on c.school_id = ${schoolId} and c.id = x.class_id
      where x.school_id = ${schoolId} and x.id = e.section_id offset 0) sec
    where ${join(conditions, sql` and `)}`;
}

/** Overdue amounts by student and month, for other features: `id` of the student, `no` of the month (0: arrears), `open` in paise, `due` date. */
export const overdueMonths = (schoolId: string): Fragment => overdue(schoolId, {});

/** The unpaid part of a month under one head: its charge less the valid payments for it. Payments are looked up only for students with a charge. */
function underHead(schoolId: string, headId: string): Fragment {
  return sql`
    cross join lateral (select sum(c.amount_paise) as paise from charges c where c.school_id = ${schoolId} and c.year_id = o.year_id and c.student_id = o.student_id
      and c.month_no = o.no and c.head_id = ${headId}::uuid having sum(c.amount_paise) > 0 offset 0) c
    cross join lateral (select (c.paise - coalesce(sum(a.amount_paise), 0))::bigint as open from payments p
      join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id and a.month_no = o.no and a.head_id = ${headId}::uuid
      where p.school_id = ${schoolId} and p.student_id = o.student_id and p.year_id = o.year_id and p.state = 'live' offset 0) h`;
}

/** The students of a class or section in the current year. */
function seated(schoolId: string, { classId, sectionId }: Pick<DefaulterFilter, 'classId' | 'sectionId'>): Fragment {
  const sections = sectionId !== undefined ? sql`x.id = ${sectionId}::uuid` : sql`x.class_id = ${classId}::uuid`;
  return sql`select e.student_id from sections x join academic_years y on y.school_id = ${schoolId} and y.is_current
    join enrolments e on e.school_id = ${schoolId} and e.year_id = y.id and e.section_id = x.id where x.school_id = ${schoolId} and ${sections}`;
}

type Totals = Ages & { students: number; overduePaise: number };
/** Totals of the whole list, repeated in each of its rows. */
type TotalColumns = { ofStudents: number; ofPaise: number; of30: number; of60: number; of90: number; ofOver90: number };

/** Students with overdue fees by class and name, after the position `after`; on the first page each row also has the totals of the whole list. */
export function listDefaulters(
  db: Db,
  schoolId: string,
  filter: DefaulterFilter,
  { after, limit }: { after: { position: string; name: string; id: string } | null; limit: number },
): Promise<(DefaulterRow & Partial<TotalColumns>)[]> {
  const place = after === null ? sql`` : sql` and (o.position, o.name, o.id) > (${after.position}::int, ${after.name}, ${after.id}::uuid)`;
  const totals = sql`, count(*) over ()::int as "ofStudents", sum(d."overduePaise") over ()::bigint as "ofPaise", sum(d."upTo30") over ()::bigint as "of30",
    sum(d."upTo60") over ()::bigint as "of60", sum(d."upTo90") over ()::bigint as "of90", sum(d."over90") over ()::bigint as "ofOver90"`;
  return db.rows(sql`select d.*,
    coalesce((select g.name from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = ${schoolId} and x.student_id = d."studentId"
      order by x.is_primary desc limit 1), '') as guardian,
    coalesce((select g.phone from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id where x.school_id = ${schoolId} and x.student_id = d."studentId"
      order by x.is_primary desc limit 1), '') as phone
    from (select d.*${after === null ? totals : sql``} from (
      select o.id as "studentId", o.name as "studentName", o.admission_number as "admissionNumber", o.class_name as "className", o.position as "classPosition", o.section_name as "sectionName",
        o.due_extended_to as "dueExtendedTo", sum(o.open)::bigint as "overduePaise", array_agg(o.no::int order by o.no) as months, min(o.due) as "oldestDueOn", max(o.days)::int as "daysOverdue", ${AGES}
      from (${overdue(schoolId, filter)}) o where true${place}
      group by o.id, o.name, o.admission_number, o.class_name, o.position, o.section_name, o.due_extended_to having count(*) >= ${filter.minMonths ?? 1}) d
      order by d."classPosition", d."studentName", d."studentId" limit ${limit}) d
    order by d."classPosition", d."studentName", d."studentId"`);
}

/** The totals of the whole list, from the first row of its first page. */
export function totalOfFirst([row]: readonly Partial<TotalColumns>[]): Totals {
  const { ofStudents = 0, ofPaise = 0, of30 = 0, of60 = 0, of90 = 0, ofOver90 = 0 } = row ?? {};
  return { students: ofStudents, overduePaise: ofPaise, upTo30: of30, upTo60: of60, upTo90: of90, over90: ofOver90 };
}

/** The number of students and their overdue amounts in total, by age. */
export async function sumDefaulters(db: Db, schoolId: string, filter: DefaulterFilter): Promise<Totals> {
  const row = await db.row<Totals>(sql`select count(*)::int as students, coalesce(sum(total), 0)::bigint as "overduePaise",
    coalesce(sum("upTo30"), 0)::bigint as "upTo30", coalesce(sum("upTo60"), 0)::bigint as "upTo60", coalesce(sum("upTo90"), 0)::bigint as "upTo90", coalesce(sum("over90"), 0)::bigint as "over90"
    from (select sum(open) as total, ${AGES} from (${overdue(schoolId, filter)}) o group by o.id having count(*) >= ${filter.minMonths ?? 1}) s`);
  return row ?? { students: 0, overduePaise: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
}
