import type { Line } from '../text/line.ts';
import { means } from './family-words.ts';
import { labelOf, sectionLabelOf } from './labels.ts';
import { HEAD } from './looks.ts';
import { type Mark, nameOfSet } from './marks.ts';

type RegionKind = 'body' | 'exercise' | 'intext' | 'summary' | 'answers' | 'after' | 'example' | 'objectives';
/** Lines `from` to before `to` that one mark rules; the mark itself is not counted in. */
export type Region = { kind: RegionKind; mark: Mark | null; from: number; to: number };

type State = {
  regions: Region[];
  topics: Mark[];
  styleUse: Map<string, number>;
  hasExercise: boolean;
  /** Boxes that are the exercises, for want of others. */
  practice: ReadonlySet<Mark>;
  /** Headings that are exercises in a chapter that has no others. */
  asked: ReadonlySet<Mark>;
  isReader: boolean;
  marks: readonly Mark[];
  /** A heading says `Exercises` outright. */
  hasOwnExercises: boolean;
  lastExerciseAt: number;
  lastSummaryAt: number;
};

/** Of a chapter's lines: a summary before that is one of something else. */
const EARLY = 0.4;
/** What closes a chapter stands behind that, and its sources behind less. */
const LATE = 0.75;
const LATE_SOURCES = 0.6;

/** Behind a set before this share of a chapter so many headings of one look are those of its text. */
const HALF = 0.5;
const BEHIND_SET = 3;

/** Headings of the text behind a summary: with so many it is that of a section. */
const GOES_ON = 6;

/** So many sets of one name are those of a chapter's parts. */
const PARTS = 2;

/** The number of a question within a section of the chapter. */
const WITHIN_SECTION = /^\d{1,2}\.\d{1,2}\.\d{1,3}\.?(?:\s|$)/;

/** Lines that a game or an example has at most. */
const GAME = 40;

/** Goes through a chapter's marks in order and decides what each of them opens or closes, if anything. */
export function regionsOf(lines: readonly Line[], marks: readonly Mark[]): { regions: Region[]; topics: Mark[] } {
  const isReader = marks.some(isSkill);
  const named = marks.filter(
    (mark) =>
      (isSkill(mark) && !means(mark.text, 'readAloud')) ||
      (mark.kind === 'role' && mark.role === 'exercise' && !means(mark.text, 'workBox')),
  );
  // Arithmetic of the lower classes has no other exercises.
  const boxes = named.length > 0 ? [] : marks.filter((mark) => mark.kind === 'role' && means(mark.text, 'drill', 'practiceBox'));
  const drills = boxes.filter(({ text }) => means(text, 'drill'));
  const practice = new Set(drills.length >= 2 ? boxes : drills);
  const reflection = named.length > 0 ? undefined : marks.findLast((mark) => isReflection(mark, lines.length));
  // A numbered section of questions is the exercise of a chapter that names none, whatever its words.
  const sections = named.length > 0 ? [] : marks.filter((mark) => isIntextSection(mark, lines));
  const asked = new Set([...practice, ...(reflection ? [reflection] : []), ...sections]);
  const exerciseAt = [...named, ...asked].map((mark) => mark.index);
  const state: State = {
    regions: [{ kind: 'body', mark: null, from: 0, to: lines.length }],
    topics: [],
    styleUse: countStyles(marks),
    hasExercise: exerciseAt.length > 0,
    isReader,
    practice,
    asked,
    marks,
    hasOwnExercises: marks.some((mark) => mark.kind === 'role' && mark.role === 'exercise' && means(mark.text, 'wholeSet')),
    lastExerciseAt: exerciseAt.at(-1) ?? -1,
    lastSummaryAt: marks.findLast((mark) => mark.kind === 'role' && mark.role === 'summary')?.index ?? -1,
  };
  for (const mark of marks) {
    // `3. Activity` among the questions is the third of them.
    const isQuestion =
      mark.kind === 'role' &&
      state.regions.at(-1)?.kind === 'exercise' &&
      isUnclear(mark) &&
      labelOf(lines[mark.index]?.text ?? '') !== null;
    const isWithin = isQuestion || isExampleBetween(mark, state.regions.at(-1) as Region, lines);
    const kind = isWithin || (state.practice.size > 0 && isGameBetween(mark, lines)) ? null : decide(mark, state, lines.length);
    // Questions with their answers may be all that a lesson has: they go on below its name.
    if (kind === null && mark.kind === 'section' && mark.isLesson) state.topics.push(mark);
    if (kind === null) continue;
    const current = state.regions.at(-1) as Region;
    current.to = mark.index;
    state.regions.push({ kind, mark, from: mark.index + mark.span, to: lines.length });
    if (kind === 'body' && (mark.kind === 'section' || mark.kind === 'style')) state.topics.push(mark);
  }
  return { regions: state.regions, topics: state.topics };
}

