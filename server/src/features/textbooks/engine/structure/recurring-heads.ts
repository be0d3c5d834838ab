import { isWords, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { begins, means } from './family-words.ts';
import type { NamedRoles } from './find-roles.ts';
import { FORM } from './forms.ts';
import { itemsOf } from './items.ts';
import { countsQuestion } from './labelled-questions.ts';
import { labelOf, letterLabelOf, opensList, romanLabelOf, SOLUTION, sectionLabelOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import { RECURRING } from './looks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { withoutPartLetter } from './part-heads.ts';
import { type Role, roleOf } from './roles.ts';

/** `Problem 3`, `Note:`: a label of what follows, and no name. */
const CAPTION = /^\S+\s*(?:\d|[:.–-]|$)/u;

const EXAMPLES = new RegExp(`^(?:examples?|${wordsFor('example').join('|')})\\s*:?$`, 'iu');

const OPTION = /^\(?[A-F][.)]\s/;

/** A chapter's lines and its number. */
export type Part = { lines: readonly Line[]; number: number };
/** Letters of a number before a heading's words. */
const NUMBER_LETTERS = 4;
type Place = { part: number; index: number; line: Line };
type Follow = { count: number; asked: number };

/** A section's number before the words, and one behind them. */
const NUMBERS = /^[\d.]+\s+|[\s:.–-]*\d[\d.]*$/gu;
const NUMBERED = /^\d{1,2}\s?[.)]\s+(?=\p{Lu}|\p{Lo})/u;

/**
 * What headings open that recur through a book, by what follows them and whatever their words are: a set of questions that begins again
 * under each, or a box, which is no topic. Words that the list of roles knows keep their meaning.
 */
export function recurringRoles(parts: readonly Part[], body: Body): NamedRoles {
  const named = new Map<Line, Role | 'none'>();
  const all = [...placesOf(parts, body)];
  const heads = all.filter(([, places]) => places.length >= RECURRING.sets);
  const roles = parts.map(
    ({ lines }) =>
      new Set(lines.flatMap((line) => (line.text.length <= RECURRING.longest && isSetOff(line, body) ? [roleOf(line.text)] : []))),
  );
  // What shows something asks nothing in a book that has questions.
  const hasQuestions = roles.some((own) => own.has('exercise') || own.has('intext'));
  for (const [key, places] of heads) {
    const first = places[0]?.line.text ?? key;
    const role = roleOf(first) ?? roleOf(withoutPartLetter(first));
    const isFree = places.some(({ part }) => !roles[part]?.has('exercise'));
    const isNumbered = places.some(({ line }) => NUMBERED.test(line.text));
    if (
      !isNumbered &&
      (role === null || role === 'part' || role === 'intext' || role === 'unclear') &&
      isFree &&
      !(hasQuestions && EXAMPLES.test(first)) &&
      opensSets(places, parts, role, body)
    ) {
      for (const { line } of places) named.set(line, 'exercise');
    } else if (role === null && !SOLUTION.test(first) && isBoxOf(key, places, parts)) {
      const isClosing = places.every(({ part, index }) => index >= RECURRING.closing * (parts[part]?.lines.length ?? 0));
      for (const { line } of places) named.set(line, isClosing ? 'after' : 'none');
    }
  }
  for (const [key, places] of all)
    if (means(key, 'tasks') && roleOf(key) === null) for (const line of openingTasks(places, parts, body)) named.set(line, 'exercise');
  return named;
}

/** Of the headings `Writing assignment`, `Advanced exercises` those that questions follow, behind some lines that tell what is to be done. */
function openingTasks(places: readonly Place[], parts: readonly Part[], body: Body): Line[] {
  if (places.filter((place) => opensSection(place, parts)).length >= RECURRING.share * places.length) return [];
  const follows = places.map((place) => ({ line: place.line, ...followOf(place, parts, body, RECURRING.told) }));
  const asking = follows.filter(({ count, asked }) => count > 0 && asked >= RECURRING.asked * count);
  return asking.some(({ count }) => count >= RECURRING.sets) ? asking.map(({ line }) => line) : [];
}

/** Whether the heading stands right below a section's: `Motivating questions` that are asked before anything is taught. */
function opensSection({ part, index }: Place, parts: readonly Part[]): boolean {
  const { lines, number } = parts[part] as Part;
  return lines.slice(Math.max(0, index - RECURRING.title), index).some(({ text }) => sectionLabelOf(text)?.chapter === number);
}

/** Where each heading stands, by its words. */
function placesOf(parts: readonly Part[], body: Body): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const [part, { lines }] of parts.entries())
    for (const index of shortAmong(lines)) {
      const line = lines[index] as Line;
      if (!mayHead(line, body) && !(isCounted(line, body) && mayHead({ ...line, text: line.text.replace(NUMBERED, '') }, body))) continue;
      const key = withoutPartLetter(line.text.replaceAll(NUMBERS, '')).toLowerCase().trim();
      if (letterCount(key) < RECURRING.shortest || countsQuestion(key)) continue;
      const places = found.get(key);
      if (places) places.push({ part, index, line });
      else found.set(key, [{ part, index, line }]);
    }
  return found;
}

