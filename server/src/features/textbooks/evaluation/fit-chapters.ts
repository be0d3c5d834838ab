import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import { readPrinted } from '../engine/analyze.ts';
import type { Book } from '../engine/structure/book.ts';
import { evidenceOf, type Traits, traitsOf } from '../engine/structure/division-traits.ts';
import { keyOf } from '../engine/structure/key-of.ts';
import { divisionsIn } from '../engine/structure/read-book.ts';
import type { Candidate } from '../engine/structure/reading.ts';
import type { ChapterSpan } from '../engine/structure/spans.ts';
import { withMended } from '../engine/structure/vote.ts';
import { randomBook } from '../engine/testing/random-book.ts';
import { asRows, descend, type Points, sumOf } from './descend.ts';

type Say = (line: string) => void;
type Known = { chapters: { number?: number; name: string; page?: number }[] };
/** A file's divisions: the traits of each, and how good it is. */
type Choice = { file: string; traits: Traits[]; worth: number[]; weight: number };

/** How much a real book, and a small one of the tests, weighs beside one by chance. */
const REAL = 3;
const SMALL = 1.5;
/** Pages of a book that is no small one. */
const LONG = 15;
/** What the right page, number and name of a chapter are worth. */
const WORTH = { page: 0.8, number: 0.12, name: 0.08 } as const;
/** Of a chapter that begins on the page beside the true one. */
const BESIDE = 0.8;
/** Of the differences of worth: how much better a division must be to be preferred. */
const HEAT = 0.06;
/** Chapters that are tried as files of their own, and the fewest pages of one. */
const ALONE = 3;
const ALONE_PAGES = 4;
const DECAY = 0.002;
const COMPARED = 22;
const HEADER = `/** What each trait says for or against a division of a file into chapters: fitted by \`textbook:fit chapters\`. */
export const DIVISION_POINTS: Record<string, number> = `;

/** `textbook:fit chapters OUT COUNT DIR…`: fits the points of divisions from COUNT random books and from all PDFs of some folders that have their truth beside them. */
export async function runFitChapters([out, count, ...folders]: readonly string[], say: Say): Promise<number> {
  if (out === undefined || count === undefined) {
    say('Say where to: npm run textbook:fit -- heads|chapters OUT.ts COUNT [DIR …]');
    return 2;
  }
  const choices = [...(await choicesByChance(Number(count))), ...(await Promise.all(folders.map(choicesIn))).flat()];
  const points = fittedChoice(choices);
  writeFileSync(out, `${HEADER}${JSON.stringify(points, null, 2)};\n`);
  say(
    `${choices.length} files: the best division is worth ${meanOf(choices, bestOf)}, the chosen one ${meanOf(choices, (one) => chosenOf(one, points))}`,
  );
  return 0;
}

async function choicesByChance(count: number): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (let seed = 0; seed < count; seed++) {
    const { bytes, truth } = await randomBook(60_000 + seed);
    const book = await readPrinted(bytes, { maxPages: MAX_PAGES });
    choices.push(...choicesOf(book, truth, `chance ${seed}`, 1));
  }
  return choices;
}

/** The files of a folder with their truths. */
async function choicesIn(folder: string): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
    const file = join(folder, name);
    const truthFile = file.replace(/pdf$/, 'json');
    if (!existsSync(truthFile)) continue;
    const truth = JSON.parse(readFileSync(truthFile, 'utf8')) as Known;
    const book = await readPrinted(readFileSync(file), { maxPages: MAX_PAGES, fileName: name });
    choices.push(...choicesOf(book, truth, name, book.pages.length < LONG ? SMALL : REAL));
  }
  return choices;
}

/** A file as it is, and a long one also without its outline, without its front pages, and some of its chapters as files of their own. */
function choicesOf(book: Book, truth: Known, file: string, weight: number): Choice[] {
  const own = choiceOf(book, truth, file, weight);
  const starts = truth.chapters.map(({ page }) => page ?? 0);
  const [first = 1] = starts;
  if (book.pages.length < LONG || starts.some((page) => page === 0)) return own;
  const plain = { ...book, outline: [] };
  const bare = (one: Book) => pagesOf(one, Math.max(0, first - 2), book.pages.length);
  const inBody = { chapters: truth.chapters.map((one) => ({ ...one, page: (one.page ?? 1) - Math.max(0, first - 2) })) };
  return [
    ...own,
    ...(book.outline.length > 0 ? choiceOf(plain, truth, `${file} without outline`, weight) : []),
    ...(first > 3 ? choiceOf(bare(plain), inBody, `${file} without front`, weight) : []),
    ...alone(plain, truth, file, weight),
  ];
}

