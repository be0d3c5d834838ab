import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/leave-types.store.ts';

/** Days of leave in the year by employee and type: allowed, used and pending. Refuses an unknown employee. */
export async function getLeaveBalances(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getLeaveBalances>,
): Promise<CallAnswer<typeof calls.getLeaveBalances>> {
  const [types, used, staff] = await Promise.all([
    store.listTypes(db, school.id),
    store.listUsedDays(db, school.id, query.employeeId),
    store.listStaffNames(db, school.id, query.employeeId),
  ]);
  if (query.employeeId !== undefined && staff.length === 0) throw notFound();
  const rows = new Map(used.map((row) => [`${row.employeeId} ${row.typeId}`, row]));
  const employees = staff.map((employee) => ({
    ...employee,
    balances: types.map(({ id, daysAYear }) => {
      const row = rows.get(`${employee.id} ${id}`);
      return { typeId: id, allowed: daysAYear, used: row?.used ?? 0, waiting: row?.waiting ?? 0 };
    }),
    untyped: rows.get(`${employee.id} null`)?.used ?? 0,
  }));
  return { types, employees };
}

/** Adds a type of leave. Refuses a name that is taken. */
export async function createLeaveType(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.createLeaveType>,
): Promise<CallAnswer<typeof calls.createLeaveType>> {
  const type = await store.createLeaveType(db, school.id, body);
  if (type === null) throw new Refusal('conflict', 'leaveTypeTaken');
  audit({ entity: 'leave type', entityId: type.id, after: body });
  return type;
}

/** Changes the name or the days a year of a type. */
export async function changeLeaveType(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.changeLeaveType>,
): Promise<CallAnswer<typeof calls.changeLeaveType>> {
  const before = await store.lockType(db, school.id, params.typeId);
  if (before === null) throw notFound();
  if (await store.isNameTaken(db, school.id, { id: before.id, name: body.name })) throw new Refusal('conflict', 'leaveTypeTaken');
  await store.changeLeaveType(db, school.id, { id: before.id, ...body });
  const changed = (['name', 'daysAYear'] as const).filter((field) => before[field] !== body[field]);
  const pick = (from: typeof body) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  audit({ entity: 'leave type', entityId: before.id, before: pick(before), after: pick(body) });
  return { id: before.id, ...body };
}

/** Employees or students by the beginning of a name or number. */
export function findLeavePeople(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findLeavePeople>,
): Promise<CallAnswer<typeof calls.findLeavePeople>> {
  return store.findLeavePeople(db, school.id, query.kind, query.search ?? '');
}
