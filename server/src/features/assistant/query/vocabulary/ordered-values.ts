import { isFree, type Reading } from '../../interpreter/reading.ts';
import { longestAt } from '../../interpreter/text/phrases.ts';
import { BEFORE, BEHIND } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.store.ts';
import { type BoundOp, LEVELS_IN_ORDER } from './words.ts';

/** A name that the school uses for values of some dimension, by the lists in which it stands. */
export type Named = { from: number; length: number; values: Readonly<Record<string, readonly string[]>> };

/** Words that stand in many names and tell none. */
export const DULL = new Set(
  'fortnight half quarter lab exam exams examination leave leaves numbers fee fees of for and the to by in on at with class year last route school teacher main building first second new two books'.split(
    ' ',
  ),
);

export const claimed = (reading: Reading, from: number, length: number, values: Named['values']): Named => {
  reading.claims.fill('kind', from, from + length);
  return { from, length, values };
};

/** 'A1', 'grade D': a grade is a letter, with its number behind it; a letter alone needs its word. */
export function findGrades(reading: Reading, { grade: labels = [] }: Vocabulary): Named[] {
  const { tokens } = reading;
  return tokens.flatMap(({ text }, at) => {
    if (!isFree(reading, at)) return [];
    const isNumbered = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.isGlued === true && isFree(reading, at + 1);
    const said = isNumbered ? `${text}${tokens[at + 1]?.text}` : text;
    const value = labels.find((label) => label.toLowerCase() === said);
    const length = isNumbered ? 2 : 1;
    const [before, behind] = [at - 1, at + length].map((beside) => (GRADE.includes(tokens[beside]?.text ?? '') ? 1 : 0));
    const isNamed = isNumbered || before === 1 || behind === 1;
    const bound = value === undefined || !isNamed ? undefined : boundOf(reading, at - (before ?? 0), at + length + (behind ?? 0));
    if (value !== undefined && bound !== undefined && GRADED.test(value)) {
      const values = beyond(
        labels.filter((label) => GRADED.test(label)),
        (label) => 1000 - label.charCodeAt(0) * 10 - Number(label.slice(1)),
        { op: bound.op, than: value },
      );
      return [claimed(reading, bound.from, bound.to - bound.from, { grade: values })];
    }
    return value !== undefined && isNamed ? [claimed(reading, at, length, { grade: [value] })] : [];
  });
}
const GRADE = ['grade', 'grades'];
const GRADED = /^[A-E]\d?$/;
/** What stands between names of one list. */
export const JOINS = ['or', 'and', ',', '/', '&', 'aur', 'ya', 'और', 'या'];

/** 'Or above' behind a value, 'at least' before it: which of the others are meant with it. */
function boundOf({ tokens, claims }: Reading, from: number, to: number): { op: BoundOp; from: number; to: number } | undefined {
  const behind = longestAt(BEHIND, tokens, to);
  const [op] = behind?.values ?? [];
  if (behind && op !== undefined && claims[to] === undefined) return { op, from, to: to + behind.length };
  for (const length of [3, 2, 1]) {
    const before = from < length ? undefined : longestAt(BEFORE, tokens, from - length);
    const [bound] = before?.values ?? [];
    if (before?.length === length && bound !== undefined) return { op: bound, from: from - length, to };
  }
  return undefined;
}
/** The values that lie so to one of them, by their places in a row. */
const beyond = (values: readonly string[], placeOf: (value: string) => number, { op, than }: { op: BoundOp; than: string }) =>
  values.filter((value) => {
    const far = placeOf(value) - placeOf(than);
    return placeOf(value) >= 0 && (far === 0 ? op.includes('=') : op.startsWith('>') === far > 0);
  });

