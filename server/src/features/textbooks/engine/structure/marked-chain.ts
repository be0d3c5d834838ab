import type { Line } from '../text/line.ts';
import { proseLetters } from './chapter-starts.ts';
import { contentsOf } from './contents-page.ts';
import { titledMarker } from './markers.ts';
import { joinTexts, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import type { Pages } from './reading.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { type ChapterSpan, spans } from './spans.ts';

const FEW = 2;
/** Letters of text that each chapter has. */
const TAUGHT = 200;
/** Steps down to a title below its word. */
const BELOW = 3;

type Link = { index: number; line: Line; word: string; number: number; title: string };

/** `Chapter 1: Motion`, `Chapter 2: Force` in one look, wherever on their pages, each with text below it: a document printed as it flows. */
export function markedChain({ lines, setOff, body, end }: Pages): ChapterSpan[] | null {
  const after = contentsOf(lines).last;
  const looks = new Map<string, Link[]>();
  const words = new Map<string, Link[]>();
  for (const { line, index } of setOff) {
    if (line.page <= after || line.page >= end) continue;
    const link = linkOf(lines, index, body);
    if (link === null) continue;
    words.set(link.word, [...(words.get(link.word) ?? []), link]);
    const look = `${link.word}|${line.font}|${line.size}|${line.isBold}`;
    const chain = looks.get(look) ?? [];
    if (link.number !== (chain.at(-1)?.number ?? link.number - 1) + 1) continue;
    looks.set(look, [...chain, link]);
  }
  // Notes set each of them as it came: where all that have the word count from 1, their looks may differ.
  const counted = [...words.values()].filter((links) => links.every(({ number, title }, at) => number === at + 1 && title !== ''));
  // What begins again and again counts within chapters.
  const through = [...looks.values()].filter((links) => 2 * links.length >= (words.get(links[0]?.word ?? '')?.length ?? 0));
  const chain = [...through, ...counted].toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (chain.length < FEW) return null;
  const isTaught = ({ index }: Link, place: number) =>
    proseLetters(lines.slice(index + 1, chain[place + 1]?.index ?? lines.length)) >= TAUGHT;
  if (!chain.every(isTaught)) return null;
  return spans(
    chain.map(({ line, index, number, title }) => ({
      number,
      name: title,
      first: line.page,
      from: lines[index - 1]?.page === line.page ? line : undefined,
      confidence: 0.9,
    })),
    end,
  );
}

/** The word with its number and title, or with the title in the line below it. */
function linkOf(lines: readonly Line[], index: number, body: Body): Link | null {
  const line = lines[index] as Line;
  if (!isUniform(line)) return null;
  const found = titledMarker(line);
  if (found === null) return null;
  if (found.title !== '') {
    const span = wrapSpan(lines, index, (next) => roleOf(next.text) === null && titledMarker(next) === null);
    return {
      index,
      line,
      ...found,
      title: cleanHeading(joinTexts([found.title, ...lines.slice(index + 1, index + span).map(({ text }) => text)])),
    };
  }
  const next = lines[index + 1];
  const isTitle =
    next?.page === line.page &&
    next.y - line.y < BELOW * next.size &&
    isSetOff(next, body) &&
    isUniform(next) &&
    roleOf(next.text) === null;
  return isTitle ? { index, line, ...found, title: cleanHeading(next.text) } : null;
}
