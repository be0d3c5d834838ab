import { expect, it } from 'vitest';
import { componentChoices } from './component-choices.ts';

const classes = ['1st', '2nd', '3rd', '4th', '9th'].map((className) => ({ id: className, className, sections: [] }));
const component = (name: string, classIds: string[]) => ({ termNo: 1, term: 'Term 1', name, max: 10, classIds });
const labels = (components: ReturnType<typeof component>[]) => componentChoices({ components, classes }).map(({ label }) => label);

it('says the classes of a test where schemes differ', () => {
  expect(labels([component('Periodic test', ['3rd', '2nd', '1st', '9th']), component('Theory', ['9th'])])).toEqual([
    'Term 1 · Periodic test (1st–3rd, 9th)',
    'Term 1 · Theory (9th)',
  ]);
});

it('says no classes where all follow one scheme', () => {
  expect(labels([component('Periodic test', ['1st', '2nd']), component('Theory', ['2nd', '1st'])])).toEqual([
    'Term 1 · Periodic test',
    'Term 1 · Theory',
  ]);
});
