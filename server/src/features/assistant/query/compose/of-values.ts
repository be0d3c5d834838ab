import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { canKeep } from '../query-parts.ts';
import type { Roles, Work } from '../reading/marks.ts';
import { asksCount } from './measure.ts';
import type { Parts } from './of-people.ts';

type Also = Query['also'][number];

/**
 * 'Who are in both chess and kabaddi', 'who failed in both Hindi and maths', 'who always pay by cash': people of whom each of two values holds, or one and never
 * another; no row of one of them alone could tell it.
 */
export function ofEveryValue(work: Work, roles: Roles, { filters, groups, when, measure, bounds, change }: Parts): Query | undefined {
  const { entity } = work;
  const { who, measures } = entity;
  if ((who !== 'student' && who !== 'employee') || entity.name === who || change || when.compare) return undefined;
  const { dimensions } = ENTITIES[who];
  const isOfPeople = ({ by }: Query['filters'][number]) => canKeep(ENTITIES[who], by);
  const rest = filters.filter((one) => !isOfPeople(one));
  const values = rest.filter(({ op, by }) => op === 'is' && by in entity.dimensions);
  const wanted = roles.has('both') ? 2 : roles.has('always') ? 1 : 0;
  const [only, another] = values.filter((one) => one.values.length === wanted);
  const by = groups.filter((group) => group !== who && group !== only?.by);
  if (only === undefined || another !== undefined || by.some((group) => !(group in dimensions))) return undefined;
  const held = measure === 'list' || measures[measure]?.unit === 'percent' ? 'count' : measure;
  const more = rest.filter((one) => one !== only);
  if (more.length > 3 || (measures[held] === undefined && bounds.length === 0)) return undefined;
  const also = (op: 'is' | 'not', value: string): Also => ({
    entity: entity.name,
    bounds: bounds.length > 0 ? bounds : [{ measure: held, op: '>', value: 0 }],
    filters: [{ by: only.by, op, values: [value] }, ...more],
    ...(when.period && { period: when.period }),
    ...(op === 'not' && { none: true }),
  });
  const [first = '', second = ''] = only.values;
  return {
    entity: who,
    measure: asksCount(work, roles, measure) || by.length > 0 ? 'count' : 'list',
    filters: filters.filter(isOfPeople),
    groupBy: by,
    bounds: [],
    also: wanted === 2 ? [also('is', first), also('is', second)] : [also('is', first), also('not', first)],
  };
}
