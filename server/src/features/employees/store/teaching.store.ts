import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';

/** Present teaching staff by name, and the classes in school order with their subjects and present teachers. */
export async function getTeaching(db: Db, schoolId: string): Promise<CallAnswer<typeof calls.getTeaching>> {
  const row = await db.row<CallAnswer<typeof calls.getTeaching>>(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'positionRole', position_role) order by lower(name), name, id), '[]')
      from employees where school_id = ${schoolId} and is_teaching and left_on is null) as teachers,
    (select coalesce(json_agg(json_build_object('classId', c.id, 'className', c.name, 'subjects', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'periodsPerWeek', s.periods_per_week, 'teacherIds', array(
            select t.id from employee_subjects x join employees t on t.school_id = x.school_id and t.id = x.employee_id and t.left_on is null
            where x.school_id = s.school_id and x.subject_id = s.id order by lower(t.name), t.name, t.id)) order by s.position, s.name), '[]')
        from subjects s where s.school_id = c.school_id and s.class_id = c.id)) order by c.position, c.name), '[]')
      from classes c where c.school_id = ${schoolId}) as classes`);
  return row as CallAnswer<typeof calls.getTeaching>;
}

type Person = { id: string; name: string; isTeaching: boolean; leftOn: string | null };

/** The employees with these ids, locked in the order of their ids until the transaction ends. */
export function lockTeachers(db: Db, schoolId: string, ids: readonly string[]): Promise<Person[]> {
  return db.rows(sql`select id, name, is_teaching as "isTeaching", left_on as "leftOn" from employees
    where school_id = ${schoolId} and id = any (${ids}::uuid[]) order by id for update`);
}

/** The number of these subjects that the school has; they cannot be deleted until the transaction ends. */
export async function countSubjects(db: Db, schoolId: string, ids: readonly string[]): Promise<number> {
  const rows = await db.rows(sql`select id from subjects where school_id = ${schoolId} and id = any (${ids}::uuid[]) for key share`);
  return rows.length;
}

/** For each of these employees, what they teach, such as `8th Mathematics`, in school order. */
export async function listTaught(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.rows<{ id: string; taught: string[] }>(sql`select e.id, array(
      select concat(c.name, ' ', s.name) from employee_subjects x join subjects s on s.school_id = x.school_id and s.id = x.subject_id
        join classes c on c.school_id = s.school_id and c.id = s.class_id
      where x.school_id = e.school_id and x.employee_id = e.id order by c.position, s.position, s.name) as taught
    from employees e where e.school_id = ${schoolId} and e.id = any (${ids}::uuid[])`);
  return new Map(rows.map(({ id, taught }) => [id, taught]));
}

type Change = { subjectIds: readonly string[]; add: readonly string[]; remove: readonly string[] };

/** Removes and adds teachers; returns the ids of those for whom something changed. */
export async function changeTeaching(db: Db, schoolId: string, { subjectIds, add, remove }: Change): Promise<string[]> {
  const removed = await db.rows<{ id: string }>(sql`delete from employee_subjects
    where school_id = ${schoolId} and employee_id = any (${remove}::uuid[]) and subject_id = any (${subjectIds}::uuid[]) returning employee_id as id`);
  const added = await db.rows<{ id: string }>(sql`insert into employee_subjects (school_id, employee_id, subject_id)
    select ${schoolId}::uuid, e, s from unnest(${add}::uuid[]) e cross join unnest(${subjectIds}::uuid[]) s
    on conflict do nothing returning employee_id as id`);
  return [...new Set([...removed, ...added].map(({ id }) => id))];
}
