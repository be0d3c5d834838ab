import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import type { Chapter, Example, ExerciseSet, PageSize, Question, Topic } from './book.ts';
import type { ChapterDraft } from './draft-chapter.ts';
import { withoutLetters } from './enumerated.ts';
import { begins, means } from './family-words.ts';
import { type Item, itemsOf, takesDrawnHeading } from './items.ts';
import { type ScatteredQuestion, scatteredQuestions } from './labelled-questions.ts';
import { labelOf } from './labels.ts';
import type { Mark } from './marks.ts';
import { joinTexts } from './marks.ts';
import { type Body, isUniform } from './measure.ts';
import { numberedExercises } from './numbered-statements.ts';
import { type PointedQuestion, pointedQuestions } from './pointed-questions.ts';
import { extractiveSummary, firstSentences, proseOf } from './prose.ts';
import { questionType } from './question-type.ts';
import { isSkill, type Region, regionsOf } from './regions.ts';
import type { ChapterSpan } from './spans.ts';
import { areOfQuestions, EXAMPLE_LIMIT, exampleOf, SOLVED, solvedExample, solvedOf, tasksOf, unnamedSolved } from './worked-examples.ts';

const PART = /^[A-H]\.\s+\p{Lu}\p{L}{2,}(?:\s+\p{L}+){0,4}$/u;
/** Of the items of a set without a heading: so many ask something. */
const ASKED = 0.34;
const SUMMARY_LIMIT = 4000;

/** Everything of one chapter, from its lines and the headings among them. */
export function readChapter({ span, lines, body, pageSizes: pages }: ChapterDraft, marks: readonly Mark[]): Chapter {
  const { regions, topics } = regionsOf(lines, marks);
  const exercises: Question[] = [];
  const exerciseSets: ExerciseSet[] = [];
  const intext: Question[] = [];
  const worked: Example[] = [];
  for (const region of regions) {
    if (region.kind !== 'exercise') continue;
    const solved = solvedOf(region, span, lines);
    worked.push(...solved);
    if (solved.length === 0) addSet(region, span, lines, exerciseSets, exercises);
  }
  for (const region of regions) {
    if (region.kind === 'intext') intext.push(...intextOf(region, span, lines, intext));
  }
  const shown = new Set(regions.flatMap(({ kind, mark }) => (kind === 'example' && mark ? [mark.index] : [])));
  const scattered = scatteredQuestions(
    lines,
    marks.map(({ index }) => index),
    span.number,
  ).filter(({ index }) => !shown.has(index));
  // Questions that count through the chapter, by its number, are all of them: what else is numbered is a part of one.
  const countsThrough =
    numberedExercises(lines, span.number).length > 0 ||
    (scattered.length > exercises.length + worked.length && scattered.every(({ number }) => number.includes('.')));
  const isSolved = scattered.filter((one) => one.isSolved).length >= SOLVED * scattered.length;
  if (countsThrough || (exercises.length === 0 && worked.length === 0)) {
    for (const list of [exercises, exerciseSets, worked]) list.length = 0;
    if (isSolved) worked.push(...scattered.map((one) => solvedExample(one, lines)));
    else addScatteredSet(scattered, lines, exerciseSets, exercises);
  }
  if (exercises.length === 0 && worked.length === 0)
    addPointedSet(
      pointedQuestions(
        lines,
        body,
        marks.map(({ index }) => index),
      ),
      lines,
      exerciseSets,
      exercises,
    );
  if (exercises.length === 0 && worked.length === 0 && !regions.some(({ kind }) => kind === 'example'))
    worked.push(...unnamedSolved(span, lines));
  if (exercises.length === 0 && worked.length === 0) addUnnamedSet(regions, { span, lines, pages, topics, sets: exerciseSets, exercises });
  const tasks = exercises.length === 0 ? tasksOf(regions, lines, body) : [];
  for (const example of tasks) exercises.push({ ...example, set: 'Exercises' });
  if (tasks.length > 0)
    exerciseSets.push({ name: 'Exercises', count: tasks.length, page: tasks[0]?.page ?? span.first + 1, confidence: 0.7 });
  const summary = summaryOf(regions, lines, body);
  const examples = tasks.length > 0 ? [] : regions.filter(({ kind }) => kind === 'example').map((region) => exampleOf(region, lines, body));
  return {
    number: span.number,
    isNumbered: span.isNumbered ?? true,
    name: span.name,
    page: span.first + 1,
    lastPage: span.last + 1,
    confidence: span.confidence,
    ...summary,
    topics: withoutLetters(topics).map((mark, index) => topicOf(mark, topics[index + 1], lines, body)),
    exerciseSets: exerciseSets.filter(({ count }) => count > 0),
    exercises,
    intext,
    examples: [...(areOfQuestions(examples, exercises, topics) ? [] : examples), ...worked],
  };
}

