import { expect, it } from 'vitest';
import { dueOn } from './due-on.ts';

const account = { startsOn: '2027-04-01', dueDay: 10, dueExtendedTo: null, arrearsSince: null, today: '2027-04-12' };

it('arrears are as old as the oldest of the carried fees, else as the year', () => {
  expect(dueOn({ ...account, arrearsSince: '2026-04-10' }, 0)).toBe('2026-04-10');
  expect(dueOn(account, 0)).toBe('2027-04-01');
  expect(dueOn({ ...account, arrearsSince: '2026-04-10', dueExtendedTo: '2027-05-01' }, 0)).toBe('2027-05-01');
});

it('arrears are overdue before their year begins, also fees that were carried before their day', () => {
  expect(dueOn({ ...account, today: '2027-03-24' }, 0)).toBe('2027-03-23');
  expect(dueOn({ ...account, today: '2027-03-01', arrearsSince: '2027-03-10' }, 0)).toBe('2027-02-28');
});

it('a month is due on the day of the school', () => {
  expect(dueOn(account, 1)).toBe('2027-04-10');
  expect(dueOn(account, 12)).toBe('2028-03-10');
});
