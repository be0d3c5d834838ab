/** For words that may begin with anything. */
const ANY = -1;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;
/** Behind the bits of `a` to `z`: all letters beyond ASCII. */
const BEYOND = 1 << 26;

/**
 * The first letters of words as bits, capitals and small ones alike, each word as a regular expression: with `mayBegin` most lines are known at a
 * glance to begin with none of them.
 */
export function firstLetters(words: readonly string[]): number {
  return words.reduce((bits, word) => bits | lettersOf(word), 0);
}

/** Whether a text may begin with a word that has one of these first letters. A letter beyond ASCII may be that of any word. */
export function mayBegin(text: string, letters: number): boolean {
  return letters === ANY || ((bitOf(text) ?? ANY) & letters) !== 0;
}

/** Of `fig(?:ure)?` its letter, of `[aá]bra` those in brackets, of `(?:chapter|unit) test` those of both; whatever else may be anything. */
function lettersOf(word: string): number {
  if (withoutGroups(word).includes('|')) return ANY;
  const [, group, among, letter] = /^(?:\(\?:([^()]*)\)|\[(\p{L}+)\]|(\p{L}))(?![?*+{])/u.exec(word) ?? [];
  if (group !== undefined) return firstLetters(group.split('|'));
  return [...(among ?? letter ?? '')].reduce((bits, one) => bits | (bitOf(one) ?? BEYOND), 0) || ANY;
}

function withoutGroups(word: string): string {
  const plain = word.replaceAll(/\([^()]*\)/g, '');
  return plain === word ? plain : withoutGroups(plain);
}

function bitOf(text: string): number | null {
  const code = text === '' ? 0 : text.charCodeAt(0);
  if (code > 0x7f) return null;
  const small = code | 32;
  return small >= SMALL_A && small <= SMALL_Z ? 1 << (small - SMALL_A) : 0;
}
