import { expect, it } from 'vitest';
import { newPeriod } from './new-period.ts';

it('follows the last one, is as long, and has the number after the highest', () => {
  const periods = [
    { name: 'P1', startsAt: '08:00', endsAt: '08:45' },
    { name: 'P3', startsAt: '09:00', endsAt: '09:45' },
  ];
  expect(newPeriod(periods)).toEqual({ name: 'P4', startsAt: '09:45', endsAt: '10:30' });
});

it('stays within the day', () => expect(newPeriod([{ name: 'P1', startsAt: '23:10', endsAt: '23:50' }]).endsAt).toBe('23:40'));
