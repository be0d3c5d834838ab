import { type Db, type Fragment, join, sql, wordBegins } from '#platform/db';
import { idsIn, nameIds } from '../rules/name-ids.ts';
import { SUBJECT } from './audit-subject.ts';

export type AuditFilter = {
  from?: string | undefined;
  to?: string | undefined;
  user?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  search?: string | undefined;
};
export type AuditPlace = { at: string; id: string };
export type AuditRow = {
  id: string;
  at: string;
  user: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  about: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
};

type Page = { filter: AuditFilter; after: AuditPlace | null; limit: number };

/** A page of the log, newest first. Times are passed as text: a Date would lose their microseconds, and a page could end at the wrong row. */
export async function listAudit(db: Db, schoolId: string, { filter, after, limit }: Page): Promise<AuditRow[]> {
  const rows =
    await db.rows<AuditRow>(sql`select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, u.name as user, a.action, a.entity,
      a.entity_id as "entityId", ${SUBJECT} as about, a.old_values as before, a.new_values as after, a.reason
    from audit_log a
    left join accounts u on u.id = a.account_id and u.school_id = a.school_id
    where ${join(conditions(schoolId, filter, after), sql` and `)}
    order by a.at desc, a.id desc limit ${limit}`);
  const ids = [...new Set(rows.flatMap((row) => [...idsIn(row.before), ...idsIn(row.after)]))];
  if (ids.length === 0) return rows;
  const names = await findNames(db, schoolId, ids);
  return rows.map((row) => ({ ...row, before: nameIds(row.before, names), after: nameIds(row.after, names) }));
}

async function findNames(db: Db, schoolId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const own = sql`r.school_id = ${schoolId} and r.id = any(${ids}::uuid[])`;
  const ofClass = sql`join classes c on c.school_id = r.school_id and c.id = r.class_id`;
  const rows = await db.rows<{ id: string; name: string }>(sql`select r.id, r.name from students r where ${own}
    union all select r.id, r.name from employees r where ${own}
    union all select r.id, r.name from classes r where ${own}
    union all select r.id, concat(c.name, ' ', r.name) from sections r ${ofClass} where ${own}
    union all select r.id, concat(c.name, ' ', r.name) from subjects r ${ofClass} where ${own}
    union all select r.id, r.name from periods r where ${own}
    union all select r.id, r.name from timetable_rooms r where ${own}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function conditions(schoolId: string, filter: AuditFilter, after: AuditPlace | null): Fragment[] {
  const { from, to, user, entity, entityId, search } = filter;
  // What a question to the assistant does to its own plans is no change of the office; the question has a row of its own.
  const all = [sql`a.school_id = ${schoolId}`, sql`not (a.action = 'chat' and a.entity = '')`];
  if (from) all.push(sql`a.at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`);
  if (to) all.push(sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
  if (user) all.push(sql`a.account_id::text = lower(${user})`);
  if (entity) all.push(sql`a.entity = ${entity}`);
  if (entityId) all.push(sql`a.entity_id::text = lower(${entityId})`);
  if (after) all.push(sql`(a.at, a.id) < (${after.at}::text::timestamptz, ${after.id}::uuid)`);
  for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6)) all.push(says(schoolId, word));
  return all;
}

/** The word is in a value or the reason of the row, or in the name of its student or employee, or of the student of its receipt, leave or certificate. */
function says(schoolId: string, word: string): Fragment {
  const students = sql`select t.student_id from student_search t where t.school_id = ${schoolId} and ${wordBegins(sql`t.token`, word)}`;
  const employees = sql`select e.id from employees e where e.school_id = ${schoolId} and app.has_words(app.name_words(e.name), ${` ${word}`})`;
  return sql`(strpos(lower(concat_ws(' ', a.action, a.entity, a.old_values::text, a.new_values::text, a.reason)), ${word}) > 0
    or a.entity_id in (${students}) or a.entity_id in (${employees})
    or a.entity = 'payment' and a.entity_id in (select p.id from payments p where p.school_id = ${schoolId} and p.student_id in (${students}))
    or a.entity = 'leave' and a.entity_id in (select l.id from leave_requests l where l.school_id = ${schoolId}
      and (l.student_id in (${students}) or l.employee_id in (${employees})))
    or a.entity = 'certificate' and a.entity_id in (select c.id from certificates c where c.school_id = ${schoolId}
      and (c.student_id in (${students}) or c.employee_id in (${employees}))))`;
}

export async function getAuditChoices(db: Db, schoolId: string): Promise<{ users: { id: string; name: string }[]; entities: string[] }> {
  const row = await db.row<{ users: { id: string; name: string }[]; entities: string[] }>(sql`
    with recursive kinds as (
      -- One step of the index for each kind, however long the log is.
      (select entity from audit_log where school_id = ${schoolId} order by entity limit 1)
      union all
      select (select a.entity from audit_log a where a.school_id = ${schoolId} and a.entity > k.entity order by a.entity limit 1) from kinds k where k.entity is not null
    )
    select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name) from accounts where school_id = ${schoolId}), '[]') as users,
      array(select entity from kinds where entity <> '' order by 1) as entities`);
  return row ?? { users: [], entities: [] };
}
