import type { Query } from '@shala/contract/assistant';
import type { Slots } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';

/** A query of overdue fees as the list that can be reminded; where it says more than that list can, the list of those whom the query finds. Undefined where nobody who owes is listed. */
export function asListed(given: Query, saysFees = false): { intent: 'fees.list_due'; slots: Slots } | undefined {
  // Behind 'how many is that' they are the same.
  const { counts: _, ...asked } = given;
  const { entity, groupBy, filters, bounds, also } = asked;
  // The first five of a class are not all of it.
  const isPlain =
    entity === 'due' &&
    asked.order === undefined &&
    also.length === 0 &&
    (groupBy.length === 0 || (groupBy.length === 1 && groupBy[0] === 'student'));
  const isSaid = filters.every(({ by, op }) => op === 'is' && (by === 'class' || by === 'section')) && filters.length <= 1;
  if (!isPlain || !isSaid || bounds.some(({ measure, op }) => measure !== 'sum' || !op.startsWith('>'))) return ofRows(asked, saysFees);
  const [place] = filters;
  const [bound, another] = bounds.filter(({ value }) => value !== 0);
  if (another !== undefined) return ofRows(asked, saysFees);
  const least: Slots = bound === undefined ? {} : { min_amount: bound.value, ...(bound.op === '>' && { over: true }) };
  return { intent: 'fees.list_due', slots: { ...(place && placeOf(place)), ...least } };
}

/** Students one by one of whom it was asked what they owe, or who were listed or counted; the others of whom something was asked only where fees are named now. */
function ofRows(asked: Query, saysFees: boolean): { intent: 'fees.list_due'; slots: Slots } | undefined {
  const { entity, groupBy, also, bounds } = asked;
  if (ENTITIES[entity].who !== 'student' || asked.compare !== undefined || asked.share !== undefined) return undefined;
  const speaksOfDues = entity === 'due' || also.some((one) => one.entity === 'due' && one.none !== true);
  if (!speaksOfDues && entity !== 'student' && !saysFees) return undefined;
  const isOneByOne = asked.measure === 'list' || (groupBy.length === 1 && groupBy[0] === 'student');
  // The first of several classes is no group of people.
  const isWhole = asked.order === undefined && bounds.every(({ value }) => value === 0);
  const people = isOneByOne ? asked : isWhole ? named(asked) : undefined;
  return people && { intent: 'fees.list_due', slots: { rows: people } };
}

/** Those who were counted or summed up, one by one. */
export function named(last: Query): Query | undefined {
  const { who, main, measures } = ENTITIES[last.entity];
  const things = measures[last.measure]?.counts;
  if (things !== undefined) return thingsOf(things, last);
  const whole = { ...last, order: undefined, limit: undefined, counts: undefined, compare: undefined, within: undefined };
  if (who === undefined && main !== 'list') return undefined;
  if (main === 'list') return { ...whole, measure: 'list', groupBy: [], bounds: [] };
  const measure = ['students', 'payers'].includes(last.measure) ? main : last.measure;
  if (who === undefined) return undefined;
  const isOfPeople = last.groupBy.includes(who);
  const bounds = measures[measure]?.unit === 'percent' ? [] : [{ measure, op: '>' as const, value: 0 }];
  return { ...whole, measure, groupBy: [who], bounds: isOfPeople ? last.bounds : bounds };
}

/** What was counted, where the rows of the answer are something else: the chapters of a textbook. */
function thingsOf(entity: Query['entity'], { filters, groupBy, also, bounds }: Query): Query | undefined {
  const { dimensions } = ENTITIES[entity];
  const isTold = [...filters.map(({ by }) => by), ...groupBy].every((by) => by in dimensions) && also.length + bounds.length === 0;
  return isTold ? { entity, measure: 'list', filters, groupBy: [], bounds: [], also } : undefined;
}

function placeOf({ by, values }: Query['filters'][number]): Slots {
  const [first = ''] = values;
  if (by === 'class') return values.length === 1 ? { class: first } : { classes: [...values] };
  const places = values.map((value) => ({
    class: value.slice(0, value.lastIndexOf(' ')),
    section: value.slice(value.lastIndexOf(' ') + 1),
  }));
  const [place] = places;
  return places.length === 1 && place ? { ...place } : { classes: [...new Set(places.map((one) => one.class))], places };
}
