import type { PersonKind } from '@shala/contract/attendance';
import type { ReadContext, WriteContext } from '#platform/http';
import * as store from '../store/leave.store.ts';
import { removeMarksAfter } from '../store/leave-marks.store.ts';
import { endLeave } from './leave.ts';
import { recordMarks } from './record-marks.ts';

type Leaver = { kind: PersonKind; personId: string; lastDay: string; note: string };

/** Locks decisions on leave until the caller's transaction ends. This lock comes before the person's own row, as in every change of leave. */
export async function holdLeave({ db, school }: Pick<WriteContext, 'db' | 'school'>): Promise<void> {
  await store.lockLeaves(db, school.id);
}

/**
 * Ends the leave of a person whose last day is known, after `holdLeave`: pending leave and leave approved for later are withdrawn; approved leave that goes
 * beyond the last day ends with it. Marks after the last day are removed: who has left is in no register. Returns the number of pending applications, and of
 * the days whose mark was removed.
 */
export async function settleLeave(
  context: WriteContext,
  { kind, personId, lastDay, note }: Leaver,
): Promise<{ withdrawn: number; unmarkedDays: number }> {
  const { db, school, audit } = context;
  const open = await store.listOpen(db, school.id, { kind, personId, after: lastDay });
  for (const leave of open) {
    if (leave.state === 'applied' || leave.from > lastDay) await endLeave(context, leave, note);
    else {
      await store.shortenLeave(db, school.id, { id: leave.id, to: lastDay });
      audit({ entity: 'leave', entityId: leave.id, before: { to: leave.to }, after: { to: lastDay }, reason: note });
    }
  }
  const changed = await removeMarksAfter(db, school.id, { kind, personId }, lastDay);
  await recordMarks(context, { kind, personId }, { changed, reason: note });
  return { withdrawn: open.filter(({ state }) => state === 'applied').length, unmarkedDays: changed.length };
}

/** The number of a person's pending leave applications. */
export async function countWaitingLeave(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  kind: PersonKind,
  personId: string,
): Promise<number> {
  return (await store.listOpen(db, school.id, { kind, personId, after: null })).length;
}
