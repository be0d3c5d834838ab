import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { begins, means } from './family-words.ts';
import { labelledQuestions } from './labelled-questions.ts';
import { type Label, labelOf, letterLabelOf, opensList, romanLabelOf, SOLUTION } from './labels.ts';
import { joinTexts } from './marks.ts';
import { isUniform } from './measure.ts';
import { headsPart } from './part-heads.ts';
import { roleOf } from './roles.ts';
import { sectionedQuestions } from './sectioned-questions.ts';

/** A numbered question with all its lines: sub-parts, options, and everything up to the next number. */
export type Item = {
  number: string;
  text: string;
  page: number;
  confidence: number;
  /** What is asked, where a line that opens the solution follows: then it is an example, whatever the set is called. */
  solved: string | null;
};

type ItemStart = { index: number; number: string; rest: string; confidence: number };

/** Columns of questions that are read row by row: points that one stands right of another, and questions that show it. */
const COLUMN = 40;
const FEW_IN_COLUMN = 2;

type Options = {
  chapter: number /** The number that the first item has, beside 1. */;
  start?: number /** How many lines an item may have: 0 for no limit. */;
  maxLines?: number;
  /** Numbers go on through the chapter, and some of them may have been missed before. */
  goesOn?: boolean;
  /** Where nothing has a number, `(i)` and `(ii)` are questions. */
  isRoman?: boolean;
  /** Where nothing is counted, what has a bullet is a question. */
  isBulleted?: boolean;
};

/** A question with a numbered list of its own. */
const HOLDS_LIST = /\bmatch\b|true or false|true\s?\/\s?false|fill in|crossword|मिलान|रिक्त/iu;
/** Lines to write an answer on. */
const RULED = /^[_\s]{5,}$/;
const MAX_LENGTH = 2400;
/** Points that a label may stand left or right of the others: `9.` and `10.` end at one edge, not begin. */
const EDGE = 15;
/** The same where a number stands alone. */
const EXACT = 6;
/** Of the size: the room that a heading takes which is drawn and has no letters. */
const DRAWN = 2;
/** So much larger than its questions is a part's heading. */
const LARGER = 1.2;

/** Reads 1, 2, 3 … from a set's lines. Only the next number counts; any other number is text. */
export function itemsOf(
  lines: readonly Line[],
  { chapter, start = 1, maxLines = 0, goesOn = false, isRoman = false, isBulleted = false }: Options,
): Item[] {
  const labelled = labelledQuestions(lines, chapter, true);
  const sectioned = labelled.length > 0 ? labelled : sectionedQuestions(lines, chapter);
  const lost = sectioned.length > 0 ? [] : lostNumbers(lines);
  const named = sectioned.length > 0 ? sectioned.map((one) => ({ ...one, confidence: 0.95 })) : lost;
  const isUnder = isBulleted && named.length === 0 && opensWithBullet(lines);
  const numbered = named.length > 0 ? named : numberedItems(lines, { chapter, start, goesOn, isRoman: isRoman && !isUnder });
  const unnumbered = numbered.length > 0 || !isBulleted ? [] : levelledItems(lines);
  const starts = numbered.length > 0 || !isBulleted ? numbered : unnumbered.length > 0 ? unnumbered : bulletedItems(lines);
  const places = starts.map(({ index }) => index).sort((a, b) => a - b);
  return starts.map(({ index, number, rest, confidence }) => {
    const end = places[places.indexOf(index) + 1] ?? lines.length;
    // What heads the next part of the set is no part of the question before it.
    const last = roleOf(lines[end - 1]?.text ?? '') === 'part' && end - 1 > index ? end - 1 : end;
    const own = lines
      .slice(index + 1, maxLines > 0 ? Math.min(last, index + maxLines) : last)
      .filter(({ text }) => !begins(text, 'figure') && !means(text.trim(), 'questionBadge') && !RULED.test(text));
    const text = tidy(joinTexts([rest, ...own.map((line) => line.text)])).slice(0, MAX_LENGTH);
    const opening = own.findIndex((line) => SOLUTION.test(line.text));
    const solved = opening < 0 ? null : tidy(joinTexts([rest, ...own.slice(0, opening).map((line) => line.text)])).slice(0, MAX_LENGTH);
    return { number, text, page: (lines[index] as Line).page + 1, confidence, solved };
  });
}

function numberedItems(lines: readonly Line[], options: Required<Omit<Options, 'maxLines' | 'isBulleted'>>): ItemStart[] {
  return startsOf(lines, options).map(({ index, label, confidence }) => ({
    index,
    number: label.prefix === null ? String(label.number) : `${label.prefix}.${label.number}`,
    rest: label.rest,
    confidence,
  }));
}

