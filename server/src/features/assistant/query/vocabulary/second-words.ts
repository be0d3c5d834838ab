import { indexOf } from '../../interpreter/roster.ts';
import { isPlainEnglish, MONTHS, NEAR, NUMBERS, ORDINALS, SCALES, WEEKDAYS } from '../../interpreter/text/lexicon.ts';
import { foldSpelling } from '../../interpreter/text/spelling.ts';
import { isDevanagari, toLatin } from '../../interpreter/text/transliterate.ts';
import type { Surroundings } from '../../interpreter/types.ts';
import { isInLexicon } from './lexicon.ts';
import { standsInName } from './named.ts';
import { ENGLISH_BESIDES, HINDI_NOUNS, HINDI_SMALL } from './office-words.ts';
import type { Vocabulary } from './vocabulary.store.ts';

/** What a shorter word in Latin letters sounds like is said of too many. */
const SHORTEST = 4;

/** Without nukta, and with one sign for a nasal vowel. */
const plain = (word: string) =>
  word
    .normalize('NFC')
    .replace(/[\u093c\u200c\u200d]/gu, '')
    .replaceAll('ँ', 'ं');
/** A word of Devanagari with each letter in one of its spellings: one sign for a nasal, short vowels. */
const levelled = (word: string): string =>
  plain(word)
    .replace(/[ङञणनम]्(?=[क-ह])/gu, 'ं')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ये', 'ए');
const latinOf = (word: string) => foldSpelling(toLatin(plain(word)));

/** The endings of a Hindi noun by how it ends itself: 'khata, khate, khaton', 'chhutti, chhuttiyan', 'shikshak, shikshakon'. */
const ENDINGS: readonly (readonly [end: RegExp, forms: readonly string[]])[] = [
  [/ा$/u, ['े', 'ों', 'ाएं', 'ाओं']],
  [/ि$/u, ['ियां', 'ियों']],
  [/[क-ह]$/u, ['े', 'ें', 'ों']],
  [/a$/, ['e', 'o', 'ae', 'ao']],
  [/[eou]$/, ['o']],
  [/i$/, ['ia', 'io']],
  [/[^aeiou\P{L}]$/u, ['o']],
];
const formsOf = (key: string): string[] => {
  const [end, forms = []] = ENDINGS.find(([one]) => one.test(key)) ?? [];
  const stem = /[ािaeiou]$/u.test(key) ? key.slice(0, -1) : key;
  return end === undefined ? [] : forms.map((form) => stem + form);
};

/** The words of the lists by what is said for them; what a row has itself comes before the forms of another. */
function wordsBy(pairs: readonly (readonly [said: string, word: string])[], keyOf: (word: string) => string): Map<string, string> {
  const made = new Map<string, string>();
  const add = (key: string, word: string) => made.has(key) || made.set(key, word);
  const keyed = pairs.map(([said, word]) => [said.split(/[ -]/).map(keyOf), word] as const);
  for (const [keys, word] of keyed) add(keys.join(' '), word);
  for (const [keys, word] of keyed) for (const form of formsOf(keys.at(-1) ?? '')) add([...keys.slice(0, -1), form].join(' '), word);
  return made;
}
const SMALL = new Map(HINDI_SMALL.map(([said, word]) => [said.split(/[ -]/).map(levelled).join(' '), word]));
const NOUNS = wordsBy(HINDI_NOUNS, levelled);
const IN_LATIN = wordsBy(HINDI_NOUNS, latinOf);
for (const key of IN_LATIN.keys()) if (key.length < SHORTEST) IN_LATIN.delete(key);
const ENGLISH: ReadonlyMap<string, string> = new Map(ENGLISH_BESIDES);
const MOST_WORDS = Math.max(...[...SMALL.keys(), ...NOUNS.keys(), ...ENGLISH.keys()].map((key) => key.split(' ').length));

type Word = { text: string; from: number; to: number };
const WORD = /[\p{L}\p{M}]+/gu;
/** Between the words of a phrase. */
const GAP = /^[ -]+$/;
/** 'Kakshavar', 'कक्षावार'. */
const WISE = /^(.{3,}?)(?:वार|वाइज|वाइज़|vaar|waar|var|war|vaiz|wise)$/u;
const DATED = [NUMBERS, ORDINALS, SCALES, MONTHS, WEEKDAYS, NEAR];

const phraseOf = (words: readonly string[]): string | undefined => {
  const level = words.map(levelled).join(' ');
  return (
    ENGLISH.get(level) ??
    SMALL.get(level) ??
    NOUNS.get(level) ??
    (words.every((word) => !isDevanagari(word)) ? IN_LATIN.get(words.map(foldSpelling).join(' ')) : undefined)
  );
};

/** One word in words of the lists; in Latin letters where they have none for it. */
function wordOf(word: string): string | undefined {
  const known = isDevanagari(word) || word.length >= SHORTEST ? phraseOf([word]) : ENGLISH.get(word);
  if (known !== undefined || DATED.some((list) => list.has(word) || list.has(plain(word)))) return known;
  const [, stem] = WISE.exec(word) ?? [];
  const grouped = stem === undefined ? undefined : phraseOf([stem]);
  if (grouped !== undefined) return `${grouped} wise`;
  const latin = isDevanagari(word) ? toLatin(plain(word)) : word;
  return latin === word || isInLexicon(word) ? undefined : latin;
}

/**
 * A question in the words of the lists, as far as these have none of its own: Hindi in both scripts, and what else offices say in English. Undefined where
 * nothing of it is said otherwise.
 */
export function inSecondWords(said: string, { directory }: Surroundings, vocabulary: Vocabulary): string | undefined {
  const words: Word[] = [...said.matchAll(WORD)].map(({ 0: text, index }) => ({
    text: text.toLowerCase(),
    from: index,
    to: index + text.length,
  }));
  const people = indexOf(directory).words;
  /** What nobody would say otherwise: a common word, or one of a name. */
  const isOwn = (word: string) => isPlainEnglish(word) || people.has(word) || standsInName(word, vocabulary);
  let made = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    const { text, from } = words[at] as Word;
    let length = 1;
    let found: string | undefined;
    for (let most = Math.min(MOST_WORDS, words.length - at); most > 1 && found === undefined; most -= 1) {
      const span = words.slice(at, at + most);
      if (!span.every(({ to }, place) => place === most - 1 || GAP.test(said.slice(to, span[place + 1]?.from)))) continue;
      found = phraseOf(span.map((one) => one.text));
      length = found === undefined ? 1 : most;
    }
    if (length === 1 && (isDevanagari(text) || !isOwn(text))) found = wordOf(text);
    if (found !== undefined) {
      made += said.slice(end, from) + found;
      end = words[at + length - 1]?.to ?? end;
    }
    at += length - 1;
  }
  const whole = made + said.slice(end);
  return whole === said ? undefined : whole;
}
