import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toRupees } from '@shala/contract/shared';
import { entryWords } from '../rules/entry-words.ts';
import { ledgerWord } from '../rules/words.ts';
import type { DayAccount, DayEntry } from './period.store.ts';

type Line = CallAnswer<typeof calls.getDayBook>['entries'][number];
const HELD = ['cash', 'bank', 'cheques'] as const;

/** One line for each of cash, bank and cheques in hand that an entry changes. */
export function linesOf(entry: DayEntry): Line[] {
  const { entryNo, kind, debit, credit, amountPaise, documentId } = entry;
  const base = {
    entryNo,
    at: entry.at.toISOString(),
    kind,
    memo: [entryWords(entry), entry.student].filter(Boolean).join(', '),
    documentId,
  };
  return HELD.flatMap((account) => [
    ...(debit === account
      ? [{ ...base, account, counterpart: ledgerWord(credit, entry.creditName), received: toRupees(amountPaise), paid: 0 }]
      : []),
    ...(credit === account
      ? [{ ...base, account, counterpart: ledgerWord(debit, entry.debitName), received: 0, paid: toRupees(amountPaise) }]
      : []),
  ]);
}

/** Opening balance, amounts received and paid, and closing balance of an account, in rupees. */
export function accountOnWire({ code, openingPaise, debitPaise, creditPaise }: DayAccount) {
  return {
    account: code,
    opening: toRupees(openingPaise),
    receipts: toRupees(debitPaise),
    payments: toRupees(creditPaise),
    closing: toRupees(openingPaise + debitPaise - creditPaise),
  };
}
