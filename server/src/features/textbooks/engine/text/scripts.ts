import type { StyleTable } from '../pdf/glyphs.ts';
import type { Fragment } from './fragments.ts';
import { OCR_FONT } from './line.ts';

const PLAIN = '0123456789+-−–=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎';
/** A power or an index: `2`, `−19`, `n`. */
const SCRIPT = /^(?:[+−–-]?\d{1,3}[+−–-]?|[+−–-]|n)$/;
/** What it can hang on: `m/s`, `10`, `(a + b)`. */
const HOST = /[\p{L}\p{N})\]⁺⁻₊₋]$/u;
/** Of the larger type: how much smaller it is, how far from the letter before it, and how far above or below the line. */
const SMALLER = 0.82;
const NEAR = 0.15;
const ABOVE = [0.15, 0.7] as const;
const BELOW = [0.07, 0.45] as const;

/** Powers and indices as their own characters: `10⁸`, `H₂O`. As plain digits they would be another number. OCR knows neither sizes nor places well enough. */
export function withScripts(parts: readonly Fragment[], styles: StyleTable): readonly Fragment[] {
  if (parts.length < 2) return parts;
  const size = parts.reduce((most, one) => Math.max(most, one.size), 0);
  let host: Fragment | undefined;
  let before: Fragment | undefined;
  return parts.map((part) => {
    const isSmall = part.size <= SMALLER * size;
    const text = isSmall && host && before ? scriptOf(part, { host, before, size }) : undefined;
    if (!isSmall) host = part;
    before = part;
    if (text === undefined || styles.at(part.runs[0]?.style ?? 0).font === OCR_FONT) return part;
    before = { ...part, text, isAfterSpace: false };
    return before;
  });
}

function scriptOf(part: Fragment, { host, before, size }: { host: Fragment; before: Fragment; size: number }): string | undefined {
  const text = part.text.trim();
  if (!SCRIPT.test(text) || !HOST.test(before.text) || Math.abs(part.x0 - before.x1) > NEAR * size) return undefined;
  const rise = (host.y - part.y) / size;
  if (rise > ABOVE[0] && rise < ABOVE[1]) return inCharacters(text, RAISED);
  return -rise > BELOW[0] && -rise < BELOW[1] && text !== 'n' ? inCharacters(text, LOWERED) : undefined;
}

const inCharacters = (text: string, characters: string) => Array.from(text, (one) => characters[PLAIN.indexOf(one)]).join('');
