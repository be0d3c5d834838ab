import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { marksOf } from '../reading/marks.ts';
import { FOLLOW } from '../vocabulary/follow-words.ts';

/** Whom only students are called. */
const PUPILS = /\b(?:girls?|boys?|ladk[aei]\w*)\b/i;
/** What one row is called by itself: the annual day. */
const TITLES = ['title', 'titled'];
const MOST_WORDS = 7;
const NAMING: readonly string[] = ['noun', 'ask', 'measure', 'flag'];

/** Whether a question says of its own what it is about: a noun, a figure or a condition of these rows, and not only who, where or when. */
export function hasSubject(prompt: string, { entity, filters }: Query, surroundings: Surroundings): boolean {
  const isLong = prompt.trim().split(' ').length > MOST_WORDS;
  if (isLong || filters.some(({ by }) => TITLES.includes(by)) || (entity === 'student' && PUPILS.test(prompt))) return true;
  const reading = readText(prompt, surroundings);
  // 'Names' alone are nobody's.
  const isName = (at: number) => longestAt(FOLLOW, reading.tokens, at)?.values.includes('names') === true;
  return marksOf(reading, ENTITIES[entity]).some(
    ({ from, meanings }) => !isName(from) && meanings.some(({ type }) => NAMING.includes(type)),
  );
}
