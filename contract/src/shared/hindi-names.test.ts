import { expect, it } from 'vitest';
import { PRESETS, SCALES } from '../exams/index.ts';
import { hindiName } from './hindi-names.ts';

it('every name of the ready-made schemes has a Hindi one', () => {
  const names = [
    ...PRESETS.flatMap(({ terms, areas }) => [
      ...terms.flatMap(({ name, components }) => [name, ...components.map((component) => component.name)]),
      ...areas.flatMap(({ domain, name }) => [domain, name]),
    ]),
    ...Object.values(SCALES).flatMap(({ bands }) => bands.map(({ remark }) => remark)),
  ].filter((name) => name !== '');
  expect(names.filter((name) => !/^[\p{Script=Devanagari}\s\d,‘’-]+$/u.test(hindiName(name)))).toEqual([]);
});

it('a name is found whatever its case, with its number, and the school’s own stays', () => {
  expect(hindiName('MATHEMATICS')).toBe('गणित');
  expect(hindiName('Art & Craft')).toBe('कला एवं शिल्प');
  expect(hindiName('Term 2')).toBe('सत्र 2');
  expect(hindiName('Unit Test 3')).toBe('इकाई परीक्षा 3');
  expect(hindiName('Robotics')).toBe('Robotics');
  expect(hindiName('constructor')).toBe('constructor');
});
