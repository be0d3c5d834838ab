import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoTalk, openDemoTalk } from '../query/testing/demo-talk.ts';
import { plain } from './testing/say.ts';

/** What goes on from an answer or a plan, and is never asked of others instead. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk(200);
});
afterAll(() => demo.test.close());

describe('what leans on an answer', () => {
  it.each([
    [['girls of class 9', 'with percent in half yearly']],
    [['which teachers are on leave tomorrow', 'who is free to take those periods']],
    [['students of class 9', 'how many periods on each?']],
    [['unit test 2 papers of class 9 with dates', 'remind class 9 parents of it on thursday 3 december']],
    [['who failed term 1 in class 8', 'call the parents for a meeting on monday at 3 pm']],
    [['bring up students who have a discount card', 'anyone in it with dues still?']],
  ])('is refused where no change is read in it: %s', async (prompts) => {
    expect(plain(await demo.talk(...prompts))).toMatch(/did not (?:understand|answer)/);
  });

  it('takes the name of an exam for the one before it, whatever words stand in it', async () => {
    const said = plain(await demo.talk('toppers of class 9 in half yearly', 'now for unit test 1'));
    expect(said).toContain('highest average marks, Class 9th, Unit Test 1');
  });

  it('asks who “he” is in a longer question', async () => {
    expect(plain(await demo.talk('show pending leave applications', 'show me how much leave he has already taken this year'))).toContain(
      'Who do you mean?',
    );
  });

  it.each([
    [['how many students come by bus', 'baaki?'], 'not by bus'],
    [['how many students of class 8 come by bus', 'who doesn’t'], 'Class 8th, not by bus'],
    [['how much came in today', 'receipts dikhao'], 'Collection by receipt and student, Friday, 20 Nov 2026'],
    [['how much did we spend on repairs this year', 'show the bills'], 'Expenses by expense and day, Repairs and Maintenance'],
    [['total collection this month', 'and last month?', 'difference batao'], 'October 2026, compared with November 2026 (to 20 Nov)'],
    [['class strength', 'section-wise break-up'], 'Students by section'],
    [['students by section', 'which sections have more than 5?'], 'students more than 5'],
    [['students by route', 'which one is the fullest?'], 'The route with the most students'],
    [['how much came in today', 'who collected it?'], 'Collection by cashier'],
    [['average marks of 10A in science', 'same for B'], 'Science, 10 B'],
    [['timetable of 6A for Monday', 'no wait, I meant B'], 'Timetable of 6th B'],
    [['holidays in december', 'add january also'], 'Tuesday, 1 Dec 2026 to Sunday, 31 Jan 2027'],
  ])('is its change: %s', async (prompts, words) => {
    expect(plain(await demo.talk(...prompts))).toContain(words);
  });

  it('adds no section that a class does not have', async () => {
    expect(plain(await demo.talk('fee defaulters of 9A', 'only section Z'))).not.toContain('the whole school');
  });
});

describe('a plan', () => {
  it.each(['send it only to 9A', 'shift it to the 28th'])('that was cancelled is not changed by “%s”', async (prompt) => {
    const before = prompt.startsWith('send') ? 'remind defaulters of class 9' : 'make Monday a holiday';
    const html = await demo.talk(before, 'cancel', prompt);
    expect(html).not.toContain('data-kind="plan"');
    expect(plain(html)).toContain('The last plan was cancelled');
  });

  it.each([
    'notice to class teachers of 9: submit marks',
    'tell the science teachers to bring the kits',
    'notice to class teachers: submit marks by Monday',
  ])('is never for more than some of the teachers: %s', async (prompt) => {
    const html = plain(await demo.ask(prompt));
    const [{ n } = {}] = await demo.rows('select count(*)::int as n from fact.e where is_teaching');
    const [, count] = /(\d+) employees? Names/.exec(html) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThan(Number(n));
  });

  it('is for all teachers where their text speaks of some', async () => {
    expect(await demo.ask('notice to all teachers: class teachers will collect the forms')).toContain('data-kind="plan"');
  });
});

it('counts months from day to day', async () => {
  expect(plain(await demo.ask('collection of the past twelve months'))).toContain('Friday, 21 Nov 2025 to Friday, 20 Nov 2026');
});

it.each(['Collect 1800 cash from Zubin Wadiawala', 'mark Zubin Wadiawala absent today'])(
  'says that it knows nobody of the name: %s',
  async (prompt) => {
    expect(plain(await demo.ask(prompt))).toContain('I cannot find a student of this name');
  },
);
