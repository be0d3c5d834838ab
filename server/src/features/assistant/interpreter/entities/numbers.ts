import { endsBefore, phraseAt, type Reading } from '../reading.ts';
import { NUMBERS, ORDINALS } from '../text/lexicon.ts';
import { wordsIn } from '../text/listed.ts';

export type Found<V> = { readonly value: V; readonly length: number };

const ORDINAL_ENDINGS: readonly string[] = wordsIn('st nd rd th वीं वां वी वें वा वे ली ले रा रे थी थे ठीं ठा va vi vin wi wa ve ठी ला री था');

/** A number in digits, '3' but not the '3' of '3.5' or '3/4'. */
export function digitsAt({ tokens, claims }: Reading, at: number): number | undefined {
  const token = tokens[at];
  return token?.kind === 'number' && claims[at] === undefined && token.text.length <= 9 ? Number(token.text) : undefined;
}

/** '3rd', 'third', 'teesra'. */
export function ordinalAt(reading: Reading, at: number): Found<number> | undefined {
  const digits = digitsAt(reading, at);
  if (digits === undefined) return isBefore(reading, at) ? undefined : phraseAt(reading, ORDINALS, at);
  const ending = reading.tokens[at + 1];
  if (!ending || reading.claims[at + 1] !== undefined || !ORDINAL_ENDINGS.includes(ending.text)) return undefined;
  // '5 th' is written too, but '1 va' is no place in a row, and '7 nd 8' are both.
  const isApart = ['th', 'st', 'rd'].includes(ending.text) || (ending.text === 'nd' && digits % 10 === 2);
  return ending.isGlued || isApart ? { value: digits, length: 2 } : undefined;
}

/** 'exam se pehle' and 'Diwali ke pehle wale' are before it, and no first one; '9A ke pehle period' is the first. */
function isBefore({ tokens }: Reading, at: number): boolean {
  if (!['pehle', 'pahle', 'pehele', 'पहले'].includes(tokens[at]?.text ?? '')) return false;
  const before = tokens[at - 1]?.text ?? '';
  const isKe = ['ke', 'के'].includes(before) && ['wale', 'wali', 'wala', 'वाले', 'वाली', 'वाला'].includes(tokens[at + 1]?.text ?? '');
  return isKe || ['se', 'sabse', 'से', 'सबसे'].includes(before);
}

/** '3', 'three', 'teen', '3rd' or 'third'. */
export function anyNumberAt(reading: Reading, at: number): Found<number> | undefined {
  const ordinal = ordinalAt(reading, at);
  if (ordinal) return ordinal;
  const digits = digitsAt(reading, at);
  return digits === undefined ? phraseAt(reading, NUMBERS, at) : { value: digits, length: 1 };
}

/** 'cls 12 k bacho ko': a 'k' that stands apart behind a class's number is 'ke', and no thousand. */
export function isHindiOf(reading: Reading, at: number): boolean {
  const { text, isGlued } = reading.tokens[at] ?? {};
  return text === 'k' && !isGlued && endsBefore(reading, at - 1, 'classWord');
}
