import { YEAR_MONTHS } from '@shala/contract/shared';
import type { Cell } from '#platform/sheets';
import { say, sayAll, writeYearMonth } from '#platform/words';
import { findYear, listClassTotals, listMonthTotals } from '../overview/summary.store.ts';
import { headWord } from '../rules/words.ts';
import { listClassSizes, listHeads, listRates } from '../structure/fees.store.ts';
import { sayMonth } from '../wire.ts';
import { makeDayBook } from './export-day-book.ts';
import { type Maker, rupees } from './table.ts';

/** Exports of the accounts: day book, collections, fee structure. */
export const BOOKS = {
  'day-book': makeDayBook,
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
