import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import type { Example, Question } from './book.ts';
import type { ChapterDraft } from './draft-chapter.ts';
import { endOfSet } from './end-of-set.ts';
import { begins, means } from './family-words.ts';
import { type Item, itemsOf, takesDrawnHeading } from './items.ts';
import { type ScatteredQuestion, scatteredQuestions } from './labelled-questions.ts';
import { labelOf } from './labels.ts';
import { joinTexts, type Mark } from './marks.ts';
import { isUniform } from './measure.ts';
import { numberedExercises } from './numbered-statements.ts';
import { pointedQuestions } from './pointed-questions.ts';
import { questionType } from './question-type.ts';
import { isSkill, type Region } from './regions.ts';
import type { ChapterSpan } from './spans.ts';
import { unnumberedQuestions } from './unnumbered-questions.ts';
import { EXAMPLE_LIMIT, SOLVED, solvedExample, solvedOf, tasksOf, unnamedSolved } from './worked-examples.ts';

/** What says that some lines are a set of exercises: a heading, a word before each number, numbers of a section, or its place. */
type SetSource = 'heading' | 'words' | 'points' | 'place' | 'tasks' | 'boxes';
/** A set of exercises with the lines that it takes. */
export type FoundSet = {
  name: string;
  page: number;
  confidence: number;
  source: SetSource;
  from: number;
  to: number;
  questions: Question[];
};

const PART = /^[A-H]\.\s+\p{Lu}\p{L}{2,}(?:\s+\p{L}+){0,4}$/u;
/** Of the items of a set without a heading: so many ask something. */
const ASKED = 0.34;

/** Letters of a word that names a set. */
const SHORTEST_NAME = 3;

/** How sure questions without numbers are. */
const UNCOUNTED = 0.5;

type Chapter = { draft: ChapterDraft; regions: readonly Region[]; marks: readonly Mark[]; topics: readonly Mark[] };
type Sets = { sets: FoundSet[]; worked: Example[] };

/** The sets of a chapter by its headings, and where there are none by its labels, its numbers or its place. */
export function findSets(chapter: Chapter): Sets {
  const { draft, regions, marks } = chapter;
  const { span, lines, body } = draft;
  let found = underHeadings(chapter);
  const shown = new Set(regions.flatMap(({ kind, mark }) => (kind === 'example' && mark ? [mark.index] : [])));
  const headings = marks.map(({ index }) => index);
  const numbered = numberedExercises(lines, span.number);
  const scattered = scatteredQuestions(lines, headings, span.number, numbered).filter(({ index }) => !shown.has(index));
  // Questions that count through the chapter, by its number, are all of them: what else is numbered is a part of one.
  const countsThrough =
    numbered.length > 0 ||
    (scattered.length > countOf(found.sets) + found.worked.length && scattered.every(({ number }) => number.includes('.')));
  if (countsThrough || isEmpty(found)) {
    const isSolved = scattered.filter((one) => one.isSolved).length >= SOLVED * scattered.length;
    found = isSolved
      ? { sets: [], worked: scattered.map((one) => solvedExample(one, lines)) }
      : { sets: scatteredSet(scattered, lines), worked: [] };
  }
  if (isEmpty(found)) found.sets.push(...plainSet('points', pointedQuestions(lines, body, headings), lines));
  if (isEmpty(found) && !regions.some(({ kind }) => kind === 'example')) found.worked.push(...unnamedSolved(span, lines));
  if (isEmpty(found)) found.sets.push(...unnamedSet(chapter));
  if (countOf(found.sets) === 0) found.sets.push(...taskSet(tasksOf(regions, lines, body), lines));
  if (isEmpty(found)) found.sets.push(...unnumberedSets(chapter));
  return { ...found, sets: found.sets.filter(({ questions }) => questions.length > 0) };
}

function countOf(sets: readonly FoundSet[]): number {
  return sets.reduce((sum, { questions }) => sum + questions.length, 0);
}

function isEmpty({ sets, worked }: Sets): boolean {
  return countOf(sets) === 0 && worked.length === 0;
}

function underHeadings({ draft: { span, lines, body }, regions }: Chapter): Sets {
  const found: Sets = { sets: [], worked: [] };
  const solvedSets: FoundSet[] = [];
  for (const whole of regions) {
    if (whole.kind !== 'exercise') continue;
    const region = { ...whole, to: endOfSet(whole, lines, body) };
    const solved = solvedOf(region, span, lines);
    found.worked.push(...solved);
    if (solved.length === 0) found.sets.push(setOf(region, span, lines, nextNumber(found.sets)));
    else solvedSets.push({ ...setOf(region, span, lines, 1), questions: solved.map((one) => ({ ...one, set: region.mark?.text ?? '' })) });
  }
  // Where no other exercises stand beside them, `Exercises` that are followed by their solutions are the chapter's.
  const areOwn = solvedSets.length > 0 && solvedSets.every(({ name }) => means(name, 'wholeSet', 'answeredSet'));
  return countOf(found.sets) === 0 && areOwn ? { sets: solvedSets, worked: [] } : found;
}

