import { isWords, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import type { PageSize } from './book.ts';
import { proseLetters } from './chapter-starts.ts';
import { contentsOf } from './contents-page.ts';
import { begins } from './family-words.ts';
import { numberOf, sectionLabelOf } from './labels.ts';
import { TITLE_CHAIN as LOOK } from './looks.ts';
import type { Body } from './measure.ts';
import { NUMERAL } from './numerals.ts';
import type { Candidate, Pages } from './reading.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { type ChapterSpan, isBackMatter, spans } from './spans.ts';

/** Large lines that stand together: a title, with the word and number that count it. */
type Block = { lines: Line[]; above: Line | undefined; index: number; size: number; look: string; isAtTop: boolean };
type Link = Block & { number: number | null; word: string; title: string };

/** `Block One`, `Week 3 – Light`, `04 Light`, `IV`: any word may count, and none. */
const COUNTED = new RegExp(`^(\\p{L}{3,12}\\s+)?(${NUMERAL})(?:\\s*[-–—:.|)]+\\s*|\\s+|$)(\\p{L}.*)?$`, 'iu');
const LONE = new RegExp(`^(?:\\p{L}{3,12}\\s+)?(?:${NUMERAL})\\s*[-–—:.|)]*$`, 'iu');

/**
 * Chapters by their titles alone: the largest type of the book that heads text again and again. Numbers, if there are any, rise; without
 * numbers each title opens its page. Whatever word counts them, none has to be known.
 */
export function titleChain(pages: Pages): Candidate | null {
  const { lines, body, end, book } = pages;
  const after = contentsOf(lines).last;
  const blocks = blocksOf(
    lines.filter(({ page }) => page > after && page < end),
    body,
  );
  const looks = [...Map.groupBy(blocks, ({ look }) => look).values()].filter((own) => own.length >= LOOK.few);
  for (const own of looks.toSorted((a, b) => (b[0]?.size ?? 0) - (a[0]?.size ?? 0))) {
    const links = withoutOutside(own.map((block) => linkOf(block, book.pages)));
    if (links.length < LOOK.few || !areTaught(links, lines, body) || beginsLate(links, lines, end)) continue;
    const counts = links.every(({ number, word }, at) => number === (links[0]?.number ?? 0) + at && word === links[0]?.word);
    const isTop = () => isLargest(links, blocks, lines);
    const isNumbered = counts && (links[0]?.number ?? 9) <= LOOK.highestFirst && (links[0]?.word !== '' || isTop());
    const isAlone = ({ isAtTop, number, size }: Link) => isAtTop && number === null && size >= LOOK.unnumbered * body.size;
    const isUnnumbered = links.every(isAlone) && book.pages.length >= LOOK.pages * links.length && isTop();
    if (!isNumbered && !isUnnumbered) continue;
    return { source: 'looks', spans: asSpans(links, end, isNumbered) };
  }
  return byWord(blocks, pages);
}

/** `Activity 1: Numbers`, `Activity 2: Powers`: two are enough, and their sizes may differ, where all that have the word count from 1 and are long. */
function byWord(blocks: readonly Block[], { lines, end, book, body }: Pages): Candidate | null {
  const links = blocks.map((block) => linkOf(block, book.pages)).filter(({ word, size }) => word !== '' && size >= LOOK.worded * body.size);
  for (const [, own] of Map.groupBy(links, ({ word }) => word)) {
    const counts = own.every(({ number, title }, at) => number === at + 1 && letterCount(title) >= LOOK.shortest);
    const areLong = own.every(({ lines: [first] }, at) => (own[at + 1]?.lines[0]?.page ?? end) - (first?.page ?? 0) >= LOOK.wordedPages);
    const isOutside = withoutOutside(own).length < own.length || own.some(({ title }) => roleOf(title) !== null);
    if (own.length < 2 || !counts || !areLong || isOutside || !areTaught(own, lines, body)) continue;
    return { source: 'looks', spans: asSpans(own, end, true) };
  }
  return null;
}

function asSpans(links: readonly Link[], end: number, isNumbered: boolean): ChapterSpan[] {
  return spans(
    links.map(({ number, title, lines: [first], isAtTop }, at) => ({
      number: isNumbered ? (number ?? at + 1) : at + 1,
      name: title,
      first: first?.page ?? 0,
      from: isAtTop ? undefined : first,
      confidence: isNumbered ? 0.8 : 0.7,
    })),
    end,
  );
}

/** Names without the word and number that all of them begin with, whoever found them: `Study 1: Light`, `Study 2: Sound`. */
export function withoutWords(list: readonly ChapterSpan[]): ChapterSpan[] {
  const read = list.map(({ name }) => COUNTED.exec(name));
  const word = read[0]?.[1]?.toLowerCase();
  const areWorded =
    list.length >= LOOK.few &&
    word !== undefined &&
    read.every((found, at) => found?.[1]?.toLowerCase() === word && numberOf(found[2] ?? '') === list[at]?.number && found[3]);
  return areWorded ? list.map((span, at) => ({ ...span, name: read[at]?.[3] ?? span.name })) : withoutTails(list);
}

/** `Lesson 3 ‐ For teachers`: what stands behind the number, set apart. */
const TAILED = /^(\p{L}[\p{L} ]*\s(\d{1,2}))\s*[-‐–—:.|]\s*(\S.*)$/u;

/** Names that say the same behind their numbers in each chapter have nothing but the number to tell. */
function withoutTails(list: readonly ChapterSpan[]): ChapterSpan[] {
  const read = list.map(({ name }) => TAILED.exec(name));
  const tail = read[0]?.[3]?.toLowerCase();
  const areAlike =
    list.length >= LOOK.few &&
    tail !== undefined &&
    read.every((found, at) => found?.[3]?.toLowerCase() === tail && Number(found[2]) === list[at]?.number);
  return list.map((span, at) => (areAlike ? { ...span, name: read[at]?.[1] ?? span.name } : span));
}

function blocksOf(lines: readonly Line[], body: Body): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.size < LOOK.size * body.size || line.text.length > LOOK.longest) continue;
    const last = blocks.at(-1);
    const before = last?.lines.at(-1);
    const isNext = last !== undefined && before?.page === line.page && last.index + last.lines.length === index;
    const largest = Math.max(0, ...(isNext ? last.lines.map(({ size }) => size) : []));
    // What is smaller below a title heads its first section.
    const isSame = isNext && line.size >= LOOK.alike * largest && sectionLabelOf(line.text) === null;
    if (isSame && Math.abs(line.y - before.y) <= LOOK.step * Math.max(line.size, before.size)) last.lines.push(line);
    else blocks.push({ lines: [line], above: lines[index - 1], index, size: 0, look: '', isAtTop: lines[index - 1]?.page !== line.page });
  }
  for (const block of blocks) {
    const main = block.lines.toSorted((a, b) => b.size - a.size)[0] as Line;
    block.size = main.size;
    block.look = `${main.font}|${main.size}|${main.colour}`;
  }
  return blocks;
}

