import { expect, it } from 'vitest';
import { yearAfter } from './year-after.ts';

it('begins the day after and lasts twelve months', () => {
  expect(yearAfter({ name: '2026-27', startsOn: '2026-04-01', endsOn: '2027-03-31' })).toEqual({
    name: '2027-28',
    startsOn: '2027-04-01',
    endsOn: '2028-03-31',
  });
  expect(yearAfter({ name: 'x', startsOn: '2098-04-01', endsOn: '2099-03-31' }).name).toBe('2099-00');
});
