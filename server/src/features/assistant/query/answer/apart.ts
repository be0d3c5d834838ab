import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { type Answer, text } from '../../answer/answer.ts';
import { ENTITIES } from '../entities/index.ts';
import type { Period } from '../entity.ts';
import { dimensionOf, measureOf, type Row } from './compile.ts';
import { bare } from './place.ts';
import { comparedWords, differenceWords, keyWords } from './written.ts';

/** Whether the first of two periods that are compared is the later one: a difference is the later less the earlier, in whichever order they were said. */
export const isLaterThan = (period: Period | undefined, other: Period): boolean =>
  period === undefined || period.from > other.from || (period.from === other.from && period.to > other.to);

/** The columns of two periods, the earlier first. */
export function comparedHeads(period: Period | undefined, other: Period): string[] {
  const heads = [period ? comparedWords(period) : '', comparedWords(other)];
  return isLaterThan(period, other) ? heads.toReversed() : heads;
}

/** Of two groups that were named side by side, the first less the second. */
export function differenceOfTwo(
  { entity, measure, groupBy, filters, order, compare, change, share, bounds }: Query,
  rows: readonly Row[],
): Answer {
  const [by, another] = groupBy;
  const two = filters.find((one) => one.by === by && one.op === 'is' && one.values.length === 2);
  const isOther = [another, order, compare, change, share].some((one) => one !== undefined);
  if (by === undefined || two === undefined || isOther || measure === 'list' || bounds.length > 0 || rows.length !== 2) return [];
  const [first, second] = two.values.map((value) => rows.find(({ keys: [key] }) => bare(String(key ?? '')) === bare(value)));
  if (first === undefined || second === undefined) return [];
  const dimension = dimensionOf(ENTITIES[entity], by);
  const { unit } = measureOf(ENTITIES[entity], measure);
  const nameOf = ({ keys: [key] }: Row) => keyWords(key ?? null, dimension);
  const difference = differenceWords(first.figure, second.figure, unit);
  return [text(say('Difference, {first} less {second}: {difference}', { first: nameOf(first), second: nameOf(second), difference }))];
}