/** 'At state level', 'district level or above': without its word a level is a word of any sentence. */
export const findLevels = (reading: Reading, { level = [] }: Vocabulary): Named[] =>
  reading.tokens.flatMap(({ text }, at) => {
    // 'State or national level'.
    const far = [1, 3].find(
      (one) => /^levels?$/.test(reading.tokens[at + one]?.text ?? '') && (one === 1 || JOINS.includes(reading.tokens[at + 1]?.text ?? '')),
    );
    const value = far !== undefined && isFree(reading, at) ? level.find((one) => one.toLowerCase() === text) : undefined;
    if (value === undefined) return [];
    const bound = far === 1 ? boundOf(reading, at, at + 2) : undefined;
    if (bound === undefined) return [claimed(reading, at, 1, { level: [value] })];
    const values = beyond(level, (one) => LEVELS_IN_ORDER.indexOf(one.toLowerCase()), { op: bound.op, than: value });
    return [claimed(reading, bound.from, bound.to - bound.from, { level: values })];
  });

/** 'M.Ed.', 'b ed', 'MCA': what the staff studied, with or without its dots. */
export function findDegrees(reading: Reading, vocabulary: Vocabulary): Named[] {
  const { tokens } = reading;
  const known = degreesIn(vocabulary);
  const found: Named[] = [];
  for (let at = 0; known.size > 0 && at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== 'word' || !isFree(reading, at) || !known.has(tokens[at]?.text.charAt(0) ?? '')) continue;
    for (let end = Math.min(tokens.length, at + MOST_OF_DEGREE); end > at; end -= 1) {
      const said = bare(
        tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
      );
      const values = tokens[end - 1]?.kind === 'word' && said.length >= 2 ? known.get(said) : undefined;
      if (values === undefined || (DULL.has(said) && end - at === 1)) continue;
      found.push(claimed(reading, at, tokens[end]?.text === '.' && at + 1 < end ? end + 1 - at : end - at, { qualification: values }));
      at = end;
      break;
    }
  }
  return found.reduce<Named[]>((held, one) => together(reading, vocabulary, held, one), []);
}

/** 'B.Sc. B.Ed.', 'M.A. with B.Ed.': two degrees beside each other are of those who have both, and of nobody else where some have just these. */
function together({ tokens, claims }: Reading, { qualification = [] }: Vocabulary, held: Named[], one: Named): Named[] {
  const last = held.at(-1);
  const end = (last?.from ?? 0) + (last?.length ?? 0);
  if (last === undefined || !tokens.slice(end, one.from).every(({ text }) => BOTH.includes(text))) return [...held, one];
  const to = one.from + one.length;
  const said = bare(
    tokens
      .slice(last.from, to)
      .filter(({ text }) => !BOTH.includes(text))
      .map(({ text }) => text)
      .join(''),
  );
  const both = last.values.qualification?.filter((value) => one.values.qualification?.includes(value) === true) ?? [];
  const just = qualification.filter((value) => bare(value) === said);
  if (both.length === 0) return [...held, one];
  claims.fill('kind', last.from, to);
  return [...held.slice(0, -1), { from: last.from, length: to - last.from, values: { qualification: just.length > 0 ? just : both } }];
}
const BOTH = [',', '+', '&', 'and', 'with', 'aur'];
/** 'B.P.Ed'. */
const MOST_OF_DEGREE = 5;
const bare = (said: string) => said.toLowerCase().replace(/[^a-z]/g, '');
const degrees = new WeakMap<Vocabulary, Map<string, string[]>>();
/** The qualifications by each degree that stands in them; a letter alone says that some begins so. */
function degreesIn(vocabulary: Vocabulary): Map<string, string[]> {
  const before = degrees.get(vocabulary);
  if (before) return before;
  const made = new Map<string, string[]>();
  for (const one of vocabulary.qualification ?? [])
    for (const part of one
      .split(/[,&;/]| and /)
      .map(bare)
      .filter(Boolean)) {
      made.set(part.charAt(0), []);
      made.set(part, [...(made.get(part) ?? []), one]);
    }
  degrees.set(vocabulary, made);
  return made;
}
