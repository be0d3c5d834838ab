import { expect, it } from 'vitest';
import { directory, TODAY } from '../query/testing/small-school.ts';
import { interpret } from './interpret.ts';

const said = (prompt: string) => interpret(prompt, { today: TODAY, directory }).intent;

it.each([
  'Unit Test 2 date sheet of class 9: subject and date, in order of date',
  'Unit Test 1 date sheet of 7th in order of date',
  'unit test 2 date sheet, subject wise',
])('plans nothing that is kept already: %s', (prompt) => {
  expect(said(prompt)).not.toBe('calendar.add_event');
});

it.each(['Science exhibition 4 December', 'Unit test 2 on 4 December', 'add a sports day on 4 December'])(
  'still plans what is new: %s',
  (prompt) => {
    expect(said(prompt)).toBe('calendar.add_event');
  },
);

it('takes the names of columns for no second request', () => {
  const read = interpret('Which students have fees overdue for 4 or more months? Name, section, number of months.', {
    today: TODAY,
    directory,
  });
  expect(read).not.toMatchObject({ slots: { missing: ['first'] } });
});
