import type { DayHalf, PersonKind } from '@shala/contract/attendance';
import { type Db, type Fragment, join, sql } from '#platform/db';

export type LeaveState = 'applied' | 'approved' | 'refused' | 'withdrawn';
export type LeaveRow = {
  id: string;
  kind: PersonKind;
  personId: string;
  name: string;
  number: string;
  place: string;
  typeId: string | null;
  typeName: string | null;
  from: string;
  to: string;
  isHalfDay: boolean;
  half: DayHalf | null;
  days: number;
  reason: string;
  state: LeaveState;
  isFromRegister: boolean;
  appliedAt: Date;
  decidedAt: Date | null;
  decidedBy: string;
  decisionNote: string;
};
export type LeaveFilter = {
  state?: LeaveState | undefined;
  kind?: PersonKind | undefined;
  personId?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** School days of a leave `l`; half a day is 0.5. */
const DAYS = sql`(case when l.half_day then 0.5 else (select count(*) from app.school_days(l.school_id, l.from_date, l.to_date, case when l.employee_id is null then 'students' else 'staff' end)) end)::float8`;

/** Matching leave, pending ones first, then the latest. */
export function listLeave(db: Db, schoolId: string, filter: LeaveFilter, limit: number): Promise<LeaveRow[]> {
  const order = filter.state === undefined ? sql`(l.state = 'applied') desc, ` : sql``;
  return db.rows(sql`select l.id, case when l.employee_id is null then 'student' else 'employee' end as kind, coalesce(l.employee_id, l.student_id) as "personId",
    coalesce(e.name, s.name) as name, coalesce(e.employee_code, s.admission_number) as number, coalesce(e.position_role, c.name || ' ' || sec.name, '') as place,
    t.id as "typeId", t.name as "typeName", l.from_date as from, l.to_date as to, l.half_day as "isHalfDay", case when l.half_day then l.half end as half, ${DAYS} as days, l.reason, l.state, l.from_register as "isFromRegister",
    l.created_at as "appliedAt", l.decided_at as "decidedAt", coalesce(a.name, '') as "decidedBy", l.decision_note as "decisionNote"
    ${FROM} where ${conditions(schoolId, filter)} order by ${order}l.from_date desc, l.created_at desc, l.id limit ${limit}`);
}

/** The number of matches in each state. */
export function countLeave(db: Db, schoolId: string, filter: LeaveFilter): Promise<{ state: LeaveState; count: number }[]> {
  return db.rows(
    sql`select l.state, count(*)::int as count ${FROM} where ${conditions(schoolId, { ...filter, state: undefined })} group by l.state`,
  );
}

const FROM = sql`from leave_requests l
    left join employees e on e.school_id = l.school_id and e.id = l.employee_id
    left join students s on s.school_id = l.school_id and s.id = l.student_id
    left join academic_years y on y.school_id = l.school_id and y.is_current
    left join enrolments n on n.school_id = l.school_id and n.year_id = y.id and n.student_id = l.student_id
    left join sections sec on sec.school_id = l.school_id and sec.id = n.section_id
    left join classes c on c.school_id = l.school_id and c.id = sec.class_id
    left join leave_types t on t.school_id = l.school_id and t.id = l.type_id
    left join accounts a on a.id = l.decided_by`;

function conditions(schoolId: string, { state, kind, personId, search, from, to }: LeaveFilter): Fragment {
  const all = [sql`l.school_id = ${schoolId}`];
  if (state !== undefined) all.push(sql`l.state = ${state}`);
  if (kind !== undefined) all.push(kind === 'employee' ? sql`l.employee_id is not null` : sql`l.student_id is not null`);
  if (personId !== undefined) all.push(sql`coalesce(l.employee_id, l.student_id) = ${personId}::uuid`);
  if (search) all.push(sql`app.has_words(app.name_words(coalesce(e.name, s.name)), lower(${search}))`);
  if (from !== undefined) all.push(sql`l.to_date >= ${from}::date`);
  if (to !== undefined) all.push(sql`l.from_date <= ${to}::date`);
  return join(all, sql` and `);
}

export type PersonRow = { id: string; name: string; firstOn: string | null; lastOn: string | null };

export function findPerson(db: Db, schoolId: string, kind: PersonKind, id: string): Promise<PersonRow | null> {
  return kind === 'employee'
    ? db.row(
        sql`select id, name, joined_on as "firstOn", left_on as "lastOn" from employees where school_id = ${schoolId} and id = ${id}::uuid`,
      )
    : db.row(
        sql`select id, name, admitted_on as "firstOn", left_on as "lastOn" from students where school_id = ${schoolId} and id = ${id}::uuid`,
      );
}

/** Takes the leave lock exclusively: until this transaction ends no register is saved and no other leave is decided. */
export async function lockLeaves(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(app.leave_lock(${schoolId}::uuid))`);
}

export type LeaveFacts = {
  id: string;
  kind: PersonKind;
  personId: string;
  name: string;
  from: string;
  to: string;
  isHalfDay: boolean;
  state: LeaveState;
};

const FACTS = sql`select l.id, case when l.employee_id is null then 'student' else 'employee' end as kind, coalesce(l.employee_id, l.student_id) as "personId",
    coalesce((select name from employees where school_id = l.school_id and id = l.employee_id), (select name from students where school_id = l.school_id and id = l.student_id)) as name,
    l.from_date as from, l.to_date as to, l.half_day as "isHalfDay", l.state from leave_requests l`;

export function findLeave(db: Db, schoolId: string, id: string): Promise<LeaveFacts | null> {
  return db.row(sql`${FACTS} where l.school_id = ${schoolId} and l.id = ${id}::uuid`);
}

/** A person's pending leave and, with a day, the approved leave after it. */
export function listOpen(
  db: Db,
  schoolId: string,
  { kind, personId, after }: { kind: PersonKind; personId: string; after: string | null },
): Promise<LeaveFacts[]> {
  const person = kind === 'employee' ? sql`l.employee_id` : sql`l.student_id`;
  return db.rows(sql`${FACTS} where l.school_id = ${schoolId} and ${person} = ${personId}::uuid
    and (l.state = 'applied' or l.state = 'approved' and l.to_date > ${after}::date) order by l.from_date, l.id`);
}

export async function shortenLeave(db: Db, schoolId: string, { id, to }: { id: string; to: string }): Promise<void> {
  await db.rows(sql`update leave_requests set to_date = ${to}::date where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** Another pending or approved leave of that person on these days. */
export function findOverlap(
  db: Db,
  schoolId: string,
  { personId, from, to }: { personId: string; from: string; to: string },
): Promise<{ from: string; to: string; state: LeaveState } | null> {
  return db.row(sql`select from_date as from, to_date as to, state from leave_requests where school_id = ${schoolId} and coalesce(employee_id, student_id) = ${personId}::uuid
    and state in ('applied', 'approved') and daterange(from_date, to_date, '[]') && daterange(${from}::date, ${to}::date, '[]') order by from_date limit 1`);
}

export async function countSchoolDays(
  db: Db,
  schoolId: string,
  kind: PersonKind,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from app.school_days(${schoolId}, ${from}::date, ${to}::date, ${kind === 'employee' ? 'staff' : 'students'})`,
  );
  return row?.count ?? 0;
}

export type NewLeave = {
  kind: PersonKind;
  personId: string;
  typeId: string | null;
  from: string;
  to: string;
  isHalfDay: boolean;
  half: DayHalf;
  reason: string;
};

export async function applyForLeave(db: Db, schoolId: string, leave: NewLeave): Promise<string> {
  const { kind, personId } = leave;
  const row = await db.row<{
    id: string;
  }>(sql`insert into leave_requests (school_id, id, employee_id, student_id, type_id, from_date, to_date, half_day, half, reason)
    values (${schoolId}, app.new_id(), ${kind === 'employee' ? personId : null}::uuid, ${kind === 'student' ? personId : null}::uuid, ${leave.typeId}::uuid,
      ${leave.from}::date, ${leave.to}::date, ${leave.isHalfDay}, ${leave.half}, ${leave.reason}) returning id`);
  return (row as { id: string }).id;
}

export async function setLeaveState(
  db: Db,
  schoolId: string,
  { id, state, accountId, note }: { id: string; state: LeaveState; accountId: string; note: string },
): Promise<void> {
  await db.rows(sql`update leave_requests set state = ${state}, decided_by = ${accountId}::uuid, decided_at = now(), decision_note = ${note}
    where school_id = ${schoolId} and id = ${id}::uuid`);
}
