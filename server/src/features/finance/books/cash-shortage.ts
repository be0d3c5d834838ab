import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { findCorrectedDay, findCorrectionDay, findExpense, today } from '../expenses/spending.store.ts';
import { findCashBelowZero } from './days.store.ts';

/**
 * The first day, from that of a payment in cash on, on which the cash in hand would be below zero, and what it would be at the end of it; null while there is
 * enough. Of an expense that is edited, its old cash is given back first.
 */
export async function findCashShortage(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findCashShortage>,
): Promise<CallAnswer<typeof calls.findCashShortage>> {
  const paise = toPaise(query.amount);
  const moves = [{ on: query.on ?? (await today(db, school.id)), paise: -paise }];
  if (query.expenseId !== undefined) {
    const old = await findExpense(db, school.id, query.expenseId);
    if (old === null) throw notFound();
    const on = await findCorrectionDay(db, school.id, old.spentOn);
    moves[0] = { on: await findCorrectedDay(db, school.id, { on, spentOn: old.spentOn, wanted: query.on ?? old.spentOn }), paise: -paise };
    if (old.paidFrom === 'cash' && old.state === 'live') moves.push({ on, paise: old.amountPaise });
  }
  const shortage = await findCashBelowZero(db, school.id, moves);
  return { shortage: shortage && { day: shortage.day, cashInHand: toRupees(shortage.paise) } };
}