function addSet(region: Region, span: ChapterSpan, lines: readonly Line[], sets: ExerciseSet[], exercises: Question[]): void {
  const own = lines.slice(region.from, region.to);
  const name = region.mark?.text ?? 'Exercises';
  const numbered = itemsOf(own, {
    chapter: span.number,
    start: nextNumber(sets, exercises),
    isRoman: !isOneQuestion(region),
    isBulleted: !isOneQuestion(region) && region.mark?.kind === 'role' && region.mark.role === 'exercise',
  });
  // `Part II` at the head of a page may be the end of a title.
  const isAsked = !begins(name, 'partName') || numbered.filter(({ text }) => asks(text)).length >= ASKED * numbered.length;
  const items = numbered.length > 0 && isAsked ? withUnnumberedPart(numbered, own) : isOneQuestion(region) ? onlyQuestion(own) : [];
  sets.push({
    name,
    count: items.length,
    page: (lines[region.mark?.index ?? region.from]?.page ?? 0) + 1,
    confidence: region.mark?.confidence ?? 0.5,
  });
  for (const item of items)
    exercises.push({
      page: item.page,
      number: item.number,
      confidence: item.confidence,
      question: item.text,
      type: questionType(item.text, name),
      set: name,
    });
}

/** Questions that stand among the text, each with a word before its number. */
function addScatteredSet(found: readonly ScatteredQuestion[], lines: readonly Line[], sets: ExerciseSet[], exercises: Question[]): void {
  const [first] = found;
  if (first === undefined) return;
  const name = /^(?:exercise|problem|question)$/i.test(first.word) ? `${first.word}s` : first.word;
  sets.push({ name, count: found.length, page: (lines[first.index]?.page ?? 0) + 1, confidence: 0.75 });
  for (const { index, number, text } of found)
    exercises.push({
      page: (lines[index]?.page ?? 0) + 1,
      number,
      confidence: 0.75,
      question: text,
      type: questionType(text, name),
      set: name,
    });
}

/** Questions that each section of a book of problems counts. */
function addPointedSet(found: readonly PointedQuestion[], lines: readonly Line[], sets: ExerciseSet[], exercises: Question[]): void {
  const [first] = found;
  if (first === undefined) return;
  const pageOf = ({ index }: PointedQuestion) => (lines[index]?.page ?? 0) + 1;
  sets.push({ name: 'Exercises', count: found.length, page: pageOf(first), confidence: 0.7 });
  for (const one of found)
    exercises.push({
      page: pageOf(one),
      number: one.number,
      confidence: 0.7,
      question: one.text,
      type: questionType(one.text),
      set: 'Exercises',
    });
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
function addUnnamedSet(
  regions: readonly Region[],
  {
    span,
    lines,
    pages,
    topics,
    sets,
    exercises,
  }: {
    span: ChapterSpan;
    lines: readonly Line[];
    pages: readonly PageSize[];
    topics: readonly Mark[];
    sets: ExerciseSet[];
    exercises: Question[];
  },
): void {
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
  if (from >= 0) addSet({ kind: 'exercise', mark: null, from, to }, span, lines, sets, exercises);
}

/** A set may go on counting from the one before: Write in brief 1–4, Discuss 5–7. */
function nextNumber(sets: readonly ExerciseSet[], exercises: readonly Question[]): number {
  const last = exercises.at(-1);
  return last && sets.length > 0 ? Number(last.number.split('.').at(-1)) + 1 : 1;
}

function intextOf(region: Region, span: ChapterSpan, lines: readonly Line[], before: readonly Question[]): Question[] {
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

function topicOf(mark: Mark, next: Mark | undefined, lines: readonly Line[], body: Body): Topic {
  const from = mark.index + mark.span;
  const own = lines.slice(from, Math.min(next?.index ?? lines.length, from + 14));
  return {
    name: mark.text,
    number: mark.kind === 'section' ? mark.number : '',
    level: mark.kind === 'section' || mark.kind === 'style' ? mark.level : 1,
    description: firstSentences(proseOf(own, body), 120, 360),
    page: (lines[mark.index]?.page ?? 0) + 1,
    confidence: mark.confidence,
  };
}

function summaryOf(regions: readonly Region[], lines: readonly Line[], body: Body): { summary: string; summarySection: string } {
  const own = regions.filter(({ kind, from, to }) => kind === 'summary' && to > from).at(-1);
  if (own?.mark) {
    const text = joinTexts(lines.slice(own.from, own.to).map((line) => line.text)).slice(0, SUMMARY_LIMIT);
    if (text.length > 40) return { summary: text, summarySection: lines[own.mark.index]?.text ?? own.mark.text };
  }
  const plain = regions.filter(({ kind }) => kind === 'body').flatMap(({ from, to }) => lines.slice(from, to));
  return { summary: extractiveSummary(plain, body, 5), summarySection: '' };
}
