import { type Blueprint, LEVELS, printedMarks, QUESTION_TYPES } from '@shala/contract/question-papers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solve } from '#platform/solve';
import { histories } from '../../../../test/sampling.ts';
import { PRESETS } from '../presets/presets.ts';
import type { Candidate } from './candidate.ts';
import { type Choice, chooseQuestions, type Placed } from './choose-questions.ts';
import { makeBank } from './made-bank.ts';
import { spreadQuestions } from './spread.ts';

const CHAPTERS = 6;
const EVERY_CHAPTER = Array.from({ length: CHAPTERS }, (_chapter, index) => ({ number: index + 1, marks: null }));
const SECTION = { name: 'A', note: '', otherTypes: [], anyMarks: false, choices: 0, attempt: null };
const small: Blueprint = {
  sections: [{ ...SECTION, types: ['Short answer'], count: 3, marks: 3 }],
  chapters: EVERY_CHAPTER,
  levels: null,
  avoidPapers: 0,
};

const choose = (bank: readonly Candidate[], blueprint: Blueprint, seed = 1) =>
  chooseQuestions(bank, blueprint, { seed, solve, spread: async (spread) => spreadQuestions(spread) });

function placedOf(choice: Choice): Placed[] {
  if (choice === null || !('placed' in choice)) throw new Error(`No paper: ${JSON.stringify(choice)}`);
  return choice.placed;
}

const shares = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
  .map(
    (cuts) => Object.fromEntries(LEVELS.map((level, index) => [level, (cuts[index + 1] ?? 0) - (cuts[index] ?? 0)])) as Blueprint['levels'],
  );

const blueprints: fc.Arbitrary<Blueprint> = fc.record({
  sections: fc.array(
    fc
      .record({
        types: fc.subarray([...QUESTION_TYPES], { minLength: 1, maxLength: 5 }),
        count: fc.integer({ min: 1, max: 9 }),
        marks: fc.constantFrom(1, 2, 3, 4, 5),
        choices: fc.integer({ min: 0, max: 3 }),
      })
      .map((one) => ({ ...SECTION, ...one, choices: Math.min(one.choices, one.count) })),
    { minLength: 1, maxLength: 4 },
  ),
  chapters: fc.subarray(EVERY_CHAPTER, { minLength: 1 }),
  levels: fc.oneof(fc.constant(null), shares),
  avoidPapers: fc.integer({ min: 0, max: 4 }),
});

/** Checks the mandatory rules of a blueprint. */
function expectMet(placed: readonly Placed[], blueprint: Blueprint): void {
  const keys = placed.map(({ candidate }) => candidate.fingerprint);
  expect(new Set(keys).size).toBe(keys.length);
  blueprint.sections.forEach((section, index) => {
    const own = placed.filter((one) => one.section === index);
    const questions = own.filter(({ isAlternative }) => !isAlternative);
    expect(questions.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
      Array.from({ length: section.count }, (_one, at) => at + 1),
    );
    const alternatives = own.filter(({ isAlternative }) => isAlternative);
    expect(alternatives).toHaveLength(section.choices);
    expect(new Set(alternatives.map(({ position }) => position)).size).toBe(section.choices);
    for (const { position, candidate } of alternatives)
      expect(questions.find((one) => one.position === position)?.candidate.chapterNumber).toBe(candidate.chapterNumber);
    for (const { candidate } of own) {
      expect([...section.types, ...section.otherTypes]).toContain(candidate.type);
      if (!section.anyMarks || !candidate.isProposed)
        expect(Math.abs(candidate.marks - section.marks)).toBeLessThanOrEqual(candidate.isProposed ? 1 : 0);
      expect(blueprint.chapters.map(({ number }) => number)).toContain(candidate.chapterNumber);
      expect(candidate.askedAgo === null || candidate.askedAgo > blueprint.avoidPapers).toBe(true);
    }
  });
}

