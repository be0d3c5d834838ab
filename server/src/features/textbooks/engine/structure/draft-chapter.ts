import type { Box } from '../pdf/glyphs.ts';
import type { Line } from '../text/line.ts';
import { withAskedSections } from './asked-sections.ts';
import type { OutlineEntry, PageSize } from './book.ts';
import { countedTitle } from './counted-title.ts';
import { findActivities } from './find-activities.ts';
import { findContentsList } from './find-contents-list.ts';
import { findExamples } from './find-examples.ts';
import { findLessons, titledLessons } from './find-lessons.ts';
import { findListed } from './find-listed.ts';
import { findRoles, type NamedRoles } from './find-roles.ts';
import { findSections } from './find-sections.ts';
import { FORM } from './forms.ts';
import { type Head, headsIn } from './head-candidates.ts';
import type { Draft } from './head-design.ts';
import type { ChosenHeads } from './head-looks.ts';
import { lettersOf } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import { HEAD, TITLE } from './looks.ts';
import { isMarkerText, withoutMarker } from './markers.ts';
import type { Mark } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { sectionedQuestions } from './sectioned-questions.ts';
import type { ChapterSpan } from './spans.ts';
import { OPENING_WORD } from './words.ts';

/** A chapter's lines with what words and numbers say of them, before the headings without its number are chosen. */
export type ChapterDraft = Draft & {
  span: ChapterSpan;
  lines: readonly Line[];
  pageSizes: readonly PageSize[];
  outline: readonly OutlineEntry[];
  marks: Mark[];
};

/** What a chapter is drafted from. `listed` are the letters of what outline and contents name. */
export type DraftSource = {
  span: ChapterSpan;
  lines: readonly Line[];
  pageSizes: readonly PageSize[];
  body: Body;
  named: NamedRoles;
  listed: ReadonlySet<string>;
  outline: readonly OutlineEntry[];
};

export function draftOf({ span, lines, pageSizes, body, named, listed: namedOutside, outline }: DraftSource): ChapterDraft {
  const taken = new Set<number>();
  const take = (marks: readonly Mark[]) => {
    for (const mark of marks) for (let i = 0; i < mark.span; i++) taken.add(mark.index + i);
    return marks;
  };
  const roles = take(findRoles(lines, body, named));
  const titles = titlesOf(span, lines, body);
  for (const index of titles) taken.add(index);
  for (const index of questionsAfter(roles, lines, span.number, body)) taken.add(index);
  const own = findContentsList(lines, body, taken);
  for (const index of own.listed) taken.add(index);
  const outlined = take(findListed(lines, span.listed ?? [], body, taken));
  const numbered = outlined.length > 0 ? [] : take(numberedSections(lines, span.number, body, taken));
  // A unit that lists its sections names all that it takes for topics, unless it numbers more than it lists.
  const listed = outlined.length > 0 || own.marks.length === 0 ? outlined : withListed(numbered, own.marks);
  if (listed !== outlined) take(listed);
  const sections = listed.length > 0 ? listed : numbered;
  const parts = withAskedSections(sections, roles, lines, span.number);
  const asked = parts.filter(({ kind }) => kind === 'role');
  const examples = take(findExamples(lines, body, taken));
  const activities = sections.length > 0 ? { marks: [], size: 0 } : findActivities(lines, span.number, body, taken);
  take(activities.marks);
  // What is set smaller than the activities' or lessons' names belongs to one of them.
  const least = Math.max(activities.size, sizeOfLessons(sections, lines));
  // Where the outline names sections, type of the text's size heads none, unless those that it names are set in it.
  const isDivided = span.isDivided === true && listed.length === 0 && !namesLinesOf(lines, body, outline);
  const how = listed.length > 0 ? 'deep' : howNumbered(sections, isDivided);
  const isDeep = how === 'deep';
  // An outline that goes so deep names all that it takes for topics.
  const heads = headsIn({
    lines: outlined.length > 0 ? [] : lines,
    mayHead: (line) => !isDeep || standsOut(line, body),
    body,
    taken,
    roles: [...roles, ...asked].sort((a, b) => a.index - b.index),
    recurring: named,
    examples: new Set(examples.map(({ index }) => index)),
    numbers: new Set(sections.flatMap((mark) => (mark.kind === 'section' && mark.number.includes('.') ? [mark.number] : []))),
    names: new Set([span.name, ...sections.map(({ text }) => text)].map(lettersOf)),
    boxesOf: (page) => framesOf(pageSizes[page]),
    named: namedOutside,
  });
  return {
    span,
    lines,
    pageSizes,
    outline,
    body,
    pages: span.last - span.first + 1,
    marks: [...roles, ...parts, ...examples, ...activities.marks],
    numbered: how,
    heads: heads.filter(
      (head) => head.line.size >= Math.max(least, isDivided ? HEAD.clearlyLarger * body.size : 0) && (!isDeep || isPlainlyHead(head)),
    ),
  };
}

