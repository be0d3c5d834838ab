import type { Audience, NoticeChannel } from '@shala/contract/notices';
import { overdueByStudent } from '#features/finance';
import { type Db, type Fragment, join, sql, wordBegins } from '#platform/db';

const NOBODY = sql`false`;
const EVERYBODY = sql`true`;

/** The students of an audience, as a condition on `s` (students) and `sec` (their section). */
function studentsOf(schoolId: string, { kind, ids = [] }: Audience): Fragment {
  if (kind === 'all' || kind === 'students') return EVERYBODY;
  if (kind === 'classes') return sql`sec.class_id = any(${ids}::uuid[])`;
  if (kind === 'sections') return sql`sec.id = any(${ids}::uuid[])`;
  if (kind === 'people') return sql`s.id = any(${ids}::uuid[])`;
  return kind === 'defaulters' ? sql`s.id in (select student_id from (${overdueByStudent(schoolId, { classIds: ids })}) o)` : NOBODY;
}

function staffOf({ kind, ids = [] }: Audience): Fragment {
  if (kind === 'all' || kind === 'staff') return EVERYBODY;
  return kind === 'people' ? sql`e.id = any(${ids}::uuid[])` : NOBODY;
}

/** The students with the parent who gets the message, or none. */
function pupils(schoolId: string, audience: Audience): Fragment {
  return sql`select s.id, s.name, c.name || ' ' || sec.name as class_name, c.position, g.id as guardian_id, g.name as guardian, g.phone, lower(g.email) as email,
      coalesce(nullif(g.phone, ''), nullif(lower(g.email), ''), g.id::text) as person
    from students s join academic_years y on y.school_id = s.school_id and y.is_current
    join enrolments n on n.school_id = s.school_id and n.student_id = s.id and n.year_id = y.id
    join sections sec on sec.school_id = n.school_id and sec.id = n.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    left join lateral (select g.* from student_guardians x join guardians g on g.school_id = x.school_id and g.id = x.guardian_id
      where x.school_id = s.school_id and x.student_id = s.id order by x.is_primary desc, g.id limit 1) g on true
    where s.school_id = ${schoolId} and s.left_on is null and ${studentsOf(schoolId, audience)}`;
}

/**
 * All recipients of an audience, each once: parents with all of their students in it (two guardians with the same phone are one person), and staff. With
 * `hasAmount` also their dues.
 */
function recipients(schoolId: string, audience: Audience, hasAmount: boolean): Fragment {
  const owed = hasAmount ? sql`left join (${overdueByStudent(schoolId)}) o on o.student_id = p.id` : sql``;
  const amount = hasAmount ? sql`coalesce(sum(o.overdue_paise), 0)::bigint` : sql`null::bigint`;
  return sql`select (array_agg(p.guardian_id order by p.guardian_id))[1] as guardian_id, null::uuid as employee_id, min(p.guardian) as name, max(p.phone) as phone, max(p.email) as email,
      string_agg(p.name, ', ' order by p.position desc, lower(p.name), p.name) as students, string_agg(distinct p.class_name, ', ') as class_name, count(*)::int as children, ${amount} as amount_paise
    from (${pupils(schoolId, audience)}) p ${owed} where p.guardian_id is not null group by p.person
    union all
    select null, e.id, e.name, e.phone, lower(e.email), '', '', 0, null from employees e where e.school_id = ${schoolId} and e.left_on is null and ${staffOf(audience)}`;
}

export type Reach = {
  recipients: number;
  staff: number;
  parents: number;
  students: number;
  withoutParent: number;
  shared: number;
  withMail: number;
  withPhone: number;
};

/** The number of recipients of an audience. */
export async function countReach(db: Db, schoolId: string, audience: Audience): Promise<Reach> {
  const row =
    await db.row<Reach>(sql`select count(*)::int as recipients, count(r.employee_id)::int as staff, count(r.guardian_id)::int as parents,
      count(*) filter (where r.children > 1)::int as shared,
      count(distinct nullif(r.email, ''))::int as "withMail", count(distinct r.phone) filter (where r.phone ~ '^[6-9]')::int as "withPhone",
      (select count(*)::int from (${pupils(schoolId, audience)}) p) as students,
      (select count(*)::int from (${pupils(schoolId, audience)}) p where p.guardian_id is null) as "withoutParent"
    from (${recipients(schoolId, audience, false)}) r`);
  return row as Reach;
}

