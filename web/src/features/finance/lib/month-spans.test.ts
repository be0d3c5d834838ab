import { expect, it } from 'vitest';
import { monthSpans } from './month-spans.ts';

it('joins months that follow each other', () => {
  expect(monthSpans(['April', 'May', 'June', 'August', 'March'])).toEqual([
    ['April', 'June'],
    ['August', 'August'],
    ['March', 'March'],
  ]);
  expect(monthSpans(['Arrears', 'April'])).toEqual([
    ['Arrears', 'Arrears'],
    ['April', 'April'],
  ]);
  expect(monthSpans(['March', 'April'])).toEqual([
    ['March', 'March'],
    ['April', 'April'],
  ]);
  expect(monthSpans([])).toEqual([]);
});
