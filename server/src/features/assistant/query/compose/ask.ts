import type { Query } from '@shala/contract/assistant';
import { withoutCourtesy } from '../../interpreter/courtesy.ts';
import { type Reading, readText } from '../../interpreter/reading.ts';
import { indexOf } from '../../interpreter/roster.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { isPlainEnglish } from '../../interpreter/text/lexicon.ts';
import { isDevanagari } from '../../interpreter/text/transliterate.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { isIdle } from '../reading/idle.ts';
import { withoutLead } from '../reading/lead-in.ts';
import { findParticulars } from '../reading/particulars.ts';
import { isInLexicon, nearWords } from '../vocabulary/lexicon.ts';
import { standsInName } from '../vocabulary/named.ts';
import { plainWords, reworded } from '../vocabulary/reword.ts';
import { inSecondWords } from '../vocabulary/second-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { type ColumnsAsked, columnsAsked, columnsOfRows, notShown, withColumns } from './columns-asked.ts';
import { compose } from './compose.ts';
import { asMeant, inFormAsked } from './form.ts';
import { framed } from './frames.ts';
import { inParts } from './in-parts.ts';
import { withoutEffect } from './without-effect.ts';

/**
 * A question as a query, with whether it does more than list, and `isJoined` where each of its parts was seen to be told; or the words that nothing was made of,
 * `isInParts` where they ask for something of their own.
 */
export type QueryReading =
  | { query: Query; unread?: undefined; asks: boolean; isJoined?: true }
  | { unread: readonly string[]; query?: Query | undefined; isInParts?: true };

/** What is to be done is no question. */
const STARTS =
  /^(?:please |kindly |pls )?(?:pay|make|mark(?! ?sheets?\b)|pass(?! ?(?:percent|per cent|%|rate|ratio|count))|promote|set|put|grant|send(?! (?:me |us )?(?:the )?(?:list|names|report|count|details))|issue|remind|publish|declare)\b|^(?:please |kindly |pls )?(?:tell|inform|notify|message|sms|call|ask|alert) (?:(?:all|the|these|those|every) )*(?:parents?|guardians?|mothers|fathers|families|staff|teachers?|students?|everyone|everybody|them)(?: (?:that|to|about)\b|[.! ]*$)/i;
const ENDS = /\b(?:ka?r ?|(?:badha|ghata|hata|mita|laga|bana|likh|jod|daal|dal) )(?:do|dijiye|dena|dijie)\b/i;

/** Longer prompts are texts, and no question. */
const MOST_WORDS = 45;

/** 'Approve the leave of …' is no question about those that are approved. */
function commands({ text, tokens, hits }: Reading): boolean {
  if (STARTS.test(text) || (ENDS.test(text) && !text.includes('compare'))) return true;
  return hits.some(({ concept, from }) => concept === 'unsupportedVerb' && !isInLexicon(tokens[from]?.text ?? ''));
}

/** A prompt is read beside the last answer and by itself, and a part of it from several sides: the last few readings are kept for each school's names. */
const MOST_KEPT = 32;
type Kept = { directory: Surroundings['directory']; readings: Map<string, QueryReading | undefined> };
const kept = new WeakMap<Vocabulary, Kept>();

function once(said: string, { today, directory }: Surroundings, vocabulary: Vocabulary, read: () => QueryReading | undefined) {
  const before = kept.get(vocabulary);
  const { readings } = before?.directory === directory ? before : { readings: new Map<string, QueryReading | undefined>() };
  kept.set(vocabulary, { directory, readings });
  const key = `${today} ${said}`;
  if (readings.has(key)) return readings.get(key);
  const made = read();
  if (readings.size >= MOST_KEPT) readings.delete(readings.keys().next().value ?? '');
  readings.set(key, made);
  return made;
}

