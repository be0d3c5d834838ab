import { readText } from '../interpreter/reading.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import type { Slots, Surroundings } from '../interpreter/types.ts';
import { atomsOf, points, wordsOf } from '../query/vocabulary/follow-words.ts';
import { numberSaid } from './named-plan.ts';

/** Words that point at people of the last answer: who of them (the other words), whether one is meant, so many of them, and as what they are called. */
export type Pointed = { rest: string; isOne: boolean; count: number | undefined; audience: Slots['audience'] };

const SMALL: readonly string[] = wordsIn(
  'of among amongst from the all both only just in se me mein ke ki ka ko sirf log logo logon ji wale walo',
);
/** 'In teachers ko', 'un bachcho ke parents'. */
const IN_HINDI = /^(?:in|un|inhi|unhi|inhin|unhin|इन|उन|इन्हीं|उन्हीं)\s+(?=\p{L})(?!sab|me|mein|se)/iu;
const PARENTS: readonly string[] = wordsIn('ghar gharwale gharwalon gharwalo home homes families family');

/** 'Their parents', 'all of them', 'these 8 students', 'in bachcho ke parents', 'the girls among them'; undefined where nothing points at anybody. */
export function pointedIn(said: string, surroundings: Surroundings): Pointed | undefined {
  const whom = said.replace(IN_HINDI, 'these ');
  const words = wordsOf(whom);
  const atoms = atomsOf(words).filter((atom) => points(atom, 'these', 'one', 'both') && !/^sab/.test(words[atom.from]?.text ?? ''));
  if (atoms.length === 0) return undefined;
  const own = atoms.flatMap(({ from, length }) => words.slice(from, from + length).map(({ text }) => text));
  const isWithin = (start: number) =>
    atoms.some(
      ({ from, length }) => words[from] !== undefined && start >= (words[from]?.start ?? 0) && start < (words[from + length - 1]?.end ?? 0),
    );
  const { tokens, hits } = readText(whom, surroundings);
  const conceptsAt = (at: number) =>
    hits.filter(({ from, length }) => from <= at && at < from + length).map(({ concept }) => concept as string);
  const called = new Set<string>(own.flatMap((word) => CALLED[word] ?? []));
  const rest: string[] = [];
  let count = atoms.some((atom) => points(atom, 'both')) ? 2 : undefined;
  for (const [at, token] of tokens.entries()) {
    const concepts = conceptsAt(at).filter((one) => one === 'parent' || one === 'student' || one === 'teacher');
    if (!isWithin(token.start)) {
      for (const one of concepts) called.add(one);
      if (PARENTS.includes(token.text)) called.add('parent');
      const before = tokens[at - 1];
      const number = before !== undefined && isWithin(before.start) ? numberSaid(token.text) : undefined;
      if (number !== undefined) count = number;
      else if (token.kind !== 'sign' && concepts.length === 0 && !SMALL.includes(token.text) && !PARENTS.includes(token.text))
        rest.push(token.raw);
    }
  }
  const audience = called.has('parent') ? 'parents' : called.has('teacher') ? 'staff' : called.has('student') ? 'students' : undefined;
  return { rest: rest.join(' '), isOne: atoms.every((atom) => points(atom, 'one')), count, audience };
}

const CALLED: Readonly<Record<string, string>> = Object.fromEntries([
  ...wordsIn('teacher teachers employee employees staff').map((word) => [word, 'teacher']),
  ...wordsIn('student students child children kids boy girl bacche bachche bachon bachcho bachchon baccho').map((word) => [
    word,
    'student',
  ]),
  ...wordsIn('parents').map((word) => [word, 'parent']),
]);