/** Where sections are numbered in two levels nothing else is a heading than what is bold, coloured or larger, and no cell at the left of a row. */
function standsOut(line: Line, body: Body): boolean {
  const isBesideCells = line.gapAbove < -line.size / 2 && line.gapAbove > -2 * line.size;
  return !isBesideCells && (line.isBold || line.size >= HEAD.clearlyLarger * body.size || !body.colours.has(line.colour));
}

/** Nor is what counts, goes on, or stands within questions or a table. */
function isPlainlyHead({ form, facts }: Head): boolean {
  return form !== 'digit' && form !== 'decimal' && !facts.inSet && !facts.inTable && !facts.goesOn;
}

/** How far the sections of a chapter are numbered. */
function howNumbered(sections: readonly Mark[], isDivided: boolean): Draft['numbered'] {
  const numbers = sections.flatMap((mark) => (mark.kind === 'section' ? [mark] : []));
  if (numbers.some(({ level }) => level === 2)) return 'deep';
  return isDivided || (numbers.length >= 2 && numbers.some(({ number }) => number.includes('.'))) ? 'sections' : 'none';
}

/** The usual size of the lessons' names; one or the other may be set smaller. */
function sizeOfLessons(sections: readonly Mark[], lines: readonly Line[]): number {
  const sizes = sections.flatMap((mark) => (mark.kind === 'section' && mark.isLesson ? [lines[mark.index]?.size ?? 0] : []));
  return sizes.sort((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? 0;
}

/** Whether the outline names lines that have the text's size and stand out by something else. */
function namesLinesOf(lines: readonly Line[], body: Body, outline: readonly OutlineEntry[]): boolean {
  const named = (line: Line) =>
    outline.filter(({ page }) => page === line.page).some(({ title }) => lettersOf(title) === lettersOf(line.text));
  return lines.some((line) => line.isBold && line.size < HEAD.clearlyLarger * body.size && named(line));
}

/** All that opens something in a chapter: what its words and numbers say, and the headings that were chosen by their looks. */
export function marksOf({ marks, heads }: ChapterDraft, chosen: ChosenHeads): Mark[] {
  const styled = heads.flatMap((head): Mark[] => {
    const found = chosen.get(head);
    return found ? [styledMark(head, found)] : [];
  });
  return [...marks, ...styled].sort((a, b) => a.index - b.index);
}

function styledMark({ index, span, text, look, form, label }: Head, { level, isSure }: { level: number; isSure: boolean }): Mark {
  if (form === 'digit' || form === 'decimal')
    return { kind: 'section', index, span, text, number: label, level: label.includes('.') ? 2 : level, confidence: HEAD.numbered };
  return { kind: 'style', style: look, index, span, level, text, confidence: isSure ? HEAD.sure : HEAD.unsure };
}

/** The numbered sections and what else the unit's own list names. */
function withListed(numbered: readonly Mark[], listed: readonly Mark[]): Mark[] {
  const known = new Set(numbered.map(({ index }) => index));
  return [...numbered, ...listed.filter(({ index }) => !known.has(index))].sort((a, b) => a.index - b.index);
}

/** Sections with the chapter's number before their own, or lessons. */
function numberedSections(lines: readonly Line[], chapter: number, body: Body, taken: ReadonlySet<number>): Mark[] {
  const found = findSections(lines, chapter, body, taken);
  const numbered = areOfOwnSections(found, lines, chapter, body) ? [] : found;
  const lessons = numbered.length > 0 ? numbered : titledLessons(lines, body);
  return lessons.length > 0 ? lessons : findLessons(lines, taken);
}

/** Where sections are `1`, `2` and `3`, those of the second look as if they had the second chapter's number: others come before, or are as many. */
function areOfOwnSections(found: readonly Mark[], lines: readonly Line[], chapter: number, body: Body): boolean {
  const numbers: number[] = [];
  for (const line of lines) {
    const label = sectionLabelOf(line.text);
    if (label === null) continue;
    const isRunIn = line.leadIsBold && !body.isBold && line.leadLength > label.number.length + RUN_IN;
    if (isRunIn || (isSetOff(line, body) && isUniform(line))) numbers.push(label.chapter);
  }
  const others = numbers.filter((number) => number !== chapter).length;
  return found.length > 0 && (others >= Math.max(2, found.length) || (others > 0 && numbers[0] === 1 && chapter > 1));
}

/** Questions behind the last heading of exercises that are numbered like subsections. */
function questionsAfter(roles: readonly Mark[], lines: readonly Line[], chapter: number, body: Body): number[] {
  const last = roles.findLast((mark) => mark.kind === 'role' && mark.role === 'exercise')?.index;
  if (last === undefined) return [];
  const found = sectionedQuestions(lines.slice(last), chapter).map(({ index }) => last + index);
  // In larger type the chapter goes on with its sections.
  return found.some((index) => isHeadingOf(lines[index] as Line, body)) ? [] : found;
}

function isHeadingOf(line: Line, body: Body): boolean {
  return line.size >= HEAD.clearlyLarger * body.size && isUniform(line);
}

/** The frames of a page without those that are its background, or a picture that runs from edge to edge behind the text. */
function framesOf(page: PageSize | undefined): Box[] {
  if (page === undefined) return [];
  return page.boxes.filter(
    (box) => (box.x1 - box.x0) * (box.y1 - box.y0) < 0.6 * page.width * page.height && (box.x0 > 1 || box.x1 < page.width - 1),
  );
}

const ROMAN_LETTERS = 4;
/** Letters in bold behind a number that a text goes on from. */
const RUN_IN = 4;
const CHAPTER_LINE = new RegExp(`^(?:${OPENING_WORD})\\s*(?:\\S{0,8}$|[\\dIVX]{1,4}\\s*[:‐–—-])`, 'iu');

function titlesOf(span: ChapterSpan, lines: readonly Line[], body: Body): number[] {
  // The title may be no larger than the headings.
  const name = lettersOf(span.name);
  const isName = (line: Line) =>
    name !== '' &&
    isSetOff(line, body) &&
    [line.text, countedTitle(line)?.title ?? '', line.text.replace(FORM.kind, '')].some((text) => lettersOf(text) === name);
  // `Demand`, in smaller type below `Demand and Supply`, is its first section.
  const first = lines.filter(({ page }) => page === span.first);
  const named = new Set(first.filter(isName));
  const whole = Math.max(0, ...Array.from(named, ({ size }) => size));
  const isPart = (line: Line) => isTitlePart(line, span, body) && (line.size >= TITLE.alike * whole || isMarkerText(line.text));
  const from = lines.indexOf(first[0] as Line);
  return first.flatMap((line, index) => (named.has(line) || isPart(line) ? [from + index] : []));
}

/** The chapter's own title and its repetitions are no topics. */
function isTitlePart(line: Line, span: ChapterSpan, body: Body): boolean {
  if (isMarkerText(line.text)) return true;
  const own = lettersOf(withoutMarker(line));
  if (own.length < 3) return false;
  // `6.1 Perimeter` opens a chapter called `Perimeter and Area`.
  if (sectionLabelOf(line.text)?.chapter === span.number) return false;
  if (CHAPTER_LINE.test(line.text)) return true;
  // A number in Roman letters may stand before the name.
  const name = lettersOf(span.name);
  return (
    line.size > body.size * 1.15 && (name.includes(own) || (name !== '' && own.endsWith(name) && own.length <= name.length + ROMAN_LETTERS))
  );
}
