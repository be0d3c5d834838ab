import type { Reading } from '../reading.ts';

const FIGURE =
  /\b(?:how many|how much|(?:ratio|percentage|percent|share|proportion|fraction|number|count|total|sum|average) of|as a (?:percentage|share|ratio)|average|kitn[aei]|pratishat)\b|कितन|प्रतिशत/i;
const TEXT = /[:"“”]|\b(?:that|about|saying|regarding|reading|says|ki|telling|stating)\b|\bकि\b/i;

/** 'Kindly tell the ratio of …', 'notices sent in October, how many about fees': what asks for a figure before any text begins is not to be sent. */
export function asksForFigure({ text }: Reading): boolean {
  const end = text.search(TEXT);
  return FIGURE.test(end < 0 ? text : text.slice(0, end));
}
