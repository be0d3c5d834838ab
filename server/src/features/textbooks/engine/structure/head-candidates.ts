import type { Box } from '../pdf/glyphs.ts';
import { isCapitals, isWords, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { areOtherFaces } from '../text/lost-names.ts';
import { asks } from './asks.ts';
import { begins, means } from './family-words.ts';
import type { NamedRoles } from './find-roles.ts';
import { FORM, withoutColon } from './forms.ts';
import { isBoxed, isFollowed, isInTable, namesActivity, textEdges } from './head-places.ts';
import { lettersOf } from './key-of.ts';
import { labelOf, saysSolution } from './labels.ts';
import { HEAD } from './looks.ts';
import { joinLines, type Mark, nameOfSet, wrapSpan } from './marks.ts';
import { type Body, isInCapitals, isUniform } from './measure.ts';
import { withoutPartLetter } from './part-heads.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { PART_WORD } from './words.ts';

/** What is asked of each line that may be a heading: yes or no. */
export const FACTS = [
  'apart',
  'clear',
  'roomBelow',
  'left',
  'centred',
  'followed',
  'opensChapter',
  'underHead',
  'recurs',
  'boxed',
  'inTable',
  'mixed',
  'runsOn',
  'margin',
  'sentence',
  'colon',
  'asks',
  'label',
  'long',
  'short',
  'goesOn',
  'odd',
  'signs',
  'badge',
  'item',
  'inSet',
  'closing',
  'pageTop',
  'named',
] as const;
type Fact = (typeof FACTS)[number];

/** A line, or several where it wraps, that may be a heading without a number of the chapter: its look and what is known of its place. */
export type Head = {
  index: number;
  span: number;
  text: string;
  line: Line;
  look: string;
  form: Form;
  /** The place that its number counts, and the number as it is printed. */
  number: number;
  label: string;
  facts: Record<Fact, boolean>;
  /** Its words recur in chapter after chapter: a part of the design, or a section that all of them have. */
  isRecurring: boolean;
};

export type Form = 'none' | 'digit' | 'decimal' | 'roman' | 'letter' | 'small' | 'word';

/** Signs of formulae and of programs. */
const SIGNS = /[#={}<>\\|_+*→~^]|\p{L}\(/u;

const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };
const FORMS: [Form, RegExp][] = [
  ['decimal', /^§?\s?(\d{1,2}(?:\s?\.\s?\d{1,2})+)[.:)]?\s*(?:[-–]\s+)?(?=[^\d\s.,:)])/u],
  ['digit', /^§?\s?\(?(\d{1,2})(?:\s?[.):]\)?\s*(?:[-–]\s*)?|\s+(?:[-–]\s+)?)(?=\p{L})/u],
  ['roman', /^\(?([IVX]{1,5}|[ivx]{1,5})\s?(?:[.:]\)?\s+|\)\s*)(?=\p{L})/u],
  ['letter', /^\(?([A-Z])\s?[.):]\)?\s+(?=\p{L})/u],
  ['small', /^\(?([a-z])(?:\s?[.)]\)?\s+|\)\s?[.:]\s?)(?=\p{L})/u],
  // `Session 1: Soil` is a name as others are.
  ['word', new RegExp(`^(?!(?:${PART_WORD}|lesson)\\s)\\p{L}{3,14}\\s+(\\d{1,2}(?:\\.\\d{1,2})?)\\s*(?:[.:–-]|$)`, 'iu')],
];

/** Numbers that are never part of a name. */
const PLAIN_NUMBERS = new Set<Form>(['digit', 'decimal', 'small']);

/** How a heading counts, and its number. */
function formOf(text: string): { form: Form; number: number; label: string; reach: number } {
  for (const [form, test] of FORMS) {
    const [whole = '', label] = test.exec(text) ?? [];
    if (label === undefined) continue;
    return { form, number: placeOf(form, label), label: label.replaceAll(' ', ''), reach: whole.length };
  }
  return { form: 'none', number: 0, label: '', reach: 0 };
}

function placeOf(form: Form, label: string): number {
  if (form === 'letter' || form === 'small') return label.toLowerCase().charCodeAt(0) - 96;
  return form === 'roman' ? romanValue(label) : Number(label.split('.').at(-1));
}

