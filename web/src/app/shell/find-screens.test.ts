import { expect, it } from 'vitest';
import { findScreens } from './find-screens.ts';

const screens = [
  { path: '/finance/spending', label: 'Expenses', group: 'Finance' },
  { path: '/finance/dayBook', label: 'Day book', group: 'Finance' },
  { path: '/finace', label: 'Finance', group: null },
];
const paths = (query: string) => findScreens(screens, query).map(({ path }) => path);

it('finds by the beginnings of words, of the area too, own names first', () => {
  expect(paths('fin')).toEqual(['/finace', '/finance/spending', '/finance/dayBook']);
  expect(paths('book day')).toEqual(['/finance/dayBook']);
  expect(paths('ook')).toEqual([]);
  expect(paths(' ')).toHaveLength(3);
});
