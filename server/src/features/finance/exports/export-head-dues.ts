import { type Cell, dayCell } from '#platform/sheets';
import { say, sayAll, writeDay } from '#platform/words';
import { type HeadDue, listHeadDues } from '../dues/head-dues.store.ts';
import { today } from '../expenses/spending.store.ts';
import { headWord } from '../rules/words.ts';
import { type Maker, rupees } from './table.ts';

/** Each student's fees of the year by head: total, conceded, paid, balance and overdue today; below them the totals of each class and of all by head. */
export const makeHeadDues: Maker = async ({ db, schoolId }, filter, limit) => {
  const rows = await listHeadDues(db, schoolId, filter, limit);
  const byClass = [...Map.groupBy(rows, ({ classId }) => classId).values()];
  return {
    title: say('Dues by fee head {day}', { day: writeDay(await today(db, schoolId)) }),
    headings: [
      ...sayAll('Admission no.', 'Student', 'Class', 'Section', 'Fee head'),
      ...sayAll('Total fee', 'Concession', 'Paid', 'Balance', 'Overdue', 'Due date extended to', 'Date of leaving'),
    ],
    rows: [
      ...rows.map((row): Cell[] => [
        ...[row.admissionNumber, row.studentName, row.className, row.sectionName, headWord(row.head)],
        ...sums([row]),
        dayCell(row.dueExtendedTo),
        dayCell(row.leftOn),
      ]),
      ...byClass.flatMap((some) => totals(some, some[0]?.className ?? '')),
      ...(byClass.length > 1 ? totals(rows, say('All classes')) : []),
    ],
  };
};

/** The totals of some students: one line for each head, and one for all heads where there are several. */
function totals(rows: readonly HeadDue[], place: string): Cell[][] {
  const line = (head: string, some: readonly HeadDue[]): Cell[] => [null, say('Total'), place, null, head, ...sums(some), null, null];
  const heads = [...Map.groupBy(rows, ({ headId }) => headId).values()];
  return [...heads.map((some) => line(headWord(some[0]?.head ?? ''), some)), ...(heads.length > 1 ? [line(say('All heads'), rows)] : [])];
}

function sums(rows: readonly HeadDue[]): Cell[] {
  const sum = (of: (row: HeadDue) => number) => rows.reduce((paise, row) => paise + of(row), 0);
  return [
    sum(({ chargedPaise }) => chargedPaise),
    sum(({ concededPaise }) => concededPaise),
    sum(({ paidPaise }) => paidPaise),
    sum(({ chargedPaise, concededPaise, paidPaise }) => chargedPaise - concededPaise - paidPaise),
    sum(({ overduePaise }) => overduePaise),
  ].map(rupees);
}
