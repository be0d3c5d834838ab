import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import * as store from '../expenses/spending.store.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { formatPaise, yearsFrom } from '../wire.ts';

/** Moves money between cash and bank. Refuses more than the balance. */
export async function transferMoney(
  context: WriteContext,
  { body }: Input<typeof calls.transferMoney>,
): Promise<CallAnswer<typeof calls.transferMoney>> {
  const { db, school, admin } = context;
  if (body.from === body.to) throw new Refusal('unprocessable', 'sameAccount');
  const amountPaise = toPaise(body.amount);
  const on = await pastDay(context, body.on);
  const balance = await store.balanceOf(db, school.id, body.from);
  if (amountPaise > balance) throw new Refusal('unprocessable', 'notEnough', { values: { balance: formatPaise(balance) } });
  const memo = body.memo || (body.to === 'bank' ? 'Cash deposited in the bank' : 'Cash drawn from the bank');
  const entryNo = await withLedgerRefusals(context, () =>
    store.postEntry(db, school.id, { kind: 'transfer', on, debit: body.to, credit: body.from, amountPaise, memo, accountId: admin.id }),
  );
  context.audit({ entity: 'transfer', after: { ...body, entryNo } });
  return { entryNo };
}

/** Enters the opening balance of cash or bank. Refuses a second time. */
export async function setAccountOpening(
  context: WriteContext,
  { body }: Input<typeof calls.setAccountOpening>,
): Promise<CallAnswer<typeof calls.setAccountOpening>> {
  const { db, school, admin } = context;
  const on = await pastDay(context, body.on);
  if (await store.hasOpening(db, school.id, body.account)) throw new Refusal('conflict', 'openingKnown');
  const entryNo = await withLedgerRefusals(context, () =>
    store.postEntry(db, school.id, {
      kind: 'opening',
      on,
      debit: body.account,
      credit: 'opening',
      amountPaise: toPaise(body.amount),
      memo: `Opening balance, ${body.account}`,
      accountId: admin.id,
    }),
  );
  context.audit({ entity: 'opening balance', after: { ...body, entryNo } });
  return { entryNo };
}

/** The negative cash balance when more cash was spent than there is: receipts are missing, or an amount is mistyped. Null while there is enough. */
export async function missingCash({ db, school }: WriteContext): Promise<number | null> {
  const balance = await store.balanceOf(db, school.id, 'cash');
  return balance < 0 ? toRupees(balance) : null;
}

/**
 * Refuses a day to come. A browser sends its own day: when the clock of the server has stepped back, that day seems to come, and the refusal names the clock.
 */
export async function refuseFuture(db: Db, schoolId: string, { day, today }: { day: string; today: string }): Promise<void> {
  if (day <= today) return;
  const wrong = await store.findWrongClock(db, schoolId);
  if (wrong === null) throw new Refusal('unprocessable', 'futureDay');
  const code = wrong.isYearPossible && wrong.lastDay !== null ? 'clockBehind' : 'clockYear';
  throw new Refusal('unprocessable', code, { values: { today: writeDay(wrong.today), last: writeDay(wrong.lastDay ?? wrong.today) } });
}

/** An entry dated earlier than this belongs into the opening balances, or its year is mistyped. */
const MOST_YEARS_BACK = 5;

/** The given day or today. Refuses future days and days that are years ago. */
export async function pastDay({ db, school }: WriteContext, day: string | undefined): Promise<string> {
  const today = await store.today(db, school.id);
  if (day !== undefined) await refuseFuture(db, school.id, { day, today });
  if (day !== undefined && day < yearsFrom(today, -MOST_YEARS_BACK))
    throw new Refusal('unprocessable', 'longAgo', { values: { day: writeDay(day) } });
  return day ?? today;
}