function alone(book: Book, { chapters }: Known, file: string, weight: number): Choice[] {
  if (chapters.length < 2) return [];
  const parts = chapters.map((chapter, at) => ({
    chapter,
    from: (chapter.page ?? 1) - 1,
    to: (chapters[at + 1]?.page ?? book.pages.length + 1) - 1,
  }));
  const long = parts.filter(({ from, to }) => to - from >= ALONE_PAGES).slice(0, ALONE);
  return long.flatMap(({ chapter, from, to }) =>
    choiceOf(pagesOf(book, from, to), { chapters: [{ ...chapter, page: 1 }] }, `${file} from ${from}`, weight / ALONE),
  );
}

/** Some pages as a file of their own. */
function pagesOf(book: Book, from: number, to: number): Book {
  return {
    ...book,
    fileName: '',
    pages: book.pages.slice(from, to),
    lines: book.lines.flatMap((line) => (line.page >= from && line.page < to ? [{ ...line, page: line.page - from }] : [])),
    outline: book.outline.flatMap((entry) => (entry.page >= from && entry.page < to ? [{ ...entry, page: entry.page - from }] : [])),
  };
}

function choiceOf(book: Book, truth: Known, file: string, weight: number): Choice[] {
  const found = divisionsIn(book);
  if (found === null || truth.chapters.length === 0) return [];
  const evidence = evidenceOf(found.pages, found.candidates);
  const lists = withMended(found.candidates);
  return [{ file, weight, traits: lists.map((one) => traitsOf(one, evidence)), worth: lists.map((one) => worthOf(one, truth)) }];
}

/** How well a division agrees with the truth: F1 of chapters by page, number and name. */
function worthOf({ spans }: Candidate, { chapters }: Known): number {
  const rest = [...spans];
  let right = 0;
  for (const chapter of chapters) {
    const at = placeIn(rest, chapter);
    const span = rest[at];
    if (span === undefined) continue;
    rest.splice(at, 1);
    const place = chapter.page === undefined || span.first === chapter.page - 1 ? 1 : BESIDE;
    const isNumbered = chapter.number === undefined || chapter.number === span.number;
    right += place * WORTH.page + Number(isNumbered) * WORTH.number + Number(areAlike(span.name, chapter.name)) * WORTH.name;
  }
  return (2 * right) / (spans.length + chapters.length);
}

function placeIn(spans: readonly ChapterSpan[], { page, name }: Known['chapters'][number]): number {
  if (page === undefined) return spans.findIndex((span) => areAlike(span.name, name));
  const exact = spans.findIndex(({ first }) => first === page - 1);
  return exact >= 0 ? exact : spans.findIndex(({ first }) => Math.abs(first - page + 1) === 1);
}

function areAlike(a: string, b: string): boolean {
  const [one, other] = [keyOf(a).slice(0, COMPARED), keyOf(b).slice(0, COMPARED)];
  return one !== '' && (one === other || keyOf(a).endsWith(keyOf(b)) || keyOf(b).endsWith(keyOf(a)));
}

/** The points whose sums prefer the better divisions of each file (a choice among all of them, by regression). */
function fittedChoice(choices: readonly Choice[]): Points {
  const { names, rows } = asRows(choices.flatMap(({ traits }) => traits));
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return descend(
    names,
    (points, slope) => {
      let next = 0;
      for (const { worth, weight } of choices) {
        const own = rows.slice(next, next + worth.length);
        next += worth.length;
        const [chosen, wanted] = [shares(own.map((row) => sumOf(row, points))), shares(worth.map((one) => one / HEAT))];
        for (const [index, row] of own.entries()) {
          const error = (((chosen[index] as number) - (wanted[index] as number)) * weight) / total;
          for (const [at, value] of row) slope[at] = (slope[at] as number) + error * value;
        }
      }
    },
    DECAY,
  );
}

function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const weights = sums.map((one) => Math.exp(one - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}

function chosenOf({ traits, worth }: Choice, points: Points): number {
  const sums = traits.map((one) => Object.entries(one).reduce((sum, [name, value]) => sum + value * (points[name] ?? 0), 0));
  return worth[sums.indexOf(Math.max(...sums))] ?? 0;
}

function bestOf({ worth }: Choice): number {
  return Math.max(...worth);
}

function meanOf(choices: readonly Choice[], of: (one: Choice) => number): string {
  return (choices.reduce((sum, one) => sum + of(one), 0) / (choices.length || 1)).toFixed(3);
}
