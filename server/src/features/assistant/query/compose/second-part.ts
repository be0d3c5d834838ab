import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { readEditOf } from '../follow/edit.ts';
import { isPlace } from '../query-parts.ts';
import { is, marksOf } from '../reading/marks.ts';
import { reworded } from '../vocabulary/reword.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { readQuery } from './ask.ts';

type Known = { surroundings: Surroundings; vocabulary: Vocabulary };

/** 'How many of them are girls': of several that were told apart, too. */
export function narrowed(rest: string, first: Query, { surroundings, vocabulary }: Known): Query | undefined {
  const bare = rest.replace(/ of (?:them|these|those)\b| (?:in|un) ?me(?: se)?\b|^(?:in|un)me(?: se)? /i, '');
  return bare === rest ? undefined : readEditOf(bare, { ...first, groupBy: [] }, surroundings, vocabulary);
}

/** 'How many students in each house, and how many of them are girls': the second number of each group beside the first. */
export function eachWith(rest: string, first: Query, known: Known): Query | undefined {
  const { entity, measure, groupBy, filters } = first;
  const isPlain = groupBy.length > 0 && first.order === undefined && first.bounds.length + first.also.length === 0;
  const some = isPlain && COUNTS.test(rest) ? narrowed(rest, first, known) : undefined;
  if (some === undefined || some.entity !== entity || some.measure !== measure || some.bounds.length + some.also.length > 0)
    return undefined;
  const own = some.filters.filter(({ by }) => !filters.some((one) => one.by === by));
  const isOfAll = filters.every(({ by }) => isPlace(by)) && own.length > 0 && own.every(({ by }) => !isPlace(by));
  return isOfAll ? { ...first, with: [{ entity, measure, filters: own }] } : undefined;
}
const COUNTS = /\b(?:how many|kitn[ei]|number of)\b/i;

/** 'The share of girls in the school, and in class 11': the same of other classes or days. */
export const elsewhere = (rest: string, first: Query, { surroundings, vocabulary }: Known): Query | undefined =>
  /^(?:only )?(?:in|of|for|on|during|among|from) /i.test(rest) ? readEditOf(rest, first, surroundings, vocabulary) : undefined;

/** 'How many have an email and how many not': of a condition those of whom it does not hold. */
export const DENIED =
  /^(?:how many|which|who|kitn[ei])(?: of (?:them|these|those)| do| does| did| have| has| had| are| is| were)*(?: not|n['’]?t| nahin?| without)(?: have| has)?(?: it| one| any| hai| hain)?$/i;
/** The same of those of whom the last condition does not hold. */
export function without(first: Query): Query | undefined {
  const { flags = {} } = ENTITIES[first.entity];
  const at = first.filters.findLastIndex(({ by, op, values }) => op === 'has' && values.length === 0 && by in flags);
  const { by = '' } = first.filters[at] ?? {};
  if (at < 0) return undefined;
  const other = by.startsWith('has_') ? by.replace('has_', 'no_') : by.startsWith('no_') ? by.replace('no_', 'has_') : undefined;
  const filter =
    other !== undefined && other in flags ? { by: other, op: 'has' as const, values: [] } : { by, op: 'not' as const, values: [] };
  return { ...first, filters: first.filters.with(at, filter) };
}

/** A question of other records needs a word of theirs: behind concessions 'what is the average percent' asks for no marks. */
export function ofItsOwnRecords(rest: string, first: Query, { surroundings, vocabulary }: Known): Query | undefined {
  const { query: own, unread } = readQuery(rest, surroundings, vocabulary) ?? {};
  if (own === undefined || unread !== undefined) return undefined;
  if (own.entity === first.entity) return own;
  const marks = marksOf(readText(reworded(rest), surroundings), ENTITIES[own.entity]);
  // 'How many teachers and how many students': other people are a matter of their own.
  const { who } = ENTITIES[own.entity];
  const isOfOthers = who === own.entity && ENTITIES[first.entity].who !== who && marks.some((mark) => is(mark, 'noun'));
  const isOwn =
    isOfOthers ||
    own.filters.length + own.groupBy.length > 0 ||
    marks.some((mark) => !is(mark, 'role') && (is(mark, 'ask') || !is(mark, 'noun')));
  return isOwn ? own : undefined;
}

/** 'Total due, total collected and number of defaulters of class 9': the class at the end is of all figures, where each is no question of its own. */
export function inPlaceOf(all: readonly Query[], rest: string): readonly Query[] {
  const { filters = [] } = all.at(-1) ?? {};
  const place = filters.filter(({ by }) => isPlace(by));
  const isOfNone = all.slice(0, -1).every((one) => !one.filters.some(({ by }) => isPlace(by)));
  if (place.length === 0 || !isOfNone || QUESTION.test(rest)) return all;
  return all.map((one, at) =>
    at < all.length - 1 && place.every(({ by }) => by in ENTITIES[one.entity].dimensions)
      ? { ...one, filters: [...one.filters, ...place] }
      : one,
  );
}
const QUESTION = /\b(?:how|what|which|who|in|is|are|has|have|kitn\w+|kaun|kis)\b/i;