/** What a block says: its word, number and title. The word may stand above it in small type. */
function linkOf(block: Block, pages: readonly PageSize[]): Link {
  const [first] = block.lines as [Line];
  const { above } = block;
  const isNear = above?.page === first.page && first.y - above.y <= LOOK.step * first.size && first.y > above.y;
  const isCount = isNear && LONE.test(cleanHeading(above.text)) && above.y < LOOK.upper * (pages[first.page]?.height ?? 0);
  const lines = isCount ? [above, ...block.lines] : block.lines;
  return { ...readLink(lines), ...block, lines, isAtTop: block.isAtTop || isCount };
}

function readLink(lines: readonly Line[]): Pick<Link, 'number' | 'word' | 'title'> {
  const texts = lines.map(({ text }) => cleanHeading(text));
  for (const [at, text] of texts.entries()) {
    const [, word = '', digits = '', rest = ''] = COUNTED.exec(text) ?? [];
    const number = numberOf(digits);
    const others = [...texts.slice(0, at), rest, ...texts.slice(at + 1)].filter((one) => one !== '');
    // `I` and `A mixture`: letters that begin a title count nothing.
    const isLetter = word === '' && !/\d/.test(digits) && rest !== '';
    if (number !== null && number > 0 && !isLetter && others.length > 0)
      return { number, word: word.trim().toLowerCase(), title: others.join(' ') };
  }
  return { number: null, word: '', title: texts.join(' ') };
}

/** Without what opens no chapter at either end: a preface, answers. */
function withoutOutside(links: readonly Link[]): Link[] {
  return links.filter(
    ({ title, number, word }) =>
      letterCount(title) >= LOOK.shortest &&
      isWords(title, LOOK.words) &&
      !isBackMatter(title, number !== null) &&
      !begins(word, 'label', 'counted') &&
      (number !== null || !begins(title, 'behindBook', 'noTitle')) &&
      roleOf(title) === null,
  );
}

/** Text follows each of them before the next. */
function areTaught(links: readonly Link[], lines: readonly Line[], body: Body): boolean {
  return links.every(({ lines: [first] }, at) => {
    const [from, to] = [first, links[at + 1]?.lines[0]].map((line) => (line ? lines.indexOf(line) : lines.length)) as [number, number];
    // Lines of narrow columns are short.
    const text = lines.slice(from, to).filter(({ size }) => size < LOOK.size * body.size);
    return text.reduce((sum, line) => sum + line.text.length, 0) >= LOOK.taught;
  });
}

/** A chapter's own text stands before the first of its numbered parts; a book has a preface there. */
function beginsLate([first]: readonly Link[], lines: readonly Line[], end: number): boolean {
  const before = proseLetters(lines.filter(({ page }) => page < (first?.lines[0]?.page ?? 0)));
  return before > LOOK.before * proseLetters(lines.filter(({ page }) => page < end));
}

/** Nothing larger stands above text; what does is the title of all of it. */
function isLargest([first]: readonly Link[], blocks: readonly Block[], lines: readonly Line[]): boolean {
  const larger = blocks.filter(({ size }) => size > (first?.size ?? 0));
  return larger.every(({ lines: [line] }) => proseLetters(lines.filter(({ page }) => page === line?.page)) < LOOK.taught);
}
