import { expect, it } from 'vitest';
import { makeDay, planOf, withBreaks } from './make-day.ts';

const NONE = { after: 0, minutes: 0 };
const PLAN = { periods: 4, startsAt: '07:30', minutes: 45, breaks: [{ after: 2, minutes: 20 }, NONE] as const };
const TWO = {
  ...PLAN,
  breaks: [
    { after: 1, minutes: 10 },
    { after: 3, minutes: 30 },
  ] as const,
};

it('a day has its periods one after the other, with a break', () => {
  const day = makeDay(PLAN);
  expect(day?.map(({ name, startsAt, endsAt }) => `${name} ${startsAt}-${endsAt}`)).toEqual([
    'P1 07:30-08:15',
    'P2 08:15-09:00',
    'P3 09:20-10:05',
    'P4 10:05-10:50',
  ]);
  expect(planOf(day ?? [])).toEqual(PLAN);
});

it('two breaks are found again, and every minute of the day is in the list', () => {
  const day = makeDay(TWO) ?? [];
  expect(planOf(day)).toEqual(TWO);
  expect(withBreaks(day).map(({ name, startsAt, endsAt }) => `${name ?? 'break'} ${startsAt}-${endsAt}`)).toEqual([
    'P1 07:30-08:15',
    'break 08:15-08:25',
    'P2 08:25-09:10',
    'P3 09:10-09:55',
    'break 09:55-10:25',
    'P4 10:25-11:10',
  ]);
});

it('of more than two breaks the longest are kept, in the order of the day', () => {
  const day = [
    { name: 'P1', startsAt: '08:00', endsAt: '08:40' },
    { name: 'P2', startsAt: '09:10', endsAt: '09:50' },
    { name: 'P3', startsAt: '09:55', endsAt: '10:35' },
    { name: 'P4', startsAt: '10:50', endsAt: '11:30' },
  ];
  expect(planOf(day).breaks).toEqual([
    { after: 1, minutes: 30 },
    { after: 3, minutes: 15 },
  ]);
});

it('a plan without sense makes no day', () => {
  expect(makeDay({ ...PLAN, periods: 0 })).toBeNull();
  expect(makeDay({ ...PLAN, periods: 8, startsAt: '20:00', minutes: 60 })).toBeNull();
  expect(makeDay({ ...PLAN, startsAt: '' })).toBeNull();
});
