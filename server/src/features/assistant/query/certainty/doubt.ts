import type { Query } from '@shala/contract/assistant';
import type { Row } from '../answer/compile.ts';
import { POINTS } from './points.ts';
import { type Reader, type Shown, type Traits, traitsOf } from './traits.ts';

const MANY = 40;
const FEW = 2;

/** What the rows of an answer say for or against its question: nothing was found, each has a figure of 1, or they are very many. */
export function shownBy({ measure, counts, groupBy, order, bounds, also }: Query, rows: readonly Pick<Row, 'figure'>[]): Shown | undefined {
  const figures = rows.map(({ figure }) => figure ?? 0);
  if (rows.length === 0 || (measure !== 'list' && figures.every((one) => one === 0))) return 'nothing';
  if (measure === 'list' || counts === true) return undefined;
  // Whoever is older than 14 may be many; with no bound nobody wants to read them all.
  if (rows.length > MANY) return bounds.length + also.length === 0 ? 'many' : undefined;
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
