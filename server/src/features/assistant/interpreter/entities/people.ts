import { claim, isFree, lengthAt, phraseAt, type Reading } from '../reading.ts';
import { areAliases, type Person } from '../roster.ts';
import { editDistance } from '../text/distance.ts';
import { WEEKDAYS } from '../text/lexicon.ts';
import { foldSpelling } from '../text/spelling.ts';
import type { Concept } from '../words/concepts.ts';

/** Somebody who was named: all who fit equally well. `isDoubtful`: the words near the name fit nobody, so it may be someone else. */
export type Mention = { readonly people: readonly Person[]; readonly from: number; readonly length: number; readonly isDoubtful: boolean };

type Match = { readonly at: number; readonly isWeak: boolean; readonly distances: ReadonlyMap<Person, { word: string; distance: number }> };
/** A word is compared with all that are in names: so many words in a school of up to 5,000 people, fewer in a larger one. */
const MOST_FUZZY_WORDS = 60;
const PEOPLE_OF_MOST_WORDS = 5000;
/** In a command as short as 'simrn dues' an unknown word is most likely the name. */
const SHORT_COMMAND = 4;
/** Before a name or behind one in the three languages. */
const NAME_BEFORE: readonly Concept[] = ['of', 'for', 'honorific', 'parent'];
const NAME_AFTER: readonly Concept[] = ['of', 'honorific'];

/** Names that stand in the prompt just as in the roster, with all that their field holds. They are taken before anything else is read. */
export function findFullNames(reading: Reading): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const { text } = reading.tokens[at] ?? { text: '' };
    const fitting = (reading.roster.byFirstWord.get(text) ?? []).flatMap((person) => {
      const length = person.fullWords.length > 1 ? lengthStanding(reading, at, person.fullWords) : 0;
      return length > 0 ? [{ person, length }] : [];
    });
    const length = Math.max(0, ...fitting.map((found) => found.length));
    if (length === 0) continue;
    const people = fitting.filter((found) => found.length === length).map(({ person }) => person);
    claim(reading, at, length, 'name');
    found.push({ people, from: at, length, isDoubtful: false });
    at += length - 1;
  }
  return found;
}

/** How many words the name takes there, 0 when it does not stand there. The stop of an initial ('M. Arun') may be left out or put in. */
function lengthStanding({ tokens }: Reading, at: number, words: readonly string[]): number {
  let next = at;
  for (const word of words) {
    const { text } = tokens[next] ?? { text: undefined };
    if (text === word || (text !== undefined && withoutApostrophe(text) === withoutApostrophe(word))) next += 1;
    else if (word === '.') continue;
    else if (text === '.' && tokens[next + 1]?.text === word) next += 2;
    else return 0;
  }
  return next - at;
}

/** "D'Souza" and 'Dsouza'. */
function withoutApostrophe(word: string): string {
  return word.replaceAll("'", '');
}

/** Names with slips of spelling, parts of names, other word orders and Devanagari, among the words that are left between two places. */
export function findNames(reading: Reading, start = 0, end = reading.tokens.length): Mention[] {
  const found: Mention[] = [];
  const matches = matchWords(reading, start, end);
  for (let index = 0; index < matches.length; ) {
    let next = index + 1;
    while (next < matches.length && matches[next]?.at === (matches[next - 1]?.at ?? 0) + 1) next += 1;
    const mention = bestOf(reading, matches.slice(index, next));
    if (mention) found.push(mention);
    index = next;
  }
  return found;
}

function matchWords(reading: Reading, start: number, end: number): Match[] {
  const matches: Match[] = [];
  const before = new Map<string, Match['distances']>();
  let fuzzy = 0;
  const most = Math.ceil(MOST_FUZZY_WORDS * Math.min(1, PEOPLE_OF_MOST_WORDS / reading.roster.people.length));
  for (const [at, token] of reading.tokens.entries()) {
    if (at < start || at >= end) continue;
    if (token.kind !== 'word' || !isFree(reading, at) || token.latin.length < 2) continue;
    // 'Yaad dila do' holds no Diya.
    const isWeak = token.isMeant || reading.hits.some(({ from, length }) => length > 1 && from <= at && at < from + length);
    if (!isWeak) fuzzy += 1;
    const word = token.latin.replaceAll("'", '');
    const isExact = isWeak || fuzzy > most;
    const key = `${word} ${isExact} ${token.text}`;
    const distances = before.get(key) ?? nearest(reading, word, { isExact, isHindi: token.latin !== token.text });
    before.set(key, distances);
    if (distances.size > 0) matches.push({ at, isWeak, distances });
  }
  return matches;
}

/** People with that word in their name. A word that also means something else must fit exactly. */
function nearest(
  { roster }: Reading,
  word: string,
  { isExact, isHindi }: { isExact: boolean; isHindi: boolean },
): Map<Person, { word: string; distance: number }> {
  const found = new Map<Person, { word: string; distance: number }>();
  const note = (people: readonly Person[], own: string, distance: number) => {
    for (const person of people) if ((found.get(person)?.distance ?? 9) > distance) found.set(person, { word: own, distance });
  };
  const same = roster.words.get(word);
  if (same) note(same.people, word, 0);
  if (isExact) return found;
  // 'Farhan Alis parents': the apostrophe was left out.
  const own = word.endsWith('s') ? roster.words.get(word.slice(0, -1)) : undefined;
  if (own && !same) note(own.people, own.word, 0);
  const folded = foldSpelling(word);
  const most = slipsAllowed(word, isHindi);
  const initials = new Set([folded[0] ?? '', ...(folded.startsWith('e') ? ['i', 'a'] : []), ...(folded.startsWith('i') ? ['e'] : [])]);
  for (const initial of initials) {
    for (const entry of roster.byInitial.get(initial) ?? []) {
      const distance =
        entry.folded === folded || areAliases(word, entry.word)
          ? 0.5
          : Math.min(editDistance(word, entry.word, most), foldedDistance(folded, entry.folded, most));
      // Of the shorter of the two no more may be wrong: 'sharma' is not Swara.
      if (distance <= Math.min(most, slipsAllowed(entry.word, isHindi)) && entry.word.length > 2) note(entry.people, entry.word, distance);
    }
  }
  return found;
}

