import { withoutCourtesy } from '../interpreter/courtesy.ts';
import { findEntities } from '../interpreter/entities/find-all.ts';
import { leftOver } from '../interpreter/intents/coverage.ts';
import type { Reading } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { EXPENSE_KINDS, FEE_KINDS } from '../interpreter/text/lexicon.ts';
import { compilePhrases, longestAt, type Phrases } from '../interpreter/text/phrases.ts';
import type { ActIntent, Surroundings } from '../interpreter/types.ts';
import { TAKES } from '../interpreter/words/coverage.ts';
import { SMALL_WORDS, WORDS_OF } from '../interpreter/words/small-words.ts';
import { ROLE_WORDS, repairedForms } from '../query/lexicon.ts';
import type { Role } from '../query/words.ts';

const SMALL = compilePhrases([{ words: SMALL_WORDS, value: true, isFolded: true }]);
const OWN = new Map(Object.entries(WORDS_OF).map(([intent, words]) => [intent, compilePhrases([{ words, value: true, isFolded: true }])]));
/** What only says how something is asked for. */
const PLAIN_ROLES: readonly Role[] = ['filler', 'list', 'which', 'who', 'count', 'kitne', 'sum', 'and'];
const ENDS = ['.', ',', ';', '!', '?', '–', '—', ':'];

/**
 * The words of a question that neither its listed answer nor a particular nor a small word has claimed, as typed. Unlike the interpreter's own list of what is left
 * over it takes no word for heard only because it is common: 'students who have no house' is no question about all students. A remark beside the question may say
 * what it likes.
 */
export function unheardWords(prompt: string, surroundings: Surroundings, intent: ActIntent): string[] {
  const reading = withoutCourtesy(cleanText(prompt), surroundings);
  const entities = findEntities(reading);
  const tokens = reading.tokens.map((token, at) =>
    reading.claims[at] === undefined ? { ...token, forms: [...token.forms, ...repairedForms(token.text)] } : token,
  );
  const heard = tokens.map(({ kind, text }, at) => kind === 'sign' || reading.claims[at] !== undefined || text.length < 2);
  const take = (list: Phrases<unknown> | undefined) => {
    for (let at = 0; list && at < tokens.length; at += 1) heard.fill(true, at, at + (longestAt(list, tokens, at)?.length ?? 0));
  };
  for (const { from, length } of reading.hits) heard.fill(true, from, from + length);
  for (let at = 0; at < tokens.length; at += 1) {
    const role = longestAt(ROLE_WORDS, tokens, at);
    if (role?.values.some((one) => PLAIN_ROLES.includes(one))) heard.fill(true, at, at + role.length);
  }
  const left = leftOver(reading, intent, entities);
  for (const [at, { raw }] of tokens.entries()) if (left.includes(raw)) heard[at] = false;
  take(SMALL);
  take(OWN.get(intent));
  if (entities.feeType !== undefined) take(FEE_KINDS);
  if (entities.category !== undefined) take(EXPENSE_KINDS);
  const isAsked = clausesThatAsk(reading, intent);
  return tokens.flatMap(({ raw }, at) => (heard[at] || !isAsked(at) ? [] : [raw]));
}

/** Whether a word stands in a clause that speaks of what is asked; all do where none does. */
function clausesThatAsk({ tokens, hits }: Reading, intent: ActIntent): (at: number) => boolean {
  const ends = [...tokens.flatMap(({ text }, at) => (ENDS.includes(text) && tokens[at + 1]?.isGlued !== true ? [at] : [])), tokens.length];
  const own = new Set<string>(TAKES[intent]);
  const clauseOf = (at: number) => ends.findIndex((end) => at <= end);
  const asking = new Set(hits.flatMap(({ concept, from }) => (own.has(concept) ? [clauseOf(from)] : [])));
  return (at) => asking.size === 0 || asking.has(clauseOf(at));
}
