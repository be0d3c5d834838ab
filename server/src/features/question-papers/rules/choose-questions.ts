import { type Blueprint, LEVELS, printedMarks } from '@shala/contract/question-papers';
import type { Model, Solution } from '#platform/solve';
import { buildModel, type Counted, type Use } from './blueprint-model.ts';
import type { Candidate } from './candidate.ts';
import { type Cell, cellsOf, fitOf, isStrict } from './cells.ts';
import { pictureNeed } from './needs-picture.ts';
import { countShortfalls, type Relaxed, relax, type Shortfall } from './relax.ts';
import { seeded, shuffled } from './seeded.ts';
import type { Slot, Spread } from './spread.ts';

export type Placed = { section: number; position: number; isAlternative: boolean; candidate: Candidate };
export type Choice = { placed: Placed[] } | { shortfalls: Shortfall[]; relaxation: Relaxed | null } | null;
/** The computations that run in worker threads. */
export type Workers = {
  solve: (model: Model, seconds: number) => Promise<Solution>;
  spread: (spread: Spread) => Promise<Slot[]>;
};

/** Such models take hundredths of a second; a longer computation is stopped. In seconds. */
const SECONDS = 5;
/** The cost of each mark too many or too few. Chapters without their own marks share the rest at a low cost. */
const WISHED = { cost: 10, leftOut: 6 };
const SHARED = { cost: 0.5, leftOut: 6 };
/** Lets the seed decide between questions that are about equally good. */
const CHANCE = 0.7;
/** The cost of a question that is uncertain, needs a picture, or was asked once. */
const RANK = { unsure: 1.5, picture: 0.8, asked: 0.8 };

/**
 * The questions of a paper: exactly the blueprint's sections, and its shares of chapters and levels as nearly as the bank allows. If that is impossible: the
 * reason, and the cheapest change of the blueprint that makes it possible. Null when the time was over. The same bank, blueprint and seed give the same
 * questions.
 */
export async function chooseQuestions(
  bank: readonly Candidate[],
  blueprint: Blueprint,
  { seed, solve, spread }: Workers & { seed: number },
): Promise<Choice> {
  const cells = cellsOf(bank);
  const strict = buildModel(cells, blueprint, { isRelaxed: false });
  const solution = await solve(strict.model, SECONDS);
  if (solution.status === 'solved') {
    const first = fill(countUses(strict.uses, solution.values), seed);
    const problem = asSpread(cells, blueprint, first, seed);
    return { placed: place(problem.candidates, await spread(problem.spread)) };
  }
  if (solution.status === 'late') return null;
  const relaxed = buildModel(cells, blueprint, { isRelaxed: true });
  const cheapest = await solve(relaxed.model, SECONDS);
  if (cheapest.status !== 'solved') return { shortfalls: countShortfalls(cells, blueprint, null), relaxation: null };
  const { values } = cheapest;
  const used = countUses(relaxed.uses, values);
  const fewer = relaxed.fewer.map(({ questions, alternatives }) => ({
    questions: values[questions] ?? 0,
    alternatives: values[alternatives] ?? 0,
  }));
  return { shortfalls: countShortfalls(cells, blueprint, { used, fewer }), relaxation: relax(blueprint, used, fewer) };
}

function countUses(uses: readonly Use[], values: readonly number[]): Counted[] {
  return uses.flatMap((use) => {
    const count = values[use.variable] ?? 0;
    return count > 0 ? [{ ...use, count }] : [];
  });
}

type Pair = { section: number; question: Candidate; alternative: Candidate | null };

