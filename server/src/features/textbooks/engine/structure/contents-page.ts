import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { numberOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import { DIGITS, endsWithDigit, plainDigits } from './numerals.ts';
import { cleanHeading } from './roles.ts';
import { OPENING_WORD } from './words.ts';

/** What a printed list of contents says: a title with the page that is printed beside it. */
export type Entry = {
  /** `chapter` has a number of its own, `section` one below a chapter's (`2.1`), `plain` none. */
  kind: 'chapter' | 'section' | 'plain';
  number: number;
  title: string;
  /** As it is printed. */
  page: number;
  /** How its number is written: parts and chapters of one book differ in that. */
  form: 'word' | 'roman' | 'digits' | '';
  /** How far its row is set in from the outermost of its page. */
  indent: number;
};

const HEADING = new RegExp(
  `^(?:(?:table of )?contents?(?: of the book)?|index of contents|विषय[- ]?सूची|अनुक्रमणिका|अनुक्रम|विषयानुक्रमणिका|${wordsFor('contents').join('|')})$`,
  'iu',
);
type Contents = { entries: Entry[]; last: number };

/** Letters of its heading, set apart or not. */
const LONGEST = 60;
/** A list of contents stands in the first pages and takes a few of them. */
const FIRST_PAGES = 30;
const MAX_PAGES = 14;
/** Rows with a page number that make a page a part of the list. */
const FEW_ROWS = 3;

/** Points that the second line of a title may stand out from its first. */
const HANG = 40;

/** Without its heading a list is known by its leaders, on one of so many first pages. */
const UNNAMED = 3;
const MANY_ROWS = 5;
const LED = new RegExp(`\\p{L}.*[.·•…_]{4,}\\s*[${DIGITS}]{1,4}$`, 'u');

const NUMERAL = `[${DIGITS}]{1,2}|[IVXL]{1,6}`;
const LABELLED = new RegExp(`^((?:${OPENING_WORD})\\s*[-–:.]?\\s*)?(${NUMERAL})(?:\\s*[.):|–-]\\s*|\\s+)(?=[\\p{L}“‘"'(])(.+)$`, 'iu');
const SECTION = new RegExp(
  `^([${DIGITS}]{1,2})\\s?\\.\\s?([${DIGITS}]{1,2}|[A-Z](?=\\.))(?:\\s?\\.\\s?[${DIGITS}]{1,2})*\\.?\\s*(?=[\\p{L}“‘"'(])(.+)$`,
  'u',
);
/** The page at the end of a row, or the first of a range of pages; what leads the eye to it is left out. */
const PAGE = new RegExp(`[\\s.·•…_-]*(?<![\\p{L}\\d,]|[\\p{L}\\d]\\.)([${DIGITS}]{1,4})(?:\\s*[-–—]\\s*[${DIGITS}]{1,4})?$`, 'u');
/** A cell that holds the number alone. */
const NUMBER_CELL = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?[-–IVXL${DIGITS}.]{1,5}$`, 'iu');
const DIGIT = new RegExp(`[${DIGITS}]`);
const LEADERS = /\s*(?:[.·•…_]\s*){3,}.*$/u;

/** The list of a book whose lines were asked about before: several sources of chapters need it. */
const known = new WeakMap<readonly Line[], Contents>();

/** The entries of the list of contents at a book's beginning, and its last page; -1 where there is none. */
export function contentsOf(lines: readonly Line[]): Contents {
  const found = known.get(lines) ?? findContents(lines);
  known.set(lines, found);
  return found;
}

function findContents(lines: readonly Line[]): Contents {
  const byPage = Map.groupBy(
    lines.filter(({ page }) => page < FIRST_PAGES),
    ({ page }) => page,
  );
  const pages = [...byPage].sort(([a], [b]) => a - b);
  const first = pages.find(
    ([page, own]) =>
      (own.some(({ text }) => text.length <= LONGEST && HEADING.test(cleanHeading(text))) &&
        rowsOf(own).filter(hasPage).length >= FEW_ROWS) ||
      (page < UNNAMED && own.filter(({ text }) => isLed(text)).length >= MANY_ROWS),
  );
  if (first === undefined) return { entries: [], last: -1 };
  const entries: Entry[] = [];
  let last = first[0] - 1;
  for (const [page, own] of pages) {
    if (page < first[0]) continue;
    const found = entriesOf(rowsOf(own));
    if (page > last + 2 || page >= first[0] + MAX_PAGES || (page > first[0] && (found.length < FEW_ROWS || isText(own, found.length))))
      break;
    entries.push(...found);
    last = page;
  }
  return { entries, last };
}

/** Letters of a line of text, and how many more of them than rows of a list make a page one of text. */
const TEXT = 25;
const MORE = 2;

/** A page of text with a table whose rows end with numbers goes on with no list. */
function isText(lines: readonly Line[], rows: number): boolean {
  return lines.filter(({ text }) => text.length >= TEXT && !endsWithPage(text)).length > MORE * rows;
}

/** Whether leaders and a page end a row. */
export function isLed(text: string): boolean {
  return endsWithDigit(text) && LED.test(text);
}

/** Whether a row ends with a page. */
export function endsWithPage(text: string): boolean {
  return endsWithDigit(text) && PAGE.test(text);
}

type Row = { cells: string[]; x: number };

/** The cells of each row from left to right: a title, its author, its page. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: { y: number; lines: Line[] }[] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    // What ends with leaders and a page is whole: text beside it stands in another column.
    const isBesideLabel = row !== undefined && line.y - row.y < 0.45 * line.size && NUMBER_CELL.test(row.lines.at(-1)?.text.trim() ?? '');
    if (isLed(line.text) && !isBesideLabel) rows.push({ y: Number.NEGATIVE_INFINITY, lines: [line] });
    else if (row && line.y - row.y < 0.45 * line.size) row.lines.push(line);
    else rows.push({ y: line.y, lines: [line] });
  }
  return rows.map((row) => {
    const lines = row.lines.sort((a, b) => a.x0 - b.x0);
    return { cells: lines.map(({ text }) => text.trim()), x: lines[0]?.x0 ?? 0 };
  });
}

function hasPage({ cells }: Row): boolean {
  return endsWithPage(cells.at(-1) ?? '') && letterCount(cells.join('')) >= 3;
}

function entriesOf(rows: readonly Row[]): Entry[] {
  const entries: Entry[] = [];
  const outermost = Math.min(...rows.filter(hasPage).map(({ x }) => x));
  let begun = '';
  let begunAt = 0;
  for (const row of rows) {
    const { cells: own, x } = row;
    const whole = own.join(' ');
    if (HEADING.test(cleanHeading(whole))) continue;
    if (!hasPage(row)) {
      // A long title has its page on the second line.
      if (begun === '') begunAt = x;
      begun = LABELLED.test(whole) || (begun !== '' && letterCount(whole) > 0) ? `${begun} ${whole}`.trim() : '';
      continue;
    }
    const page = numberFrom(PAGE.exec(own.at(-1) ?? '')?.[1] ?? '');
    const last = (own.at(-1) ?? '').replace(PAGE, '');
    // What stands beside the title with room between is the author's name.
    const cells = [...own.slice(0, -1), last].map((cell) => cell.replace(LEADERS, '').trim()).filter((cell) => cell !== '');
    // What begins further right is text beside the list.
    if (LABELLED.test(whole) || SECTION.test(whole) || begunAt > x + HANG) begun = '';
    const isLabel = NUMBER_CELL.test(cells[0] ?? '');
    const text = `${begun} ${isLabel ? `${cells[0]} ${cells[1] ?? ''}` : (cells[0] ?? '')}`.trim();
    begun = '';
    const entry = entryOf(text, page);
    if (entry) entries.push({ ...entry, indent: x - outermost });
  }
  return entries;
}

function entryOf(text: string, page: number): Omit<Entry, 'indent'> | null {
  const section = SECTION.exec(text);
  if (section) return { kind: 'section', number: numberFrom(section[1] ?? ''), title: section[3] ?? '', page, form: 'digits' };
  const labelled = LABELLED.exec(text);
  const number = numberOf(labelled?.[2] ?? '');
  const title = (labelled?.[3] ?? text).replace(LEADERS, '').trim();
  if (letterCount(title) < 3) return null;
  if (labelled === null || number === null) return { kind: 'plain', number: 0, title, page, form: '' };
  return { kind: 'chapter', number, title, page, form: labelled[1] ? 'word' : DIGIT.test(labelled[2] ?? '') ? 'digits' : 'roman' };
}

function numberFrom(text: string): number {
  return Number(plainDigits(text));
}
