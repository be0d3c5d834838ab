import { expect, it } from 'vitest';
import { listChanges, shortChanges, wordsOfAct, wordsOfRecord } from './audit-words.ts';

it('says acts in words', () => {
  expect(wordsOfAct('renameClass')).toBe('Rename class');
  expect(wordsOfAct('fee rules')).toBe('Fee rules');
});

it('names records as the screens do', () => {
  expect(['payment', 'calendar_event', 'student', 'fee rules'].map(wordsOfRecord)).toEqual([
    'Receipt',
    'Calendar entry',
    'Student',
    'Fee rules',
  ]);
});

it('shows what was before and what is after', () => {
  expect(listChanges({ city: 'Nashik', same: 1 }, { city: 'Pune', same: 1, pinCode: '411001' })).toEqual([
    { field: 'City', before: 'Nashik', after: 'Pune' },
    { field: 'PIN code', before: '', after: '411001' },
  ]);
  const id = '0198f0c1-7c50-7e11-8b4e-3f2f3b7d8a10';
  expect(listChanges({ classId: id, name: 'A' }, { classId: null, studentIds: [id], name: 'B' })).toEqual([
    { field: 'Name', before: 'A', after: 'B' },
  ]);
  expect(shortChanges({ a: 1 }, null)).toBe('A: 1 → –');
  expect(shortChanges(null, { a: 1, b: 2, c: 3, d: { e: 4 } })).toBe('A: 1, B: 2, C: 3 …');
  expect(shortChanges(null, null)).toBe('');
  expect(shortChanges({ born: '2013-06-01', subjects: [] }, { born: null, subjects: ['8th English', '9th English'] })).toBe(
    'Born: 1 Jun 2013 → –, Subjects: 8th English, 9th English',
  );
});

it('says what came of a question to the assistant, and no name of the program', () => {
  expect(shortChanges(null, { intent: 'attendance.list_absent', outcome: 'answered' })).toBe('Result: Answered');
});

it('names what the assistant prepared or cancelled as an office does', () => {
  expect(shortChanges(null, { prepared: 'fee_reminder.send', recipients: 318 })).toBe('Prepared: Fee reminder, Recipients: 318');
  expect(shortChanges(null, { cancelled: 'calendar.add_holiday' })).toBe('Cancelled: Holiday');
});

it('says who a notice went to, not as it is stored', () => {
  expect(shortChanges(null, { audience: { kind: 'classes', ids: ['8th'] }, recipients: 57 })).toBe(
    'Sent to: Parents by class, Recipients: 57',
  );
});

it('names a state as the screens do', () => {
  expect(shortChanges({ state: 'live' }, { state: 'reversed' })).toBe('Status: Valid → Cancelled');
  expect(shortChanges(null, { state: 'live' })).toBe('');
  expect(shortChanges(null, { state: 'somethingElse' })).toBe('Status: somethingElse');
});

it('shows sums in rupees and months by name', () => {
  expect(shortChanges(null, { amountPaise: 150050, months: [0, 8], restsPaise: [0, 294000] })).toBe(
    'Amount: ₹1,500.50, Months: Old dues, November, Balance: ₹0, ₹2,940',
  );
  expect(shortChanges(null, { receipts: [6763, 6764], amount: 5040 })).toBe('Receipts: 6763, 6764, Amount: ₹5,040');
});

it('shows rules of the timetable in words, without ids and without what is not set', () => {
  const id = '0198f0c1-7c50-7e11-8b4e-3f2f3b7d8a10';
  const teachers = [{ away: [[1, 'P1']], mostADay: 7, mostInRow: 0, teacherId: 'Sunita Kulkarni', roomId: id }];
  expect(listChanges({ teachers: [] }, { teachers })).toEqual([
    { field: 'Teachers', before: '', after: 'Not available on: Mon P1, Maximum periods in a day: 7, Teacher: Sunita Kulkarni' },
  ]);
  const row = { sectionId: '1st A', subjectId: '1st Marathi', periodsPerWeek: 6, teacherId: null };
  expect(shortChanges(null, { sectionSubjects: [row, { ...row, periodsPerWeek: 2 }] })).toBe(
    'Subjects of sections: Section: 1st A, Subject: 1st Marathi, Periods a week: 6 / Section: 1st A, Subject: 1st Marathi, Periods a week: 2',
  );
});
