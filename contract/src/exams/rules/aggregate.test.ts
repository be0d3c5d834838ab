import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, SCALES } from '../presets.ts';
import { aggregateShares, type MarkCode, type PaperMark, type SchemeRule, scoreSubject } from './aggregate.ts';
import { gradeOf, ranksOf, totalOf } from './class-result.ts';
import { compare, fraction, sum, toHundredths } from './fraction.ts';

const preset = (key: string): SchemeRule => {
  const found = PRESETS.find((one) => one.key === key);
  if (!found) throw new Error(`There is no preset ${key}.`);
  return found;
};
const TWO_TERMS = preset('cbse-two-terms');
const on = (mark: number, max: number, adjust = 0): PaperMark => ({
  max: max * 100,
  weight: 100,
  mark: Math.round(mark * 100),
  code: '',
  adjust: adjust * 100,
});
const coded = (code: MarkCode, max: number): PaperMark => ({ max: max * 100, weight: 100, mark: null, code, adjust: 0 });
const grade = (percent: number | null) => gradeOf(SCALES.eightPoint.bands, percent);

describe('golden figures, computed by hand', () => {
  it('CBSE pattern, a term: tests 32 and 36 of 40 make 8.5; 8.5 + 4 + 5 + 61 = 78.5, rounded 79: B1', () => {
    const score = scoreSubject(TWO_TERMS, [[[on(32, 40), on(36, 40)], [on(4, 5)], [on(5, 5)], [on(61, 80)]]], 0);
    expect(score.components.map(({ obtained }) => obtained)).toEqual([850, 400, 500, 6100]);
    expect(score).toMatchObject({ obtained: 7900, outOf: 10_000, percent: 7900, outcome: 'pass', missing: 0 });
    expect(grade(score.percent)).toBe('B1');
  });

  it('CBSE IX: the best two of 30, 45 and 40 of 50 make 4.25; with 4 + 5 + 4 + 52.5 it is 69.75, rounded 70: B2', () => {
    const papers = [[on(30, 50), on(45, 50), on(40, 50)], [on(4, 5)], [on(5, 5)], [on(4, 5)], [on(52.5, 80)]];
    const score = scoreSubject(preset('cbse-9-10'), [papers], 0);
    expect(score.components[0]).toMatchObject({ obtained: 425, outOf: 500 });
    expect(score).toMatchObject({ percent: 7000, outcome: 'pass' });
    expect(grade(score.percent)).toBe('B2');
  });

  it('CBSE XI: 22 of 70 is 31.43 %, under 33: failed in theory, though 22 + 28 is 50 of 100', () => {
    const score = scoreSubject(preset('cbse-11-12-70'), [[[on(22, 70)], [on(28, 30)]]], null);
    expect(score).toMatchObject({ percent: 5000, outcome: 'fail' });
    expect(score.components.map(({ isPassed }) => isPassed)).toEqual([false, true]);
  });

  it('ill on the day of the exam: 9 + 5 + 4 of the 20 that were assessed are 90 %: A2', () => {
    const score = scoreSubject(TWO_TERMS, [[[on(9, 10)], [on(5, 5)], [on(4, 5)], [coded('ML', 80)]]], 0);
    expect(score).toMatchObject({ obtained: 1800, outOf: 2000, percent: 9000, outcome: 'pass' });
    expect(score.components[3]).toMatchObject({ obtained: null, code: 'ML' });
    expect(grade(score.percent)).toBe('A2');
  });

  it('absent from the exam: 8 + 4 + 4 + 0 = 16 of 100: E, failed', () => {
    const score = scoreSubject(TWO_TERMS, [[[on(8, 10)], [on(4, 5)], [on(4, 5)], [coded('AB', 80)]]], 0);
    expect(score).toMatchObject({ obtained: 1600, percent: 1600, outcome: 'fail' });
    expect(grade(score.percent)).toBe('E');
  });

  it('a year of the second term alone: 71 of 100 as in the term, not 35.5 of 50, rounded 36 and so 72 %', () => {
    const second = [[on(8, 10)], [on(4, 5)], [on(4, 5)], [on(55, 80)]];
    expect(scoreSubject(TWO_TERMS, [[], second], null)).toMatchObject({ obtained: 7100, outOf: 10_000, percent: 7100 });
    expect(scoreSubject(TWO_TERMS, [[], second], 1)).toMatchObject({ obtained: 7100, outOf: 10_000, percent: 7100 });
  });

  it('the year: 78.5 and 65.25 by halves are 71.875, rounded 72: B1', () => {
    const first = [[on(8.5, 10)], [on(4, 5)], [on(5, 5)], [on(61, 80)]];
    const second = [[on(6.25, 10)], [on(4, 5)], [on(5, 5)], [on(50, 80)]];
    const score = scoreSubject(TWO_TERMS, [first, second], null);
    expect(score).toMatchObject({ obtained: 7200, outOf: 10_000, percent: 7200 });
    expect(grade(score.percent)).toBe('B1');
  });

  it('grace of 2 lifts 32 of 100 over the pass mark, and never over the maximum', () => {
    const scheme = {
      ...TWO_TERMS,
      terms: [
        {
          name: 'T',
          weight: 100,
          components: [{ name: 'Exam', max: 10_000, weight: 10_000, aggregation: 'sum', bestOf: null, passPercent: 3300 }],
        },
      ],
    } as const;
    expect(scoreSubject(scheme, [[[on(32, 100)]]], 0).outcome).toBe('fail');
    expect(scoreSubject(scheme, [[[on(32, 100, 2)]]], 0)).toMatchObject({
      outcome: 'pass',
      percent: 3400,
      components: [{ isAdjusted: true }],
    });
    expect(scoreSubject(scheme, [[[on(99, 100, 5)]]], 0).percent).toBe(10_000);
  });

  it('a total of the best subjects, and who failed one that counts', () => {
    const subject = (percent: number, isCompulsory: boolean, outcome: 'pass' | 'fail' = 'pass') => ({
      obtained: percent,
      outOf: 10_000,
      percent,
      outcome,
      countsInTotal: true,
      isCompulsory,
    });
    const all = [subject(6000, true), subject(9000, false), subject(2000, false, 'fail'), subject(8000, false)];
    expect(totalOf(all, 2)).toMatchObject({ obtained: 23_000, outOf: 30_000, percent: 7667, outcome: 'pass' });
    expect(totalOf(all, null)).toMatchObject({ outcome: 'fail', percent: 6250 });
  });
});