/** `• Estimate …`: a set whose questions have bullets and no numbers; those that stand further in are parts of one. A bullet of a font whose name was lost is a letter. */
const BULLET = /^(?:[•●▪■◆►➢❖\uE000-\uF8FF]\s*|([b-z§])\s+(?=\p{Lu}))(?=[\p{L}(“‘"'\d])(.*)$/u;

/** Of a set's bullets: so many ask something. */
const ASKED = 0.34;

/** Letters below a bullet count the parts of a question. */
function opensWithBullet(lines: readonly Line[]): boolean {
  const first = lines.findIndex(({ text }) => opensList(text, null));
  return first >= 0 && BULLET.test(lines[first]?.text ?? '');
}

function bulletedItems(lines: readonly Line[]): ItemStart[] {
  const found = lines.flatMap((line, index) => {
    const [, letter = '', rest] = BULLET.exec(line.text) ?? [];
    return rest === undefined ? [] : [{ index, rest, letter, page: line.page, offset: line.x0 - line.columnX0 }];
  });
  if (new Set(found.map(({ letter }) => letter)).size > 1) return [];
  // The column of a page that has nothing but questions begins at them.
  const edges = new Map<number, number>();
  for (const { page, offset } of found) edges.set(page, Math.min(offset, edges.get(page) ?? offset));
  const own = found.filter(({ page, offset }) => offset <= (edges.get(page) ?? 0) + EDGE);
  // Steps and kinds have bullets, too.
  const asked = own.filter(({ index, rest }) => asks(joinTexts([rest, lines[index + 1]?.text ?? '']))).length;
  const isLone = own.length === 1 && own[0]?.index !== 0;
  return own.length === 0 || isLone || asked < ASKED * own.length
    ? []
    : own.map(({ index, rest }, place) => ({ index, number: String(place + 1), rest, confidence: 0.75 }));
}

/** `Assessment level 2: Explain …`: the number says how hard a question is, and comes again. */
const LEVELLED = /^(\p{Lu}\p{L}+(?: \p{L}+){1,2})\s\d\s?[:.]\s*(?=[\p{L}(“‘"'\d])(.*)$/u;

function levelledItems(lines: readonly Line[]): ItemStart[] {
  const found = lines.flatMap((line, index) => {
    const [, words, rest] = LEVELLED.exec(line.text) ?? [];
    return words === undefined || rest === undefined ? [] : [{ index, words: words.toLowerCase(), rest }];
  });
  const areAlike = found.length >= 2 && found.every(({ words }) => words === found[0]?.words);
  return areAlike ? found.map(({ index, rest }, place) => ({ index, number: String(place + 1), rest, confidence: 0.75 })) : [];
}

/** `. Describe …`: the font has no digits, and the point alone is left of each number. They are counted where nothing else is numbered. */
const LOST = /^\s?[.)]\s+(?=[\p{L}(])(.*)$/u;
const FEW_LOST = 3;

function lostNumbers(lines: readonly Line[]): ItemStart[] {
  const found = lines.flatMap((line, index) => {
    const rest = LOST.exec(line.text)?.[1];
    return rest === undefined ? [] : [{ index, rest, offset: line.x0 - line.columnX0 }];
  });
  if (found.length < FEW_LOST || lines.some(({ text }) => labelOf(text)?.number === 1)) return [];
  return found.map(({ index, rest }, place) => ({ index, number: String(place + 1), rest, confidence: 0.6 }));
}

/** `b. ⓑ` names one part twice. */
function tidy(text: string): string {
  return text.replaceAll(/\b[a-z]\.\s*(?=[ⓐ-ⓩ])/gu, '');
}

/** Under, beside or on another page than the number before: left and right pages have their own margins. */
function isAligned(line: Line, last: Line): boolean {
  return (
    line.page !== last.page ||
    Math.abs(line.x0 - last.x0) <= EDGE ||
    (Math.abs(line.y - last.y) < 0.5 * line.size && line.x0 > last.x1) ||
    line.columnX0 > last.columnX1
  );
}

type Start = { index: number; label: Label; confidence: number };

function startsOf(
  lines: readonly Line[],
  { chapter, start, goesOn, isRoman }: Required<Omit<Options, 'maxLines' | 'isBulleted'>>,
): Start[] {
  const plain = lines.map((line) => labelOf(line.text));
  // Where no question has a number, `(i)`, `(ii)`, `(iii)` are the questions; else they are parts of one.
  const hasNumbers = plain.some((label) => label !== null && label.number <= Math.max(2, start));
  const roman = hasNumbers || !isRoman ? [] : lines.map(({ text }) => romanLabelOf(text));
  const letters = plain.some((label) => label !== null) || !isRoman ? [] : inOneForm(lines.map(({ text }) => letterLabelOf(text)));
  // What counts the questions comes first: `i)` may be the ninth of `a)`, and `(a)` a part of the first of `i.`.
  const [atRoman, atLetter] = [roman, letters].map((labels) => labels.findIndex((label) => label?.number === 1)) as [number, number];
  const isLettered = atLetter >= 0 && (atRoman < 0 || atLetter < atRoman);
  const numbered = isLettered ? letters : atRoman >= 0 ? roman : plain;
  const heads = partHeads(lines, numbered);
  const labels = numbered.map((label, index) => (heads.has(index) ? null : label));
  const isPointed = prefersPoints(labels, chapter) || (goesOn && labels.find((label) => label !== null)?.prefix === chapter);
  const usable = labels.map((label) => {
    if (label === null) return null;
    if (isPointed) return label.prefix === chapter ? label : null;
    return label.prefix === null ? label : (label.plain ?? null);
  });
  const starts: Start[] = [];
  let edge: number | null = null;
  for (const [index, label] of usable.entries()) {
    if (label === null) continue;
    const line = lines[index] as Line;
    const offset = line.x0 - line.columnX0;
    const last = starts.at(-1);
    const fits = edge === null || Math.abs(offset - edge) <= EDGE || (last !== undefined && isAligned(line, lines[last.index] as Line));
    const step = label.number - (last?.label.number ?? 0);
    const follows =
      last === undefined
        ? isFirst(label.number, start, usable, index) ||
          (goesOn && label.prefix !== null && label.number > start && label.number < start + 8)
        : step === 1 || isJump(step, usable, index, label.number);
    if (last !== undefined && !isSameForm(label, last.label) && Math.abs(line.x0 - (lines[last.index] as Line).x0) > 2) continue;
    const restarts =
      last !== undefined && label.number === 1 && last.label.number >= 2 && isRestart(lines, index, last.index, usable, heads);
    if (
      !(fits ? follows || restarts : restarts && isFurtherOut(line, lines[last.index] as Line, lines[index - 1])) ||
      !(hasText(lines, index, label) || isBare(line, label, last && { line: lines[last.index] as Line, label: last.label }))
    )
      continue;
    if (last === undefined || restarts) edge = offset;
    starts.push({ index, label, confidence: step === 1 ? 0.95 : 0.7 });
  }
  return withColumns(lines, usable, starts);
}

/** `1`, `11`, `2`, `12`: columns that are read row by row. Each continues the numbers of the column at its left; what follows below them is one column again. */
function withColumns(lines: readonly Line[], usable: readonly (Label | null)[], starts: readonly Start[]): Start[] {
  const left = (lines[starts[0]?.index ?? 0]?.x0 ?? 0) + COLUMN;
  const all = [...starts];
  let [from, last] = [starts[0]?.index ?? 0, starts.at(-1)];
  while (last !== undefined && starts.length >= FEW_IN_COLUMN) {
    const next = countingOn(last, from, usable, (index) => (lines[index] as Line).x0 > left);
    if (next.length < FEW_IN_COLUMN || (next[0]?.index ?? 0) > last.index) break;
    all.push(...next);
    [from, last] = [next[0]?.index ?? from, next.at(-1)];
  }
  if (all.length === starts.length || last === undefined) return all;
  const end = Math.max(...all.map(({ index }) => index));
  return [...all, ...countingOn(last, end, usable, () => true)];
}

/** The numbers behind a place that count on from an item. */
function countingOn(
  { label: before }: Start,
  from: number,
  usable: readonly (Label | null)[],
  isPlaced: (index: number) => boolean,
): Start[] {
  const found: Start[] = [];
  let last = before.number;
  for (let index = from + 1; index < usable.length; index++) {
    const label = usable[index];
    const most = last + (found.length > 0 ? 2 : 1);
    if (label == null || label.number <= last || label.number > most || !isSameForm(label, before) || !isPlaced(index)) continue;
    last = label.number;
    found.push({ index, label, confidence: 0.7 });
  }
  return found;
}

/** Labels in the form of the first: below `a)` the letters of `(a)` count the parts of a question. */
function inOneForm(labels: readonly (Label | null)[]): (Label | null)[] {
  const formOf = ({ text }: Label) => text.replaceAll(/\p{Ll}/gu, 'a').replaceAll(/\p{Lu}/gu, 'A');
  const first = labels.find((label) => label?.number === 1);
  return labels.map((label) => (label && first && formOf(label) === formOf(first) ? label : null));
}

/** `Q1. Multiple Choice Questions` in type larger than the questions below it, which begin at 1: a part's heading. */
function partHeads(lines: readonly Line[], labels: readonly (Label | null)[]): Set<number> {
  const heads = new Set<number>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const next = lines[index + 1];
    const isHead = labels[index] && line.isBold && isUniform(line) && labels[index + 1]?.number === 1;
    if (isHead && next && !next.isBold && line.size >= LARGER * next.size) heads.add(index);
  }
  return heads;
}

/** `2.10` numbers the questions when such labels run on from .1, and there are no fewer of them than plain ones. */
function prefersPoints(labels: readonly (Label | null)[], chapter: number): boolean {
  const pointed = labels.filter((label) => label?.prefix === chapter);
  const plain = labels.filter((label) => label !== null && label.prefix === null);
  const firstPointed = pointed[0]?.number ?? 99;
  return pointed.length >= 2 && firstPointed <= 3 && (pointed.length >= 0.5 * plain.length || plain[0]?.number !== 1);
}

function isFirst(number: number, start: number, usable: readonly (Label | null)[], index: number): boolean {
  if (number === 1 || number === start) return true;
  // Numbers that go on through the book: none begins at 1, and the next two follow.
  const goesOn = [1, 2].every((step) => usable.slice(index + 1, index + 80).some((label) => label?.number === number + step));
  const begins = usable.findIndex((label) => label?.number === 1);
  if (number > 2 && goesOn && (begins < 0 || !usable.slice(begins).some((label) => label?.number === 2))) return true;
  // The first number was lost to a drawing or a symbol font: the second and third show that it was there.
  return (
    number === 2 &&
    usable.slice(index + 1, index + 60).some((label) => label?.number === 3) &&
    !usable.slice(index).some((label) => label?.number === 1)
  );
}

function isJump(step: number, usable: readonly (Label | null)[], index: number, number: number): boolean {
  if (step < 2 || step > 3) return false;
  const ahead = usable.slice(index + 1, index + 80);
  return (
    !ahead.some((label) => label && label.number > number - step && label.number < number) &&
    ahead.some((label) => label?.number === number + 1)
  );
}

/** Numbers begin again where a part of a set has its own heading, at the same edge, and go on. */
function isRestart(
  lines: readonly Line[],
  index: number,
  lastIndex: number,
  usable: readonly (Label | null)[],
  heads: ReadonlySet<number>,
): boolean {
  if (heads.has(index - 1)) return true;
  const [line, last] = [lines[index] as Line, lines[lastIndex] as Line];
  const before = lines[index - 1];
  const isLevel = Math.abs(line.x0 - last.x0) <= 6 || line.columnX0 !== last.columnX0 || isFurtherOut(line, last, before);
  const isHeaded =
    takesDrawnHeading(line) ||
    (before !== undefined &&
      (before.isBold || before.leadIsBold || before.size > line.size + 0.5 || /[:?]$/.test(before.text) || before.text.length < 45) &&
      labelOf(before.text) === null);
  const goesOn = usable.slice(index + 1, index + 50).some((label) => label?.number === 2);
  // `Fill in the blanks` above the line heads the part that begins there.
  const isHead = before !== undefined && before.x0 < last.x0 + 3 && headsPart(before, line);
  const head = isHead && index - 1 > lastIndex ? index - 1 : index;
  const asked = joinTexts(lines.slice(lastIndex, Math.min(head, lastIndex + 3)).map(({ text }) => text));
  return isLevel && isHeaded && !HOLDS_LIST.test(asked) && goesOn && line.leadIsBold === last.leadIsBold;
}

/** A part may be set further out than the one before; what belongs to a question stands further in. */
function isFurtherOut(line: Line, last: Line, before: Line | undefined): boolean {
  return line.x0 < last.x0 && last.x0 - line.x0 < 2 * EDGE && before?.isBold === true && before.x0 > line.x0;
}

/** Room above a line for a heading without letters. */
export function takesDrawnHeading(line: Line): boolean {
  return line.gapAbove > DRAWN * line.size;
}

/** Where the questions have a point behind their number, a bare number is a row of a table. */
function isSameForm(label: Label, last: Label): boolean {
  const hasPoint = ({ prefix, text }: Label) => prefix !== null || /[.)\]:]\W*$/.test(text);
  return hasPoint(label) || !hasPoint(last);
}

/** `4)` alone, at the edge of the one before and closed as that is: what it asks is drawn. The first of a set goes on from the set before. */
function isBare(line: Line, { rest, text, number }: Label, last: { line: Line; label: Label } | undefined): boolean {
  if (rest !== '' || !/\d[.)\]]$/.test(text)) return false;
  return last === undefined
    ? number > 1
    : text.at(-1) === last.label.text.at(-1) && line.size === last.line.size && isOnEdge(line, last.line);
}

function isOnEdge(line: Line, last: Line): boolean {
  return line.columnX0 !== last.columnX0 || Math.abs(line.x0 - last.x0) <= EXACT;
}

function hasText(lines: readonly Line[], index: number, label: Label): boolean {
  if (label.rest.length >= 2) return true;
  const next = lines[index + 1];
  return next !== undefined && next.text.length >= 2 && labelOf(next.text) === null;
}
