import { type Reading, readText } from '../../interpreter/reading.ts';
import { cleanText } from '../../interpreter/text/clean.ts';
import { NUMBERS } from '../../interpreter/text/lexicon.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { ENTITIES } from '../entities/index.ts';
import {
  ADDRESS,
  CONCEPTS,
  DENIES,
  DULL,
  IDLE,
  LEAVING_OUT,
  NARROWING,
  OPENER,
  POLITE,
  RELATIVE,
  STOPS,
  TALK,
  TELLING,
} from '../vocabulary/aside-words.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.store.ts';
import { askedOf, is, marksOf, roleOf } from './marks.ts';
import { findParticulars } from './particulars.ts';

/** A question without what stands beside it, and what that was, as far as it is more than courtesy. */
export type WithoutAsides = { rest: string; leftOut: readonly string[] };
type Part = { from: number; to: number };

/** A smaller rest is no question. */
const LEAST_WORDS = 2;

/**
 * The question without the parts of its sentence that speak of nothing that is kept: whom it addresses ('Respected assistant, …', 'Would you tell an old man how
 * many …') and remarks behind it ('…, no stories', '; I shall be grateful'). A part with a word that any list of the records, a name, a class, a number or a time
 * holds is never left away, nor is one that could narrow the question ('…, Rajputs only'). Undefined where there is none.
 */
export function withoutAsides(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): WithoutAsides | undefined {
  const reading = readText(cleanText(prompt), surroundings);
  const { tokens, text } = reading;
  const telling = tellingWords(reading, vocabulary);
  const parts = partsOf(reading);
  const asked = parts.findIndex((part) => has(telling, part));
  const dropped = parts.flatMap((part, index) => {
    if (has(telling, part)) return leadOf(reading, part, telling);
    if (isIdle(reading, part)) return [];
    return (index < asked ? isAddress(reading, part) : isRemark(reading, part)) ? [part] : [];
  });
  if (asked < 0 || dropped.length === 0) return undefined;
  const isDropped = (at: number) => dropped.some(({ from, to }) => from <= at && at < to);
  const kept = tokens.filter((_, at) => !isDropped(at));
  if (kept.filter(({ kind }) => kind !== 'sign').length < LEAST_WORDS) return undefined;
  const said = ({ from, to }: Part) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  let rest = text;
  for (const part of [...dropped].reverse()) rest = rest.slice(0, tokens[part.from]?.start) + rest.slice(tokens[part.to - 1]?.end);
  return {
    rest: rest
      .replace(/\s+([,;.!?:])/g, '$1')
      .replace(/^[\s,;.!?:–—-]+/, '')
      .replace(/(?:\s*[,;:–—-])+\s*([.!?]*)\s*$/, '$1')
      .replace(/([,;:])(?:\s*[,;:.])+/g, '$1')
      .replace(/([?!.])[\s.,;!]+$/, '$1')
      .trim(),
    leftOut: dropped.filter((part) => !isCourtesy(reading, part)).map(said),
  };
}

const has = (telling: readonly boolean[], { from, to }: Part) => telling.slice(from, to).some(Boolean);
const wordsBetween = ({ tokens }: Reading, { from, to }: Part) => tokens.slice(from, to).filter(({ kind }) => kind !== 'sign');

/** What stands between signs; those of a number or a name part nothing. */
function partsOf({ tokens }: Reading): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const isStop = at === tokens.length || (STOPS.includes(tokens[at]?.text ?? '') && tokens[at + 1]?.isGlued !== true);
    if (!isStop) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  return parts;
}