/** A slip in the levelled spelling weighs more: much has been levelled already. */
function foldedDistance(a: string, b: string, most: number): number {
  return editDistance(a, b, most) + 0.5;
}

/** At most a third of the name may be wrong; Devanagari does not write the last 'e' of 'Bose'. */
function slipsAllowed(word: string, isHindi: boolean): number {
  if (isHindi && word.length === 3) return 1;
  if (isHindi && word.length > 5) return 3;
  if (word.length <= 3) return 0.5;
  return word.length <= 5 ? 1.5 : word.length <= 8 ? 2 : 3;
}

/** Among neighbouring name words, who has most of them, with the fewest slips. */
function bestOf(reading: Reading, run: readonly Match[]): Mention | undefined {
  const scores = new Map<Person, { words: Set<string>; slips: number; from: number; to: number }>();
  for (const { at, distances } of run) {
    for (const [person, { word, distance }] of distances) {
      const score = scores.get(person) ?? { words: new Set<string>(), slips: 0, from: at, to: at };
      if (score.words.has(word)) continue;
      score.words.add(word);
      score.slips += distance;
      score.to = at;
      scores.set(person, score);
    }
  }
  const ranked = [...scores].sort(([, a], [, b]) => b.words.size - a.words.size || a.slips - b.slips);
  const [best] = ranked;
  if (!best) return undefined;
  const [, { words, slips, from, to }] = best;
  const isOnlyWeak = run.filter(({ at }) => at >= from && at <= to).every(({ isWeak }) => isWeak);
  if (isOnlyWeak && words.size === 1 && !isNamePlace(reading, from)) return undefined;
  const isLoneGuess = words.size === 1 && slips >= 1 && reading.tokens.length > SHORT_COMMAND;
  if (isLoneGuess && !isNamePlace(reading, from)) return undefined;
  const fitting = ranked.filter(
    ([, score]) => score.words.size === words.size && (score.slips === slips || (slips > 0.5 && score.slips - slips < 1)),
  );
  const people = fitting.map(([person]) => person);
  const leftOver = run.some(({ at, isWeak }) => !isWeak && (at < from || at > to));
  const isShort = people.some((person) => person.words.length > words.size);
  const isDoubtful = leftOver || (isShort && hasStrangeNeighbour(reading, from, to - from + 1));
  // 'Krish Patel' where there are a Krish Rao and a Danish Patel: all of it is what was said for a name.
  const start = Math.min(...fitting.map(([, score]) => score.from));
  const end = Math.max(...fitting.map(([, score]) => score.to));
  return { people, from: start, length: end - start + 1, isDoubtful };
}

/** 'Diya' is a name in 'diya ki fees' and a verb in 'nahi diya'. */
function isNamePlace(reading: Reading, at: number): boolean {
  const isVerb = reading.tokens[at - 1] !== undefined && lengthAt(reading, at - 1, 'negation') > 0;
  const isCapital = reading.tokens[at]?.raw !== reading.tokens[at]?.text && at > 0;
  const before = at > 0 && (reading.hitsAt[at - 1] ?? []).some(({ concept }) => concept === 'of' || concept === 'for');
  const after =
    ["'s", 'ka', 'ki', 'ke', 'ko', 'का', 'की', 'के'].includes(reading.tokens[at + 1]?.text ?? '') ||
    lengthAt(reading, at + 1, 'honorific') > 0;
  // Days have been taken by now: a weekday that is left is somebody's name.
  const isLeftWeekday = phraseAt(reading, WEEKDAYS, at) !== undefined;
  return !isVerb && (isCapital || before || after || isLeftWeekday);
}

/** A word beside a part of a name that no list knows is most likely the other part: 'Aditya Malhotra' is not Aditya Kumar. */
function hasStrangeNeighbour(reading: Reading, from: number, length: number): boolean {
  return [from - 1, from + length].some((at) => isStrange(reading, at));
}

/** Whether no list knows the word, English has no such common word, and nothing has taken it: a name, most likely. */
export function isStrange(reading: Reading, at: number): boolean {
  return isUnlisted(reading, at) && reading.tokens[at]?.isPlain !== true;
}

/** Whether no list knows the word and nothing has taken it. */
export function isUnlisted(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  const isAdverb = token !== undefined && token.text.length > 5 && token.text.endsWith('ly');
  return token?.kind === 'word' && isFree(reading, at) && !token.isKnown && token.latin.length > 2 && !isAdverb;
}

/** Whether an unknown word stands where a name would: 'dues of Rohan', 'Rohan ki fees', 'send it to Rohan'. */
export function hasStranger(reading: Reading): boolean {
  return reading.tokens.some((_, at) => {
    if (!isStrange(reading, at)) return false;
    const end = isStrange(reading, at + 1) ? at + 2 : at + 1;
    const before = (reading.hitsAt[at - 1] ?? []).some(({ concept }) => NAME_BEFORE.includes(concept));
    const isBehindVerb = ['to', 'is', 'has', 'does', 'was', 'did', 'remind', 'will'].includes(reading.tokens[at - 1]?.text ?? '');
    const after = lengthAt(reading, end, ...NAME_AFTER) > 0 || ['ko', 'se', 'को'].includes(reading.tokens[end]?.text ?? '');
    return before || isBehindVerb || after || at === 0;
  });
}
