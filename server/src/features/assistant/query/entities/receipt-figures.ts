import { sql } from '#platform/db';
import type { Measure } from '../entity.ts';
import { inDays } from './fields.ts';

const LIVE = sql`filter (where t.state = 'live')`;
/** The ends of the receipt numbers, and how many days a cheque takes on its way. */
export const ofNumbersAndDays = {
  firstNumber: {
    words:
      'first receipt number, first receipt no, lowest receipt number, starting receipt number, pehli receipt ka number, pehla receipt number',
    title: 'First receipt number',
    sql: sql`min(t.receipt_no) ${LIVE}`,
    unit: 'number',
  },
  lastNumber: {
    words:
      'last receipt number, last receipt no, latest receipt number, highest receipt number, ending receipt number, aakhri receipt ka number, aakhri receipt number',
    title: 'Last receipt number',
    sql: sql`max(t.receipt_no) ${LIVE}`,
    unit: 'number',
  },
  daysToDeposit: {
    words:
      'days to deposit, days till deposit, days until deposit, days taken to deposit, average days to deposit, average days taken to deposit, days between receiving and depositing, average days between receiving and depositing, days between receipt and deposit, days before deposit, jama karne me kitne din',
    title: 'Days until deposited (average)',
    sql: sql`round(avg(t.deposited_on - t.received_on) ${LIVE}, 1)`,
    ...inDays,
    good: 'least',
  },
  daysToClear: {
    words:
      'days to clear, days till clearing, days until clearing, days taken to clear, average days to clear, average days taken to clear, days between deposit and clearing, days between depositing and clearing, average days between deposit and clearing, clearing time, clear hone me kitne din',
    title: 'Days until cleared (average)',
    sql: sql`round(avg(t.settled_on - t.deposited_on) ${LIVE}, 1)`,
    ...inDays,
    good: 'least',
  },
  longestToClear: {
    words: 'longest time to clear, most days to clear, longest clearing time',
    title: 'Days until cleared (longest)',
    sql: sql`max(t.settled_on - t.deposited_on) ${LIVE}`,
    unit: 'number',
    good: 'least',
  },
} as const satisfies Record<string, Measure>;