/** A set of the lines of a region; `start` is the number that it may begin with, beside 1. */
export function setOf(region: Region, span: ChapterSpan, lines: readonly Line[], start: number): FoundSet {
  const own = lines.slice(region.from, region.to);
  const name = region.mark?.text ?? 'Exercises';
  const isOne = isOneQuestion(region);
  const numbered = itemsOf(own, {
    chapter: span.number,
    start,
    isRoman: !isOne,
    isBulleted: !isOne && region.mark?.kind === 'role' && region.mark.role === 'exercise',
  });
  // `Part II` at the head of a page may be the end of a title.
  const isAsked = !begins(name, 'partName') || numbered.filter(({ text }) => asks(text)).length >= ASKED * numbered.length;
  const items = numbered.length > 0 && isAsked ? withUnnumberedPart(numbered, own) : isOne ? onlyQuestion(own) : [];
  return {
    name,
    page: (lines[region.mark?.index ?? region.from]?.page ?? 0) + 1,
    confidence: region.mark?.confidence ?? 0.5,
    source: region.mark ? 'heading' : 'place',
    from: region.from,
    to: region.to,
    questions: items.map(({ page, number, confidence, text }) => ({
      page,
      number,
      confidence,
      question: text,
      type: questionType(text, name),
      set: name,
    })),
  };
}

/** Questions that stand among the text, each with a word before its number. */
function scatteredSet(found: readonly ScatteredQuestion[], lines: readonly Line[]): FoundSet[] {
  const word = found[0]?.word ?? '';
  // A letter is no name.
  const name = word.length < SHORTEST_NAME ? 'Exercises' : /^(?:exercise|problem|question)$/i.test(word) ? `${word}s` : word;
  return plainSet('words', found, lines, name, 0.75);
}

type Placed = { index: number; number: string; text: string };

/** Questions without a heading of their own. */
function plainSet(source: SetSource, found: readonly Placed[], lines: readonly Line[], name = 'Exercises', confidence = 0.7): FoundSet[] {
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return [];
  const pageOf = ({ index }: Placed) => (lines[index]?.page ?? 0) + 1;
  const questions = found.map((one) => ({
    page: pageOf(one),
    number: one.number,
    confidence,
    question: one.text,
    type: questionType(one.text, source === 'words' ? name : undefined),
    set: name,
  }));
  return [{ name, page: pageOf(first), confidence, source, from: first.index, to: last.index + 1, questions }];
}

/** `Exercises` whose questions have no numbers. */
function unnumberedSets({ draft: { lines, body }, regions }: Chapter): FoundSet[] {
  return regions.flatMap((region) => {
    if (region.kind !== 'exercise' || !means(region.mark?.text ?? '', 'wholeSet')) return [];
    const asked = unnumberedQuestions(region, lines, body).map((one, at) => ({ ...one, number: String(at + 1) }));
    return plainSet('heading', asked, lines, region.mark?.text, UNCOUNTED);
  });
}

function taskSet(tasks: readonly Example[], lines: readonly Line[]): FoundSet[] {
  const [first] = tasks;
  if (first === undefined) return [];
  const questions = tasks.map((task) => ({ ...task, set: 'Exercises' }));
  return [{ name: 'Exercises', page: first.page, confidence: 0.7, source: 'tasks', from: 0, to: lines.length, questions }];
}

/** Of `A. Discuss`, `B. Write` and `C. Draw` the last may be one task without a number. */
function withUnnumberedPart(items: readonly Item[], lines: readonly Line[]): Item[] {
  const parts = lines.flatMap((line, index) =>
    line.isBold && isUniform(line) && PART.test(line.text) ? [{ index, letter: line.text[0] }] : [],
  );
  const last = parts.at(-1);
  const isRow = parts.length >= 2 && parts.every(({ letter }, place) => letter === String.fromCharCode(65 + place));
  if (last === undefined || !isRow) return [...items];
  const own = lines.slice(last.index + 1);
  const text = joinTexts(own.map((line) => line.text));
  const asked = items.at(-1);
  const cut = asked?.text.indexOf(text.slice(0, 40)) ?? -1;
  if (asked === undefined || cut < 0 || letterCount(text) < 30 || own.some((line) => labelOf(line.text)?.number === 1)) return [...items];
  const before = {
    ...asked,
    text: asked.text
      .slice(0, cut)
      .replace(lines[last.index]?.text ?? '', '')
      .trim(),
  };
  return [...items.slice(0, -1), before, { number: '1', text, page: (own[0]?.page ?? 0) + 1, confidence: 0.6, solved: null }];
}

