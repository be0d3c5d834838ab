import { expect, it } from 'vitest';
import { paths as PATHS } from '#lib/paths';
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

const others = [PATHS.newCertificate, PATHS.leave, PATHS.attendance, PATHS.scheduler, PATHS.schoolProfile, PATHS.account, PATHS.spending];

it.each([
  ['टीसी', PATHS.newCertificate],
  ['TC', PATHS.newCertificate],
  ['t.c.', PATHS.newCertificate],
  ['बोनाफाइड', PATHS.newCertificate],
  ['bonafide', PATHS.newCertificate],
  ['छुट्टी', PATHS.leave],
  ['chutti', PATHS.leave],
  ['हाजिरी', PATHS.attendance],
  ['हाज़िरी', PATHS.attendance],
  ['hajiri', PATHS.attendance],
  ['टाइम टेबल', PATHS.scheduler],
  ['लोगो', PATHS.schoolProfile],
  ['logo', PATHS.schoolProfile],
  ['पासवर्ड', PATHS.account],
  ['खर्चा', PATHS.spending],
  ['ख़र्चा', PATHS.spending],
  ['kharcha', PATHS.spending],
])('%s finds what the office means by it', (query, path) => {
  const unnamed = others.map((one) => ({ path: one, label: '—', group: null }));
  expect(findScreens(unnamed, query).map((one) => one.path)).toEqual([path]);
});