/** Reads a prompt as one question about the school's records, if need be without the reason before it. Undefined where it speaks of nothing that can be asked about. */
export const readQuery = (prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined =>
  once(`prompt ${prompt}`, surroundings, vocabulary, () => {
    const read = readAnew(prompt, surroundings, vocabulary);
    return read === undefined || read.unread !== undefined ? read : { ...read, query: asMeant(prompt, read.query) };
  });

/** More words that nobody knows are no slips; and no prompt is read as often as it could be meant. */
const MOST_SLIPS = 2;
const MOST_TRIED = 6;
const MOST_WORDS_TRIED = 20;
/** A question as it is said; where words of no list are left over, as the one question that it is if they are slips ('date shet', 'ppl'). */
function readAnew(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined {
  const read = readOtherwise(prompt, surroundings, vocabulary);
  const known = {
    surroundings,
    vocabulary,
    whole: read?.unread === undefined ? read?.query : undefined,
    read: (part: string) => {
      const asked = readQuery(part, surroundings, vocabulary);
      return asked?.unread === undefined ? asked?.query : undefined;
    },
  };
  const made = framed(prompt, known);
  const parts = inParts(prompt, made ?? known.whole, known);
  if (parts !== undefined && 'open' in parts) return { unread: [parts.open], query: made ?? known.whole, isInParts: true };
  if (parts !== undefined) return { query: parts.query, asks: true, isJoined: true };
  if (made !== undefined) return { query: made, asks: true };
  // Where nothing at all was read, the word that says of what may be the slip.
  const open = read === undefined ? prompt.split(/[^\p{L}]+/u).filter((word) => nearWords(word).length > 0) : (read.unread ?? []);
  const left = open.filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (left.length === 0 || left.length > MOST_SLIPS || prompt.split(' ').length > MOST_WORDS_TRIED) return read;
  const { words: people } = indexOf(surroundings.directory);
  let said = [prompt];
  for (const word of left) {
    const isName = people.has(word) || standsInName(word, vocabulary) || isPlainEnglish(word);
    const near = isName ? [] : nearWords(word);
    said = said.flatMap((one) => near.map((meant) => one.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u'), meant)));
  }
  if (said.length > MOST_TRIED) return read;
  // A word that nobody knows may have kept some of all.
  const isOfSome = ({ measure, filters, groupBy, bounds, also, period }: Query) =>
    !['list', 'count'].includes(measure) || period !== undefined || filters.length + groupBy.length + bounds.length + also.length > 0;
  const found = said.flatMap((one) => {
    const again = readOtherwise(one, surroundings, vocabulary);
    return again !== undefined && again.unread === undefined && isOfSome(again.query) ? [again] : [];
  });
  const [first, ...others] = found;
  return first !== undefined && others.every((one) => JSON.stringify(one.query) === JSON.stringify(first.query)) ? first : read;
}

/** A question as it is said, and where words are left over, in the words that are said for them elsewhere; what is written in Devanagari in these first. */
function readOtherwise(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined {
  const other = isDevanagari(prompt) ? inSecondWords(cleanText(prompt), surroundings, vocabulary) : undefined;
  const first = other === undefined ? undefined : readAsSaid(other, surroundings, vocabulary);
  if (first !== undefined && first.unread === undefined) return first;
  const read = readAsSaid(prompt, surroundings, vocabulary);
  if (read !== undefined && read.unread === undefined) return read;
  const latin = other === undefined ? inSecondWords(cleanText(prompt), surroundings, vocabulary) : undefined;
  const again = latin === undefined ? first : readAsSaid(latin, surroundings, vocabulary);
  return again !== undefined && (again.unread === undefined || read === undefined) ? again : read;
}

function readAsSaid(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined {
  const rows = readRows(prompt, surroundings, vocabulary);
  if (rows !== undefined && rows.unread === undefined) return rows;
  const whole = readWhole(prompt, surroundings, vocabulary);
  if (whole !== undefined && whole.unread === undefined) return named(whole, rows, { prompt, surroundings, vocabulary });
  const ofRows = readRows(prompt, surroundings, vocabulary, { find: columnsOfRows });
  if (ofRows !== undefined && ofRows.unread === undefined) return ofRows;
  // Without the school's own names nobody knows whether the reason holds one.
  const rest = Object.keys(vocabulary).length === 0 ? undefined : withoutLead(prompt, surroundings, vocabulary);
  const asked = rest === undefined ? undefined : (readRows(rest, surroundings, vocabulary) ?? readWhole(rest, surroundings, vocabulary));
  return asked !== undefined && asked.unread === undefined ? asked : (rows ?? whole);
}

/** What was to be told of each row and stands nowhere in the answer is named, and never dropped. */
function named(whole: Complete, rows: Rows | undefined, { prompt, surroundings, vocabulary }: Asked): QueryReading {
  if (rows?.unread === undefined) return whole;
  const missing = notShown(whole.query, rows.nouns, surroundings);
  if (missing.length === 0) return whole;
  // 'Exams with start date' is of the exams, though the calendar has exams as well.
  const other = othersOf(prompt, surroundings, vocabulary).find(({ query }) => notShown(query, rows.nouns, surroundings).length === 0);
  return other ? { query: other.query, asks: other.asks } : { unread: missing, query: whole.query };
}

type Asked = { prompt: string; surroundings: Surroundings; vocabulary: Vocabulary };
/** What else a question can be about of which no word is left over. */
function othersOf(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary) {
  const reading = withoutCourtesy(reworded(cleanText(prompt)), surroundings);
  if (reading.tokens.length > MOST_WORDS) return [];
  const [best, ...others] = compose(reading, findParticulars(reading, vocabulary));
  return others.filter(({ unread, idle, query }) => unread.length === 0 && idle === 0 && query.entity !== best?.query.entity);
}

type Complete = Extract<QueryReading, { unread?: undefined }>;
type Rows = Complete | (Extract<QueryReading, { unread: readonly string[] }> & { nouns: ColumnsAsked['nouns'] });
const MOST_SPANS = 3;

/** A question with the nouns of what is to be told of each: rows with these columns, and never groups by them; the nouns where the rest is a question that cannot show them. */
function readRows(
  prompt: string,
  surroundings: Surroundings,
  vocabulary: Vocabulary,
  { find = columnsAsked, depth = 0 } = {},
): Rows | undefined {
  const said = cleanText(prompt);
  let open: Rows | undefined;
  // '12A ki list chahiye, category ke saath' is of its students.
  const ofClass = (rest: string) =>
    LISTS.test(rest) ? readWhole(`${rest.replace(LISTS, '')} students`, surroundings, vocabulary) : undefined;
  for (const words of new Set([plainWords(said), reworded(said)]))
    for (const asked of find(words, surroundings)) {
      const inner = depth < MOST_SPANS ? readRows(asked.rest, surroundings, vocabulary, { depth: depth + 1 }) : undefined;
      const read =
        inner?.unread === undefined && inner !== undefined
          ? inner
          : (readWhole(asked.rest, surroundings, vocabulary) ?? ofClass(asked.rest));
      if (read === undefined || read.unread !== undefined) continue;
      const query = withColumns(read.query, asked, surroundings);
      // What is told of each was seen to be told.
      if (query !== undefined) return { query, asks: read.asks, ...(asked.nouns.length > 1 && { isJoined: true as const }) };
      if (asked.isBeside) open ??= { unread: asked.nouns.map((one) => one.said), query: read.query, nouns: asked.nouns };
    }
  return open;
}

const LISTS = / (?:ki |ka )?(?:list|suchi|soochi)(?: (?:chahiye|do|dena|dikhao|bana do))?[ ,]*$|^(?:list|names) of (?:the )?/i;
const POINTING = /\b\w+ (?:them|it|those|these)[?.! ]*$/i;
/** Everybody, of whom nothing is asked. */
const isOfAll = ({ measure, filters, groupBy, bounds, also }: Query): boolean =>
  measure === 'list' && filters.length + groupBy.length + bounds.length + also.length === 0;

const idleWords = (reading: Reading) => reading.tokens.flatMap(({ raw }, at) => (isIdle(reading, at) ? [raw] : []));

function readWhole(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined {
  const reading = withoutCourtesy(reworded(cleanText(prompt)), surroundings);
  if (reading.tokens.length === 0 || reading.tokens.length > MOST_WORDS) return undefined;
  return once(`whole ${reading.text}`, surroundings, vocabulary, () => readWords(reading, vocabulary));
}

function readWords(reading: Reading, vocabulary: Vocabulary): QueryReading | undefined {
  if (commands(reading)) return undefined;
  const particulars = findParticulars(reading, vocabulary);
  const [best] = compose(reading, particulars);
  if (best === undefined) return undefined;
  // 'Which children take them': nobody knows what.
  if (best.unread.length === 0 && isOfAll(best.query) && POINTING.test(reading.text)) return { unread: ['them'], query: best.query };
  if (best.unread.length > 0) return { unread: best.unread, query: best.query };
  // 'Students doing karate' are not all students.
  if (best.idle > 0 && isOfAll(best.query)) return { unread: idleWords(reading), query: best.query };
  const again = (rest: string) => firstOf(readText(rest, reading), vocabulary);
  const unread = withoutEffect(reading, best.query, again);
  return unread.length > 0 ? { unread, query: best.query } : { query: inFormAsked(best.query, reading), asks: best.asks };
}

/** What some words are a question of, where all of them are read. */
function firstOf(reading: Reading, vocabulary: Vocabulary): Query | undefined {
  const [best] = compose(reading, findParticulars(reading, vocabulary));
  return best?.unread.length === 0 ? best.query : undefined;
}
