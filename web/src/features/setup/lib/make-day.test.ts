import { expect, it } from 'vitest';
import { makeDay, planOf } from './make-day.ts';

it('a day has its periods one after the other, with a break', () => {
  const day = makeDay({ periods: 4, startsAt: '07:30', minutes: 45, breakAfter: 2, breakMinutes: 20 });
  expect(day?.map(({ name, startsAt, endsAt }) => `${name} ${startsAt}-${endsAt}`)).toEqual([
    'P1 07:30-08:15',
    'P2 08:15-09:00',
    'P3 09:20-10:05',
    'P4 10:05-10:50',
  ]);
  expect(planOf(day ?? [])).toEqual({ periods: 4, startsAt: '07:30', minutes: 45, breakAfter: 2, breakMinutes: 20 });
});

it('a plan without sense makes no day', () => {
  expect(makeDay({ periods: 0, startsAt: '08:00', minutes: 40, breakAfter: 0, breakMinutes: 0 })).toBeNull();
  expect(makeDay({ periods: 8, startsAt: '20:00', minutes: 60, breakAfter: 0, breakMinutes: 0 })).toBeNull();
  expect(makeDay({ periods: 8, startsAt: '', minutes: 40, breakAfter: 0, breakMinutes: 0 })).toBeNull();
});
