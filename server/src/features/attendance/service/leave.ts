import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import { checkLeaveSpan } from '../rules/leave-span.ts';
import { countOnLeave } from '../store/days.store.ts';
import * as store from '../store/leave.store.ts';
import * as marks from '../store/leave-marks.store.ts';
import { isType } from '../store/leave-types.store.ts';
import { recordMarks } from './record-marks.ts';

const MOST = 500;

/** Matching leave, with the number in each state and the people on leave today. */
export async function listLeave(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listLeave>,
): Promise<CallAnswer<typeof calls.listLeave>> {
  if (query.personId !== undefined) await requirePerson(db, school.id, query.personId);
  const [rows, counted, onLeaveToday] = await Promise.all([
    store.listLeave(db, school.id, query, MOST),
    store.countLeave(db, school.id, query),
    countOnLeave(db, school.id),
  ]);
  const totals = { applied: 0, approved: 0, refused: 0, withdrawn: 0 };
  for (const { state, count } of counted) totals[state] = count;
  return { leaves: rows.map(onWire), totals, onLeaveToday };
}

/** Applies for leave. Refuses an end before the start, an overlap, a range without school days, and days outside the person's time at the school. */
export async function applyForLeave(
  context: WriteContext,
  { body }: Input<typeof calls.applyForLeave>,
): Promise<CallAnswer<typeof calls.applyForLeave>> {
  const { db, school } = context;
  const { kind, personId, from, to, isHalfDay = false, half = 'second', reason = '' } = body;
  checkLeaveSpan({ from, to, isHalfDay });
  const person = await store.findPerson(db, school.id, kind, personId);
  if (person === null) throw notFound();
  if (kind === 'employee' && body.typeId === undefined) throw new Refusal('unprocessable', 'leaveTypeNeeded');
  if (body.typeId !== undefined && !(await isType(db, school.id, body.typeId))) throw notFound();
  if ((person.firstOn !== null && from < person.firstOn) || (person.lastOn !== null && to > person.lastOn))
    throw new Refusal('unprocessable', 'outsideService', { values: { name: person.name } });
  const days = await store.countSchoolDays(db, school.id, kind, { from, to });
  if (days === 0) throw new Refusal('unprocessable', 'noSchoolDays');
  await store.lockLeaves(db, school.id);
  const other = await store.findOverlap(db, school.id, { personId, from, to });
  if (other !== null)
    throw new Refusal('conflict', 'leaveOverlaps', { values: { from: writeDay(other.from), to: writeDay(other.to) }, data: other });
  const leaveId = await store.applyForLeave(db, school.id, {
    kind,
    personId,
    typeId: body.typeId ?? null,
    from,
    to,
    isHalfDay,
    half,
    reason,
  });
  context.audit({ entity: 'leave', entityId: leaveId, after: { kind, personId, from, to, ...(isHalfDay && { half }) } });
  return { leaveId, days: isHalfDay ? 0.5 : days };
}

/** Approves leave and marks it in the registers. Asks about days on which the person was marked present. */
export async function approveLeave(
  context: WriteContext,
  { params, body }: Input<typeof calls.approveLeave>,
): Promise<CallAnswer<typeof calls.approveLeave>> {
  const { db, school } = context;
  const leave = await takeLeave(context, params.leaveId, ['applied']);
  const days = await marks.listPresentDays(db, school.id, leave);
  if (days.length > 0 && body.presentDays === undefined)
    throw new Refusal('conflict', 'presentOnLeave', { values: { name: leave.name, count: days.length }, data: { days } });
  await decide(context, leave, { state: 'approved', note: body.note ?? '' });
  const changed = await marks.fillLeave(db, school.id, leave, body.presentDays === 'leave');
  await recordMarks(context, leave, { changed, reason: 'leave' });
  return { filledDays: changed.length };
}

/** Refuses pending leave. */
export async function refuseLeave(
  context: WriteContext,
  { params, body }: Input<typeof calls.refuseLeave>,
): Promise<CallAnswer<typeof calls.refuseLeave>> {
  const leave = await takeLeave(context, params.leaveId, ['applied']);
  await decide(context, leave, { state: 'refused', note: body.reason });
  return { state: 'refused' };
}

/** Withdraws pending or approved leave; the registers get their former marks back. */
export async function withdrawLeave(
  context: WriteContext,
  { params, body }: Input<typeof calls.withdrawLeave>,
): Promise<CallAnswer<typeof calls.withdrawLeave>> {
  const leave = await takeLeave(context, params.leaveId, ['applied', 'approved']);
  return { restoredDays: await endLeave(context, leave, body.reason) };
}

/** Withdraws a leave that is locked for this transaction. Returns the number of days on which the registers got their former marks back. */
export async function endLeave(context: WriteContext, leave: store.LeaveFacts, note: string): Promise<number> {
  await decide(context, leave, { state: 'withdrawn', note });
  const changed = leave.state === 'approved' ? await marks.restoreMarks(context.db, context.school.id, leave) : [];
  await recordMarks(context, leave, { changed, reason: 'leave' });
  return changed.length;
}

async function takeLeave({ db, school }: WriteContext, leaveId: string, states: readonly store.LeaveState[]): Promise<store.LeaveFacts> {
  await store.lockLeaves(db, school.id);
  const leave = await store.findLeave(db, school.id, leaveId);
  if (leave === null) throw notFound();
  if (!states.includes(leave.state)) throw new Refusal('conflict', 'leaveDecided', { values: { state: leave.state } });
  return leave;
}

async function decide(
  { db, school, admin, audit }: WriteContext,
  leave: store.LeaveFacts,
  { state, note }: { state: store.LeaveState; note: string },
): Promise<void> {
  await store.setLeaveState(db, school.id, { id: leave.id, state, accountId: admin.id, note });
  audit({ entity: 'leave', entityId: leave.id, before: { state: leave.state }, after: { state }, ...(note ? { reason: note } : {}) });
}

async function requirePerson(db: ReadContext['db'], schoolId: string, personId: string): Promise<void> {
  const found = (await store.findPerson(db, schoolId, 'employee', personId)) ?? (await store.findPerson(db, schoolId, 'student', personId));
  if (found === null) throw notFound();
}

function onWire(row: store.LeaveRow): CallAnswer<typeof calls.listLeave>['leaves'][number] {
  const { id, from, to, isHalfDay, half, days, reason, state, isFromRegister, decidedBy, decisionNote } = row;
  return {
    ...{ id, from, to, isHalfDay, half, days, reason, state, isFromRegister, decidedBy, decisionNote },
    person: { id: row.personId, kind: row.kind, name: row.name, number: row.number, place: row.place },
    type: row.typeId === null ? null : { id: row.typeId, name: row.typeName ?? '' },
    appliedAt: row.appliedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
