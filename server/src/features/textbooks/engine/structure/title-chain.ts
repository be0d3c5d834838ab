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
 * Chapters by their titles alone: each of the largest types that head text again and again, and each word that counts large titles. Whatever
 * word counts them, none has to be known.
 */
export function titleChains({ lines, body, end, book }: Pages): Candidate[] {
  const after = contentsOf(lines).last;
  const within = lines.filter(({ page }) => page > after && page < end);
  const blocks = blocksOf(within, body);
  const links = withoutOutside(blocks.map((block) => linkOf(block, book.pages)));
  const looks = [...Map.groupBy(links, ({ look }) => look).values()].toSorted((a, b) => (b[0]?.size ?? 0) - (a[0]?.size ?? 0));
  const words = [...Map.groupBy(links, ({ word }) => word)].flatMap(([word, own]) => (word === '' ? [] : [own]));
  const chains = [...looks.filter((own) => own.length >= LOOK.few).slice(0, LOOK.looks), ...words, ...chainsOfSizes(links, within, body)];
  return chains.flatMap((own) => {
    if (own.length < 2 || own.length > LOOK.most) return [];
    return [{ source: 'looks' as const, kind: words.includes(own) ? 'word' : 'title', spans: asSpans(own, end) }];
  });
}

/** Titles that were enlarged by hand, each to a size of its own: those that count from 1 through their sizes, and all of display type that head text. */
function chainsOfSizes(links: readonly Link[], lines: readonly Line[], body: Body): Link[][] {
  const counted = links.filter(({ number, word }) => number !== null && word === '');
  const sizes = [...new Set(counted.map(({ size }) => size))].sort((a, b) => a - b);
  const through = sizes
    .map((least) => counted.filter(({ size }) => size >= least))
    .find((own) => own.every(({ number }, at) => number === at + 1));
  const display = links.filter(({ size }) => size >= LOOK.display * body.size);
  const heading = display.filter(
    ({ index }, at) => proseLetters(lines.slice(index + 1, display[at + 1]?.index ?? lines.length)) >= LOOK.taught,
  );
  return [through ?? [], heading].filter((own) => own.length >= LOOK.few && new Set(own.map(({ look }) => look)).size > 1);
}

function asSpans(links: readonly Link[], end: number): ChapterSpan[] {
  const isNumbered = links.every(({ number }, at) => number !== null && number > (links[at - 1]?.number ?? 0));
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
  return areWorded ? list.map((span, at) => ({ ...span, name: read[at]?.[3] ?? span.name })) : withoutTails(withoutKind(list));
}

/** `TOPIC: LIGHT`: what says of each chapter that it is one. */
const KIND = /^(\p{L}{3,12})\s*[:–—]\s*(\p{L}.*)$/u;

/** Names without the word before a colon that all of them begin with. */
function withoutKind(list: readonly ChapterSpan[]): readonly ChapterSpan[] {
  const read = list.map(({ name }) => KIND.exec(name));
  const word = read[0]?.[1]?.toLowerCase();
  const areAlike = list.length >= LOOK.few && word !== undefined && read.every((found) => found?.[1]?.toLowerCase() === word);
  return areAlike ? list.map((span, at) => ({ ...span, name: read[at]?.[2] ?? span.name })) : list;
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
  for (const index of largeAmong(lines, LOOK.size * body.size)) {
    const line = lines[index] as Line;
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

/** Where the short lines in large type stand, of which a book has few. */
function largeAmong(lines: readonly Line[], least: number): number[] {
  const found: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { size, text } = lines[index] as Line;
    if (size >= least && text.length <= LOOK.longest) found.push(index);
  }
  return found;
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

/** Without what opens no chapter at either end: a preface, answers. A number between two others makes a chapter of any title. */
function withoutOutside(links: readonly Link[]): Link[] {
  return links.filter(
    ({ title, number, word }, at) =>
      letterCount(title) >= LOOK.shortest &&
      isWords(title, LOOK.words) &&
      !begins(word, 'label', 'counted') &&
      (number !== null || !begins(title, 'behindBook', 'noTitle')) &&
      ((!isBackMatter(title, number !== null) && roleOf(title) === null) || isBetween(links, at)),
  );
}

/** Whether titles of the same look have the numbers before and behind that of a title. */
function isBetween(links: readonly Link[], at: number): boolean {
  const own = links[at];
  const has = (some: readonly Link[], number: number) => some.some((one) => one.look === own?.look && one.number === number);
  return own !== undefined && own.number !== null && has(links.slice(0, at), own.number - 1) && has(links.slice(at + 1), own.number + 1);
}
