import type * as calls from '@shala/contract/finance';
import { type CallAnswer, monthName, monthNumber, toPaise, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { isStudent } from '../payments/payments.store.ts';
import { studentName } from '../wire.ts';
import * as store from './concessions.store.ts';
import { applyOwnChanges, applyStructure, asPreview, type FeeChanges, findOwnChanges, requireYear, summarizeOwn } from './fee-changes.ts';
import * as feesStore from './fees.store.ts';

/** Concessions of the year, newest first. */
export async function listConcessions(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listConcessions>,
): Promise<CallAnswer<typeof calls.listConcessions>> {
  return (await store.listConcessions(db, school.id, query)).map(concessionOnWire);
}

/** What a concession would change, without saving it. */
export function previewConcession(context: SlowContext, { body }: Input<typeof calls.previewConcession>): Promise<FeeChanges> {
  return asPreview(context, async (write) => summarizeOwn((await put(write, body)).rows));
}

/** Grants a concession; the unpaid months in its range are reduced, and nothing else of the student's fees changes. */
export async function grantConcession(
  context: WriteContext,
  { body }: Input<typeof calls.grantConcession>,
): Promise<CallAnswer<typeof calls.grantConcession>> {
  const { id, yearId, rows } = await put(context, body);
  const changes = await applyOwnChanges(context, { yearId, rows, memo: `concession, ${body.reason}` });
  context.audit({ entity: 'concession', entityId: id, after: body, reason: body.reason });
  return { id, changes };
}

/** Stops a concession from a month on. Refuses one that is already stopped. */
export async function endConcession(context: WriteContext, { params, body }: Input<typeof calls.endConcession>): Promise<FeeChanges> {
  const { db, school } = context;
  const concession = await store.lockConcession(db, school.id, params.concessionId);
  if (concession === null) throw notFound();
  if (concession.endedAt !== null) throw new Refusal('conflict', 'alreadyEnded');
  const fromMonth = monthNumber(body.fromMonth);
  const { rows } = await findOwnChanges(context, { ...concession, fromMonth }, () =>
    store.endConcession(db, school.id, { concessionId: params.concessionId, fromMonth }),
  );
  const changes = await applyOwnChanges(context, { yearId: concession.yearId, rows, memo: `end of a concession, ${body.reason}` });
  context.audit({
    entity: 'concession',
    entityId: params.concessionId,
    before: { toMonth: monthName(concession.toMonth) },
    after: { endsBefore: body.fromMonth },
    reason: body.reason,
  });
  return changes;
}

/** Sets the optional heads of a student from a month on. Refuses unknown ones. */
export async function setStudentHeads(context: WriteContext, { params, body }: Input<typeof calls.setStudentHeads>): Promise<FeeChanges> {
  const { db, school } = context;
  if (!(await isStudent(db, school.id, params.studentId)) || !(await feesStore.areOptionalHeads(db, school.id, body.headIds)))
    throw notFound();
  const year = await requireYear(context);
  const reach = { yearId: year.id, fromMonth: monthNumber(body.fromMonth), studentIds: [params.studentId] };
  await feesStore.setStudentHeads(db, school.id, { ...reach, studentId: params.studentId, headIds: body.headIds });
  const changes = await applyStructure(context, reach, 'optional heads');
  context.audit({ entity: 'student', entityId: params.studentId, after: body });
  return changes;
}

export function concessionOnWire(row: store.ConcessionRow) {
  return {
    id: row.id,
    student: studentName(row),
    head: row.head,
    percent: row.shareBp === null ? null : row.shareBp / 100,
    amount: row.amountPaise === null ? null : toRupees(row.amountPaise),
    fromMonth: monthName(row.fromMonth),
    toMonth: monthName(row.toMonth),
    reason: row.reason,
    by: row.by,
    grantedAt: row.grantedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

async function put(context: WriteContext, body: Input<typeof calls.grantConcession>['body']) {
  if ((body.percent === undefined) === (body.amount === undefined)) throw new Refusal('unprocessable', 'concessionKind');
  const [fromMonth, toMonth] = [monthNumber(body.fromMonth), monthNumber(body.toMonth)];
  if (toMonth < fromMonth) throw new Refusal('unprocessable', 'monthOrder');
  const year = await requireYear(context);
  const concession = {
    yearId: year.id,
    studentId: body.studentId,
    headId: body.headId,
    fromMonth,
    toMonth,
    reason: body.reason,
    accountId: context.admin.id,
    shareBp: body.percent === undefined ? null : Math.round(body.percent * 100),
    amountPaise: body.amount === undefined ? null : toPaise(body.amount),
  };
  const same = await store.findSameConcession(context.db, context.school.id, concession);
  if (same !== null)
    throw new Refusal('conflict', 'concessionKnown', { values: { from: monthName(same.fromMonth), to: monthName(same.toMonth) } });
  const { made, rows } = await findOwnChanges(context, concession, () => store.insertConcession(context.db, context.school.id, concession));
  if (made === null) throw notFound();
  return { id: made, yearId: year.id, rows };
}
