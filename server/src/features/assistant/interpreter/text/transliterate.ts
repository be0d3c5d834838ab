/** Letters with what they are in Latin ones: 'क:k ख:kh'. */
const lettersOf = (list: string): Readonly<Record<string, string>> => Object.fromEntries(list.split(' ').map((one) => one.split(':')));
const INDEPENDENT = lettersOf('अ:a आ:aa इ:i ई:ee उ:u ऊ:oo ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e');
const CONSONANTS = lettersOf(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h',
);
const VOWEL_SIGNS = lettersOf('ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e');
const VIRAMA = '\u094d';
const ANUSVARA = '\u0902';
const VISARGA = '\u0903';

/** Whether any letter is Devanagari. */
export function isDevanagari(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x0900 && code <= 0x097f) return true;
  }
  return false;
}

/** How a name may be written in Latin letters, the most usual way first: 'भोसले' is Bhosle and Bhosale. A word without Devanagari has itself alone. */
export function latinForms(word: string): string[] {
  return isDevanagari(word) ? [...new Set([toLatin(word), toLatin(word, true)])] : [word];
}

/** A Devanagari word in Latin letters as Indians write names: 'रेखा' → 'rekha', 'शर्मा' → 'sharma'. Unspoken vowels inside are left out unless `isWhole`. */
export function toLatin(word: string, isWhole = false): string {
  const letters = [...word.replaceAll('ज्ञ', 'ग्य')];
  let latin = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) latin += consonant + (hasInnerVowel(letters, at, isWhole ? '' : latin) ? 'a' : '');
    else if (letter === ANUSVARA) latin += 'पफबभम'.includes(letters[at + 1] ?? '-') ? 'm' : 'n';
    else if (letter !== VIRAMA && letter !== VISARGA) latin += VOWEL_SIGNS[letter] ?? INDEPENDENT[letter] ?? letter;
  }
  return latin;
}

/** A consonant is spoken with 'a' unless a sign says otherwise, it ends the word, or it stands between two spoken vowels ('सिमरन' is 'simran'). */
function hasInnerVowel(letters: readonly string[], at: number, before: string): boolean {
  const next = letters[at + 1];
  if (next === undefined || next === VIRAMA || VOWEL_SIGNS[next] !== undefined) return false;
  if (next === ANUSVARA || before === '') return true;
  const behindNext = letters[at + 2];
  const isNextSpoken = CONSONANTS[next] !== undefined && behindNext !== undefined && behindNext !== VIRAMA;
  return !(isNextSpoken && 'aeiou'.includes(before.at(-1) ?? '-'));
}