export type Sample = { name: string; students: string; className: string; amountPaise: number | null };

/** The first few recipients as examples, with their dues for an audience of defaulters or of selected persons. */
export function sampleReach(db: Db, schoolId: string, audience: Audience): Promise<Sample[]> {
  const hasAmount = audience.kind === 'defaulters' || audience.kind === 'people';
  return db.rows(sql`select r.name, r.students, r.class_name as "className", nullif(r.amount_paise, 0) as "amountPaise"
    from (${recipients(schoolId, audience, hasAmount)}) r order by r.employee_id nulls first, r.name, r.guardian_id limit 5`);
}

type NewDeliveries = {
  noticeId: string;
  audience: Audience;
  channels: readonly NoticeChannel[];
  hasAmount: boolean;
  asksConfirmation: boolean;
};

/** Puts a message to each recipient by each channel into the outbox, none twice to one address; returns the number of people. */
export async function queueDeliveries(
  db: Db,
  schoolId: string,
  { noticeId, audience, channels, hasAmount, asksConfirmation }: NewDeliveries,
): Promise<number> {
  await db.rows(sql`insert into notice_deliveries (school_id, id, notice_id, channel, guardian_id, employee_id, name, address, places, state, reason, confirm_key)
    select ${schoolId}, app.new_id(), ${noticeId}::uuid, a.channel, r.guardian_id, r.employee_id, r.name, coalesce(a.address, ''),
      jsonb_build_object('student', r.students, 'class', r.class_name, 'amount', r.amount_paise),
      case when coalesce(a.address, '') = '' then 'skipped' else 'queued' end, case when coalesce(a.address, '') = '' then 'noAddress' else '' end,
      case when ${asksConfirmation} then gen_random_uuid() end
    from (${recipients(schoolId, audience, hasAmount)}) r
    cross join lateral (select w.channel, case when w.channel = 'mail' then r.email when r.phone ~ '^[6-9]' then r.phone end as address from unnest(${channels}::text[]) as w (channel)) a
    on conflict do nothing`);
  const reach = await db.row<{ count: number }>(sql`select count(*)::int as count from (${recipients(schoolId, audience, false)}) r`);
  return reach?.count ?? 0;
}

/** How many ids of an audience exist in the school: fewer than given means that one is unknown. */
export async function countNamed(db: Db, schoolId: string, { kind, ids = [] }: Audience): Promise<number> {
  const found = {
    classes: sql`select count(*)::int as count from classes where school_id = ${schoolId} and id = any(${ids}::uuid[])`,
    sections: sql`select count(*)::int as count from sections where school_id = ${schoolId} and id = any(${ids}::uuid[])`,
    people: sql`select (select count(*) from students where school_id = ${schoolId} and id = any(${ids}::uuid[]))::int
      + (select count(*) from employees where school_id = ${schoolId} and id = any(${ids}::uuid[]))::int as count`,
  };
  const question = kind === 'defaulters' ? found.classes : (found as Record<string, Fragment>)[kind];
  if (question === undefined) return ids.length;
  return (await db.row<{ count: number }>(question))?.count ?? 0;
}

export type Person = { id: string; name: string; place: string; isStaff: boolean };

/** Students and staff for whom each word of the search is the beginning of a word in the name. */
export function findPeople(db: Db, schoolId: string, search: string): Promise<Person[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
  const students = words.map(
    (word) =>
      sql` and s.id in (select k.student_id from student_search k where k.school_id = ${schoolId} and ${wordBegins(sql`k.token`, word)})`,
  );
  const staff = words.map((word) => sql` and app.has_words(app.name_words(e.name), ${` ${word}`})`);
  return db.rows(sql`(select s.id, s.name, c.name || ' ' || sec.name as place, false as "isStaff" from students s
      join academic_years y on y.school_id = s.school_id and y.is_current
      join enrolments n on n.school_id = s.school_id and n.student_id = s.id and n.year_id = y.id
      join sections sec on sec.school_id = n.school_id and sec.id = n.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
      where s.school_id = ${schoolId} and s.left_on is null${join(students, sql``)} order by lower(s.name), s.name, s.id limit 10)
    union all
    (select e.id, e.name, e.position_role, true from employees e where e.school_id = ${schoolId} and e.left_on is null${join(staff, sql``)} order by lower(e.name), e.name, e.id limit 10)`);
}
