import { type Cell, dayCell } from '#platform/sheets';
import { say, sayAll, writeDay } from '#platform/words';
import {
  type DayAccount,
  type DayEntry,
  listPeriodAccounts,
  listPeriodDays,
  listPeriodEntries,
  type Period,
  type PeriodDay,
} from '../books/period.store.ts';
import { refusePeriod } from '../books/period-book.ts';
import { today } from '../expenses/spending.store.ts';
import { balancesByDay } from '../rules/balances-by-day.ts';
import { entryWords } from '../rules/entry-words.ts';
import { accountWord, ledgerWord } from '../rules/words.ts';
import { formatPaise } from '../wire.ts';
import { type Maker, rupees } from './table.ts';

/**
 * The day book of a day or a period, one account after another as in a cash book. Totals of a day have columns of their own, so that a sum over any of these
 * columns counts each amount once. Refuses what a period on the screen refuses.
 */
export const makeDayBook: Maker = async ({ db, schoolId }, filter, limit) => {
  const period = await periodOf(filter, () => today(db, schoolId));
  refusePeriod(period);
  const accounts = await listPeriodAccounts(db, schoolId, period);
  const days = await listPeriodDays(db, schoolId, period);
  const entries = await listPeriodEntries(db, schoolId, period, { after: null, limit });
  const [from, to] = [writeDay(period.from), writeDay(period.to)];
  const headings = sayAll(
    'Date',
    'Account',
    'Entry no.',
    'Particulars',
    'Student',
    'Other account',
    'Amount received',
    'Amount paid',
    'Balance',
  );
  const rows = accounts.flatMap((account) => accountRows(period, account, { days, entries }));
  return from === to
    ? { title: say('Day book {day}', { day: from }), headings, rows: rows.map((row) => row.slice(0, headings.length)) }
    : { title: say('Day book {from} to {to}', { from, to }), headings: [...headings, ...sayAll('Total received', 'Total paid')], rows };
};

/** The days from `from` to `to`; without them the day `date`, by default today. */
async function periodOf({ from, to, date }: Parameters<Maker>[1], readToday: () => Promise<string>): Promise<Period> {
  if (from !== undefined && to !== undefined) return { from, to };
  const day = date ?? from ?? to ?? (await readToday());
  return { from: day, to: day };
}

type Moves = { days: readonly PeriodDay[]; entries: readonly DayEntry[] };

/** One account: the opening balance and each entry with the balance after it; of a period also the totals of each day and the closing balance. */
function accountRows({ from, to }: Period, account: DayAccount, { days, entries }: Moves): Cell[][] {
  const { code, openingPaise, debitPaise, creditPaise } = account;
  const name = accountWord(code);
  const balanceRow = (day: string, words: string, paise: number, sums: Cell[] = [null, null]): Cell[] => [
    ...[dayCell(day), name, null, words, null, null, null, null],
    rupees(paise),
    ...sums,
  ];
  const opening = balanceRow(from, say('Opening balance'), openingPaise);
  const own = Map.groupBy(
    entries.filter(({ debit, credit }) => debit === code || credit === code),
    ({ on }) => on,
  );
  let balance = openingPaise;
  const entryRow = (entry: DayEntry): Cell[] => {
    const isIn = entry.debit === code;
    balance += isIn ? entry.amountPaise : -entry.amountPaise;
    const sum = rupees(entry.amountPaise);
    const against = isIn ? ledgerWord(entry.credit, entry.creditName) : ledgerWord(entry.debit, entry.debitName);
    return [
      ...[dayCell(entry.on), name, entry.entryNo, entryWords(entry) || entry.kind, entry.student, against],
      ...(isIn ? [sum, null] : [null, sum]),
      ...[rupees(balance), null, null],
    ];
  };
  if (from === to) return [opening, ...(own.get(from) ?? []).map(entryRow)];
  const rows = balancesByDay([account], days).flatMap(({ date, accounts }) => {
    const day = accounts[0] as DayAccount;
    if (day.debitPaise === 0 && day.creditPaise === 0) return [];
    const closing = day.openingPaise + day.debitPaise - day.creditPaise;
    return [
      ...(own.get(date) ?? []).map(entryRow),
      balanceRow(date, say('Total of the day'), closing, [rupees(day.debitPaise), rupees(day.creditPaise)]),
    ];
  });
  const closing = openingPaise + debitPaise - creditPaise;
  // The totals of the period are words: as figures they would be counted a second time beside those of the days.
  const [received, paid] = [formatPaise(debitPaise), formatPaise(creditPaise)];
  const words = say('Closing balance (total received {received}, total paid {paid})', { received, paid });
  return [opening, ...rows, balanceRow(to, words, closing)];
}
