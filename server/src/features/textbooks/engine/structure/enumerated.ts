import { numberOf } from './labels.ts';
import type { Mark } from './marks.ts';

/** `A. Kinds of soil`, `II. Soil of the hills`, `C) Soil and water`. */
const LETTERED = /^(?:([A-H])|([IVX]{1,4}))\s?[.)]\s+(?=[\p{Lu}\p{Lo}“"'¿¡])/u;
const CODE_BEFORE_A = 64;
/** So many in a row count; one letter alone may belong to the words. */
const FEW = 2;

/** Topics that letters or Roman numbers count in their book, without these: they are a number and no part of the name. */
export function withoutLetters(topics: readonly Mark[]): Mark[] {
  const places = topics.map(({ text }) => placesOf(text));
  const counts = [0, 1].map((form) => longestRow(places.map((own) => own[form] ?? null)) >= FEW);
  return topics.map((mark, at) => {
    const isCounted = counts.some((isRow, form) => isRow && places[at]?.[form] != null);
    return isCounted ? { ...mark, text: mark.text.replace(LETTERED, '') } : mark;
  });
}

/** Which place a letter and a Roman number would be: `I` may be either. */
function placesOf(text: string): [number | null, number | null] {
  const [, letter, roman] = LETTERED.exec(text) ?? [];
  if (letter !== undefined) return [letter.charCodeAt(0) - CODE_BEFORE_A, numberOf(letter.toLowerCase())];
  return [null, roman === undefined ? null : numberOf(roman)];
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
