import { describe, expect, it } from 'vitest';
import { readSamples } from '../../evaluation/fit-certainty.ts';
import { queryOf, surroundings } from '../testing/read.ts';
import { names as vocabulary } from '../testing/small-school.ts';
import { doubtBy, shownBy } from './doubt.ts';
import { POINTS } from './points.ts';
import { traitsOf } from './traits.ts';

const traits = (said: string) => {
  const query = queryOf(said);
  if (query === undefined) throw new Error(`${said} is not read.`);
  return traitsOf(said, query, undefined, { surroundings, vocabulary });
};

describe('what is known of a reading', () => {
  it.each([
    ['girls in class 9', []],
    ['students by house', []],
    ['boys and girls in class 9', []],
    ['in which departments are the teachers', ['counted']],
    ['how many students owe fees of 3 months or more', ['counts']],
    ['are there more boys or more girls in class 8', ['whether']],
  ])('«%s»', (said, found) => {
    const { always: _always, untold: _untold, figure: _figure, ...others } = traits(said);
    expect(Object.keys(others)).toEqual(found);
  });

  it('holds that people are asked for, and none are told', () => {
    const query = queryOf('students by house');
    if (query === undefined) throw new Error('It is not read.');
    const asked = (said: string) => traitsOf(said, query, undefined, { surroundings, vocabulary }).people;
    expect(asked('kis kis ka house hai')).toBe(1);
    expect(asked('which teachers are in which house')).toBe(1);
    expect(asked('which house is the largest')).toBeUndefined();
  });

  it.each([
    ['students by house', [], 'nothing'],
    ['students by house', [1, 1, 1], 'ones'],
    ['students by house', [1, 1, 2], undefined],
    ['students of class 9', Array(41).fill(0), undefined],
    ['students older than 14', Array(41).fill(15), undefined],
  ])('takes from the rows of «%s» what they show', (said, figures, shown) => {
    const query = queryOf(said);
    if (query === undefined) throw new Error(`${said} is not read.`);
    expect(
      shownBy(
        query,
        (figures as number[]).map((figure) => ({ figure })),
      ),
    ).toBe(shown);
  });
});

it('doubts most of the kept readings of which it would refuse to answer rightly', () => {
  const refused = readSamples().filter(({ traits: known }) => doubtBy(known, POINTS) >= 0.35);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.filter(({ isWrong }) => isWrong).length / refused.length).toBeGreaterThan(0.6);
});
