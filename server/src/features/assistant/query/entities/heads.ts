import { listPayments } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { FEES, receipts } from './fees.ts';
import { inRupees } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';

/** What came in by live receipts under each head of fees, on the day it came in. */
export const collectedHeads: Declared = {
  name: 'collectedHead',
  needs: listPayments,
  nouns: `${FEES}, payment, payments, receipt, receipts, mila, mili, aaya, aayi, aaye`,
  title: 'Collected by head',
  screen: { label: 'Receipts', path: '/payments' },
  from: ({ schoolId }) => sql`select ${PUPIL}, r.received_on, r.mode, r.head, r.amount from (
      select p.student_id, p.received_on, p.mode, h.name as head, a.amount_paise as amount from payments p
      join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id join fee_heads h on h.school_id = ${schoolId} and h.id = a.head_id
      where p.school_id = ${schoolId} and p.state = 'live') r ${seatBeside(schoolId)}`,
  inPeriod: within(sql`t.received_on`),
  usual: 'year',
  dimensions: {
    ...pupilDimensions,
    ...dayDimensions(sql`t.received_on`),
    head: {
      words: 'head, heads, fee head, fee heads, kind of fee, kinds of fee, type of fee, types of fee',
      title: 'Fee head',
      sql: sql`t.head`,
      values: 'feeHead',
    },
    ...(receipts.dimensions.mode && { mode: receipts.dimensions.mode }),
  },
  measures: {
    sum: {
      words: receipts.measures.sum?.words ?? '',
      title: 'Collected',
      noun: 'collection',
      sql: sql`coalesce(sum(t.amount), 0) / 100.0`,
      ...inRupees,
      good: 'most',
    },
    payers: { words: '', title: 'Students', noun: 'students who paid', sql: sql`count(distinct t.student_id)`, unit: 'number' },
  },
  flags: pupilFlags,
  main: 'sum',
  who: 'student',
};