/** Selects the questions of each cell by the seed; each alternative is put beside a question of its chapter. */
function fill(used: readonly Counted[], seed: number): Pair[] {
  const random = seeded(seed);
  const left = new Map<Cell, Candidate[]>();
  const draw = ({ cell, count }: Counted): Candidate[] => {
    const rest = left.get(cell) ?? shuffled(cell.candidates, random);
    left.set(cell, rest.slice(count));
    return rest.slice(0, count);
  };
  const drawn = used.flatMap((use) =>
    draw(use).map((candidate) => ({ candidate, section: use.section, isAlternative: use.isAlternative })),
  );
  const pairs: Pair[] = drawn
    .filter(({ isAlternative }) => !isAlternative)
    .map(({ section, candidate }) => ({ section, question: candidate, alternative: null }));
  for (const { section, candidate } of drawn.filter(({ isAlternative }) => isAlternative)) {
    const partner = pairs.find(
      (pair) => pair.section === section && pair.alternative === null && pair.question.chapterNumber === candidate.chapterNumber,
    );
    if (partner) partner.alternative = candidate;
  }
  return pairs;
}

function asSpread(
  cells: readonly Cell[],
  blueprint: Blueprint,
  pairs: readonly Pair[],
  seed: number,
): { candidates: Candidate[]; spread: Spread } {
  const { chapters, sections, levels } = blueprint;
  const chapterAt = new Map(chapters.map(({ number }, index) => [number, index]));
  const usable = cells.filter(({ chapterNumber }) => chapterAt.has(chapterNumber));
  const candidates = usable.flatMap(({ candidates: own }) => own);
  const at = new Map(candidates.map((candidate, index) => [candidate, index]));
  const placeOf = (candidate: Candidate) => at.get(candidate) ?? 0;
  const random = seeded(seed);
  const chances = candidates.map(() => random() * CHANCE);
  const pools = sections.map((section) => ({
    marks: section.marks,
    pool: usable.flatMap((cell) => {
      const { misfit, cost } = fitOf(cell, section, blueprint);
      return isStrict(misfit)
        ? cell.candidates.map((one) => ({ question: placeOf(one), cost: cost + rankOf(one) + (chances[placeOf(one)] ?? 0) }))
        : [];
    }),
  }));
  const total = printedMarks(blueprint);
  const free = chapters.filter(({ marks }) => marks === null).length;
  const share = Math.max(0, total - chapters.reduce((sum, { marks }) => sum + (marks ?? 0), 0)) / Math.max(1, free);
  const spread: Spread = {
    questions: candidates.map(({ chapterNumber, level }) => ({ chapter: chapterAt.get(chapterNumber) ?? 0, level: LEVELS.indexOf(level) })),
    sections: pools,
    chapters: chapters.map(({ marks }) =>
      marks === null ? { marks: share, ...SHARED } : { marks, ...WISHED, ...(marks === 0 && { leftOut: 0 }) },
    ),
    levels: levels === null ? null : LEVELS.map((level) => (levels[level] * total) / 100),
    slots: pairs.map(({ section, question, alternative }) => ({
      section,
      question: placeOf(question),
      alternative: alternative === null ? null : placeOf(alternative),
    })),
    seed,
  };
  return { candidates, spread };
}

function rankOf({ confidence, question, source, askedAgo }: Candidate): number {
  const needsPicture = source === 'book' && pictureNeed(question) !== null;
  return (confidence < 0.8 ? RANK.unsure : 0) + (needsPicture ? RANK.picture : 0) + (askedAgo === null ? 0 : RANK.asked);
}

/** Puts each question in its place in its section: by chapter and page, alternatives beside their questions. */
function place(candidates: readonly Candidate[], slots: readonly Slot[]): Placed[] {
  const of = (index: number) => candidates[index] as Candidate;
  return [...Map.groupBy(slots, ({ section }) => section)].flatMap(([section, own]) =>
    own
      .toSorted((a, b) => byPlace(of(a.question), of(b.question)))
      .flatMap(({ question, alternative }, index) => {
        const placed = { section, position: index + 1 };
        const first = { ...placed, isAlternative: false, candidate: of(question) };
        return alternative === null ? [first] : [first, { ...placed, isAlternative: true, candidate: of(alternative) }];
      }),
  );
}

function byPlace(a: Candidate, b: Candidate): number {
  return a.chapterNumber - b.chapterNumber || (a.page ?? 0) - (b.page ?? 0) || (a.fingerprint < b.fingerprint ? -1 : 1);
}