function isOneQuestion({ mark }: Region): boolean {
  return mark !== null && (isSkill(mark) || means(mark.text, 'oneQuestion'));
}

/** A set that counts nothing asks one question, `(i)`, `(ii)` and `(iii)` being its parts. */
function onlyQuestion(lines: readonly Line[]): Item[] {
  const question = joinTexts(lines.map(({ text }) => text)).slice(0, EXAMPLE_LIMIT);
  if (letterCount(question) < 30) return [];
  return [{ number: '1', text: question, page: (lines[0]?.page ?? 0) + 1, confidence: 0.6, solved: null }];
}

/** Where the word `Exercises` is drawn or stands upright at the edge, the last numbers that begin at 1 near the end are they. */
function unnamedSet({ draft: { span, lines, pageSizes: pages }, regions, topics }: Chapter): FoundSet[] {
  const end = regions.find(({ kind }) => kind === 'answers')?.from ?? lines.length;
  const named = lines.findIndex(({ page }) => page > span.first && means(pages[page]?.sideways ?? '', 'aside'));
  // A list that another section follows is part of what is taught.
  const taught = topics.findLast(({ kind, confidence }) => kind === 'section' && confidence >= 0.9)?.index ?? 0;
  let [from, to, count, lastText, isChain] = [-1, end, named < 0 ? 3 : 1, '', true];
  for (let index = end - 1; index >= (named < 0 ? Math.max(0.62 * end, taught + 1) : named); index--) {
    const label = labelOf(lines[index]?.text ?? '');
    if (label?.number !== 1 || !/\p{L}{2}/u.test(label.rest)) continue;
    const until = Math.min(end, regions.find(({ kind, from }) => kind === 'after' && from > index)?.mark?.index ?? end);
    const items = itemsOf(lines.slice(index, until), { chapter: span.number });
    // A list within a question ends before the questions do.
    const holdsBoth = items.every(({ number }, place) => place === 0 || Number(number) > Number(items[place - 1]?.number));
    // A page that begins with the first of them had its heading drawn above.
    const isAtTop = lines[index]?.page !== lines[index - 1]?.page;
    // Several sets one after the other, each with a drawn heading; what a heading of intext questions opens is none of them.
    const isHeaded = isAtTop || takesDrawnHeading(lines[index] as Line);
    const isIntext = regions.some((region) => region.kind === 'intext' && region.from === index);
    const isSource = ({ kind, mark, from, to }: Region) =>
      kind === 'after' && means(mark?.text ?? '', 'sources') && from <= index && index < to;
    if (regions.some(isSource) || items.filter(({ text }) => asks(text)).length < ASKED * items.length) continue;
    const goesOn = from >= 0 && !holdsBoth && items.at(-1)?.text === lastText;
    isChain &&= !goesOn || (isHeaded && !isIntext);
    const enough = isAtTop && index > 0.85 * end ? Math.min(count + 1, 3) : count + 1;
    if (items.length < enough || (from >= 0 && !holdsBoth && !(goesOn && isChain))) continue;
    [from, to, count, lastText] = [index, until, items.length, items.at(-1)?.text ?? ''];
  }
  return from >= 0 ? [setOf({ kind: 'exercise', mark: null, from, to }, span, lines, 1)] : [];
}

/** A set may go on counting from the one before: Write in brief 1–4, Discuss 5–7. */
function nextNumber(sets: readonly FoundSet[]): number {
  const last = sets.findLast(({ questions }) => questions.length > 0)?.questions.at(-1);
  return last ? Number(last.number.split('.').at(-1)) + 1 : 1;
}

/** The questions on the way. */
export function intextOf(region: Region, span: ChapterSpan, lines: readonly Line[], before: readonly Question[]): Question[] {
  const last = Number(before.at(-1)?.number.split('.').at(-1) ?? 0);
  const items = itemsOf(lines.slice(region.from, region.to), { chapter: span.number, start: last + 1, maxLines: 8, goesOn: true });
  return items.map(({ number, text, page, confidence }) => ({
    number,
    page,
    confidence: confidence - 0.1,
    question: text,
    type: questionType(text),
    set: region.mark?.text ?? '',
  }));
}