function romanValue(text: string): number {
  const values = [...text.toLowerCase()].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** What is known of a chapter when its headings are looked for. */
export type HeadsIn = {
  lines: readonly Line[];
  /** Whether a line stands out enough in such a chapter. */
  mayHead: (line: Line) => boolean;
  body: Body;
  taken: ReadonlySet<number>;
  roles: readonly Mark[];
  recurring: NamedRoles;
  /** Where examples begin. */
  examples: ReadonlySet<number>;
  /** The numbers of sections that are known: with one of them a line says such a heading again. */
  numbers: ReadonlySet<string>;
  /** Letters of the names of the chapter and of its numbered sections. */
  names: ReadonlySet<string>;
  boxesOf: (page: number) => readonly Box[];
  /** Letters of what the outline and the list of contents name. */
  named: ReadonlySet<string>;
};

/** All lines that differ from running text as headings do, in whatever way. */
export function headsIn(chapter: HeadsIn): Head[] {
  const { lines, body, taken, names, numbers, recurring } = chapter;
  const heads: Head[] = [];
  const edges = textEdges(lines, body);
  const firstText = lines.findIndex(({ text, size }) => text.length >= HEAD.textLine && Math.abs(size - body.size) < HEAD.textPoints);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (taken.has(index) || !mayHead(line, body) || !chapter.mayHead(line)) continue;
    // Where sections are numbered, such lines show what the others of their look are.
    if (numbers.size === 0 && saysSolution(line.text)) continue;
    const own = formOf(cleanHeading(line.text));
    const wrapped = wrapSpan(
      lines,
      index,
      (next) => roleOf(next.text) === null && !taken.has(lines.indexOf(next, index)) && !isCounted(next),
    );
    const span = own.form === 'digit' ? wrapped + subtitleSpan(lines, index, wrapped, body) : wrapped;
    const whole = cleanHeading(joinLines(lines.slice(index, index + span)));
    // The name of the chapter or of a section once more, at the top of a page in type of the text's size, is a running head.
    if (line.gapAbove < 0 && !line.isBold && line.size < HEAD.larger * body.size && names.has(lettersOf(whole))) continue;
    const { form, number, label, reach } = formOf(whole);
    if (numbers.has(label)) continue;
    const look = lookOf(line, body, form);
    const facts = factsOf(index, span, whole, chapter, { edges: edges.get(line.page) ?? [], firstText });
    const text = withoutColon(PLAIN_NUMBERS.has(form) ? whole.slice(reach) : whole);
    heads.push({ index, span, text, line, look, form, number, label, facts, isRecurring: recurring.get(line) === 'none' });
    index += span - 1;
  }
  const ends = new Map(heads.map((head) => [head.index + head.span, head]));
  const starts = new Set(
    heads.flatMap(({ index, facts: { followed, sentence, long } }) => (followed && !sentence && !long ? [index] : [])),
  );
  for (const head of heads) {
    const above = ends.get(head.index);
    head.facts.underHead = above !== undefined && isRightAbove(above.line, head.line, body);
  }
  // Below a heading is text, an example or a smaller heading; what is numbered, or named in the book's list, may stand above a box.
  const opens = (index: number) => starts.has(index) || chapter.examples.has(index) || chapter.examples.has(index + 1);
  return heads.filter(
    ({ facts, form, index, span }) => facts.followed || facts.named || opens(index + span) || form === 'digit' || form === 'decimal',
  );
}

/** A note in the margin, what closes the page before, or the words of a picture in small type are read before a heading and are none above it. */
function isRightAbove(above: Line, line: Line, body: Body): boolean {
  const isSmall = above.size < body.size - HEAD.textPoints && line.size > body.size + HEAD.textPoints;
  const isInLine = above.columnX0 === line.columnX0 || (above.x0 < line.x1 && above.x1 > line.x0);
  return above.page === line.page && above.y < line.y && isInLine && !isSmall;
}

/** Whether a line begins with a number of its own: it goes on with no heading. */
function isCounted({ text }: Line): boolean {
  const { form } = formOf(text);
  return form === 'decimal' || form === 'digit';
}

/** `2. Kinship and Marriage`, and under it in the same colour, a little smaller, `Many Rules and Varied Practices`. */
function subtitleSpan(lines: readonly Line[], index: number, span: number, body: Body): number {
  const [first, last, next] = [lines[index] as Line, lines[index + span - 1] as Line, lines[index + span]];
  const isUnder =
    next !== undefined &&
    next.page === last.page &&
    next.y > last.y &&
    next.y - last.y < HEAD.subtitleStep * first.size &&
    next.size >= HEAD.subtitleSize * first.size &&
    next.size > HEAD.subtitleLarger * body.size &&
    next.colour === first.colour &&
    next.isBold === first.isBold &&
    isUniform(next) &&
    !isCounted(next) &&
    roleOf(next.text) === null;
  return isUnder ? 1 : 0;
}

