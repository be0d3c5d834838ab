import { seeded, shuffled } from './seeded.ts';

export type SetQuestion = {
  section: number;
  position: number;
  isAlternative: boolean;
  type: string;
  options: string[];
  answer: string;
};

/** Options that refer to other options, or to their position, keep their place. */
const BOUND = /\b(all|none|both|neither|any) of\b|\b(both|either|neither)\b.*\(?[a-d]\)?|\babove\b|\bbelow\b|उपर्युक्त|इनमें से|दोनों|सभी/iu;
const LETTER = /^\s*\(?([a-f])\)?(?=$|[\s.):,;-])/iu;

type Asked = { set: number; seed: number };
/** A question and its alternatives. */
type Pair<T> = T[];

/**
 * The questions of a set in its order, alternatives after their questions. Set A has the order of the paper. In the others, the paper's seed shuffles questions
 * within each section, and options where possible, with the letter of the answer. No two sets have a section in the same order while there is another.
 */
export function makeSet<T extends SetQuestion>(questions: readonly T[], { set, seed }: Asked): T[] {
  return sectionsOf(questions, { set, seed }).flatMap((pairs) =>
    set === 0 ? pairs.flat() : pairs.flatMap((pair, index) => pair.map((one) => ({ ...one, position: index + 1 }))),
  );
}

/** The pairs of each section as a set has them, with the positions of the paper. */
function sectionsOf<T extends SetQuestion>(questions: readonly T[], { set, seed }: Asked): Pair<T>[][] {
  const sorted = [...questions].sort(
    (a, b) => a.section - b.section || a.position - b.position || Number(a.isAlternative) - Number(b.isAlternative),
  );
  const sections = [...Map.groupBy(sorted, ({ section }) => section).values()].map((section) => [
    ...Map.groupBy(section, ({ position }) => position).values(),
  ]);
  if (set === 0) return sections;
  const earlier = Array.from({ length: set }, (_, other) => sectionsOf(questions, { set: other, seed }));
  const random = seeded(seed + set * 7919);
  return sections.map((pairs, index) => {
    const mixed = shuffled(pairs, random).map((pair) => pair.map((one) => withOptions(one, random)));
    const taken = earlier.map((other) => orderOf(other[index] ?? []));
    const order = otherOrder(orderOf(mixed), taken, seeded(seed + set * 7919 + index + 1));
    return order.flatMap((position) => mixed.filter((pair) => pair[0]?.position === position));
  });
}

const orderOf = (pairs: readonly Pair<SetQuestion>[]) => pairs.map(([first]) => first?.position ?? 0);
/** Enough to find an order that is free; a section of two questions has none for a third set. */
const TRIES = 50;

/** The order, or another where an earlier set has it; where all are taken, at least not that of the set before. */
function otherOrder(order: readonly number[], taken: readonly (readonly number[])[], random: () => number): readonly number[] {
  const isIn = (some: readonly (readonly number[])[], one: readonly number[]) => some.some((other) => other.join() === one.join());
  const tries = [order, ...Array.from({ length: isIn(taken, order) ? TRIES : 0 }, () => shuffled(order, random))];
  return tries.find((one) => !isIn(taken, one)) ?? tries.find((one) => !isIn(taken.slice(-1), one)) ?? order;
}

function withOptions<T extends SetQuestion>(question: T, random: () => number): T {
  const { options, answer, type } = question;
  if (type !== 'Multiple choice' || options.length < 2 || options.some((option) => BOUND.test(option))) return question;
  const order = shuffled(
    options.map((_option, index) => index),
    random,
  );
  return { ...question, options: order.map((index) => options[index] as string), answer: movedAnswer(answer, order) };
}

/** An answer that begins with the letter of an option gets its new letter. */
function movedAnswer(answer: string, order: readonly number[]): string {
  const letter = LETTER.exec(answer);
  const before = letter?.[1] === undefined ? -1 : letter[1].toLowerCase().charCodeAt(0) - 97;
  const now = order.indexOf(before);
  if (letter === null || before < 0 || now < 0) return answer;
  return `(${String.fromCharCode(97 + now)})${answer.slice(letter[0].length)}`;
}
