import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../../interpreter/text/clean.ts';
import type { Span } from '../../tools/span.ts';
import { atomsOf, points, wordsOf } from '../vocabulary/follow-words.ts';
import { counted, wholeOf } from './of-whole.ts';

/** 'Both together' behind two answers that differ in one particular: 'by UPI', 'by cash'. Undefined where they are not of one kind. */
export function bothTogether(prompt: string, last: Query | undefined, before: Query | undefined): Query | undefined {
  if (wholeOf(prompt)?.says !== 'both' || last === undefined || before === undefined) return undefined;
  const days = bothTimes(last, before);
  const asksNumber = atomsOf(wordsOf(cleanText(prompt))).some((atom) => points(atom, 'count', 'kitne'));
  const counting = (both: Query) => (asksNumber && (both.measure === 'list' || both.groupBy.length > 0) ? counted(both) : both);
  if (days !== undefined) return counting(days);
  const { filters, ...rest } = last;
  const { filters: earlier, ...others } = before;
  if (!isSame(rest, others) || filters.length !== earlier.length) return undefined;
  const [only, another] = filters.filter((one) => !earlier.some((other) => isSame(other, one)));
  const was = earlier.find(({ by, op }) => by === only?.by && op === 'is');
  if (only === undefined || another !== undefined || only.op !== 'is' || was === undefined) return undefined;
  const both = { ...only, values: [...new Set([...was.values, ...only.values])] };
  return counting({ ...last, filters: filters.map((one) => (one === only ? both : one)) });
}

/** Of two answers that differ in their days alone: the days of both, where the later follow right upon the earlier. */
function bothTimes(last: Query, before: Query): Query | undefined {
  const { period, ...rest } = last;
  const { period: other, ...others } = before;
  if (period === undefined || other === undefined || !isSame(rest, others)) return undefined;
  const both = joinedSpan(period, other);
  return both && { ...last, period: both };
}

/** The days of two times of which one follows right upon the other. */
export function joinedSpan(one: Span, other: Span): Span | undefined {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const isNext = Date.parse(second.from) - Date.parse(first.to) === DAY_MS;
  return isNext ? { from: first.from, to: second.to } : undefined;
}
const DAY_MS = 86_400_000;

/** 'Difference' behind two answers that differ in their days alone: the earlier against the later. */
export function gapBetween(prompt: string, last: Query | undefined, before: Query | undefined): Query | undefined {
  if (wholeOf(prompt)?.says !== 'gap' || last?.period === undefined || before?.period === undefined || last.compare !== undefined)
    return undefined;
  const { period, ...rest } = last;
  const { period: other, ...others } = before;
  if (period.from === other.from || !isSame(rest, others)) return undefined;
  const isOfSum = last.measure !== 'list' && atomsOf(wordsOf(cleanText(prompt))).some((atom) => points(atom, 'sum'));
  return {
    ...last,
    ...(isOfSum && { groupBy: [] }),
    ...(period.from < other.from ? { period, compare: other } : { period: other, compare: period }),
  };
}

/** Whether two queries or parts of them say the same. */
export const isSame = (one: object, other: object): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

/** The parts of an object in one order, whatever the order they were written in. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