describe('codes', () => {
  const mark = fc.record({
    max: fc.constant(4000),
    weight: fc.constant(100),
    mark: fc.integer({ min: 0, max: 4000 }),
    code: fc.constant('' as const),
    adjust: fc.constant(0),
  });
  const rule = { name: 'Tests', max: 1000, weight: 1000, bestOf: null, passPercent: null, aggregation: 'average' } as const;
  const schemeOf = (codes: SchemeRule['codes']): SchemeRule => ({
    terms: [{ name: 'T', weight: 100, components: [rule] }],
    passPercent: null,
    codes,
    rounding: { component: 'none', subject: 'none', up: false },
  });

  it('never count as zero unless the scheme says so', () => {
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 6 }), fc.constantFrom<MarkCode>('AB', 'ML', 'EX', 'NA'), (papers, code) => {
        const without = { AB: 'exclude', ML: 'exclude', EX: 'exclude', NA: 'exclude' } as const;
        const plain = scoreSubject(schemeOf(without), [[papers]], 0);
        const more = [...papers, coded(code, 40)];
        expect(scoreSubject(schemeOf(without), [[more]], 0).percent).toBe(plain.percent);
        const zero = scoreSubject(schemeOf({ ...without, [code]: 'zero' }), [[more]], 0);
        const asMark = scoreSubject(schemeOf(without), [[[...papers, on(0, 40)]]], 0);
        expect(zero.percent).toBe(asMark.percent);
      }),
    );
  });

  it('withhold a result where the scheme says so, and leave nothing assessed without one', () => {
    const codes = { AB: 'withhold', ML: 'exclude', EX: 'exclude', NA: 'exclude' } as const;
    expect(scoreSubject(schemeOf(codes), [[[on(20, 40), coded('AB', 40)]]], 0)).toMatchObject({ outcome: 'withheld', percent: 5000 });
    expect(scoreSubject(schemeOf(codes), [[[coded('EX', 40)]]], 0)).toMatchObject({ outcome: 'none', percent: null, missing: 0 });
    expect(scoreSubject(schemeOf(codes), [[[]]], 0)).toMatchObject({ outcome: 'none', missing: 1 });
  });
});

