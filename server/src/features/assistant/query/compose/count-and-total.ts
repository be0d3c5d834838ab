import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { canKeep } from '../query-parts.ts';
import type { Known } from './figure-parts.ts';

const TOTAL =
  /,? (?:and|aur|with|plus|along with) (?:(?:the|their|its|also|what is|how much is) )*(?:(?:total|combined|overall|sum of(?: the)?) )?(?:amount|sum|total|dues|fees|value|money|rupees|how much)(?: (?:due|owed|overdue|outstanding|pending|involved|they owe|do they owe|in all|in total))*$/i;

/** 'How many students have dues of 3 or more months, and the total amount': their number and what it comes to. */
export function countAndTotal(said: string, { read }: Known): Query | undefined {
  const found = TOTAL.exec(said);
  const query = found === null ? undefined : read(said.slice(0, found.index));
  if (query === undefined || !(query.counts === true || query.measure === 'count')) return undefined;
  const { who } = ENTITIES[query.entity];
  const [only, another] = query.also;
  const isOfOwn = query.counts === true && query.bounds.length > 0 && query.also.length === 0;
  const entity = isOfOwn ? query.entity : only?.entity;
  if (entity === undefined || another !== undefined || only?.none === true || query.groupBy.some((name) => name !== who)) return undefined;
  const { measures } = ENTITIES[entity];
  const pair = measures.sum?.pair;
  const canHold = query.filters.every(({ by }) => canKeep(ENTITIES[entity], by));
  if (pair === undefined || !canHold || ENTITIES[entity].who !== who) return undefined;
  const also = isOfOwn ? [{ entity, bounds: query.bounds, ...(query.period && { period: query.period }) }] : query.also;
  const filters = [...query.filters, ...(only?.filters ?? [])];
  const period = only?.period ?? query.period;
  return { entity, measure: pair, filters, groupBy: [], bounds: [], also, ...(period && { period }), beside: ['sum'] };
}
