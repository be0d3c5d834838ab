import { numberOf } from './labels.ts';
import type { Mark } from './marks.ts';

/** `A. Kinds of soil`, `II. Soil of the hills`, `C) Soil and water`, `(A) Sand`. */
const LETTERED = /^\(?(?:([A-H])|([IVX]{1,4}))\s?[.)]\s+(?=[\p{Lu}\p{Lo}“"'¿¡])/u;
/** `Topic 2 Soil of the hills`, `SESSION 3: SOIL AND WATER`. */
const WORDED = /^(?:topic|lesson|session|section|part)\s*[-–]?\s*(\d{1,2})\s*[:.–-]?\s+(?=\p{Lu})/iu;
/** More than one letter, or in small ones, a Roman number is no part of a name: `ii. Soil of the hills`, `(iv) Soil and water`. */
const ROMAN = /^(?:\([ivx]{1,5}\)|[ivx]{1,5}[.)]|[IVX]{2,5}[.)])\s*(?=[\p{Lu}\p{Lo}])/u;
const CODE_BEFORE_A = 64;
/** So many in a row count; one letter alone may belong to the words. */
const FEW = 2;

/** Topics that letters, Roman numbers or a word count in their book, without these: they are a number and no part of the name. */
export function withoutLetters(topics: readonly Mark[]): Mark[] {
  const places = topics.map(({ text }) => placesOf(text));
  const counts = [0, 1, 2].map((form) => longestRow(places.map((own) => own[form] ?? null)) >= FEW);
  return topics.map((mark, at) => {
    const isCounted = counts.some((isRow, form) => isRow && places[at]?.[form] != null);
    const text = (isCounted ? mark.text.replace(LETTERED, '').replace(WORDED, '') : mark.text).replace(ROMAN, '');
    return text === mark.text ? mark : { ...mark, text };
  });
}

/** Which place a letter, a Roman number and the number behind a word would be: `I` may be either. */
function placesOf(text: string): [number | null, number | null, number | null] {
  const worded = WORDED.exec(text)?.[1];
  if (worded !== undefined) return [null, null, Number(worded)];
  const [, letter, roman] = LETTERED.exec(text) ?? [];
  if (letter !== undefined) return [letter.charCodeAt(0) - CODE_BEFORE_A, numberOf(letter.toLowerCase()), null];
  return [null, roman === undefined ? null : numberOf(roman), null];
}

/** How far the places count on from 1, others between them left out. */
function longestRow(places: readonly (number | null)[]): number {
  let [next, best] = [1, 0];
  for (const place of places) {
    if (place === 1) next = 1;
    if (place === next) best = Math.max(best, next++);
  }
  return best;
}
