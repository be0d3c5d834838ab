import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { begins } from './family-words.ts';
import { itemsOf } from './items.ts';
import { labelOf, sectionLabelOf } from './labels.ts';
import { withoutLetteredParts } from './lettered-sets.ts';
import { ROLE } from './looks.ts';
import type { Mark } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading, isSpaced, onceOnly, type Role, roleOf } from './roles.ts';

/** A reader has work on so many skills at least; one alone is a heading of any book. */
const SKILLS = 2;
/** Of a chapter's lines: questions stand behind them, and boxes with a few before. */
const SECOND_HALF = 0.45;

/** Lines of a summary that are looked at, and the share of its items that ask if it is a set of questions. */
const SUMMED = 40;
const ASKING = 0.7;

/** Lines whose role is known from elsewhere than the list of words; `none` for what heads no part of the chapter. */
export type NamedRoles = ReadonlyMap<Line, Role | 'none'>;

/** Headings that a list of words names: exercises, summaries, intext boxes, answers. */
export function findRoles(lines: readonly Line[], body: Body, named: NamedRoles = new Map()): Mark[] {
  const marks: Mark[] = [];
  let end = 0;
  for (const index of standingOut(lines, body, named)) {
    // What a heading runs on in.
    if (index < end) continue;
    const line = lines[index] as Line;
    const known = named.get(line);
    if (known === 'none') continue;
    const found = known ? { role: known, text: cleanHeading(line.text), span: 1 } : roleAt(lines, index);
    if (found === null || !(known || standsOut(line, lines, index, body, found.role))) continue;
    // A last unit may have the answers of all units behind its `4.12 References`.
    if (found.role === 'after' && index < ROLE.closing * lines.length && !(sectionLabelOf(line.text) && endsWithQuestions(marks))) continue;
    // `Summary` and `Exercises` close the list of contents in the margin of a chapter's first page.
    if (line.isMargin && line.page === lines[0]?.page && index < ROLE.marginList * lines.length) continue;
    const last = marks.at(-1);
    // Five strokes of one heading, or the same heading above and below a rule, are one.
    if (
      last?.kind === 'role' &&
      last.role === found.role &&
      index - last.index - last.span < 2 &&
      last.text.toLowerCase() === found.text.toLowerCase()
    )
      continue;
    marks.push({ kind: 'role', index, confidence: isSetOff(line, body) ? ROLE.sure : ROLE.unsure, ...found });
    end = index + found.span;
  }
  return withParts(asReader(askingSummaries(withoutLetteredParts(marks, lines), lines)), lines).filter(
    (mark) => !isListed(mark, marks, lines),
  );
}

/** The lines that are named or set off in any way, found before anything is asked about them, as most lines are text. */
function standingOut(lines: readonly Line[], body: Body, named: NamedRoles): number[] {
  const found: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (mayStandOut(line, body) || named.has(line)) found.push(index);
  }
  return found;
}

/** `What we have learnt` sums up, or asks: what stands below it tells. */
function askingSummaries(marks: readonly Mark[], lines: readonly Line[]): Mark[] {
  return marks.map((mark, at) => {
    if (mark.kind !== 'role' || mark.role !== 'summary') return mark;
    const from = mark.index + mark.span;
    const items = itemsOf(lines.slice(from, Math.min(marks[at + 1]?.index ?? lines.length, from + SUMMED)), {
      chapter: 0,
      isBulleted: true,
    });
    const isAsking = items.length >= 2 && items.filter(({ text }) => asks(text)).length >= ASKING * items.length;
    return isAsking ? { ...mark, role: 'exercise' as const } : mark;
  });
}

function endsWithQuestions(marks: readonly Mark[]): boolean {
  const last = marks.at(-1);
  return last?.kind === 'role' && (last.role === 'exercise' || last.role === 'intext' || last.role === 'part');
}

/** A reader has its work under the skills of a language, `Let us speak` and `Let us write`: there all of what `Let us` heads is such work. */
function asReader(marks: readonly Mark[]): Mark[] {
  const isSkill = (mark: Mark) => mark.kind === 'role' && mark.role === 'skill';
  const skills = new Set(marks.filter(isSkill).map(({ text }) => text.toLowerCase()));
  if (skills.size < SKILLS) return marks.filter((mark) => !isSkill(mark));
  return marks.map((mark) =>
    mark.kind === 'role' && begins(mark.text, 'letUs')
      ? { ...mark, role: 'skill' as const, text: mark.text.replace(/(?<=us )ink$/i, 'Think') }
      : mark,
  );
}

