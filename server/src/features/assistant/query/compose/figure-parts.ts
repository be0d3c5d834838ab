import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { hasAny, isSome } from '../query-parts.ts';
import { findParticulars } from '../reading/particulars.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';

/** Reads a part of a question with all of its words; undefined where one is left over. */
type Read = (said: string) => Query | undefined;
/** What the parts of a question are read with; `whole` is the question as it is without its frame. */
export type Known = { read: Read; whole: Query | undefined; surroundings: Surroundings; vocabulary: Vocabulary };

/** What a question is told apart by, and when: its other words, which belong to one of its figures. */
export type Context = { core: string; groups: string; time: string };
const NOUNS =
  'month|quarter|week|day|weekday|class|section|house|mode|subject|department|designation|gender|category|head|fee head|expense head|stop|bus stop|route|exam|term|account';
const GROUPS = new RegExp(
  `,? ?\\b(?:(?:for|in|of) )?(?:each|every) (?:${NOUNS})\\b|,? ?\\b(?:${NOUNS})[ -]?wise\\b|,? ?\\bby (?:${NOUNS})\\b|,? ?\\b(month|day|week) by \\1\\b|,? ?\\b(?:monthly|quarterly)\\b|,? ?\\bper (?:month|class|section)\\b|,? ?\\bhar (?:mahine|class)\\b`,
  'gi',
);
const BESIDE = /,? ?\b(?:side by side|in one table|as columns|next to each other)\b/gi;
const BEFORE_TIME = ['in', 'for', 'during', 'of', 'on', 'the', 'month'];
const BEHIND_TIME = ['me', 'mein', 'ka', 'ki', 'ke', 'month'];

/** Parts a question in what its figures have in common and the rest. */
export function contextOf(said: string, { surroundings, vocabulary }: Pick<Known, 'surroundings' | 'vocabulary'>): Context {
  const groups = [...said.matchAll(GROUPS)].map(([words]) => words.replace(/^,? ?/, ''));
  const rest = said.replace(BESIDE, ' ').replace(GROUPS, ' ').replace(/\s+/g, ' ').trim();
  const reading = readText(rest, surroundings);
  const [time, another] = findParticulars(reading, vocabulary).periods;
  if (time === undefined || another !== undefined) return { core: rest, groups: groups.join(' '), time: '' };
  let { from } = time;
  let end = time.from + time.length;
  while (BEFORE_TIME.includes(reading.tokens[from - 1]?.text ?? '')) from -= 1;
  while (BEHIND_TIME.includes(reading.tokens[end]?.text ?? '')) end += 1;
  const start = reading.tokens[from]?.start ?? 0;
  const last = reading.tokens[end - 1];
  const stop = last === undefined ? rest.length : last.start + last.raw.length;
  const core = `${rest.slice(0, start)} ${rest.slice(stop)}`.replace(/\s+/g, ' ').trim();
  return { core, groups: groups.join(' '), time: rest.slice(start, stop) };
}

/** A question as one figure, or one for each group; undefined where it ranks, compares or keeps some. People who are listed are counted. */
export function asFigure(query: Query | undefined): Query | undefined {
  if (query === undefined) return undefined;
  const { entity, measure, filters, groupBy, bounds, also, period } = query;
  const { who, measures } = ENTITIES[entity];
  const isOther = hasAny(query, 'compare', 'sides', 'change', 'share', 'order', 'place', 'rankOf', 'with', 'others', 'derive', 'beside');
  if (isOther || !bounds.every(isSome)) return undefined;
  if (also.some((one) => one.none === true || one.period !== undefined || one.filters !== undefined)) return undefined;
  const isOfEach = who !== undefined && groupBy.includes(who);
  const counted =
    isOfEach || query.counts === true
      ? entity === who
        ? 'count'
        : ['students', 'payers', 'people'].find((name) => name in measures)
      : undefined;
  const figure = counted ?? (measure === 'list' ? 'count' : measure);
  if ((isOfEach && counted === undefined) || (query.counts === true && counted === undefined)) return undefined;
  if (counted === undefined && measures[figure] === undefined) return undefined;
  return { entity, measure: figure, filters, groupBy: groupBy.filter((name) => name !== who), bounds: [], also, ...(period && { period }) };
}
