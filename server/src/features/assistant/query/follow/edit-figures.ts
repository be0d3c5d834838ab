import type { Query } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';
import type { Particulars } from '../reading/particulars.ts';
import type { FollowRole } from '../vocabulary/follow-words.ts';

/** `asksWho`: whether people are asked for, `isOfDoing`: by what they did. */
export type Edit = { asksWho: boolean; isOfDoing: boolean; query: Query; particulars: Particulars; entity: Entity; claimed: boolean[] };
export type Change = Partial<Query> | undefined;

/** Another figure of the same rows takes the place of the one before: 'and late?' behind the absent. What kept some by their figure is of that figure alone. */
export function figureOf(
  { measure, bounds, share, compare, counts, order, groupBy }: Query,
  { measures, who }: Entity,
  name: string,
): Partial<Query> | undefined {
  const isFigure = measure !== 'list' && measures[measure]?.unit === measures[name]?.unit && measures[name]?.unit === 'number';
  const isPlain = share === undefined && compare === undefined && counts !== true && order === undefined;
  if (!isFigure || !isPlain || bounds.some((one) => one.value !== 0 || one.measure !== measure)) return undefined;
  const isOfPeople = groupBy.length === 1 && groupBy[0] === who;
  return { measure: name, bounds: isOfPeople ? [{ measure: name, op: '>', value: 0 }] : [] };
}

/** The ends of the groups, or 'toppers' behind an average of a section. */
export function rankedBy(
  { entity, query, particulars, asksWho, isOfDoing }: Edit,
  roles: ReadonlySet<FollowRole>,
  groupBy: Query['groupBy'],
): Change {
  const good = entity.measures[query.measure]?.good;
  const isLow = roles.has('least') || (roles.has('worst') && good === 'most') || (roles.has('best') && good === 'least');
  const order = isLow ? 'least' : 'most';
  const isOfOther = asksWho && isOfDoing && entity.who !== undefined && !groupBy.includes(entity.who);
  if (groupBy.length > 0 && !isOfOther) return { order, limit: particulars.limit?.value ?? 1 };
  if (isOfOther) return { groupBy: [entity.who ?? ''], order, limit: particulars.limit?.value ?? 1 };
  const isOfPeople = asksWho && entity.who !== undefined && query.measure !== 'list';
  return isOfPeople ? { groupBy: [entity.who ?? ''], order, limit: particulars.limit?.value ?? (roles.has('top') ? 3 : 1) } : undefined;
}

/** 'Class wise, biggest first': all groups, in that order; 'totals route wise' behind the end of a ranking: all groups. */
export function sortedBy(roles: ReadonlySet<FollowRole>, groupBy: Query['groupBy']): Partial<Query> {
  if (groupBy.length === 0) return {};
  if (roles.has('down') || roles.has('up')) return { order: roles.has('down') ? 'most' : 'least', limit: MOST_GROUPS };
  return roles.has('sum') && roles.has('wise') ? { order: undefined, limit: undefined } : {};
}
const MOST_GROUPS = 200;

/** 'Which one increased the most' behind a comparison of two times. */
export function turned({ period, compare, bounds: _, ...query }: Query, change: 'rise' | 'fall', limit: number): Change {
  if (period === undefined || compare === undefined || query.groupBy.length === 0) return undefined;
  const [before, after] = period.from <= compare.from ? [period, compare] : [compare, period];
  return { bounds: [], period: before, compare: after, change, order: 'most', limit };
}

/** 'Merit' behind figures by reason: the one figure of that row. */
export function rowOf(edited: Query, { dimensions }: Entity, put: Query['filters']): Query {
  const [group = '', another] = edited.groupBy;
  const isOne = put.some(({ by, op, values }) => by === group && op === 'is' && values.length === 1);
  const isPlain = another === undefined && edited.order === undefined && edited.compare === undefined && edited.with === undefined;
  return isOne && isPlain && dimensions[group]?.isPerson !== true ? { ...edited, groupBy: [], counts: undefined } : edited;
}

/** 'Compare 9A and 9B' behind one figure. */
export function comparedPlaces({ query, particulars: { places } }: Edit): Change {
  if (places.length < 2 || query.groupBy.length > 0 || query.measure === 'list') return undefined;
  return { groupBy: [places.every(({ section }) => section !== undefined) ? 'section' : 'class'] };
}

/** What the school's own names say. */
export function addNamed({ entity, particulars, claimed }: Edit, filters: Query['filters'], isTaking: boolean): void {
  for (const { values } of particulars.named) {
    const fits = Object.entries(entity.dimensions).flatMap(([by, { values: list }]) =>
      list === undefined || values[list] === undefined ? [] : [{ by, values: [...values[list]] }],
    );
    // What a head is called is found in descriptions, too.
    const [one] = fits.sort((a, b) => NAMED_LAST.indexOf(a.by) - NAMED_LAST.indexOf(b.by));
    const before = one && filters.find(({ by }) => by === one.by);
    if (before) before.values.push(...(one?.values ?? []));
    else if (one) filters.push({ ...one, op: isTaking ? 'not' : 'is' });
  }
  for (const { from, length } of particulars.named)
    for (let at = from; at < from + length; at += 1) if (filters.length > 0) claimed[at] = true;
}
/** Dimensions whose names are others' names as well. */
const NAMED_LAST = ['department', 'role', 'item'];
