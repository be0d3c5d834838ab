import type { Query } from '@shala/contract/assistant';
import { columnsOf } from '../answer/compile.ts';
import { ENTITIES } from '../entities/index.ts';
import { hasAny } from '../query-parts.ts';
import { named } from './as-listed.ts';

/** A question whose rows are people, or things that have them, and the places of their names in each row: first those whom it is about. */
type PeopleIn = { query: Query; places: readonly number[] };

/** By these groups everybody is told apart, so that those behind the figures are all of them. */
const OF_EVERYBODY = ['class', 'section', 'gender'];

/**
 * The people whom an answer listed, ranked or counted, also behind their number or a figure of theirs: of receipts and marks the students, of class teachers
 * and duties the employees. Undefined where it has none, or sets two figures beside each other.
 */
export function peopleIn(last: Query): PeopleIn | undefined {
  const { counts: _, ...asked } = last;
  if (hasAny(asked, 'compare', 'share', 'with', 'others', 'change', 'rankOf')) return undefined;
  const places = placesIn(asked);
  if (places.length > 0) return { query: asked, places };
  const isWhole = asked.order === undefined && asked.limit === undefined && asked.place === undefined;
  const isOfOne = asked.filters.some(({ by, op, values }) => by === ENTITIES[asked.entity].who && op === 'is' && values.length === 1);
  const isOfAll = (by: string) => isOfOne || OF_EVERYBODY.includes(by) || asked.filters.some((one) => one.by === by && one.op === 'is');
  const behind =
    isWhole && asked.groupBy.every(isOfAll) && (asked.groupBy.length === 0 || asked.bounds.length === 0) ? named(asked) : undefined;
  const found = behind === undefined ? [] : placesIn(behind);
  return behind !== undefined && found.length > 0 ? { query: behind, places: found } : undefined;
}

function placesIn(asked: Query): number[] {
  const { dimensions, who } = ENTITIES[asked.entity];
  const names = asked.measure === 'list' ? columnsOf(asked) : asked.groupBy;
  const isPerson = (name: string) =>
    (dimensions[name]?.isPerson === true || name === 'classTeacher') && dimensions[name]?.key !== undefined;
  const places = names.flatMap((name, at) => (isPerson(name) ? [at] : []));
  return places.sort((one, other) => Number(names[other] === who) - Number(names[one] === who));
}
