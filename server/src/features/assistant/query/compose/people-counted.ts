import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { HOW_MANY_DID } from '../vocabulary/clause-words.ts';

/** 'How many teachers have filled the logbook': the people are counted, and not the entries of each. */
export function peopleCounted(prompt: string, query: Query): Query {
  const { who, name, measures } = ENTITIES[query.entity];
  const isCount = query.measure === 'count' && query.groupBy.length + query.bounds.length === 0 && query.counts === undefined;
  const isPlain = query.compare === undefined && query.share === undefined && query.derive === undefined && query.made === undefined;
  if ((who !== 'employee' && who !== 'student') || name === who || !isCount || !isPlain) return query;
  if (measures.count?.unit === 'rupees' || !HOW_MANY_DID[who].test(prompt)) return query;
  return { ...query, groupBy: [who], counts: true };
}
