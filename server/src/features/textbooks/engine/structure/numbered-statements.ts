import type { Line } from '../text/line.ts';
import { wordsFor } from './languages.ts';
import { roleOf } from './roles.ts';

/** A question that a word and a number open: `Exercise 2.1. Write …`, `Problem 3: Find …`. `word` is as it is printed. */
export type LabelledStart = { index: number; number: string; rest: string; word: string };

/** `2.1.3 Definition (Sets).`, `3.1.11 Exercise. Show …`: the number stands before the word, and all statements count together. */
const EXERCISES = ['exercise', 'problem', 'question', ...wordsFor('exercise')];
const OTHERS = [
  ...[
    'definition',
    'theorem',
    'lemma',
    'proposition',
    'corollary',
    'remark',
    'example',
    'notation',
    'claim',
    'conjecture',
    'axiom',
    'fact',
  ],
  ...['proof', 'warning', 'convention', 'construction', 'note', 'observation', 'mise en garde', 'notations?'],
  ...wordsFor('statement'),
  ...wordsFor('example'),
];
const NUMBER = '(\\d{1,2}(?:\\.\\d{1,2}){1,2})\\.?\\s+';
/** In brackets the statement's name; a point, a colon or a word's end closes the label. */
const LABEL = (words: readonly string[]) =>
  new RegExp(`^${NUMBER}(${words.join('|')})(?![\\p{L}\\p{M}])\\s*(?:\\(([^()]{2,80})\\)\\s*)?(?:[.:]\\s*|$|(?=[(\\[\\p{Lu}]))(.*)$`, 'iu');
const ANY = LABEL([...EXERCISES, ...OTHERS]);
const EXERCISE = LABEL(EXERCISES);
/** Fewer are sections that happen to be called so. */
const FEW = 4;

/** The statements of a chapter that are numbered as its sections are; none where only a few lines look so. */
export function numberedStatements(lines: readonly Line[], chapter: number): Set<number> {
  const opening = `${chapter}.`;
  const found: { index: number; depth: number }[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, number, word, , rest] = labelIn(lines[index]?.text ?? '', ANY, opening) ?? [];
    // `1.1 Exercise Set` heads the set of a section.
    if (number !== undefined && !(rest && roleOf(`${word} ${rest}`) === 'exercise')) found.push({ index, depth: number.split('.').length });
  }
  // `2.5 Exercises` heads the section of `2.5.1 Exercise`.
  const own = [2, 3].map((depth) => found.filter((one) => one.depth === depth)).sort((a, b) => b.length - a.length)[0] ?? [];
  return new Set(own.length >= FEW ? own.map(({ index }) => index) : []);
}

/** The exercises among them; they skip the numbers that other statements have. */
export function numberedExercises(lines: readonly Line[], chapter: number): LabelledStart[] {
  const seen = new Set<string>();
  return [...numberedStatements(lines, chapter)].flatMap((index) => {
    const [whole, number = '', word = '', name = '', rest = ''] = labelIn(lines[index]?.text ?? '', EXERCISE, `${chapter}.`) ?? [];
    if (whole === undefined || seen.has(number)) return [];
    seen.add(number);
    return [{ index, number, word, rest: [name, rest].filter(Boolean).join('. ') }];
  });
}

/** `opening` is the chapter's number with its point: asked for each line of a book. */
function labelIn(text: string, label: RegExp, opening: string): RegExpExecArray | null {
  return text.startsWith(opening) ? label.exec(text.trim()) : null;
}
