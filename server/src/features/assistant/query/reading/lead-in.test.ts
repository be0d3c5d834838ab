import { describe, expect, it } from 'vitest';
import { directoryOf } from '../../interpreter/testing/test-school.ts';
import { withoutLead } from './lead-in.ts';

const surroundings = { today: '2026-11-20', directory: directoryOf('riverside') };
const vocabulary = { house: ['Ganga'], department: ['Science'] };
const rest = (prompt: string) => withoutLead(prompt, surroundings, vocabulary);

describe('the reason before a question', () => {
  it.each([
    ['We are thinking about a UPI machine, so please show how much came by UPI', 'how much came by UPI'],
    [
      'The education department has asked for the number of students by religion, kindly tell',
      'the number of students by religion, kindly tell',
    ],
    ['I am making the note for the committee and need to know what was collected in October', 'what was collected in October'],
    ['I am planning a small party, can you list the birthdays in December', 'the birthdays in December'],
  ])('is left away: «%s»', (prompt, question) => expect(rest(prompt)).toBe(question));

  it.each([
    'For class 9 I need the attendance percentage',
    'For the boys please show the attendance by class',
    'For teachers please show the attendance this month',
    'For the Ganga house please show the attendance',
    'For the Rainbow house please show the attendance',
    'In Lotus house we need the number of girls',
    'For the Science department I need the salaries',
    'About last month please tell me the collection',
    'By class please show the number of students',
    'Of the absent students please show the overdue fees',
    'Above 5000 rupees please list the defaulters',
    'please show the strength by class',
    'show me the strength by class',
  ])('stays where it says of whom or when, or is none: «%s»', (prompt) => expect(rest(prompt)).toBeUndefined());
});
