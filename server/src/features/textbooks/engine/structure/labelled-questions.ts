import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { begins } from './family-words.ts';
import { opensList, SOLUTION } from './labels.ts';
import { wordsFor } from './languages.ts';
import { joinTexts } from './marks.ts';
import type { LabelledStart } from './numbered-statements.ts';
import { DIGITS, plainDigits } from './numerals.ts';
import { headsPart } from './part-heads.ts';
import { taskSections } from './task-sections.ts';

const NUMBERS = `([${DIGITS}]{1,3}(?:\\.[${DIGITS}]{1,2}(?=\\.[${DIGITS}]))?)(?:\\s?\\.\\s?([${DIGITS}]{1,3}))?`;
const WORDS = wordsFor('exercise').join('|');
const LABEL = new RegExp(
  `^(exercise|problem|question|ques?|ex|प्रश्न|${WORDS})\\s?\\.?\\s*${NUMBERS}(?:\\s?[.:)–-]\\s*|\\s+)(?=[\\p{L}(“‘"'$¿¡«])(.*)$`,
  'iu',
);
/** `Activity 2 (Rows of dots).`: the name of what is to be done, in brackets. */
const NAMED = new RegExp(`^(activity|task|challenge|project|exercise|${WORDS})\\s+${NUMBERS}\\s*\\((\\p{L}.{2,80})\\)\\s?\\.?$`, 'iu');
/** The label has a line of its own, with the chapter's number, or a bracket closes it beside a formula: `Ex.3)`. */
const ALONE = new RegExp(`^(exercise|problem|question|ex(?=[^)]*\\)$)|प्रश्न|${WORDS})\\s?\\.?\\s*${NUMBERS}\\s?[.:)]?()$`, 'iu');
const SHORT = /^ex$/i;
/** `Question 4.` on a line of its own in a paper, whose parts follow. */
const PAPER = new RegExp(`^(question|ques|problem|प्रश्न)\\s?[.:]?\\s*${NUMBERS}\\s?[.:]?()$`, 'iu');
/** Any word may count the questions of a set, as in `Session 3: Develop …`; only there, and with a mark behind the number. */
const ANY_WORD = new RegExp(`^(\\p{Lu}\\p{L}{2,11})\\s?${NUMBERS}\\s?[:.)–-]\\s*(?=[\\p{L}(“‘"'])(.*)$`, 'u');
/** `E1) …`, `Q 3: …`: letters count what is asked on the way, as the units of distance learning do. */
const LETTERED = new RegExp(`^(\\p{Lu}{1,3})\\s?([${DIGITS}]{1,2})((?!))?\\s?[.):]\\)?\\s*(?=[\\p{L}(“‘"'$])(.*)$`, 'u');
/** Any word on a line of its own, with the chapter, the section and the place: `Lab 1.2.3`. */
const ANY_ALONE = new RegExp(`^(\\p{Lu}\\p{L}{2,11})\\s?([${DIGITS}]{1,2}\\.[${DIGITS}]{1,2})\\.([${DIGITS}]{1,3})\\s?[.:]?()$`, 'u');
/** Below such a label: lines that tell whether it asks, and of all labels so many must. */
const BELOW = 8;
const ASKED = 0.5;
/** Numbers that statements and examples may have between two exercises, where the word opens a sentence. */
const SHARED = 9;
const SENTENCE = /^[\p{Lu}\p{Lo}(“‘"'$¿¡«]/u;
/** `▷ Exercise 1.2`: a sign that stands before the word, in whatever way its font spells it. */
const ICON = /^[^\p{L}\p{M}\p{N}\s([“‘"'¿¡]{1,3}\s+(?=\p{L})/u;
const NEAR = 30;
const ZERO = 0x30;
const NINE = 0x39;
const INDIC = 0x966;
const FEW = 2;
/** So many in a row make a word that is not in the list one that counts questions. */
const SEVERAL = 3;

type Numbered = { index: number; text: string };
type Counted = { lines: readonly Line[]; numbered: readonly Numbered[]; chapter: number; isSet: boolean };

/**
 * The questions among some lines that have a word before their number and count on: within the chapter (`2.1`, `2.2`) or plainly. Lists
 * within a question have no such word. Fewer than two are none. Each word counts by itself, as exercises and problems of one section.
 */
export function labelledQuestions(lines: readonly Line[], chapter: number, isSet = false): LabelledStart[] {
  const numbered = numberedIn(lines);
  const count = (grammars: readonly RegExp[], isOfSet = false) => countedBy({ lines, numbered, chapter, isSet: isOfSet }, grammars);
  const starts = count([LABEL, NAMED, ALONE], isSet);
  // The only question of a set opens it, and may go on with the chapter's numbers.
  const [first] = starts;
  const isOnly = isSet && starts.length === 1 && first !== undefined && first.index <= (first.number.includes('.') ? 1 : 0);
  if (starts.length >= FEW || isOnly) return starts;
  const others = count([isSet ? ANY_WORD : PAPER]);
  if (others.length >= SEVERAL || isSet) return others.length >= SEVERAL ? others : [];
  const named = [LETTERED, ANY_ALONE].map((grammar) => count([grammar])).find((found) => areAsked(found, lines));
  return named ?? [];
}

/** Whether labels of unknown words stand above what asks something. */
function areAsked(starts: readonly LabelledStart[], lines: readonly Line[]): boolean {
  const asking = starts.filter(({ index, rest, word }, place) => {
    const below = lines.slice(index + 1, Math.min(index + BELOW, starts[place + 1]?.index ?? lines.length)).map(({ text }) => text);
    return !begins(word, 'label') && [rest, ...below].some(asks);
  });
  return starts.length >= SEVERAL && asking.length >= ASKED * starts.length;
}

/** The lines that may have a number behind their first word: found once for all grammars. */
function numberedIn(lines: readonly Line[]): Numbered[] {
  const numbered: Numbered[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { text } = lines[index] as Line;
    if (hasNumber(text)) numbered.push({ index, text: text.trim().replace(ICON, '') });
  }
  return numbered;
}

function countedBy({ lines, numbered, chapter, isSet }: Counted, grammars: readonly RegExp[]): LabelledStart[] {
  const starts: LabelledStart[] = [];
  const lastOf = new Map<string, number>();
  const matches = numbered.flatMap(({ index, text }) => {
    const found = firstMatch(grammars, text);
    return found === null ? [] : [{ index, found }];
  });
  const areOfSections = countWithinSections(matches, chapter);
  const all = matches.flatMap(({ index, found }) => {
    const [, word = '', first = '', second, rest = ''] = found;
    const section = plainDigits(first);
    const isOwn = areOfSections || Number.parseInt(section, 10) === chapter;
    if (second !== undefined ? !isOwn : rest === '' && !grammars.includes(PAPER) && !SHORT.test(word)) return [];
    // `Exercise 2.1` above a list heads a set.
    if (!isSet && rest === '' && second !== undefined && opensList(lines[index + 1]?.text ?? '', chapter)) return [];
    const place = Number(plainDigits(second ?? first));
    // Statements and examples may count with the exercises: `Exercise 2.3.` behind `Theorem 2.2.`
    const isShared = second !== undefined && SENTENCE.test(rest) && !/^\p{Ll}/u.test(rest);
    const key = `${word.toLowerCase()}${section.includes('.') || (areOfSections && second !== undefined) ? section : ''}`;
    return [{ index, place, key, isShared, rest, word, number: second === undefined ? String(place) : `${section}.${place}` }];
  });
  for (const { place, key, isShared, ...start } of all) {
    const last = lastOf.get(key);
    // A set may go on with the numbers of the set before it in the chapter, and a chapter with those of the one before.
    const goesOn = () =>
      [1, 2].every((step) => all.some((one) => one.key === key && one.index > start.index && one.place === place + step));
    const gap = isShared ? SHARED : 2;
    const isNext =
      last === undefined
        ? place <= gap || (isSet && start.number.includes('.')) || (!grammars.includes(ANY_WORD) && goesOn())
        : (place > last && place <= last + gap) ||
          // A part of the set begins again.
          (isSet && place === 1 && last >= FEW && goesOn() && headsPart(lines[start.index - 1], lines[start.index] as Line));
    if (!isNext) continue;
    lastOf.set(key, place);
    starts.push(start);
  }
  return starts;
}

/** Of the labels `N.k` of a chapter so many have its own number, unless its sections are plainly 1, 2 and 3. */
const OWN = 0.6;

/** Whether `Exercise 1.1`, `1.2`, `2.1` count within the sections 1, 2 and 3 of a chapter, as in notes and books of LaTeX that number sections so. */
function countWithinSections(matches: readonly { found: RegExpExecArray }[], chapter: number): boolean {
  const sections = matches.flatMap(({ found: [, , first = '', second] }) =>
    second === undefined ? [] : [Number.parseInt(plainDigits(first), 10)],
  );
  const distinct = sections.filter((section, at) => section !== sections[at - 1]);
  const areRising = distinct.length >= FEW && distinct.every((section, at) => section === at + 1);
  return areRising && sections.filter((section) => section === chapter).length <= OWN * sections.length;
}

const COUNTING = new RegExp(`^(?:exercise|problem|question|ques|प्रश्न|${WORDS})$`, 'iu');

/** Whether a word, with a number behind it, may be a question's own label: what it stands above is one question. */
export function countsQuestion(word: string): boolean {
  return COUNTING.test(word);
}

/** A digit of any script near the beginning: asked for each line of a chapter. */
function hasNumber(text: string): boolean {
  for (let at = 1; at < text.length && at < NEAR; at++) {
    const code = text.charCodeAt(at);
    if ((code >= ZERO && code <= NINE) || (code >= INDIC && (code & 0xf) >= 6)) return true;
  }
  return false;
}

function firstMatch(grammars: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const grammar of grammars) {
    const found = grammar.exec(text);
    if (found) return found;
  }
  return null;
}

/** Lines that a question between paragraphs of text has at most. */
const MAX_LINES = 12;

export type ScatteredQuestion = LabelledStart & { text: string /** A line that opens its solution follows. */; isSolved: boolean };

/** Labelled questions between the paragraphs of a chapter, each up to the next one or the next heading; `numbered` are those whose number stands first. */
export function scatteredQuestions(
  lines: readonly Line[],
  headings: readonly number[],
  chapter: number,
  numbered: readonly LabelledStart[],
): ScatteredQuestion[] {
  const labelled = labelledQuestions(lines, chapter);
  const plain = numbered.length > labelled.length ? numbered : labelled;
  const starts = plain.length > 0 ? plain : taskSections(lines, chapter);
  return starts.map((start, place) => {
    const next = starts[place + 1]?.index ?? lines.length;
    const heading = headings.find((index) => index > start.index) ?? lines.length;
    const own = lines.slice(start.index + 1, Math.min(next, heading, start.index + MAX_LINES));
    const behind = lines.slice(start.index + 1, Math.min(next, start.index + MAX_LINES));
    const solution = behind.findIndex(({ text }) => SOLUTION.test(text));
    const asked = solution < 0 ? own : own.slice(0, solution);
    return { ...start, text: joinTexts([start.rest, ...asked.map(({ text }) => text)]), isSolved: solution >= 0 };
  });
}
