import type { Query } from '@shala/contract/assistant';
import type { Row } from '../answer/compile.ts';
import { POINTS } from './points.ts';
import { type Reader, type Shown, type Traits, traitsOf } from './traits.ts';

const FEW = 2;

/** What the rows of an answer say for or against its question: nothing was found, or each has a figure of 1. */
export function shownBy({ measure, counts, groupBy, order }: Query, rows: readonly Pick<Row, 'figure'>[]): Shown | undefined {
  const figures = rows.map(({ figure }) => figure ?? 0);
  if (rows.length === 0 || (measure !== 'list' && figures.every((one) => one === 0))) return 'nothing';
  if (measure === 'list' || counts === true) return undefined;
  // 'Who got A1 or A2': people with their grade are told one by one.
  const isOneByOne = groupBy.length > 1 && order === undefined;
  return !isOneByOne && rows.length > FEW && figures.every((one) => one === 0 || one === 1) ? 'ones' : undefined;
}

/** How likely it is, from 0 to 1, that a question asked for something else than the query that was made of it. */
export const doubtOf = (prompt: string, query: Query, shown: Shown | undefined, reader: Reader): number =>
  doubtBy(traitsOf(prompt, query, shown, reader), POINTS);

/** The same by what is known of a reading and the points of each. */
export function doubtBy(traits: Traits, points: Readonly<Record<string, number>>): number {
  const sum = Object.entries(traits).reduce((all, [name, value]) => all + (points[name] ?? 0) * value, 0);
  return 1 / (1 + Math.exp(-sum));
}
