import { type Db, type Fragment, sql } from '#platform/db';

export type HeadMonths = { headId: string; head: string; charged: number; collected: number };

/** The charges of each head in the current year or one of its months, and the part covered by valid payments; for the school or for one class. In paise. */
export function listHeadMonths(
  db: Db,
  schoolId: string,
  { monthNo, classId }: { monthNo: number | undefined; classId: string | undefined },
): Promise<HeadMonths[]> {
  return db.rows(sql`select h.id as "headId", h.name as head, m.charged, m.collected
    from app.head_months(${schoolId}, ${monthNo ?? null}::smallint, ${classId ?? null}::uuid) m
    join fee_heads h on h.school_id = ${schoolId} and h.id = m.head_id order by h.position, h.name`);
}

type HeadReceipts = { headId: string; head: string; receipts: number; amountPaise: number };

/** The amounts that payments of these days cover, by head, and the number of payments. In paise. Which payments count may be said by `kept`: else those that are valid now. */
export function listHeadReceipts(
  db: Db,
  schoolId: string,
  { from, to, classId, kept = sql`p.state = 'live'` }: { from: string; to: string; classId?: string | undefined; kept?: Fragment },
): Promise<HeadReceipts[]> {
  // As in the payment history: the class in the year that was paid for.
  const inClass =
    classId === undefined
      ? sql``
      : sql` and exists (select from enrolments x join sections y on y.school_id = x.school_id and y.id = x.section_id
          where x.school_id = p.school_id and x.student_id = p.student_id and x.year_id = p.year_id and y.class_id = ${classId}::uuid)`;
  return db.rows(sql`select h.id as "headId", h.name as head, count(distinct a.payment_id)::int as receipts, sum(a.amount_paise)::bigint as "amountPaise"
    from (select p.id from payments p where p.school_id = ${schoolId} and p.received_on between ${from}::date and ${to}::date
      and ${kept}${inClass} offset 0) p
    cross join lateral (select * from allocations a where a.school_id = ${schoolId} and a.payment_id = p.id offset 0) a
    join fee_heads h on h.school_id = ${schoolId} and h.id = a.head_id group by h.id, h.name, h.position order by h.position, h.name`);
}

/** A student's months under one head: charged and paid, in paise. Null when there is no such head. Month 0 holds last year's arrears. */
export async function getStudentHead(
  db: Db,
  schoolId: string,
  { yearId, studentId, headId }: { yearId: string; studentId: string; headId: string },
): Promise<{ head: string; months: { monthNo: number; charged: number; paid: number }[] } | null> {
  return db.row(sql`select h.name as head, coalesce((
      select json_agg(json_build_object('monthNo', c.month_no, 'charged', c.paise, 'paid', coalesce(a.paise, 0)) order by c.month_no)
      from (select month_no, sum(amount_paise)::bigint as paise from charges
        where school_id = ${schoolId} and year_id = ${yearId}::uuid and student_id = ${studentId}::uuid and head_id = h.id group by 1) c
      left join (select a.month_no, sum(a.amount_paise)::bigint as paise from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id
        where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid and p.year_id = ${yearId}::uuid and p.state = 'live' and a.head_id = h.id group by 1) a using (month_no)
      where c.paise <> 0), '[]') as months
    from fee_heads h where h.school_id = ${schoolId} and h.id = ${headId}::uuid`);
}
