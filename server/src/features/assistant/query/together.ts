import type { Query } from '@shala/contract/assistant';
import { wholeOf } from './of-whole.ts';

/** 'Both together' behind two answers that differ in one particular: 'by UPI', 'by cash'. Undefined where they are not of one kind. */
export function bothTogether(prompt: string, last: Query | undefined, before: Query | undefined): Query | undefined {
  if (wholeOf(prompt)?.says !== 'both' || last === undefined || before === undefined) return undefined;
  const { filters, ...rest } = last;
  const { filters: earlier, ...others } = before;
  if (JSON.stringify(rest, sorted) !== JSON.stringify(others, sorted) || filters.length !== earlier.length) return undefined;
  const isSame = (one: Query['filters'][number]) => earlier.some((other) => JSON.stringify(other, sorted) === JSON.stringify(one, sorted));
  const [only, another] = filters.filter((one) => !isSame(one));
  const was = earlier.find(({ by, op }) => by === only?.by && op === 'is');
  if (only === undefined || another !== undefined || only.op !== 'is' || was === undefined) return undefined;
  const both = { ...only, values: [...new Set([...was.values, ...only.values])] };
  return { ...last, filters: filters.map((one) => (one === only ? both : one)) };
}

/** 'Difference' behind two answers that differ in their days alone: the earlier against the later. */
export function gapBetween(prompt: string, last: Query | undefined, before: Query | undefined): Query | undefined {
  if (wholeOf(prompt)?.says !== 'gap' || last?.period === undefined || before?.period === undefined || last.compare !== undefined)
    return undefined;
  const { period, ...rest } = last;
  const { period: other, ...others } = before;
  if (period.from === other.from || JSON.stringify(rest, sorted) !== JSON.stringify(others, sorted)) return undefined;
  return { ...last, ...(period.from < other.from ? { period, compare: other } : { period: other, compare: period }) };
}

/** The parts of an object in one order, whatever the order they were written in. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
