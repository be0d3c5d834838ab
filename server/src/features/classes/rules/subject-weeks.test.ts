import { CLASS_NAMES } from '@shala/contract/shared';
import { expect, it } from 'vitest';
import { usualClasses, usualWeek } from './subject-weeks.ts';

const sum = (className: string, board: string, periods: number) =>
  usualWeek(className, { board, state: '' }, periods).reduce((total, { periodsPerWeek }) => total + periodsPerWeek, 0);

it.each(['CBSE', 'ICSE', 'State board'])('the subjects of %s fill each class’s week, whatever its length', (board) => {
  for (const name of CLASS_NAMES) for (const periods of [30, 36, 45, 48]) expect(sum(name, board, periods), name).toBe(periods);
});

it('a class 8th of CBSE has the usual periods a week', () => {
  expect(usualWeek('8th', { board: 'CBSE', state: '' }, 48).map(({ name, periodsPerWeek }) => `${name} ${periodsPerWeek}`)).toEqual([
    'English 7',
    'Hindi 6',
    'Mathematics 8',
    'Science 7',
    'Social Science 7',
    'Sanskrit 4',
    'Computer 3',
    'Art 3',
    'Physical Education 3',
  ]);
  expect(usualWeek('11th', { board: 'CBSE', state: '' }, 48).map(({ name }) => name)).toContain('Physics');
});

it('classes are the usual ones in Hindi, in Roman figures and with a stream, and others by their place', () => {
  expect(usualClasses(['6वीं', '७वीं', 'कक्षा 8', 'IX', '11th Science'])).toEqual(['6th', '7th', '8th', '9th', '11th']);
  expect(usualClasses(['Play Group', 'नर्सरी', 'एलकेजी'])).toEqual(['Nursery', 'Nursery', 'LKG']);
  expect(usualClasses(['प्रवेशिका', '6वीं', 'मध्यमा', '8वीं', 'उत्तमा'])).toEqual(['5th', '6th', '7th', '8th', '9th']);
  expect(usualClasses(['Red', 'Blue'])).toEqual(['Nursery', 'LKG']);
});