/** Whether the mark heads the work on a skill of a language. */
export function isSkill(mark: Mark): boolean {
  return mark.kind === 'role' && mark.role === 'skill';
}

function isUnclear(mark: Mark): boolean {
  return mark.kind === 'role' && mark.role === 'unclear';
}

/** An example that shows how to answer a question, among those that count within the sections: `4.8.3`, `Example 1`, `4.9.1`. */
function isExampleBetween(mark: Mark, { kind, from }: Region, lines: readonly Line[]): boolean {
  if (kind !== 'exercise' || mark.kind !== 'example') return false;
  const numbersIn = (start: number, end: number) => lines.slice(start, end).filter(({ text }) => WITHIN_SECTION.test(text)).length;
  return numbersIn(from, mark.index) >= 2 && numbersIn(mark.index, mark.index + GAME) > 0;
}

/** A game among the questions, which count on behind it. */
function isGameBetween(mark: Mark, lines: readonly Line[]): boolean {
  if (mark.kind !== 'role' || !means(mark.text, 'game')) return false;
  const next = lines.slice(mark.index + 1, mark.index + GAME).flatMap(({ text }) => labelOf(text)?.number ?? [])[0];
  return next !== undefined && next !== 1;
}

/** Books on the environment end with questions so named; others have such a box here and there. */
function isReflection(mark: Mark, lineCount: number): boolean {
  return mark.kind === 'role' && means(mark.text, 'reflection') && mark.index > 0.6 * lineCount;
}

/** `1.4 Check Your Understanding`, numbered as the chapter's sections are. */
function isIntextSection(mark: Mark, lines: readonly Line[]): boolean {
  return mark.kind === 'role' && mark.role === 'intext' && sectionLabelOf(lines[mark.index]?.text ?? '') !== null;
}

function isExerciseMark(mark: Mark): boolean {
  return mark.kind === 'role' && mark.role === 'exercise';
}

/** How often a heading style is used outside the exercises: what heads the text also ends an exercise. */
function countStyles(marks: readonly Mark[]): Map<string, number> {
  const uses = new Map<string, number>();
  const named = Map.groupBy(marks.filter(isExerciseMark), nameOfSet);
  // Questions under one name, again and again, close each part of a chapter: what heads a part stands between two of them.
  const isOfPart = (mark: Mark) => (named.get(nameOfSet(mark))?.length ?? 0) >= PARTS;
  let isExercise = false;
  for (const mark of marks) {
    if (mark.kind === 'role')
      isExercise = (mark.role === 'exercise' && !isOfPart(mark)) || mark.role === 'skill' || (isExercise && mark.role === 'unclear');
    else if (mark.kind === 'section') isExercise = false;
    else if (mark.kind === 'style' && !isExercise) uses.set(mark.style, (uses.get(mark.style) ?? 0) + 1);
  }
  return uses;
}

function decide(mark: Mark, state: State, lineCount: number): RegionKind | null {
  const current = (state.regions.at(-1) as Region).kind;
  if (current === 'answers') return mark.kind === 'role' && mark.role === 'exercise' && mark.index < 0.6 * lineCount ? 'exercise' : null;
  // A reader tells its story first; behind it all is work, and notes to the teacher.
  if (state.isReader && mark.kind !== 'role' && (current === 'exercise' || current === 'after')) return null;
  switch (mark.kind) {
    case 'section':
      return current === 'exercise' && mark.confidence < 0.9 ? null : 'body';
    case 'style':
      return decideStyle(mark, state, current, lineCount);
    case 'example':
      // Without a number it belongs to the question that it stands in.
      if (current === 'exercise' && (mark.number === '' || mark.confidence < 0.9 || means(mark.text, 'askedWord'))) return null;
      // Objectives without a heading behind them end where the examples begin.
      return current === 'summary' || (current === 'objectives' && mark.number === '') ? null : 'example';
    case 'role':
      return decideRole(mark, state, current, lineCount);
  }
}