/**
 * `Answer the following`, `Fill in the blanks`: parts of a set. Where no heading names the set they are it, from the first that stands
 * in the chapter's second half. `1.16 Multiple choice questions`, numbered as the sections are, is a set of its own.
 */
function withParts(marks: readonly Mark[], lines: readonly Line[]): Mark[] {
  const isPart = (mark: Mark) => mark.kind === 'role' && mark.role === 'part';
  const isNamed = marks.some(
    (mark) =>
      mark.kind === 'role' &&
      (mark.role === 'exercise' ||
        mark.role === 'skill' ||
        (mark.role === 'unclear' && mark.index > SECOND_HALF * lines.length) ||
        isQuestionSection(mark, lines)),
  );
  const isSet = (mark: Mark) =>
    mark.index >= SECOND_HALF * lines.length && (!isNamed || sectionLabelOf(lines[mark.index]?.text ?? '') !== null);
  return marks.flatMap((mark) => {
    if (!isPart(mark)) return [mark];
    return isSet(mark) ? [{ ...mark, role: 'exercise' as const, kind: 'role' as const, confidence: ROLE.unsure }] : [];
  });
}

/** `1.14 Check Your Progress`, numbered as the chapter's sections are, near its end. */
function isQuestionSection(mark: Mark, lines: readonly Line[]): boolean {
  return (
    mark.kind === 'role' &&
    mark.role === 'intext' &&
    mark.index > SECOND_HALF * lines.length &&
    sectionLabelOf(lines[mark.index]?.text ?? '') !== null
  );
}

/** A list of contents on the chapter's first page names its exercises and summary, which come later. */
function isListed(mark: Mark, marks: readonly Mark[], lines: readonly Line[]): boolean {
  if (mark.kind !== 'role' || (mark.role !== 'exercise' && mark.role !== 'summary' && mark.role !== 'after')) return false;
  const isEarly = lines[mark.index]?.page === lines[0]?.page && mark.index < ROLE.list * lines.length;
  // Its first question follows.
  if (isEarly && labelOf(lines[mark.index + mark.span]?.text ?? '')?.number === 1) return false;
  return isEarly && marks.some((other) => other.index > mark.index + ROLE.listLines && other.kind === 'role' && other.role === mark.role);
}

function roleAt(lines: readonly Line[], index: number) {
  const line = lines[index] as Line;
  const next = lines[index + 1];
  const role = roleOf(line.text);
  const isWrapped =
    next &&
    next.page === line.page &&
    Math.abs(next.size - line.size) < ROLE.wrapPoints &&
    next.isBold === line.isBold &&
    next.y > line.y &&
    next.y - line.y < ROLE.wrapStep * line.size &&
    next.text.length < ROLE.wrapLetters;
  if (isWrapped && line.text.length < ROLE.wrapFirst) {
    const both = `${line.text} ${next.text}`;
    const joined = roleOf(both);
    if (joined !== null && joined !== 'after' && role !== joined) return { role: joined, text: cleanHeading(both), span: 2 };
    if (joined !== null && role === joined && /\d|set|for|on$/i.test(next.text)) return { role, text: cleanHeading(both), span: 2 };
  }
  return role === null ? null : { role, text: cleanHeading(line.text), span: 1 };
}

/** Whether anything at all sets a line off, whatever its role may be. */
function mayStandOut(line: Line, body: Body): boolean {
  return isSetOff(line, body) || line.isItalic || isClear(line) || isSpaced(line.text) || onceOnly(line.text) !== line.text;
}

/** One of the plainest words with room above it. */
function isClear({ gapAbove, size, text }: Line): boolean {
  const isAlone = gapAbove < 0 || gapAbove > ROLE.room * size;
  return isAlone && begins(cleanHeading(text).replace(/^[\d.\s]+/, ''), 'clearRole');
}

/** A word of the list is a heading only if it looks like one; the plainest words must be set off. */
function standsOut(line: Line, lines: readonly Line[], index: number, body: Body, role: string): boolean {
  // Of a word that grows and fades, most letters are small.
  if (onceOnly(line.text) !== line.text) return true;
  if (line.size < ROLE.smallest * body.size) return false;
  if (isSetOff(line, body) || isSpaced(line.text)) return true;
  if (line.isItalic && isUniform(line) && role === 'exercise') return true;
  const next = lines[index + 1];
  return isClear(line) && role !== 'after' && role !== 'unclear' && next !== undefined && next.y !== line.y;
}
