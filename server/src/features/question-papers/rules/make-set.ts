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

/**
 * The questions of a set in its order, alternatives after their questions. Set A has the order of the paper. In the others, the paper's seed shuffles questions
 * within each section, and options where possible, with the letter of the answer.
 */
export function makeSet<T extends SetQuestion>(questions: readonly T[], { set, seed }: { set: number; seed: number }): T[] {
  const sorted = [...questions].sort(
    (a, b) => a.section - b.section || a.position - b.position || Number(a.isAlternative) - Number(b.isAlternative),
  );
  if (set === 0) return sorted;
  const random = seeded(seed + set * 7919);
  const sections = [...Map.groupBy(sorted, ({ section }) => section).values()];
  return sections.flatMap((section) => {
    const pairs = [...Map.groupBy(section, ({ position }) => position).values()];
    return shuffled(pairs, random).flatMap((pair, index) => pair.map((one) => ({ ...withOptions(one, random), position: index + 1 })));
  });
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
