import { z } from 'zod/mini';
import { anyRupees, defineCall, id, text } from '../shared/index.ts';
import { HEAD_KINDS, monthField, rupees, studentName } from './schemas.ts';

const head = z.object({ id: z.string(), name: z.string(), kind: z.enum(HEAD_KINDS), isOptional: z.boolean(), hasRates: z.boolean() });
/** A class's rates for a head: twelve amounts, April first. */
const rates = z.object({ classId: z.string(), headId: z.string(), amounts: z.array(rupees) });
const rules = z.object({
  dueDay: z.number(),
  graceDays: z.number(),
  lateKind: z.enum(['none', 'fixed', 'per day']),
  lateAmount: rupees,
  lateCap: rupees,
  siblingDiscountPercent: z.number(),
  bounceCharge: rupees,
  /** The first month that is charged, for a school that begins in mid-year. */
  firstMonth: monthField,
  /** The first month for which a late fee is charged; by default the month in which the late fee is set. */
  lateFromMonth: z.optional(monthField),
});
/** Heads, rates by class, head and month, and rules of the current year. Heads with `hasRates` false (late fee, bounce, arrears) are managed by the system. */
export const getFeeStructure = defineCall({
  name: 'getFeeStructure',
  method: 'GET',
  path: '/finance/fee-structure',
  summary: 'The fee structure of the year',
  answer: z.object({
    year: z.string(),
    firstYear: z.number(),
    heads: z.array(head),
    rates: z.array(rates),
    rules,
    classes: z.array(z.object({ id: z.string(), name: z.string(), students: z.number() })),
  }),
});
/** Rates to save: only changed ones are needed. Months before `fromMonth` and fully paid months stay unchanged. */
export const feeStructureSchema = z.strictObject({
  fromMonth: monthField,
  rates: z
    .array(z.strictObject({ classId: id, headId: id, amounts: z.array(anyRupees).check(z.length(12)) }))
    .check(z.minLength(1), z.maxLength(400)),
});
/** The effect of a change, as a preview and after saving. `change` is in rupees for the rest of the year, negative for a reduction. */
export const feeChanges = z.object({
  students: z.number(),
  change: rupees,
  byHead: z.array(z.object({ head: z.string(), students: z.number(), change: rupees })),
  byClass: z.array(z.object({ className: z.string(), students: z.number(), change: rupees })),
  /** The first fifty by name. */
  examples: z.array(z.object({ student: studentName, before: rupees, after: rupees })),
  /** Fully paid months, which stay unchanged. */
  untouchedPaidMonths: z.number(),
  /** What changed rules charge in the coming night: late fees that are due and not charged yet. */
  lateFees: z.optional(z.object({ students: z.number(), amount: rupees })),
});
export const previewFeeStructure = defineCall({
  name: 'previewFeeStructure',
  method: 'POST',
  path: '/finance/fee-structure/preview',
  summary: 'Students affected by a changed fee structure, without saving',
  body: feeStructureSchema,
  answer: feeChanges,
});
/** Refuses: unknown class or head (404), fixedHead. */
export const saveFeeStructure = defineCall({
  name: 'saveFeeStructure',
  method: 'PUT',
  path: '/finance/fee-structure',
  summary: 'Saves rates and charges the difference',
  body: feeStructureSchema,
  answer: feeChanges,
});
/** Last year's rates raised by a percentage, in whole rupees, as a draft to preview and save. Refuses: noLastYear. */
export const getLastYearRates = defineCall({
  name: 'getLastYearRates',
  method: 'GET',
  path: '/finance/fee-structure/last-year',
  summary: "Last year's structure as a draft",
  query: z.strictObject({ raisePercent: z.optional(z.coerce.number().check(z.gte(-100), z.lte(1000))) }),
  answer: z.object({ year: z.string(), rates: z.array(rates) }),
});
export const createFeeHead = defineCall({
  name: 'createFeeHead',
  method: 'POST',
  path: '/finance/fee-heads',
  summary: 'Adds a fee head',
  body: z.strictObject({
    name: text(60),
    kind: z.enum(['tuition', 'transport', 'lab', 'exam', 'admission', 'annual', 'activity', 'other']),
    isOptional: z.boolean(),
  }),
  answer: head,
});
/** An optional head is charged only to students who take it (transport: students with a bus stop). Refuses: nameTaken. */
export const updateFeeHead = defineCall({
  name: 'updateFeeHead',
  method: 'PATCH',
  path: '/finance/fee-heads/{headId}',
  summary: 'Renames a fee head or makes it optional',
  params: z.strictObject({ headId: id }),
  body: z
    .strictObject({ name: z.optional(text(60)), isOptional: z.optional(z.boolean()) })
    .check(z.refine((head) => head.name !== undefined || head.isOptional !== undefined)),
  answer: head,
});
export const feeRulesSchema = z.strictObject({
  dueDay: z.int().check(z.gte(1), z.lte(28)),
  graceDays: z.int().check(z.gte(0), z.lte(60)),
  lateKind: z.enum(['none', 'fixed', 'per day']),
  lateAmount: anyRupees,
  lateCap: anyRupees,
  siblingDiscountPercent: z.number().check(z.gte(0), z.lte(100), z.multipleOf(0.01)),
  bounceCharge: anyRupees,
  firstMonth: monthField,
  /** The first month for which a late fee is charged; by default the month in which the late fee is set. */
  lateFromMonth: z.optional(monthField),
});
export const previewFeeRules = defineCall({
  name: 'previewFeeRules',
  method: 'POST',
  path: '/finance/fee-rules/preview',
  summary: 'Students affected by a changed sibling discount, first month or late fee',
  body: feeRulesSchema,
  answer: feeChanges,
});
export const saveFeeRules = defineCall({
  name: 'saveFeeRules',
  method: 'PUT',
  path: '/finance/fee-rules',
  summary: 'Saves due day, late fee, sibling discount and bounce charge',
  body: feeRulesSchema,
  answer: feeChanges,
});
/** Charges the late fees that are due today; runs automatically every night, and repeating it changes nothing. */
export const chargeLateFees = defineCall({
  name: 'chargeLateFees',
  method: 'POST',
  path: '/finance/late-fees',
  summary: 'Adds the late fees that are due',
  answer: z.object({ students: z.number(), amount: rupees }),
});
/** The students to whom today's late fees would be charged, without charging them; the first fifty by class and name. */
export const previewLateFees = defineCall({
  name: 'previewLateFees',
  method: 'POST',
  path: '/finance/late-fees/preview',
  summary: 'Students who would get a late fee today',
  answer: z.object({
    students: z.number(),
    amount: rupees,
    examples: z.array(z.object({ student: studentName, amount: rupees, months: z.array(z.string()) })),
  }),
});
const carriedOver = z.object({
  /** The name of last year; null when it is not in Shala. */
  lastYear: z.nullable(z.string()),
  students: z.number(),
  amount: rupees,
  /** Students who have left with unpaid fees: these stay in their year. */
  left: z.object({ students: z.number(), amount: rupees }),
  /** The first fifty by class and name. */
  examples: z.array(z.object({ student: studentName, amount: rupees })),
});
/** The amount of last year's unpaid fees as arrears of this year, without carrying them forward. */
export const previewCarryOver = defineCall({
  name: 'previewCarryOver',
  method: 'POST',
  path: '/finance/arrears/preview',
  summary: 'Whose old dues would be carried over',
  answer: carriedOver,
});
/** Carries last year's unpaid fees forward as arrears of this year; repeating it changes nothing. Refuses: nothingToCarry. */
export const carryDuesOver = defineCall({
  name: 'carryDuesOver',
  method: 'POST',
  path: '/finance/arrears',
  summary: "Carries last year's dues over",
  answer: carriedOver,
});
/**
 * The monthly fee of all classes at once (tuition, the same in each month), the first charged month and the due day. Paid months stay unchanged. Unpaid fees
 * from before the first month are entered as an opening balance.
 */
export const saveStartingFees = defineCall({
  name: 'saveStartingFees',
  method: 'PUT',
  path: '/finance/starting-fees',
  summary: 'Saves the monthly fees of all classes, the first month and the due day',
  body: z.strictObject({
    firstMonth: monthField,
    dueDay: feeRulesSchema.shape.dueDay,
    fees: z.array(z.strictObject({ classId: id, monthly: anyRupees })).check(z.maxLength(100)),
  }),
  answer: feeChanges,
});
