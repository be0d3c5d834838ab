import { isWords, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { contentsOf, endsWithPage } from './contents-page.ts';
import { begins } from './family-words.ts';
import { sectionLabelOf } from './labels.ts';
import { joinTexts } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { DIGITS, plainDigits } from './numerals.ts';
import type { Candidate, Pages } from './reading.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { isBackMatter, spans } from './spans.ts';
import { rankOf } from './words.ts';

/** Fewer chapters are no chain. */
const FEW = 3;
/** Of a page's height: a chapter begins above it. */
const UPPER = 0.7;
const TITLE_LINES = 4;
/** Of the type: how far apart the lines of a title are. */
const STEP = 1.6;
const LONGEST = 90;
/** Letters of a title that has its word and number before it. */
const LONGEST_COUNTED = 130;

const NUMBERED = new RegExp(`^([${DIGITS}]{1,2})\\s*[-–:.)|]?\\s+(\\p{L}.{2,80})$`, 'u');
/** `Environment Class 07`, `Week 3`, `Experiment 2: Lenses`: any words may count the chapters of a book. */
const COUNTED = /^(\p{L}[\p{L} ]{2,40}?)\s(\d{1,2})(?:\s?[:–-]\s*(\p{L}.{2,120}))?$/u;
/** Of the text's size: so large a heading with a title may be a chapter whatever its word. */
const TITLE = 1.4;
/** Of the label's type: the title below it, and how far down that may be. A smaller one is so much larger than the text. */
const UNDER = 0.88;
const UNDER_STEP = 2.6;
const LARGE = 1.2;
const LONE = new RegExp(`^([${DIGITS}]{1,2})\\s*[.):]?$`);

type Link = { page: number; number: number; title: string };

/** Headings of one look whose numbers rise by one, a page apart at least: `1 Motion`, `2 Force`, or a number above its title. */
export function looksChain({ book, lines, setOff, end }: Pages): Candidate | null {
  const after = contentsOf(lines).last;
  const looks = new Map<string, Link[]>();
  for (const { line, own, at } of setOff) {
    const { page } = line;
    if (page >= end || line.y > UPPER * (book.pages[page]?.height ?? 800) || !isUniform(line)) continue;
    const found = linkOf(line, own[at + 1]);
    // The list of contents counts in the same way.
    if (found === null || (page <= after && endsWithPage(line.text))) continue;
    const look = `${line.font}|${line.size}|${line.colour}|${line.isBold}`;
    looks.set(look, [...(looks.get(look) ?? []), { page, ...found }]);
  }
  const best = [...looks.values()].map(longestChain).sort((a, b) => b.length - a.length)[0] ?? [];
  return asCandidate('looks', best, end);
}

/** Headings of the same words and look that count through the book. */
export function wordsChain({ setOff, body, end }: Pages): Candidate | null {
  const looks = new Map<string, Link[]>();
  for (const { line, own, at: index } of setOff) {
    const { page } = line;
    if (page >= end) continue;
    const [text, words = '', number, name] = COUNTED.exec(line.text) ?? [];
    // In such type the label may have another colour or weight than the title behind it.
    const isLarge = line.size >= TITLE * body.size;
    if (text === undefined || !(isUniform(line) || (isLarge && name !== undefined))) continue;
    // At the head of a page it may be no larger than the text, and not all of them of one size.
    const isHead = !isLarge && index === 0 && !begins(words, 'label', 'counted');
    const title = (isLarge || isHead) && name !== undefined ? wholeTitle(name, own, index, body) : '';
    const isNamed = isTitle(title, LONGEST_COUNTED);
    if (!isNamed && (name !== undefined || begins(words, 'label', 'counted') || !isTitle(words))) continue;
    // Of a title that is so large, the size is enough.
    // A chapter's own word may be set as each file of several has it.
    const isFree = isNamed ? isHead : isLarge && rankOf(words) > 0;
    const look = `${isNamed || isFree ? '' : `${line.font}|${line.colour}`}|${isFree ? 'free' : line.size}|${words.toLowerCase()}`;
    looks.set(look, [
      ...(looks.get(look) ?? []),
      { page, number: Number(number), title: cleanHeading(isNamed ? title : (titleUnder(own, index, body) ?? text)) },
    ]);
  }
  const best = [...looks.values()].map(longestChain).sort((a, b) => b.length - a.length)[0] ?? [];
  const found = asCandidate('looks', best, end);
  return found && { ...found, kind: 'words' };
}

/** A title with the lines below it that it goes on in. */
function wholeTitle(name: string, own: readonly Line[], index: number, body: Body): string {
  let title = name;
  for (let at = index + 1; at < index + TITLE_LINES; at++) {
    const [above, line] = [own[at - 1] as Line, own[at]];
    const goesOn = line && line.size === above.size && isSetOff(line, body) && line.y > above.y && line.y - above.y <= STEP * line.size;
    if (!goesOn || !isWords(line.text, 0.5)) break;
    title = joinTexts([title, line.text]);
  }
  return title;
}

/** `Learning Activity 2` counts, and what stands below it in nearly the same type says what it is about. */
function titleUnder(own: readonly Line[], index: number, body: Body): string | null {
  const [line, next] = [own[index] as Line, own[index + 1]];
  const isAlike =
    next !== undefined &&
    next.size >= UNDER * line.size &&
    next.size <= line.size &&
    (next.size === line.size || next.size >= LARGE * body.size) &&
    next.isBold === line.isBold &&
    next.y > line.y &&
    next.y - line.y < UNDER_STEP * line.size;
  const whole = isAlike ? wholeTitle(next.text, own, index + 1, body) : '';
  // A title of several lines may end as a sentence does.
  const title = whole === next?.text ? whole : whole.replace(/\.$/, '');
  return isTitle(title, LONGEST_COUNTED) ? cleanHeading(title) : null;
}

function linkOf(line: Line, next: Line | undefined): Omit<Link, 'page'> | null {
  const text = line.text.trim();
  const titled = NUMBERED.exec(text);
  if (titled && isTitle(titled[2] ?? '')) return { number: Number(plainDigits(titled[1] ?? '')), title: cleanHeading(titled[2] ?? '') };
  const lone = LONE.exec(text);
  if (!lone || next === undefined || next.y - line.y > 4 * line.size || !isTitle(next.text)) return null;
  return { number: Number(plainDigits(lone[1] ?? '')), title: cleanHeading(next.text) };
}

function isTitle(text: string, longest = LONGEST): boolean {
  return letterCount(text) >= 3 && isWords(text, 0.5) && text.length <= longest && !/[.;,]$/.test(text.trim()) && roleOf(text) === null;
}

/** The longest row of links that rises by one, each on a later page. */
function longestChain(links: readonly Link[]): Link[] {
  const sorted = links.toSorted((a, b) => a.page - b.page);
  let best: Link[] = [];
  for (const [index, first] of sorted.entries()) {
    if (first.number > 1 && best.length > 0) continue;
    const chain = [first];
    for (const link of sorted.slice(index + 1)) {
      const last = chain.at(-1) as Link;
      if (link.page > last.page && link.number === last.number + 1) chain.push(link);
    }
    if (chain.length > best.length) best = chain;
  }
  return best;
}

/** Chapters that nothing announces but the numbers of their sections: `4.1`, `4.2`, then `5.1`. */
export function numbersChain({ setOff, body, openings, heads, end }: Pages): Candidate | null {
  const links: Link[] = [];
  for (const { line, own, at: index } of setOff) {
    const { page } = line;
    const label = sectionLabelOf(line.text);
    if (page >= end || label === null || label.sub !== null || label.section > 1 || !isUniform(line)) continue;
    const last = links.at(-1);
    if (last && label.chapter !== last.number + 1) continue;
    const above = openings.get(page) ?? openings.get(page - 1);
    const at = openings.has(page) || above === undefined ? page : above.page;
    if (last && at <= last.page) continue;
    const title =
      numberedAbove(own, index, label.chapter) ||
      above?.title ||
      headingAbove(own, index, body.size) ||
      heads.get(page + 1)?.find((head) => isTitle(head)) ||
      '';
    links.push({ page: at, number: label.chapter, title: title || label.title });
  }
  return asCandidate('numbers', links, end);
}

/** `2. ARCHITECTURE` above `2.1`, in type that may be no larger than the text's. */
function numberedAbove(own: readonly Line[], index: number, chapter: number): string {
  const titles = own.slice(0, index).flatMap((line) => (isUniform(line) ? [NUMBERED.exec(line.text.trim())] : []));
  const found = titles.find((one) => one && Number(plainDigits(one[1] ?? '')) === chapter && isTitle(one[2] ?? ''));
  return cleanHeading(found?.[2] ?? '');
}

/** The largest line among the few above the first section of a page. */
function headingAbove(own: readonly Line[], index: number, size: number): string {
  const above = own.slice(Math.max(0, index - TITLE_LINES), index).filter((line) => line.size > 1.1 * size && isTitle(line.text));
  return cleanHeading(above.toSorted((a, b) => b.size - a.size)[0]?.text ?? '');
}

/** Chapters by what runs at the head of their pages: each name on a row of pages that no other name shares. */
export function headsChain({ book, heads, openings, end }: Pages): Candidate | null {
  const blocks = new Map<string, { title: string; pages: number[] }>();
  for (const [page, texts] of heads)
    for (const text of new Set(texts)) {
      const title = cleanHeading(text.replace(CHAPTER, ''));
      if (!isTitle(title)) continue;
      const block = blocks.get(title.toLowerCase()) ?? { title, pages: [] };
      block.pages.push(page);
      blocks.set(title.toLowerCase(), block);
    }
  const rows = [...blocks.values()]
    .map(({ title, pages }) => ({ title, pages: pages.sort((a, b) => a - b), first: Math.min(...pages), last: Math.max(...pages) }))
    // The book's own name runs through all of it.
    .filter(
      ({ pages, first, last }) => pages.length >= 2 && last - first < 0.6 * book.pages.length && pages.length >= 0.3 * (last - first + 1),
    )
    .sort((a, b) => a.first - b.first);
  const apart = rows.filter((row, index) => rows.every((other, at) => at === index || other.last < row.first || other.first > row.last));
  const covered = apart.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (apart.length < FEW || covered < 0.6 * end) return null;
  const links = apart.map(({ title, first }, index): Link => {
    // A chapter's first page has no running head, or the left and right pages say different things.
    const at = [first, first - 1, first - 2].find((page) => openings.has(page)) ?? first;
    return { page: Math.max(at, 0), number: openings.get(at)?.number ?? index + 1, title: openings.get(at)?.title || title };
  });
  return asCandidate('runningHeads', links, end);
}

const CHAPTER = /^(chapter|unit|lesson)\s*[\dIVX]{1,4}\s*[-–:.|]?\s*/i;

function asCandidate(source: Candidate['source'], links: readonly Link[], end: number): Candidate | null {
  const own = links.filter(
    ({ title, page }, index) => !isBackMatter(title, true) && (index === 0 || page > (links[index - 1]?.page ?? -1)),
  );
  if (own.length < FEW) return null;
  return {
    source,
    spans: spans(
      own.map(({ page, number, title }) => ({ number, name: title, first: page, confidence: 0.7 })),
      end,
    ),
  };
}