/** Where the lines stand that are no longer than a heading: a book has few of them. */
function shortAmong(lines: readonly Line[]): number[] {
  const found: number[] = [];
  for (let index = 0; index < lines.length; index++)
    if ((lines[index] as Line).text.length <= RECURRING.longest + NUMBER_LETTERS) found.push(index);
  return found;
}

function mayHead(line: Line, body: Body): boolean {
  const { text } = line;
  // What stands in brackets remarks on the heading above it.
  if (text.length > RECURRING.longest || line.size < RECURRING.smallest * body.size || /[,;]$|^\(.*\)$/.test(text)) return false;
  // What letters count in the text's own type are the answers to choose from.
  if (OPTION.test(text) && !isSetOff(line, body)) return false;
  const isApart =
    isSetOff(line, body) || line.isItalic || (!text.endsWith('.') && (line.gapAbove < 0 || line.gapAbove > RECURRING.room * line.size));
  return (
    isApart &&
    isUniform(line) &&
    !FORM.goesOn.test(text) &&
    isWords(text, RECURRING.words) &&
    !isNumbered(text) &&
    (!(begins(text, 'label') && CAPTION.test(text)) || roleOf(withoutPartLetter(text)) === 'part')
  );
}

/** `3. Assessment` in a heading's type: the parts that each lesson has may be numbered. Sections with the chapter's number are its own. */
function isCounted(line: Line, body: Body): boolean {
  return NUMBERED.test(line.text) && isSetOff(line, body);
}

/** An item of a list, in whatever form. */
function isNumbered(text: string): boolean {
  return (labelOf(text) ?? romanLabelOf(text) ?? letterLabelOf(text)) !== null;
}

/** Whether questions follow the heading nearly wherever it stands. */
function opensSets(places: readonly Place[], parts: readonly Part[], role: Role | null, body: Body): boolean {
  const follows = places.map((place) => followOf(place, parts, body));
  const headed = follows.filter(({ count }) => count >= RECURRING.sets);
  const [count, asked] = [headed.reduce((sum, one) => sum + one.count, 0), headed.reduce((sum, one) => sum + one.asked, 0)];
  const isLast = ({ part, index }: Place) => index >= RECURRING.behind * (parts[part]?.lines.length ?? 0);
  // A word for questions on the way opens the exercises of a book that has no others, where it stands at the end of its chapters.
  if (
    (role === 'intext' || role === 'unclear') &&
    !(new Set(places.map(({ part }) => part)).size >= RECURRING.chapters && places.filter(isLast).length >= RECURRING.share * places.length)
  )
    return false;
  return (
    headed.length >= Math.max(RECURRING.sets, RECURRING.share * places.length) && (role === 'part' || asked >= RECURRING.asked * count)
  );
}

/** The items below a heading, if they begin right there. */
function followOf({ part, index }: Place, parts: readonly Part[], body: Body, near = RECURRING.near): Follow {
  const { lines, number } = parts[part] as Part;
  const head = lines[index] as Line;
  // The next heading in no smaller type ends what this one heads.
  const closes = (line: Line) =>
    line.size >= head.size &&
    line.isBold === head.isBold &&
    (mayHead(line, body) || (line.size > body.size && sectionLabelOf(line.text) !== null));
  const below = lines.slice(index + 1, index + 1 + near + RECURRING.reach);
  const first = below.slice(0, near).findIndex(({ text }) => opensList(text, number));
  // Between a heading and its list another may stand where the list is near.
  const next = below.findIndex((line, at) => (at >= first || first >= RECURRING.near) && closes(line));
  if (first < 0 || (next >= 0 && next < first)) return { count: 0, asked: 0 };
  const items = itemsOf(below.slice(first, next < 0 ? first + RECURRING.reach : next), {
    chapter: number,
    isRoman: true,
    isBulleted: true,
  });
  // Behind the last of them the chapter goes on.
  return { count: items.length, asked: items.filter(({ text }) => asks(text.slice(0, RECURRING.question))).length };
}

/** The same words again in chapter after chapter, without a number: what they head is a part of the design. */
function isBoxOf(key: string, places: readonly Place[], parts: readonly Part[]): boolean {
  const own = new Set(places.map(({ part }) => part)).size;
  return own >= RECURRING.chapters && own >= RECURRING.most * parts.length && !means(key, 'believedAlone');
}
