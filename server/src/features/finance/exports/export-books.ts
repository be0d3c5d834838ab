import type { exportTable } from '@shala/contract/finance';
import { YEAR_MONTHS } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import type { Input } from '#platform/http';
import { type Cell, dayCell, type Sheet } from '#platform/sheets';
import { say, sayAll, writeDay, writeYearMonth } from '#platform/words';
import { type DayAccount, type DayEntry, listDayAccounts, listDayEntries } from '../books/days.store.ts';
import { today } from '../expenses/spending.store.ts';
import { findYear, listClassTotals, listMonthTotals } from '../overview/summary.store.ts';
import { entryWords } from '../rules/entry-words.ts';
import { accountWord, headWord, ledgerWord } from '../rules/words.ts';
import { listClassSizes, listHeads, listRates } from '../structure/fees.store.ts';
import { sayMonth } from '../wire.ts';

export type Filter = Omit<Input<typeof exportTable>['query'], 'format'>;
type Scope = { db: Db; schoolId: string };
/** Makes a table with the filters of its screen and the given maximum of rows. */
export type Maker = (scope: Scope, filter: Filter, limit: number) => Promise<Sheet>;

export const rupees = (paise: number): Cell => ({ rupees: paise / 100 });

/** Exports of the accounts: day book, collections, fee structure. */
export const BOOKS = {
  'day-book': async ({ db, schoolId }, { date }) => {
    const on = date ?? (await today(db, schoolId));
    const [accounts, entries] = [await listDayAccounts(db, schoolId, on), await listDayEntries(db, schoolId, on)];
    return {
      title: say('Day book {day}', { day: writeDay(on) }),
      headings: sayAll(
        'Date',
        'Account',
        'Entry no.',
        'Particulars',
        'Student',
        'Other account',
        'Amount received',
        'Amount paid',
        'Balance',
      ),
      rows: accounts.flatMap((account) => accountRows(on, account, entries)),
    };
  },
  collections: async ({ db, schoolId }) => {
    const year = await findYear(db, schoolId);
    const months = year === null ? [] : await listMonthTotals(db, schoolId, year.id);
    const classes = year === null ? [] : await listClassTotals(db, schoolId, year.id);
    return {
      title: say('Collections'),
      // Months and classes show the same money twice; the first column tells them apart.
      headings: sayAll('Total by', 'Month or class', 'Due', 'Collected', 'Balance'),
      rows: [
        ...months.map((row): Cell[] => [
          say('Month'),
          sayMonth(row.monthNo),
          rupees(row.charged),
          rupees(row.collected),
          rupees(row.charged - row.collected),
        ]),
        ...classes.map((row): Cell[] => [
          say('Class'),
          say('Class {className}', { className: row.className }),
          rupees(row.charged),
          rupees(row.collected),
          rupees(row.charged - row.collected),
        ]),
      ],
    };
  },
  'fee-structure': async ({ db, schoolId }) => {
    const year = await findYear(db, schoolId);
    const headings = [...sayAll('Class', 'Fee head'), ...YEAR_MONTHS.map((_, index) => writeYearMonth(index + 1))];
    if (year === null) return { title: say('Fee structure'), headings, rows: [] };
    const [heads, rates, classes] = [
      await listHeads(db, schoolId),
      await listRates(db, schoolId, year.id),
      await listClassSizes(db, schoolId, year.id),
    ];
    const rows = classes.flatMap(({ id, name }) =>
      heads.flatMap((head): Cell[][] =>
        rates
          .filter((rate) => rate.classId === id && rate.headId === head.id)
          .map(({ amounts }) => [name, headWord(head.name), ...amounts.map(rupees)]),
      ),
    );
    return { title: say('Fee structure {year}', { year: year.name }), headings, rows };
  },
} satisfies Record<string, Maker>;

/** A day of one account as in a cash book: the opening balance, then each entry with the balance after it. */
function accountRows(on: string, account: DayAccount, entries: readonly DayEntry[]): Cell[][] {
  const name = accountWord(account.code);
  let balance = account.openingPaise;
  const opening: Cell[] = [dayCell(on), name, null, say('Opening balance'), null, null, null, null, rupees(balance)];
  const moved = entries
    .filter(({ debit, credit }) => debit === account.code || credit === account.code)
    .map((row): Cell[] => {
      const isIn = row.debit === account.code;
      balance += isIn ? row.amountPaise : -row.amountPaise;
      const sum = rupees(row.amountPaise);
      const against = isIn ? ledgerWord(row.credit, row.creditName) : ledgerWord(row.debit, row.debitName);
      return [
        dayCell(on),
        name,
        row.entryNo,
        entryWords(row) || row.kind,
        row.student,
        against,
        isIn ? sum : null,
        isIn ? null : sum,
        rupees(balance),
      ];
    });
  return [opening, ...moved];
}
