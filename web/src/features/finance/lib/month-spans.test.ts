import { expect, it } from 'vitest';
import { monthSpans, sameSums } from './month-spans.ts';

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

it('names months that follow each other with the same sum together', () => {
  const of = (month: string, amount: number) => ({ month, amount });
  const dues = [of('Arrears', 3200), of('April', 3200), of('May', 3200), of('July', 3200), of('August', 3000)];
  expect(sameSums(dues).map((group) => group.map(({ month }) => month))).toEqual([['Arrears'], ['April', 'May'], ['July'], ['August']]);
  expect(sameSums([])).toEqual([]);
});