function decideStyle(mark: Extract<Mark, { kind: 'style' }>, state: State, current: RegionKind, lineCount: number): RegionKind | null {
  const isKnown = state.topics.some((topic) => topic.text.toLowerCase() === mark.text.toLowerCase());
  if (current === 'body' || current === 'intext' || current === 'example' || current === 'objectives') return 'body';
  const opened = state.regions.at(-1)?.mark;
  // Such a box has a few questions, and the text goes on below it.
  if (opened && state.practice.has(opened)) return 'body';
  const isEstablished = (state.styleUse.get(mark.style) ?? 0) >= 2;
  // `Key points` near the beginning are no summary of the chapter.
  const isEarly =
    current === 'summary' && ((opened?.index ?? 0) < EARLY * lineCount || headingsBehind(opened?.index ?? 0, state) >= GOES_ON);
  if (current === 'summary' || current === 'after')
    return isEstablished && !isKnown && (isEarly || mark.index < state.lastExerciseAt) ? 'body' : null;
  // Between exercises of a chapter that has several, headings go on with the text; after the last they belong to it, unless that stands early.
  if (mark.index >= state.lastExerciseAt) return !isKnown && goesOnBehindSet(mark, state, lineCount) ? 'body' : null;
  return isEstablished && !isKnown ? 'body' : null;
}

/** Behind a set in the first half of a chapter several headings of one look stand: the text goes on with them. */
function goesOnBehindSet(
  { style, confidence }: Extract<Mark, { kind: 'style' }>,
  { marks, lastExerciseAt }: State,
  lineCount: number,
): boolean {
  const alike = marks.filter((mark) => mark.kind === 'style' && mark.style === style && mark.index > lastExerciseAt);
  return lastExerciseAt < HALF * lineCount && alike.length >= BEHIND_SET && confidence >= HEAD.sure;
}

function headingsBehind(index: number, { marks, styleUse }: State): number {
  return marks.filter((mark) => mark.kind === 'style' && mark.index > index && (styleUse.get(mark.style) ?? 0) >= 2).length;
}

/** Behind a key's heading all sets are named as those before it: there they are answered. */
function repeatsSets({ index }: Mark, { marks }: State): boolean {
  const sets = marks.filter(isExerciseMark);
  const known = new Set(sets.filter((mark) => mark.index < index).map(({ text }) => text.toLowerCase()));
  const behind = sets.filter((mark) => mark.index > index);
  return behind.length >= PARTS && behind.every(({ text }) => /\d/.test(text) && known.has(text.toLowerCase()));
}

function decideRole(mark: Extract<Mark, { kind: 'role' }>, state: State, current: RegionKind, lineCount: number): RegionKind | null {
  const share = mark.index / lineCount;
  switch (mark.role) {
    case 'answers':
      // In an example the word stands before the solution.
      if (means(mark.text, 'answerWord')) return null;
      return share > 0.55 && (mark.index > state.lastExerciseAt || repeatsSets(mark, state))
        ? 'answers'
        : current === 'example' || current === 'body'
          ? null
          : 'after';
    case 'after':
      // Right below the heading of a set it heads its first part.
      if (current === 'exercise' && state.regions.at(-1)?.from === mark.index) return null;
      return current === 'exercise' ||
        current === 'after' ||
        (current === 'summary' && share > 0.5) ||
        (share > LATE && !means(mark.text, 'remark')) ||
        (share > LATE_SOURCES && means(mark.text, 'sources'))
        ? 'after'
        : null;
    case 'intext':
      if (state.practice.has(mark) || state.asked.has(mark)) return 'exercise';
      // A unit's last chapter closes with questions on all of it, behind its own exercises.
      if (means(mark.text, 'unitTest') && state.hasExercise && mark.index > state.lastExerciseAt && share > 0.8) return 'exercise';
      // A badge beside a question of a set.
      return current === 'exercise' && means(mark.text, 'badge') ? null : 'intext';
    case 'unclear':
      if (current === 'exercise' && state.hasOwnExercises && means(mark.text, 'behindSet')) return 'after';
      if (current === 'exercise' && mark.index > state.lastExerciseAt) return 'exercise';
      if (state.asked.has(mark)) return 'exercise';
      if (!state.hasExercise && share > 0.72) return 'exercise';
      return current === 'exercise' ? null : 'intext';
    case 'exercise':
      // Economics books put work into boxes on the way, and have their exercises at the end.
      return means(mark.text, 'workBox') && state.hasOwnExercises ? 'intext' : 'exercise';
    case 'skill':
      // `Let us recite` stands over the poem itself.
      return means(mark.text, 'readAloud') ? 'body' : 'exercise';
    case 'summary':
      return state.lastSummaryAt > mark.index && share < 0.6 ? null : 'summary';
    case 'part':
      return null;
    default:
      return mark.role;
  }
}
