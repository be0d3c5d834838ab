import { expect, it } from 'vitest';
import { expectSame, queryOf } from './testing/read.ts';

/** What is left out, the source that is named, and whose column is told beside: words around a question that change nothing else of it. */
const SAME: readonly [string, string][] = [
  ['expenses of October (salaries are not included)', 'expenses of October'],
  [
    'Leaving out salaries, two expense heads with the highest spending since June',
    'two expense heads with the highest spending since June',
  ],
  [
    'Leaving aside merit scholarship, how many students get a concession, reason wise?',
    'how many students get a concession, reason wise, excluding merit scholarship',
  ],
  ['mode wise receipts of October (bounced cheques not to be counted)', 'mode wise receipts of October'],
  ['bank wise count and total of cheques received in October', 'bank wise number and amount of cheques received in October'],
  ["A parent asks: what is the father's name and phone of Mahi Bhatt?", "what is the father's name and phone of Mahi Bhatt?"],
  ['class teacher of 7B and his phone number', 'class teacher of 7B with phone number'],
  ['who teaches Mathematics in each section of 6th as per the timetable', 'lessons of Mathematics by section and teacher in class 6th'],
  ['student holidays marked in the calendar in December', 'holidays for students in December'],
  ['longest run of absent marks in class 6 since July', 'longest streak of absence in class 6 since July'],
  ['attendance in October of students with a bus stop and of those without', 'attendance in October of bus and non bus students'],
  ["guardians' name and phone for each defaulter of 9A", 'defaulters of 9A with guardian name and phone'],
  ['house wise ladke aur ladkiyon ki ginti chahiye UDISE ke liye', 'house wise boys and girls count'],
  ['9B me kitne bachchon ka APAAR number record me nahi hai', '9B me kitne bachchon ka APAAR nahi hai'],
  ['department wise total salary of present teaching staff', 'department wise total salary of teaching staff'],
  ['how many students of class 7 had not a single absent mark in October', 'how many students of class 7 were never absent in October'],
  ['highest and lowest Term 1 percentage by section of class 9', 'highest and lowest marks in Term 1 by section of class 9'],
];

it.each(SAME)('%s', expectSame);

it('counts what was sent of each notice', () => {
  expect(queryOf('messages that failed in October, notice wise')).toMatchObject({
    entity: 'delivery',
    measure: 'count',
    groupBy: ['notice'],
  });
});

it('asks who is present where a day is said', () => {
  expect(queryOf('how many of present staff today')).not.toEqual(queryOf('how many of staff'));
});

it('tells the teacher of each section whose register is open', () => {
  expect(queryOf('Which sections have not marked attendance today, and who is their class teacher?')).toMatchObject({
    entity: 'register',
    groupBy: ['section'],
    columns: ['classTeacher'],
  });
});
