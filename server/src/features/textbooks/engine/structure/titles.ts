import type { Line } from '../text/line.ts';
import { numberOf } from './labels.ts';
import { type Body, letterCount } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** What the top of a page says of a chapter that begins there. */
export type Opening = {
  page: number;
  title: string;
  size: number;
  number: number | null;
  hasMarker: boolean;
  hasLoneNumber: boolean;
  y: number;
};

const NUMERAL = String.raw`(\d{1,2}|[ivxl]{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|[०-९]{1,2})`;
const WORD = '(?:chapter|unit|lesson|theme|module|अध्याय|पाठ|इकाई|एकक)';
const MARKER = new RegExp(`^${WORD}\\s*[-–:.|]?\\s*${NUMERAL}\\s*[-–:.|]?\\s*$`, 'iu');
const MARKED_TITLE = new RegExp(`^${WORD}\\s*[-–:.|]?\\s*${NUMERAL}\\s*[-–:.|]+\\s*(\\p{L}.{2,90})$`, 'iu');
const BARE_MARKER = new RegExp(`^${WORD}$`, 'iu');
const PART = /^(section|part|block|खंड|भाग|notes for the teacher)\b/i;
/** A title is at least this much larger than the text. */
const TITLE_RATIO = 1.22;

/** Reads a page's opening, or null where it has none: no large title and no marker. */
export function openingOf(lines: readonly Line[], height: number, body: Body): Opening | null {
  const page = lines[0]?.page ?? 0;
  const upper = lines.filter((line) => line.y < height * 0.62).sort((a, b) => a.y - b.y);
  const marked = upper.map((line) => MARKED_TITLE.exec(line.text.trim())).find(Boolean);
  const marker = findMarker(upper);
  const lone = upper.find((line) => /^[\d०-९]{1,2}$/.test(line.text.trim()) && line.size >= 1.35 * body.size && line.size > 13);
  const isPart = marker === null && upper.some((line) => PART.test(line.text.trim()) && line.size > body.size);
  const title = isPart ? [] : titleLines(upper, body, marker !== null || lone !== undefined);
  if (title.length === 0 && marked)
    return {
      page,
      title: (marked[2] ?? '').trim(),
      size: body.size,
      number: numberOf(marked[1] ?? ''),
      hasMarker: true,
      hasLoneNumber: false,
      y: 0,
    };
  if (title.length === 0 && marker === null) return null;
  const named = nameAndNumber(title);
  const number = marker?.number ?? (lone ? numberOf(lone.text) : null) ?? (marked ? numberOf(marked[1] ?? '') : null) ?? named.number;
  const name = number === named.number || named.number === null ? named.name : named.whole;
  const first = title[0];
  return {
    page,
    title: name,
    size: Math.max(0, ...title.map((line) => line.size)),
    number,
    hasMarker: marker !== null || marked !== undefined,
    hasLoneNumber: lone !== undefined || (named.number !== null && named.number === number),
    y: first?.y ?? 0,
  };
}

function findMarker(upper: readonly Line[]): { number: number | null } | null {
  for (const line of upper) {
    const text = cleanHeading(line.text);
    const found = MARKER.exec(text);
    if (found) return { number: numberOf(found[1] ?? '') };
    if (!BARE_MARKER.test(text)) continue;
    const near = upper.filter((one) => one !== line && Math.abs(one.y - line.y) < 130 && one.x0 < line.x1 + 90 && one.x1 > line.x0 - 90);
    const numbers = near
      .map((one) => ({ number: numberOf(one.text), size: one.size }))
      .filter((one) => one.number !== null && one.number > 0);
    return { number: numbers.sort((a, b) => b.size - a.size)[0]?.number ?? null };
  }
  return null;
}

function titleLines(upper: readonly Line[], body: Body, isMarked: boolean): Line[] {
  const candidates = upper.filter((line) => isTitleLike(line, body, isMarked));
  const largest = candidates.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined) return [];
  const alike = candidates.filter(
    (line) => line.size >= largest.size * 0.86 && line.font === largest.font && line.colour === largest.colour,
  );
  const block: Line[] = [];
  for (const line of alike) {
    const last = block.at(-1);
    if (last && line.y - last.y > 2.2 * line.size) {
      if (block.includes(largest)) break;
      block.length = 0;
    }
    // A ghost of another title lies between the lines of this one: it does not keep their distance.
    if (last && block.length > 0 && line.y - last.y < 0.6 * line.size && line.x0 < last.x1 && line.x1 > last.x0) continue;
    block.push(line);
  }
  return block.length <= 5 ? block : [];
}

function isTitleLike(line: Line, body: Body, isMarked: boolean): boolean {
  const text = line.text.trim();
  const ratio = isMarked ? 1.1 : TITLE_RATIO;
  if (line.size < body.size * ratio || letterCount(text) < 3 || text.length > 110) return false;
  if (MARKER.test(cleanHeading(text)) || BARE_MARKER.test(text) || PART.test(text)) return false;
  if (/^\d{1,2}\.\d/.test(text) || /^(activity|table|fig|figure)\b/i.test(text)) return false;
  return roleOf(text) === null;
}

function nameAndNumber(lines: readonly Line[]): { name: string; whole: string; number: number | null } {
  const whole = join(lines);
  const leading = /^(\d{1,2})\s*[|.:–-]?\s+(\p{L}.*)$/u.exec(whole);
  if (leading) return { name: leading[2] ?? whole, whole, number: Number(leading[1]) };
  // The number stands to the right of one of the lines and was read as its end.
  const trailing = lines.findIndex((line) => /\p{L}\S*\s+\d{1,2}$/u.test(line.text.trim()));
  if (trailing < 0) return { name: whole, whole, number: null };
  const number = Number(/(\d{1,2})$/.exec(lines[trailing]?.text.trim() ?? '')?.[1]);
  const name = join(
    lines.map((line, index) => (index === trailing ? { ...line, text: line.text.trim().replace(/\s+\d{1,2}$/, '') } : line)),
  );
  return { name, whole, number };
}

function join(lines: readonly Line[]): string {
  const text = lines.map((line) => cleanHeading(line.text)).join(' ');
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(\p{L}{4,}),?\1\b/gu, '$1')
    .trim();
}
