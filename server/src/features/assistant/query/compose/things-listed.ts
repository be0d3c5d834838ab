import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { named } from '../follow/as-listed.ts';
import { ASKS_NUMBER } from '../vocabulary/clause-words.ts';

/** 'Chapters of the class 7 Science book': what has a name is listed where no number is asked for. */
export function thingsListed(prompt: string, query: Query): Query {
  const isOfThings = ENTITIES[query.entity].measures[query.measure]?.counts !== undefined;
  const isPlain = query.groupBy.length + query.bounds.length === 0 && query.share === undefined && query.compare === undefined;
  return isOfThings && isPlain && !ASKS_NUMBER.test(prompt) ? (named(query) ?? query) : query;
}
