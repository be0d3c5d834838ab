import { z } from 'zod/mini';
import { MONTHS, SCHOOL_DAYS } from './constants.ts';
import { COMPLETE_FEES, CURRENT_MONTH, type MonthName } from './months.ts';

// What the specification's calls also accept from other programs: numbers as digits in a text, names of months and days in any case. The resulting value must
// be valid for the call. The types contain only the exact spelling, which Shala itself sends.

const DIGITS = /^\s*\d{1,12}(\.\d{1,4})?\s*$/;
const SHORT_LENGTH = 3;

type DayName = (typeof SCHOOL_DAYS)[number];
type PaymentMonthName = MonthName | typeof CURRENT_MONTH | typeof COMPLETE_FEES;

/** A number, also as digits in a text. */
export function digitsToo(number: z.core.$ZodType<number, number>): z.ZodMiniType<number, number> {
  const read = z.transform((value: unknown) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value));
  z.globalRegistry.add(read, { anyOf: [{ type: 'number' }, { type: 'string' }], examples: [3200, '3200'] });
  return z.pipe(read, number as z.core.$ZodType<number, unknown>) as unknown as z.ZodMiniType<number, number>;
}

/** One of the names in any case; some also by their short form. */
function anyCase<Name extends string>(names: readonly Name[], withShort: readonly Name[]): z.ZodMiniType<Name, Name> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  for (const name of withShort) known.set(name.slice(0, SHORT_LENGTH).toLowerCase(), name);
  const read = z.transform((value: unknown) => (typeof value === 'string' ? (known.get(value.trim().toLowerCase()) ?? value) : value));
  z.globalRegistry.add(read, { type: 'string', examples: names });
  return z.pipe(read, z.enum(names) as z.core.$ZodType<Name, unknown>) as unknown as z.ZodMiniType<Name, Name>;
}

/** A month's name in any case, or its first three letters. */
export const anyMonth = anyCase<MonthName>(MONTHS, MONTHS);
/** The same, `Current Month` (the default) or `Complete Fees`. */
export const anyPaymentMonth = z.optional(anyCase<PaymentMonthName>([...MONTHS, CURRENT_MONTH, COMPLETE_FEES], MONTHS));
/** The name of a school day in any case. */
export const anyDay = anyCase<DayName>(SCHOOL_DAYS, []);