describe('the questions of a paper', () => {
  it('meet the blueprint, or the cheapest change of it can be met', async () => {
    await fc.assert(
      fc.asyncProperty(blueprints, fc.integer({ min: 20, max: 400 }), fc.nat(1000), async (blueprint, questions, seed) => {
        const bank = makeBank({ questions, chapters: CHAPTERS, seed });
        const choice = await choose(bank, blueprint, seed);
        if (choice === null) throw new Error('The time was over.');
        if ('placed' in choice) return expectMet(choice.placed, blueprint);
        expect(choice.shortfalls.length).toBeGreaterThan(0);
        if (choice.relaxation === null) return;
        expect(choice.relaxation.steps.length).toBeGreaterThan(0);
        expectMet(placedOf(await choose(bank, choice.relaxation.blueprint, seed)), choice.relaxation.blueprint);
      }),
      histories('papers of random blueprints', { full: 100, few: 8 }),
    );
  });

  it('are the same for the same seed, and others for another', async () => {
    const bank = makeBank({ questions: 500, chapters: CHAPTERS, seed: 5 });
    const ids = async (seed: number) => placedOf(await choose(bank, small, seed)).map(({ candidate }) => candidate.sourceId);
    expect(await ids(3)).toEqual(await ids(3));
    expect(await ids(3)).not.toEqual(await ids(4));
  });

  it('have the marks of chapters and levels that were asked for', async () => {
    const preset = PRESETS.find(({ id }) => id === 'cbse-80');
    if (!preset) throw new Error('no preset');
    const chapters = [20, 20, 16, 12, 12].map((marks, index) => ({ number: index + 1, marks }));
    const blueprint: Blueprint = { sections: preset.sections, chapters, levels: preset.levels, avoidPapers: 3 };
    const placed = placedOf(await choose(makeBank({ questions: 2000, chapters: CHAPTERS, seed: 11 }), blueprint)).filter(
      ({ isAlternative }) => !isAlternative,
    );
    const marks = (fits: (one: Placed) => boolean) =>
      placed.filter(fits).reduce((sum, { section }) => sum + (blueprint.sections[section]?.marks ?? 0), 0);
    expect(chapters.map(({ number }) => marks(({ candidate }) => candidate.chapterNumber === number))).toEqual([20, 20, 16, 12, 12]);
    const total = printedMarks(blueprint);
    expect(total).toBe(80);
    for (const level of LEVELS)
      expect(
        Math.abs(marks(({ candidate }) => candidate.level === level) - ((preset.levels?.[level] ?? 0) * total) / 100),
      ).toBeLessThanOrEqual(1);
  });

  it('say why there are too few, and what would do', async () => {
    const question = (type: Candidate['type'], at: number, more: Partial<Candidate> = {}): Candidate => ({
      ...(makeBank({ questions: 1, chapters: 1, seed: 1 })[0] as Candidate),
      ...{ sourceId: `x${at}`, fingerprint: `x${at}`, type, marks: 3, isProposed: true, askedAgo: null, chapterNumber: 1 },
      ...more,
    });
    const bank = [
      question('Short answer', 1),
      question('Short answer', 2, { askedAgo: 1 }),
      question('Long answer', 3),
      question('Numerical', 4),
    ];
    const choice = await choose(bank, { ...small, avoidPapers: 2 });
    expect(choice).toMatchObject({
      shortfalls: [{ section: 0, wanted: 3, found: 1, asked: 1, otherTypes: 2, otherMarks: 0, otherChapters: 0 }],
      relaxation: { steps: [{ kind: 'types', section: 0, questions: 2 }], blueprint: { avoidPapers: 2 } },
    });
    expect(await choose([question('Short answer', 1, { askedAgo: 2 })], { ...small, avoidPapers: 2 })).toMatchObject({
      relaxation: {
        steps: [
          { kind: 'fewer', from: 3, to: 1 },
          { kind: 'asked', avoidPapers: 1, questions: 1 },
        ],
      },
    });
    expect(await choose([], small)).toMatchObject({ shortfalls: [{ found: 0 }], relaxation: null });
    // Marks that a person has set are kept, also beside like questions whose marks are only proposed.
    const long = [1, 2, 3].map((at) => question('Short answer', at, { marks: 9, isProposed: at === 1 }));
    expect(await choose(long, small)).toMatchObject({
      relaxation: {
        steps: [
          { kind: 'marks', questions: 1 },
          { kind: 'fewer', from: 3, to: 1 },
        ],
      },
    });
  });
});
