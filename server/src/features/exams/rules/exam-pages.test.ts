import { expect, it } from 'vitest';
import { dateSheetGrid } from './exam-pages.ts';

it('says the year of a date sheet once, also where the school wrote it into the name', () => {
  const titleOf = (name: string) =>
    dateSheetGrid({ school: 'S', exam: { name, year: '2026–27', startsOn: '2026-09-01', endsOn: '2026-09-02' }, papers: [] }).title;
  expect(titleOf('Unit test 1')).toBe('Date sheet · Unit test 1 · 2026–27');
  expect(titleOf('Unit test 2026-27')).toBe('Date sheet · Unit test 2026-27');
  expect(titleOf('Unit test (2026-2027)')).toBe('Date sheet · Unit test (2026-2027)');
  expect(titleOf('Unit test 2026')).toBe('Date sheet · Unit test 2026 · 2026–27');
});
