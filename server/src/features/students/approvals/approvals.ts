import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listGuardians } from '../guardians/guardians.store.ts';
import * as guardians from '../guardians/guardians.ts';
import { findRecord } from '../profile/records.store.ts';
import * as records from '../profile/records.ts';
import * as store from './approvals.store.ts';

/** Whether changes of identity need approval, and how many administrators could approve them. */
export function getIdentityApproval({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getIdentityApproval>> {
  return store.findSetting(db, school.id);
}

/** Switches approval on or off; pending changes stay pending. Refuses to switch it on when no other administrator could decide. */
export async function saveIdentityApproval(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.saveIdentityApproval>,
): Promise<CallAnswer<typeof calls.saveIdentityApproval>> {
  const before = await store.findSetting(db, school.id);
  if (body.isOn && before.administrators < 2) throw new Refusal('unprocessable', 'approvalNeedsTwo');
  await store.saveIdentityApproval(db, school.id, body.isOn);
  if (before.isOn !== body.isOn) audit({ entity: 'identity approval', before: { isOn: before.isOn }, after: { isOn: body.isOn } });
  return { ...before, isOn: body.isOn };
}

/** Requested changes: pending ones, the oldest first, then decided ones. */
export async function listIdentityChanges(
  { db, school, admin }: ReadContext,
  { query }: Input<typeof calls.listIdentityChanges>,
): Promise<CallAnswer<typeof calls.listIdentityChanges>> {
  if (query.studentId !== undefined && (await findRecord(db, school.id, query.studentId)) === null) throw notFound();
  const rows = await store.listIdentityChanges(db, school.id, { state: query.state, studentId: query.studentId });
  return rows.map(({ studentId, student, className, sectionName, guardianId: _guardian, askedById, askedAt, decidedAt, ...row }) => ({
    ...row,
    student: { id: studentId, name: student, className, sectionName },
    isYours: askedById === admin.id,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

/**
 * Decides on a change. An approved one is carried out as if it were requested now. Refuses one's own request, a decided one, and one whose starting values have
 * changed.
 */
export async function decideIdentityChange(
  context: WriteContext,
  { params, body }: Input<typeof calls.decideIdentityChange>,
): Promise<CallAnswer<typeof calls.decideIdentityChange>> {
  const { db, school, admin, audit } = context;
  const change = await store.lockChange(db, school.id, params.changeId);
  if (change === null) throw notFound();
  if (change.state !== 'waiting') throw new Refusal('conflict', 'identityDecided');
  const isOwn = change.askedById === admin.id;
  if (body.decision === 'withdraw' && !isOwn) throw new Refusal('unprocessable', 'withdrawOther');
  if (body.decision !== 'withdraw' && isOwn) throw new Refusal('unprocessable', 'approveOwn');
  if (body.decision === 'approve') await make(context, change);
  const state = ({ approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const)[body.decision];
  await store.decideIdentityChange(db, school.id, { id: change.id, state, decidedBy: admin.id, note: body.note ?? '' });
  audit({
    entity: change.guardianId === null ? 'student' : 'guardian',
    entityId: change.guardianId ?? change.studentId,
    before: { request: 'waiting' },
    after: { request: state },
    reason: [`Asked for by ${change.askedBy}`, body.note].filter(Boolean).join(': '),
  });
  return { state };
}

async function make(context: WriteContext, change: store.HeldChange): Promise<void> {
  if (!(await stillFits(context, change))) throw new Refusal('conflict', 'identityChanged');
  // Stored as the call received it, after it was checked against the contract.
  const input = change.input as { params: never; body: never; query: never };
  const approved = { isApproved: true };
  if (change.act === 'editStudent') await records.editStudent(context, input, approved);
  else if (change.act === 'addGuardian') await guardians.addGuardian(context, input, approved);
  else if (change.act === 'editGuardian') await guardians.editGuardian(context, input, approved);
  else await guardians.removeGuardian(context, input, approved);
}

/** Whether the values from which the change starts are still the same. */
async function stillFits({ db, school }: WriteContext, { act, studentId, guardianId, before }: store.HeldChange): Promise<boolean> {
  if (act === 'addGuardian') return true;
  const present: Record<string, unknown> | undefined | null =
    guardianId === null
      ? await findRecord(db, school.id, studentId, { isForUpdate: true })
      : (await listGuardians(db, school.id, studentId)).find(({ id }) => id === guardianId);
  return present !== null && present !== undefined && Object.entries(before).every(([field, value]) => (present[field] ?? null) === value);
}