/** The words that the records, the school's names, or a class, number or time know. */
function tellingWords(reading: Reading, vocabulary: Vocabulary): boolean[] {
  const { named } = findParticulars(reading, vocabulary);
  const { tokens, claims } = reading;
  const told = tokens.map(
    ({ kind, text }, at) => kind === 'number' || claims[at] !== undefined || (NUMBERS.has(text) && !['one', 'do'].includes(text)),
  );
  const isDull = (from: number, length: number) =>
    tokens.slice(from, from + length).every(({ text }) => DULL.includes(text) || TALK.includes(text) || IDLE.includes(text));
  for (const { from, length } of named) if (!isDull(from, length)) told.fill(true, from, from + length);
  for (const { concept, from, length } of reading.hits)
    if (CONCEPTS.includes(concept) && !isDull(from, length)) told.fill(true, from, from + length);
  const asked = askedOf(reading);
  for (const entity of Object.values(ENTITIES).filter(({ name, asks }) => asks === undefined || asked.has(name))) {
    const marks = marksOf(reading, entity);
    // What is said of leave tells nothing where no leave is spoken of.
    const isSpokenOf = entity.asks === undefined || marks.some((mark) => is(mark, 'ask'));
    for (const mark of marks) {
      const role = roleOf(mark);
      const isOfRecords = isSpokenOf && mark.meanings.some(({ type }) => type !== 'role' && type !== 'noun');
      const isOfRole = role !== undefined && TELLING.includes(role) && !/ly$/.test(tokens[mark.from + mark.length]?.text ?? '');
      if ((isOfRecords || isOfRole) && !isDull(mark.from, mark.length)) told.fill(true, mark.from, mark.from + mark.length);
    }
  }
  return told;
}

/** Whether all of its words only join or ask: they do no harm. */
const isIdle = (reading: Reading, part: Part): boolean => {
  const small = rolesAt(reading);
  return reading.tokens.slice(part.from, part.to).every(({ kind }, at) => kind === 'sign' || small[part.from + at] === true);
};
function rolesAt(reading: Reading): boolean[] {
  const small = reading.tokens.map(() => false);
  for (const mark of marksOf(reading, ENTITIES.student))
    if (roleOf(mark) !== undefined) small.fill(true, mark.from, mark.from + mark.length);
  return small;
}

/** 'Would you please tell an old man | how many …'. */
function leadOf(reading: Reading, { from, to }: Part, telling: readonly boolean[]): Part[] {
  const { tokens, text } = reading;
  const start = tokens[from]?.start ?? 0;
  const said = text.slice(start, tokens[to - 1]?.end);
  const opener = OPENER.exec(said);
  if (opener === null || opener.index === 0) return [];
  const end = tokens.findIndex((token, at) => at >= from && token.start >= start + opener.index);
  const lead = { from, to: end };
  const words = wordsBetween(reading, lead);
  return end > from && !has(telling, lead) && !isIdle(reading, lead) && words.some(({ text: word }) => TALK.includes(word)) ? [lead] : [];
}

const isPlain = (word: Reading['tokens'][number], small: boolean) =>
  small || word.isPlain === true || TALK.includes(word.text) || IDLE.includes(word.text) || ADDRESS.includes(word.text);
const isAllPlain = (reading: Reading, { from, to }: Part) => {
  const small = rolesAt(reading);
  return reading.tokens.slice(from, to).every((token, at) => token.kind === 'sign' || isPlain(token, small[from + at] === true));
};

/** 'Respected assistant', 'Quick one'. */
function isAddress(reading: Reading, part: Part): boolean {
  const words = wordsBetween(reading, part).map(({ text }) => text);
  if (ADDRESS.includes(words[0] ?? '')) return true;
  return words.some((word) => TALK.includes(word)) || (isAllPlain(reading, part) && !NARROWING.includes(words[0] ?? ''));
}

/** 'No stories', 'I shall be grateful', 'be quick about it'. */
function isRemark(reading: Reading, part: Part): boolean {
  const words = wordsBetween(reading, part).map(({ text }) => text);
  const [first = '', ...rest] = ['and', 'so', 'but'].includes(words[0] ?? '') ? words.slice(1) : words;
  if (words.some((word) => TALK.includes(word)) && !words.some((word) => LEAVING_OUT.includes(word)))
    return !RELATIVE.includes(first) || isAllPlain(reading, part);
  if (DENIES.includes(first)) return rest.length > 0 && isAllPlain(reading, part);
  return isAllPlain(reading, part) && !words.some((word) => NARROWING.includes(word));
}

/** What begs, greets or thanks need not be told. */
function isCourtesy(reading: Reading, { from, to }: Part): boolean {
  const small = rolesAt(reading);
  return reading.tokens
    .slice(from, to)
    .every(
      ({ kind, text }, at) =>
        kind === 'sign' || small[from + at] === true || TALK.includes(text) || ADDRESS.includes(text) || POLITE.includes(text),
    );
}