/** Whether something in its type sets the line off from text. */
function mayHead(line: Line, body: Body): boolean {
  const { text } = line;
  // Asked first, as most lines are text.
  const isMarked =
    line.size >= HEAD.larger * body.size ||
    (line.isBold && !body.isBold) ||
    line.isItalic ||
    !body.colours.has(line.colour) ||
    areOtherFaces(line.font, body.font) ||
    isInCapitals(line, body);
  if (!isMarked || line.size > HEAD.largest * body.size || line.size < HEAD.smallest * body.size) return false;
  return (
    text.length <= HEAD.longest &&
    letterCount(text) >= HEAD.shortest &&
    isWords(text, HEAD.words) &&
    !FORM.equation.test(text) &&
    mayBeTopic(text)
  );
}

/** Words of closing parts, `Key Terms`, head a section here and there; the other roles never do. */
function mayBeTopic(text: string): boolean {
  // `A. Multiple choice questions` is a part of a set.
  const role = roleOf(text) ?? roleOf(withoutPartLetter(text));
  return (role === null || (role === 'after' && !begins(text, 'besideText'))) && !means(text, 'box');
}

function factsOf(
  index: number,
  span: number,
  text: string,
  { lines, body, roles, boxesOf, named }: HeadsIn,
  { edges, firstText }: { edges: readonly number[]; firstText: number },
): Record<Fact, boolean> {
  const line = lines[index] as Line;
  const [last, next] = [lines[index + span - 1] as Line, lines[index + span]];
  const width = line.columnX1 - line.columnX0;
  const gap = line.gapAbove < 0 ? Number.POSITIVE_INFINITY : line.gapAbove;
  const isCentred =
    Math.abs(line.x0 + line.x1 - line.columnX0 - line.columnX1) < 2 * HEAD.centred * width &&
    line.x0 - line.columnX0 > HEAD.centred * width;
  const bare = text.replace(FORM.enumerated, '');
  const role = roles.findLast((mark) => mark.index < index);
  const label = labelOf(text);
  return {
    apart: gap >= Math.max(HEAD.room * line.size, body.step + 1),
    clear: gap >= HEAD.clearRoom * line.size,
    roomBelow: next !== undefined && next.page === last.page && next.gapAbove >= HEAD.room * next.size,
    left: Math.abs(line.x0 - line.columnX0) < HEAD.edgePoints || edges.some((edge) => Math.abs(edge - line.x0) < HEAD.edgePoints),
    centred: isCentred,
    followed: isFollowed(lines, index + span, body),
    opensChapter: index <= firstText,
    underHead: false,
    recurs: false,
    boxed: isBoxed(line, boxesOf(line.page), lines, body),
    inTable: isInTable(lines, index),
    mixed: !isUniform(line),
    runsOn: span === 1 && line.leadLength < line.text.trimEnd().length,
    margin: line.isMargin,
    sentence: FORM.endsClause.test(text),
    colon: /[:–-]$/.test(text),
    asks: text.endsWith('?') || asks(text),
    label: begins(text, 'label') || namesActivity(lines, index),
    long: letterCount(text) > HEAD.long,
    short: letterCount(text) < HEAD.brief,
    goesOn: FORM.goesOn.test(bare) && !isInCapitals(line, body),
    odd:
      FORM.bulleted.test(text) ||
      FORM.spoken.test(bare) ||
      FORM.formula.test(bare) ||
      FORM.romanOnly.test(bare) ||
      FORM.ofAppendix.test(text) ||
      FORM.alphabet.test(text) ||
      (FORM.breaksOff.test(bare) && !isCapitals(bare)),
    // A star behind a heading leads to a note.
    signs: SIGNS.test(text.replace(/\*$/, '')),
    badge: means(text, 'call'),
    item: label !== null && asks(label.rest),
    inSet:
      role?.kind === 'role' && (role.role === 'exercise' || role.role === 'intext' || role.role === 'answers') && !isClosing(role, roles),
    pageTop: line.gapAbove < 0,
    closing: index > HEAD.closing * lines.length,
    named: named.has(lettersOf(text)),
  };
}

/** Sets of one name that come again and again close the parts of a chapter: behind each but the last it goes on. */
function isClosing(set: Mark, roles: readonly Mark[]): boolean {
  const alike = roles.filter((mark) => mark.kind === 'role' && nameOfSet(mark) === nameOfSet(set));
  return alike.length >= HEAD.level && alike.at(-1) !== set;
}

/** Lines of one look are headings of one level, or none of them is. */
function lookOf(line: Line, body: Body, form: Form): string {
  return [
    Math.round(line.size * 2) / 2,
    line.isBold || areOtherFaces(line.font, body.font) ? 'b' : '',
    line.isItalic ? 'i' : '',
    body.colours.has(line.colour) ? '' : line.colour,
    isInCapitals(line, body) ? 'C' : '',
    form,
    line.font,
  ].join('|');
}
