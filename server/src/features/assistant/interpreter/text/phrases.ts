import { cleanText } from './clean.ts';
import { foldSpelling } from './spelling.ts';
import { tokenize } from './tokens.ts';

/** What of a prompt a phrase is compared with: the forms of its word. Folded spellings begin with '~'. */
type Formed = { readonly forms: readonly string[] };
type Phrase<V> = { readonly words: readonly string[]; readonly value: V };
/** Phrases by their first word. */
export type Phrases<V> = ReadonlyMap<string, readonly Phrase<V>[]>;
export type Row<V> = { readonly words: string; readonly value: V; readonly isFolded?: boolean };

/** Makes rows of comma-separated phrases ready to be found. */
export function compilePhrases<V>(rows: readonly Row<V>[]): Phrases<V> {
  const found = new Map<string, Phrase<V>[]>();
  const add = (words: readonly string[], value: V) => {
    const [first] = words;
    if (first === undefined) return;
    const there = found.get(first);
    if (there) there.push({ words, value });
    else found.set(first, [{ words, value }]);
  };
  for (const { words, value, isFolded } of rows)
    for (const phrase of isFolded ? foldedPhrases(words) : splitPhrases(words).flatMap(written)) add(phrase, value);
  return found;
}

type Words = readonly string[];

/** A phrase, and as many write it: without the apostrophe. */
const written = (phrase: Words): Words[] =>
  phrase.some(isShortened) ? [phrase, phrase.map((word) => (isShortened(word) ? word.replace("'", '') : word))] : [phrase];

/** Dozens of entities have the same rows: their phrases are made once, and held once. */
const folded = new Map<string, readonly Words[]>();

/** The phrases of a row with their levelled spellings. */
function foldedPhrases(row: string): readonly Words[] {
  const before = folded.get(row);
  if (before) return before;
  const made = splitPhrases(row).flatMap((phrase) => [...written(phrase), phrase.map(foldedForm)]);
  folded.set(row, made);
  return made;
}

function isShortened(word: string): boolean {
  return word.endsWith("n't");
}

/** The phrases of a row, each as words. */
export function splitPhrases(row: string): string[][] {
  return row.split(',').map((phrase) => tokenize(cleanText(phrase)).map(({ text }) => text));
}

/** The form under which a spelling is looked up when the word itself is unknown. */
export function foldedForm(word: string): string {
  return `~${foldSpelling(word)}`;
}

/** What was found at a word; `place` tells by which of its forms: what is written just so comes first. */
export type Found<V> = { values: V[]; length: number; place: number };

/** The longest phrases that begin at that word, and how many words they take. A hyphen between two words is passed over, and so is one of the words `passed`. */
export function longestAt<V>(phrases: Phrases<V>, tokens: readonly Formed[], at: number, passed = NOTHING): Found<V> | undefined {
  const forms = tokens[at]?.forms;
  let best: Found<V> | undefined;
  // Every word of a prompt is looked up in every list: without iterators, which cost most of it.
  for (let place = 0; forms !== undefined && place < forms.length; place += 1) {
    const rows = phrases.get(forms[place] as string);
    if (rows === undefined) continue;
    const before = best?.length ?? 0;
    for (const { words, value } of rows) {
      const length = matchedLength(words, tokens, at, passed);
      // What is written just so is meant before what only sounds alike.
      if (length <= before || (best && length < best.length)) continue;
      if (best && length === best.length) best.values.push(value);
      else best = { values: [value], length, place };
    }
  }
  return best;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The first word is there: by it the phrase was found. */
function matchedLength(words: readonly string[], tokens: readonly Formed[], at: number, passed: ReadonlySet<string>): number {
  let next = at + 1;
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as string;
    if (word !== '-' && tokens[next]?.forms[0] === '-') next += 1;
    if (passed.has(tokens[next]?.forms[0] ?? '') && !tokens[next]?.forms.includes(word)) next += 1;
    if (!tokens[next]?.forms.includes(word)) return 0;
    next += 1;
  }
  return next - at;
}
