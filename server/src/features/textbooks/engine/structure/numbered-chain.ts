import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { contentsOf } from './contents-page.ts';
import { FORM } from './forms.ts';
import { sectionLabelOf } from './labels.ts';
import { isPartText } from './markers.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import type { Pages } from './reading.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { type ChapterSpan, spans } from './spans.ts';

const NUMBERED = /^(\d{1,2})\s?[.)]?\s+(?:[-–]\s+)?(\p{L}.{2,100})$/u;

const ZERO = 0x30;
const NINE = 0x39;
const FEW = 3;
/** Of the chapters: so many have sections that carry their number. */
const LABELLED = 0.6;
/** Of the labels below a chapter; columns may be read in another order than they were written. */
const MOST = 0.7;
type Link = { line: Line; index: number; number: number; title: string };

/**
 * Chapters that begin within the pages of notes: `1 Title`, `2 Title` in one look, and below each the sections `1.1`, `1.2` that carry its
 * number. Where a title in larger type stands above the first of them they are the sections of one lesson.
 */
export function numberedChain({ lines, setOff, body, end }: Pages): ChapterSpan[] | null {
  const looks = linksIn(
    setOff.map(({ line }) => line),
    body,
    end,
  );
  if (looks.every((chain) => chain.length < FEW)) return null;
  // The list of contents counts in the same way.
  const after = contentsOf(lines).last;
  const within = lines.filter(({ page }) => page > after && page < end);
  const chains = linksIn(within, body, end).filter(
    (chain) => chain.length >= FEW && isLabelled(chain, within, body) && !isTitled(chain, within),
  );
  const chain = chains.toSorted((a, b) => b.length - a.length)[0];
  if (chain === undefined) return null;
  const tops = new Map<number, Line>();
  for (const line of within) if (!tops.has(line.page)) tops.set(line.page, line);
  return spans(
    chain.map(({ line, number, title }) => ({
      number,
      name: title,
      first: line.page,
      from: tops.get(line.page) === line ? undefined : line,
      confidence: 0.85,
    })),
    end,
  );
}

/** Headings of each look that count from 1. */
function linksIn(lines: readonly Line[], body: Body, end: number): Link[][] {
  const looks = new Map<string, Link[]>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const code = line.text.charCodeAt(0);
    // Asked for each line of a book.
    if (code < ZERO || code > NINE || line.page >= end || !isUniform(line) || !isSetOff(line, body)) continue;
    const [, digits, title = ''] = NUMBERED.exec(line.text) ?? [];
    if (digits === undefined || roleOf(line.text) !== null || letterCount(title) < 3) continue;
    const look = `${line.font}|${line.size}|${line.colour}|${line.isBold}`;
    const chain = looks.get(look) ?? [];
    const step = Number(digits) - (chain.at(-1)?.number ?? 0);
    // One may have been lost to a font.
    if (step !== 1 && !(step === 2 && chain.length >= FEW)) continue;
    looks.set(look, [...chain, { line, index, number: Number(digits), title: cleanHeading(title) }]);
  }
  return [...looks.values()];
}

/** Whether the sections below most of them have their numbers. */
function isLabelled(chain: readonly Link[], lines: readonly Line[], body: Body): boolean {
  const labelled = chain.filter(({ index, number, line }, place) => {
    const own = lines.slice(index + 1, chain[place + 1]?.index ?? lines.length);
    const labels = own.flatMap((one) =>
      one.size < line.size && isSetOff(one, body) && isUniform(one) ? (sectionLabelOf(one.text) ?? []) : [],
    );
    return labels.filter(({ chapter }) => chapter === number).length > MOST * labels.length;
  });
  return labelled.length >= LABELLED * chain.length;
}

function isTitled([first, ...others]: readonly Link[], lines: readonly Line[]): boolean {
  if (first === undefined) return true;
  const parts = lines.filter(({ text, size }) => size > first.line.size && FORM.romanPart.test(text)).length;
  // What stands above the first one in no smaller type names the whole file.
  const above = lines.slice(0, first.index).filter(({ size, text }) => size >= first.line.size && letterCount(text) >= 3);
  return others.length > 0 && above.some(({ text }) => !isPartText(text) && !(parts >= 2 && FORM.romanPart.test(text)));
}
