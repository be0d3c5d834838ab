import { seeded } from './seeded.ts';

/** A question by the indexes of its chapter and level. */
type SpreadQuestion = { chapter: number; level: number };
export type Slot = { section: number; question: number; alternative: number | null };
/** The questions of each place and the wanted totals. Questions are identified by their index in `questions`. */
export type Spread = {
  questions: readonly SpreadQuestion[];
  /** The possible questions of each section, with their costs there. */
  sections: readonly { marks: number; pool: readonly { question: number; cost: number }[] }[];
  /** The wanted marks of a chapter, and the cost of each mark too many or too few. */
  chapters: readonly { marks: number; cost: number; leftOut: number }[];
  /** The wanted marks of each level; null when they do not matter. */
  levels: readonly number[] | null;
  slots: readonly Slot[];
  seed: number;
};

const LEVEL_COST = 4;
const STEPS = 60_000;
const HOT = 12;
const COLD = 0.05;

/**
 * Exchanges questions of a valid paper until chapters and levels have the wanted marks as nearly as possible (simulated annealing, then every single exchange).
 * Runs in a worker thread; the same seed gives the same paper.
 */
export function spreadQuestions(spread: Spread): Slot[] {
  const state = openState(spread);
  const random = seeded(spread.seed);
  for (let step = 0; step < STEPS; step++) {
    const heat = HOT * (COLD / HOT) ** (step / STEPS);
    const slot = Math.floor(random() * state.slots.length);
    const pool = spread.sections[(state.slots[slot] as Slot).section]?.pool ?? [];
    const wanted = pool[Math.floor(random() * pool.length)];
    if (wanted === undefined) break;
    const next = state.propose(slot, wanted.question, random);
    if (next === null) continue;
    const change = state.costOf(slot, next);
    if (change <= 0 || random() < Math.exp(-change / heat)) state.put(slot, next);
  }
  improveAll(spread, state, random);
  return state.slots;
}

/** Makes every exchange that improves the paper, until there is none. */
function improveAll({ sections }: Spread, state: State, random: () => number): void {
  for (let isBetter = true, round = 0; isBetter && round < 5; round++) {
    isBetter = false;
    state.slots.forEach((_slot, at) => {
      for (const { question } of sections[(state.slots[at] as Slot).section]?.pool ?? []) {
        const next = state.propose(at, question, random);
        if (next === null || state.costOf(at, next) >= -1e-9) continue;
        state.put(at, next);
        isBetter = true;
      }
    });
  }
}

type State = ReturnType<typeof openState>;

function openState({ questions, sections, chapters, levels, slots: first }: Spread) {
  const slots = [...first];
  const used = new Set(slots.flatMap(({ question, alternative }) => (alternative === null ? [question] : [question, alternative])));
  const byChapter = chapters.map(() => 0);
  const byLevel = [0, 0, 0, 0];
  const countOf = chapters.map(() => 0);
  const costs = sections.map(({ pool }) => new Map(pool.map(({ question, cost }) => [question, cost])));
  const pools = sections.map(({ pool }) => Map.groupBy(pool, ({ question }) => questions[question]?.chapter ?? -1));
  const marksOf = ({ section }: Slot) => sections[section]?.marks ?? 0;
  const chapterOf = ({ question }: Slot) => questions[question]?.chapter ?? 0;
  const levelOf = ({ question }: Slot) => questions[question]?.level ?? 0;
  const count = (slot: Slot, sign: 1 | -1) => {
    byChapter[chapterOf(slot)] = (byChapter[chapterOf(slot)] ?? 0) + sign * marksOf(slot);
    countOf[chapterOf(slot)] = (countOf[chapterOf(slot)] ?? 0) + sign;
    byLevel[levelOf(slot)] = (byLevel[levelOf(slot)] ?? 0) + sign * marksOf(slot);
  };
  const chapterCost = (chapter: number) => {
    const wish = chapters[chapter];
    if (wish === undefined) return 0;
    return Math.abs((byChapter[chapter] ?? 0) - wish.marks) * wish.cost + (countOf[chapter] === 0 ? wish.leftOut : 0);
  };
  const levelCost = (level: number) => (levels === null ? 0 : Math.abs((byLevel[level] ?? 0) - (levels[level] ?? 0)) * LEVEL_COST);
  const own = ({ section, question, alternative }: Slot) =>
    (costs[section]?.get(question) ?? 0) + (alternative === null ? 0 : (costs[section]?.get(alternative) ?? 0));
  for (const slot of slots) count(slot, 1);
  return {
    slots,
    /** The slot with another question, and with an alternative of its chapter if it has one; null when that is impossible. */
    propose(at: number, question: number, random: () => number): Slot | null {
      const slot = slots[at] as Slot;
      if (used.has(question)) return null;
      const { chapter } = questions[question] as SpreadQuestion;
      if (slot.alternative === null || questions[slot.alternative]?.chapter === chapter) return { ...slot, question };
      const others = pools[slot.section]?.get(chapter) ?? [];
      const from = Math.floor(random() * others.length);
      for (let tried = 0; tried < others.length; tried++) {
        const other = others[(from + tried) % others.length]?.question ?? question;
        if (other !== question && !used.has(other)) return { ...slot, question, alternative: other };
      }
      return null;
    },
    /** The change of the total cost with this content of a slot. */
    costOf(at: number, next: Slot): number {
      const before = slots[at] as Slot;
      const touched = [...new Set([chapterOf(before), chapterOf(next)])];
      const levelsTouched = [...new Set([levelOf(before), levelOf(next)])];
      const sum = () =>
        touched.reduce((all, one) => all + chapterCost(one), 0) + levelsTouched.reduce((all, one) => all + levelCost(one), 0);
      const was = sum();
      count(before, -1);
      count(next, 1);
      const is = sum();
      count(next, -1);
      count(before, 1);
      return is - was + own(next) - own(before);
    },
    put(at: number, next: Slot): void {
      const before = slots[at] as Slot;
      count(before, -1);
      count(next, 1);
      for (const one of [before.question, before.alternative]) if (one !== null) used.delete(one);
      for (const one of [next.question, next.alternative]) if (one !== null) used.add(one);
      slots[at] = next;
    },
  };
}
