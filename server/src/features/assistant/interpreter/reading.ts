import { indexOf, type RosterIndex } from './roster.ts';
import { heardAt } from './text/digit-words.ts';
import {
  CONCEPTS,
  endOfStem,
  isKnownSpelling,
  isKnownWord,
  isParticle,
  isPlainEnglish,
  repairWord,
  shortenedHindi,
  shortForm,
  spellingStandsAlone,
  standsAlone,
} from './text/lexicon.ts';
import { foldedForm, longestAt, type Phrases } from './text/phrases.ts';
import { type Token, tokenize } from './text/tokens.ts';
import { isDevanagari, toLatin } from './text/transliterate.ts';
import type { Surroundings } from './types.ts';
import type { Concept } from './words/concepts.ts';

/**
 * A word with the forms it is looked up by, and in Latin letters. `isKnown`: a list holds it; `isMeant`: it means something by itself;
 * `isPlain`: a common English word that means nothing here.
 */
type Word = Token & {
  readonly forms: readonly string[];
  readonly latin: string;
  readonly isKnown: boolean;
  readonly isMeant: boolean;
  readonly isPlain?: boolean;
};
type Hit = { readonly concept: Concept; readonly from: number; readonly length: number };
/** Whom a word has been given to; a word serves one particular only. */
type Claim = 'name' | 'amount' | 'time' | 'period' | 'class' | 'date' | 'festival' | 'kind' | 'subject' | 'purpose';

/** A prompt while it is read: its words, what they can stand for, and which of them are taken. */
export type Reading = Surroundings & {
  readonly text: string;
  readonly tokens: readonly Word[];
  readonly hits: readonly Hit[];
  readonly hitsAt: readonly (readonly Hit[])[];
  readonly claims: (Claim | undefined)[];
  readonly roster: RosterIndex;
};

/** More different unknown words than this are not repaired: such a prompt is no command, and its time is bounded. */
const MOST_REPAIRS = 40;

/** What of a reading follows from the text and the names of the school alone. */
type Parsed = Pick<Reading, 'tokens' | 'hits' | 'hitsAt'>;
/** A prompt is read from several sides, and mostly the same words of it: so many texts are kept for each school's names. */
const MOST_KEPT = 32;
const kept = new WeakMap<Surroundings['directory'], Map<string, Parsed>>();

/** Splits clean text into words and finds what each can stand for. */
export function readText(text: string, surroundings: Surroundings): Reading {
  const roster = indexOf(surroundings.directory);
  const texts = kept.get(surroundings.directory) ?? new Map<string, Parsed>();
  kept.set(surroundings.directory, texts);
  const parsed = texts.get(text) ?? parse(text, roster);
  texts.delete(text);
  texts.set(text, parsed);
  const [oldest] = texts.keys();
  if (texts.size > MOST_KEPT && oldest !== undefined) texts.delete(oldest);
  return { ...surroundings, text, ...parsed, claims: parsed.tokens.map(() => undefined), roster };
}

function parse(text: string, roster: RosterIndex): Parsed {
  const repairs = new Map<string, string>();
  const typed = tokenize(text)
    .flatMap(parted)
    .map((token) => formed(token, roster, repairs));
  const tokens = heard(typed, roster);
  const hits = findHits(tokens);
  const hitsAt: Hit[][] = tokens.map(() => []);
  for (const hit of hits) hitsAt[hit.from]?.push(hit);
  return { tokens, hits, hitsAt };
}

/** 'batado' is 'bata do'. */
function parted(token: Token): Token[] {
  const end = endOfStem(token.text);
  if (end === undefined) return [token];
  const part = (from: number, to?: number) => ({ text: token.text.slice(from, to), raw: token.raw.slice(from, to) });
  return [
    { ...token, ...part(0, end), end: token.start + end },
    { ...token, ...part(end), start: token.start + end, isGlued: false },
  ];
}

/** 'reminder 2 all', '2moro': digits that are heard as words. */
function heard(tokens: readonly Word[], roster: RosterIndex): Word[] {
  const meanings = (at: number) => longestAt(CONCEPTS, tokens, at)?.values ?? [];
  const around = {
    hasConcept: (at: number, concepts: readonly Concept[]) => at >= 0 && meanings(at).some((concept) => concepts.includes(concept)),
    isName: (at: number) => roster.words.has(tokens[at]?.text ?? ''),
  };
  return tokens.flatMap((token, at) => {
    const before = heardAt(tokens, at - 1, around);
    if (before?.length === 2) return [];
    const { word, length = 1 } = heardAt(tokens, at, around) ?? {};
    if (word === undefined) return [token];
    const end = tokens[at + length - 1]?.end ?? token.end;
    return [{ ...token, text: word, raw: word, kind: 'word', end, forms: [word], latin: word, isKnown: true, isMeant: true }];
  });
}

