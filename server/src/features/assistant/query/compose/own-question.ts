import type { Query } from '@shala/contract/assistant';
import { readText } from '../../interpreter/reading.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import { type Mark, marksOf } from '../reading/marks.ts';
import { ASKS_FIRST, LISTS_FIRST, POINTS } from '../vocabulary/clause-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { readQuery } from './ask.ts';

const LEAST_WORDS = 5;
const PLACES = ['class', 'section'];

/**
 * Whether a prompt is a question of its own about something else than the last one: it opens with a word that asks, points at nothing, can be read
 * completely, and has a noun or verb that means nothing, or less, in the last one.
 */
export function asksItsOwn(
  prompt: string,
  last: Query,
  { surroundings, names }: { surroundings: Surroundings; names: Vocabulary },
): boolean {
  const said = prompt.trim();
  if (last.order !== undefined && PLACES.includes(last.groupBy[0] ?? '') && LISTS_FIRST.test(said)) {
    const listed = readQuery(said, surroundings, names);
    return listed?.unread === undefined && listed?.query?.measure === 'list' && listed.query.filters.some(({ by }) => PLACES.includes(by));
  }
  if (said.split(/\s+/).length < LEAST_WORDS || !ASKS_FIRST.test(said) || POINTS.test(said)) return false;
  const asked = readQuery(said, surroundings, names);
  if (asked?.query === undefined || asked.unread !== undefined || asked.query.entity === last.entity) return false;
  const reading = readText(said, surroundings);
  const before = marksOf(reading, ENTITIES[last.entity]).filter(({ meanings }) => meanings.some(({ type }) => type !== 'role'));
  const isKnown = ({ from, length }: Mark) => before.some((one) => one.from <= from && from + length <= one.from + one.length);
  return marksOf(reading, ENTITIES[asked.query.entity]).some(
    (mark) => mark.meanings.some(({ type }) => type === 'ask' || type === 'measure') && !isKnown(mark),
  );
}
