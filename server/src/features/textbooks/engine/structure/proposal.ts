import type { Line } from '../text/line.ts';
import { keyOf } from './key-of.ts';
import { plainDigits } from './numerals.ts';
import type { Role } from './roles.ts';

/** The upper lines of a page, which a chapter's title is among. Pages count from 1. */
export type PageTop = { page: number; lines: string[] };

type ProposedChapter = { page: number; number: number; title: string };
type ProposedHeading = { page: number; text: string; role: Role };
/** Chapters, and headings whose words are in no table. Pages count from 1. */
export type Proposal = { chapters: ProposedChapter[]; headings: ProposedHeading[] };

/** Lines of a page that are shown to a model, and characters of each of them. */
const TOP_LINES = 4;
const LINE_LENGTH = 70;
/** So much larger than the usual type is a line that is shown before others. */
const LARGER = 1.08;
/** A title may stand on the page beside the one that was named. */
const NEAR = 1;
/** Lines that a title may wrap over. */
const WRAPS = 3;
/** Fewer letters of a title say nothing. */
const FEW_LETTERS = 3;

/** The lines of each page that may be headings: the larger ones, else the first. */
export function topsOf(lines: readonly Line[], size: number): PageTop[] {
  return [...Map.groupBy(lines, ({ page }) => page)].map(([page, own]) => {
    const large = own.filter((line) => line.size >= LARGER * size || line.isBold);
    const shown = (large.length > 0 ? large : own).slice(0, TOP_LINES);
    return { page: page + 1, lines: shown.map(({ text }) => text.slice(0, LINE_LENGTH)) };
  });
}

/** The tops of all pages as a text of at most so many characters: pages have the fewer lines, the more of them there are. */
export function digestOf(tops: readonly PageTop[], most: number): string {
  for (let count = TOP_LINES; count > 0; count--) {
    const text = tops.map(({ page, lines }) => `p${page}: ${lines.slice(0, count).join(' / ')}`).join('\n');
    if (text.length <= most || count === 1) return text.slice(0, most);
  }
  return '';
}

const CHAPTER = /^\W*p?(\d{1,4})\s*\|\s*(?:chapter\s*)?(\p{Nd}{1,3})\s*\|\s*(.{2,120}?)\s*$/iu;
const HEADING = /^\W*p?(\d{1,4})\s*\|\s*(exercise|summary|answers|intext)\s*\|\s*(.{2,90}?)\s*$/iu;

/**
 * What of a model's answer the pages bear out: a title whose words stand on its page or the one beside it, on later pages than the one
 * before, and a heading that is a line of its page. All else is dropped.
 */
export function checkedProposal(answer: string, lines: readonly Line[]): Proposal {
  const byPage = Map.groupBy(lines, ({ page }) => page + 1);
  const proposal: Proposal = { chapters: [], headings: [] };
  for (const row of answer.split('\n')) {
    const chapter = CHAPTER.exec(row);
    const heading = HEADING.exec(row);
    if (heading) {
      const [, page = '', role = '', text = ''] = heading;
      const line = byPage.get(Number(page))?.find((one) => keyOf(one.text) === keyOf(text));
      if (line) proposal.headings.push({ page: Number(page), text: line.text, role: role.toLowerCase() as Role });
    } else if (chapter) {
      const [, page = '', number = '', title = ''] = chapter;
      const at = pageOf(title, Number(page), byPage);
      const last = proposal.chapters.at(-1);
      if (at !== null && (last === undefined || at > last.page))
        proposal.chapters.push({ page: at, number: Number(plainDigits(number)), title });
    }
  }
  return proposal;
}

/** The page on which a title is printed: the one that was named, or one beside it. */
function pageOf(title: string, named: number, byPage: ReadonlyMap<number, readonly Line[]>): number | null {
  const key = keyOf(title);
  if (key.length < FEW_LETTERS) return null;
  const near = [named, ...Array.from({ length: NEAR }, (_, step) => [named + step + 1, named - step - 1]).flat()];
  return near.find((page) => isPrinted(key, byPage.get(page) ?? [])) ?? null;
}

/** Whether a title ends a line, or some lines in a row that it wraps over: in a sentence its words stand anywhere. */
function isPrinted(key: string, lines: readonly Line[]): boolean {
  return lines.some((_, index) =>
    Array.from({ length: WRAPS }, (_, more) => lines.slice(index, index + more + 1)).some((own) =>
      keyOf(own.map(({ text }) => text).join(' ')).endsWith(key),
    ),
  );
}
