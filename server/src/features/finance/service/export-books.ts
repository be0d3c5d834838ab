import type { exportTable } from '@shala/contract/finance';
import { YEAR_MONTHS } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import type { Input } from '#platform/http';
import type { Cell, Sheet } from '#platform/sheets';
import { listClassSizes, listHeads, listRates } from '../store/fees.store.ts';
import { listDayAccounts, listDayEntries } from '../store/reports.store.ts';
import { today } from '../store/spending.store.ts';
import { findYear, listClassTotals, listMonthTotals } from '../store/summary.store.ts';
import { memoOnWire, monthLabel } from '../wire.ts';

export type Filter = Omit<Input<typeof exportTable>['query'], 'format'>;
type Scope = { db: Db; schoolId: string };
/** Makes a table with the filters of its screen and at most so many rows. */
export type Maker = (scope: Scope, filter: Filter, limit: number) => Promise<Sheet>;

export const rupees = (paise: number): Cell => ({ rupees: paise / 100 });

/** The tables of the books: day book, collections, fee structure. */
export const BOOKS = {
  'day-book': async ({ db, schoolId }, { date }) => {
    const day = date ?? (await today(db, schoolId));
    const [accounts, entries] = [await listDayAccounts(db, schoolId, day), await listDayEntries(db, schoolId, day)];
    return {
      title: `day book ${day}`,
      headings: ['No.', 'Kind', 'Particulars', 'Student', 'To', 'From', 'Amount'],
      rows: [
        ...entries.map((row): Cell[] => [
          row.entryNo,
          row.kind,
          memoOnWire(row.memo),
          row.student,
          row.debitName,
          row.creditName,
          rupees(row.amountPaise),
        ]),
        ...accounts.flatMap((row): Cell[][] => [
          [null, 'opening', row.code, null, null, null, rupees(row.openingPaise)],
          [null, 'closing', row.code, null, null, null, rupees(row.openingPaise + row.debitPaise - row.creditPaise)],
        ]),
      ],
    };
  },
  collections: async ({ db, schoolId }) => {
    const year = await findYear(db, schoolId);
    const months = year === null ? [] : await listMonthTotals(db, schoolId, year.id);
    const classes = year === null ? [] : await listClassTotals(db, schoolId, year.id);
    return {
      title: 'collections',
      headings: ['Month or class', 'Due', 'Collected', 'Left'],
      rows: [
        ...months.map((row): Cell[] => [
          monthLabel(row.monthNo),
          rupees(row.charged),
          rupees(row.collected),
          rupees(row.charged - row.collected),
        ]),
        ...classes.map((row): Cell[] => [
          `Class ${row.className}`,
          rupees(row.charged),
          rupees(row.collected),
          rupees(row.charged - row.collected),
        ]),
      ],
    };
  },
  'fee-structure': async ({ db, schoolId }) => {
    const year = await findYear(db, schoolId);
    if (year === null) return { title: 'fee structure', headings: ['Class', 'Head', ...YEAR_MONTHS], rows: [] };
    const [heads, rates, classes] = [
      await listHeads(db, schoolId),
      await listRates(db, schoolId, year.id),
      await listClassSizes(db, schoolId, year.id),
    ];
    const rows = classes.flatMap(({ id, name }) =>
      heads.flatMap((head): Cell[][] =>
        rates
          .filter((rate) => rate.classId === id && rate.headId === head.id)
          .map(({ amounts }) => [name, head.name, ...amounts.map(rupees)]),
      ),
    );
    return { title: `fee structure ${year.name}`, headings: ['Class', 'Head', ...YEAR_MONTHS], rows };
  },
} satisfies Record<string, Maker>;