describe('aggregation', () => {
  const share = fc.record({
    n: fc.integer({ min: 0, max: 400 }),
    max: fc.integer({ min: 400, max: 800 }),
    weight: fc.integer({ min: 1, max: 9 }),
  });
  const papersOf = (all: { n: number; max: number; weight: number }[]) =>
    all.map(({ n, max, weight }) => ({ share: fraction(n, max), max: fraction(max), weight: fraction(weight) }));
  const rules = fc.constantFrom(
    { aggregation: 'sum', bestOf: null },
    { aggregation: 'average', bestOf: null },
    { aggregation: 'weighted', bestOf: null },
    { aggregation: 'best', bestOf: 2 },
  ) as fc.Arbitrary<Parameters<typeof aggregateShares>[0]>;

  it('does not depend on the order of the papers', () => {
    fc.assert(
      fc.property(rules, fc.array(share, { minLength: 1, maxLength: 6 }), (rule, all) => {
        expect(aggregateShares(rule, papersOf([...all].reverse()))).toEqual(aggregateShares(rule, papersOf(all)));
      }),
    );
  });

  it('by the best n is never lower than by fewer choices, nor by all', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 6 }), share, fc.integer({ min: 1, max: 4 }), (all, another, bestOf) => {
        const best = (papers: typeof all) => aggregateShares({ aggregation: 'best', bestOf }, papersOf(papers)) ?? fraction(0);
        expect(
          compare(best(all), aggregateShares({ aggregation: 'average', bestOf: null }, papersOf(all)) ?? fraction(0)),
        ).toBeGreaterThanOrEqual(0);
        if (all.length >= bestOf) expect(compare(best([...all, another]), best(all))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('lies between the lowest and the highest share', () => {
    fc.assert(
      fc.property(rules, fc.array(share, { minLength: 1, maxLength: 6 }), (rule, all) => {
        const papers = papersOf(all);
        const result = aggregateShares(rule, papers) ?? fraction(-1);
        expect(papers.some((paper) => compare(paper.share, result) >= 0) && papers.some((paper) => compare(paper.share, result) <= 0)).toBe(
          true,
        );
      }),
    );
  });

  it('is exact: ten tenths are one', () => expect(sum(Array.from({ length: 10 }, () => fraction(1, 10)))).toEqual(fraction(1)));
  it('rounds a half up', () => expect([toHundredths(fraction(1, 200)), toHundredths(fraction(1, 3))]).toEqual([1, 33]));
});

describe('presets', () => {
  it.each(PRESETS.map((one) => [one.key, one] as const))('%s has weights that add up, and says where it comes from', (_key, one) => {
    for (const term of one.terms) expect(term.components.reduce((all, { weight }) => all + weight, 0)).toBe(term.outOf);
    expect(one.source).not.toBe('');
    if (one.terms.length > 0) expect(one.terms.reduce((all, { weight }) => all + weight, 0)).toBe(10_000);
  });
});

describe('ranks', () => {
  const of = (percent: number | null, outcome: 'pass' | 'fail' = 'pass') => ({ percent, outcome });
  const students = [of(9000), of(8000), of(8000), of(7000), of(9500, 'fail'), of(null)];
  it('are 1, 2, 2, 4', () => expect(ranksOf(students, 'standard')).toEqual([1, 2, 2, 4, null, null]));
  it('are 1, 2, 2, 3 when dense', () => expect(ranksOf(students, 'dense')).toEqual([1, 2, 2, 3, null, null]));
  it('are none when off', () => expect(ranksOf(students, 'off')).toEqual([null, null, null, null, null, null]));
});