function formed(typed: Token, roster: RosterIndex, repairs: Map<string, string>): Word {
  const particle = roster.words.has(typed.text) ? undefined : shortForm(typed.text);
  const token = particle !== undefined && isParticle(particle) ? { ...typed, text: particle } : typed;
  const latin = isDevanagari(token.text) ? toLatin(token.text) : token.text;
  const isKnown = token.kind !== 'word' || isKnownWord(token.text);
  // The 'nd' of '2nd' is no 'and'.
  const isEnding = token.isGlued && token.text === 'nd';
  const short = isEnding || roster.words.has(token.text) ? undefined : shortForm(token.text);
  const forms = short === undefined ? [token.text] : [token.text, short, ...(isKnownSpelling(short) ? [foldedForm(short)] : [])];
  // 'fail कर do': what is written in two scripts is one phrase.
  if (latin !== token.text && isKnownSpelling(latin)) forms.push(foldedForm(latin));
  if (token.kind !== 'word' || isDevanagari(token.text))
    return { ...token, forms, latin, isKnown, isMeant: token.kind !== 'word' || standsAlone(token.text) };
  let isMeant = standsAlone(token.text) || (short !== undefined && standsAlone(short));
  if (isKnownSpelling(token.text)) {
    forms.push(foldedForm(token.text));
    isMeant ||= spellingStandsAlone(token.text);
  }
  const isOthers = isKnown || roster.words.has(token.text);
  const isPlain = !isOthers && isPlainEnglish(token.text);
  if (!isOthers && !isPlain) {
    const more = repaired(token.text, roster, repairs);
    forms.push(...more);
    isMeant ||= more.length > 0;
  }
  return { ...token, forms, latin, isKnown: isKnown || forms.length > 1, isMeant: isMeant || isPlain, isPlain };
}

function repaired(word: string, roster: RosterIndex, repairs: Map<string, string>): string[] {
  const before = repairs.get(word);
  if (before !== undefined) return before === '' ? [] : [before];
  if (repairs.size >= MOST_REPAIRS) return [];
  const hindi = shortenedHindi(word);
  const repair = repairWord(word) ?? (hindi === undefined ? undefined : { word: `~${hindi}`, distance: 0 });
  // A name that lies as near as the word wins: people are what the school asks about.
  const isRather = repair && !roster.hasWithin(word, repair.distance);
  repairs.set(word, isRather ? repair.word : '');
  return isRather ? [repair.word] : [];
}

/** The longest phrase at each place; the words inside it do not speak for themselves ('due to' owes nothing). */
function findHits(tokens: readonly Word[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(CONCEPTS, tokens, at);
    const length = found?.length ?? 1;
    for (const concept of new Set(found?.values)) hits.push({ concept, from: at, length });
    at += length;
  }
  return hits;
}

/** How many words the concept takes at that place, 0 when it does not begin there. */
export function lengthAt({ hitsAt }: Reading, at: number, ...concepts: readonly Concept[]): number {
  return hitsAt[at]?.find(({ concept }) => concepts.includes(concept))?.length ?? 0;
}

/** Whether a word of the concept ends right before that place. */
export function endsBefore({ hits }: Reading, at: number, ...concepts: readonly Concept[]): boolean {
  return hits.some(({ concept, from, length }) => from + length === at && concepts.includes(concept));
}

/** The phrase of a list at that place. */
export function phraseAt<V>(reading: Reading, phrases: Phrases<V>, at: number): { value: V; length: number } | undefined {
  if (reading.claims[at] !== undefined) return undefined;
  const found = longestAt(phrases, reading.tokens, at);
  const [value] = found?.values ?? [];
  return found && value !== undefined ? { value, length: found.length } : undefined;
}

export function claim({ claims }: Reading, from: number, length: number, by: Claim): void {
  for (let at = from; at < from + length; at += 1) claims[at] ??= by;
}

export function isFree({ claims, tokens }: Reading, at: number): boolean {
  return at < tokens.length && claims[at] === undefined;
}
