import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import { HEAD_KINDS, monthField, rupees } from './schemas.ts';

/** The fee heads in the school's order, for a selection. */
export const listFeeHeads = defineCall({
  name: 'listFeeHeads',
  method: 'GET',
  path: '/finance/fee-heads',
  summary: 'The fee heads of the school',
  answer: z.object({ heads: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(HEAD_KINDS) })) }),
});
/**
 * The charge of each fee head in a month or the whole current year, and the collected part; for the school or for the present students of a class. Heads
 * without a charge are left out.
 */
export const listHeadMonths = defineCall({
  name: 'listHeadMonths',
  method: 'GET',
  path: '/finance/head-months',
  summary: 'A month or the year by fee head: charged and collected',
  query: z.strictObject({ month: z.optional(monthField), classId: z.optional(id) }),
  answer: z.object({ heads: z.array(z.object({ headId: z.string(), head: z.string(), due: rupees, collected: rupees })) }),
});
/** The part of receipts for a fee head; a receipt over several heads counts under each. */
export const headReceipts = z.object({ headId: z.string(), head: z.string(), receipts: z.number(), amount: rupees });
/** Receipts between two days by fee head, of the school or of the present students of a class, without cancelled and bounced ones. */
export const listHeadReceipts = defineCall({
  name: 'listHeadReceipts',
  method: 'GET',
  path: '/finance/head-receipts',
  summary: 'Receipts between two days by fee head',
  query: z.strictObject({ from: isoDate, to: isoDate, classId: z.optional(id) }),
  answer: z.object({ heads: z.array(headReceipts) }),
});
