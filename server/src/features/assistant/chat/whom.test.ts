import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAnother, type TestSchool } from '../../../../test/app.ts';
import { type DemoTalk, openDemoTalk } from '../query/testing/demo-talk.ts';
import { plain, say as sayTo } from './testing/say.ts';

/** Notices and reminders to those whom an answer listed, who are named, or whom the sentence describes. */
let demo: DemoTalk;
beforeAll(async () => {
  demo = await openDemoTalk();
});
afterAll(() => demo.test.close());

type Kept = { audience: { kind: string; ids: string[] }; words: string };

/** Whom the open plan reaches, and its text, in order of the ids. */
async function planOf(...prompts: string[]): Promise<{ ids: string[]; words: string } | undefined> {
  await demo.test.owner`delete from assistant_pending`;
  await demo.talk(...prompts);
  const [plan] = await demo.test.owner<{ kept: Kept }[]>`select arguments -> 'kept' as kept from assistant_pending where state = 'waiting'`;
  return plan && { ids: [...(plan.kept.audience.ids ?? [])].sort(), words: plan.kept.words };
}

async function idsOf(query: string): Promise<string[]> {
  return (await demo.rows(query)).map(({ id }) => String(id)).sort();
}

const ABSENT_7A = "select student_id as id from fact.m where mark = 'A' and on_date = date '2026-11-20' and place = '7th A'";
const SCIENCE = "select id from fact.e where department = 'Science' and is_teaching";
const one = (name: string) => `select id from fact.p where name = '${name}'`;

describe('a notice reaches exactly', () => {
  it.each([
    [
      'the parents of those who were listed',
      ABSENT_7A,
      'a note is needed',
      ['who is absent today in 7A', 'tell their parents that a note is needed'],
    ],
    [
      'those behind a number',
      ABSENT_7A,
      'call us',
      ['who is absent today in 7A', 'how many is that', 'inke parents ko notice bhejo ki call us'],
    ],
    [
      'the employees themselves',
      SCIENCE,
      'training on Thursday',
      ['list science teachers', 'send them a notice about training on Thursday'],
    ],
    [
      'the class teachers of sections',
      "select x.class_teacher_id as id from sections x join classes c on c.id = x.class_id where c.name = '9th'",
      'mark sheets are due',
      ['who are the class teachers of class 9', 'notice to them: mark sheets are due'],
    ],
    [
      'the students behind receipts',
      "select student_id as id from payments where cheque_state = 'bounced'",
      'please come',
      ['list bounced cheques', 'message the parents of these students: please come'],
    ],
    [
      'those who are named',
      "select id from fact.e where name in ('Rupali Joshi', 'Sneha Pawar')",
      'come at 4',
      ['notice to Rupali Joshi and Sneha Pawar: come at 4'],
    ],
    ['one child’s parents', one('Diya Desai'), 'she won', ['tell Diya Desai’s parents that she won']],
    [
      'whom the sentence describes',
      "select id from fact.p where stop like 'Route 4,%'",
      'the bus is late',
      ['tell the parents of the bus children of route 4 that the bus is late'],
    ],
    ['teachers of a subject', SCIENCE, 'lab keys', ['notice to the science teachers: lab keys']],
    [
      'those of the plan who are kept',
      `${ABSENT_7A} and gender = 'Female'`,
      'a note is needed',
      ['who is absent today in 7A', 'tell their parents that a note is needed', 'only girls'],
    ],
    [
      'and those who are added',
      "select id from fact.p where place in ('6th A', '7th A') and gender = 'Female'",
      'trials at 4',
      ['girls of 6A', 'tell their parents that trials at 4', 'also 7A'],
    ],
    [
      'those to whom a letter is to be written',
      ABSENT_7A,
      'attendance',
      ['who is absent today in 7A', 'prepare a letter to their parents about attendance'],
    ],
    ['those who are to be called', ABSENT_7A, 'meeting at 10', ['who is absent today in 7A', 'call their parents for a meeting at 10']],
    [
      'those who are asked something',
      ABSENT_7A,
      'why nobody came',
      ['who is absent today in 7A', 'message to their parents asking why nobody came'],
    ],
    ['those behind a word for the notice', ABSENT_7A, 'कल आने', ['who is absent today in 7A', 'इनके अभिभावकों को कल आने का संदेश भेजो']],
    [
      'whom a sentence begins right behind',
      "select id from fact.p where stop like 'Route 4,%'",
      'the bus will be late',
      ['tell all Route 4 parents the bus will be late'],
    ],
    [
      'who are named behind the text',
      "select id from fact.p where stop like 'Route 4,%'",
      'Tomorrow the bus leaves at one',
      ['Tomorrow the bus leaves at one, inform parents of Route 4 children'],
    ],
    [
      'and not the people of the text',
      "select x.class_teacher_id as id from sections x join classes c on c.id = x.class_id where c.name = '9th'",
      "call the irregular students' parents",
      ["Send a message to the class teachers of 9 to call the irregular students' parents"],
    ],
    [
      'them on another weekday',
      SCIENCE,
      'training on Wednesday',
      ['list science teachers', 'send them a notice: training on Tuesday', 'make it Wednesday'],
    ],
  ] as const)('%s', async (_, query, words, prompts) => {
    expect(await planOf(...prompts)).toEqual({ ids: await idsOf(query), words });
  });
});

it('a reminder about fees reaches those whom it describes and who owe', async () => {
  const owing = await idsOf(
    "select d.id from fact.due d join fact.p p on p.id = d.id where p.house = 'Tilak House' and d.class = '9th' group by 1",
  );
  expect((await planOf('remind the defaulters of class 9 in Tilak House'))?.ids).toEqual(owing);
});

it.each([
  ['remind all the teachers to fill the logbook before 3 pm', 'Recipients Teachers', 'fill the logbook before 3 pm'],
  ['9A ke parents ko kal jaldi aane ka message bhej do', 'Recipients Parents of 9th A', 'kal jaldi aane'],
])('«%s» is a notice, whatever its text speaks of', async (prompt, whom, words) => {
  const html = plain(await demo.talk(prompt));
  expect(html).toContain(whom);
  expect(html).toContain(words);
});

it('a class that is pointed at is no text', async () => {
  const html = await demo.talk(
    'number of defaulters in classes 6, 7 and 8, class wise',
    'which has the fewest?',
    'remind the defaulters of that class',
  );
  expect(html).toMatch(/<h3>Fee reminder for \d+ people/);
});

describe('nothing is planned', () => {
  it.each([
    [['who is absent today in 7A', 'were their parents told about it'], ''],
    [['who is absent today in 7A', 'if it rains tell their parents that the bus is late'], 'sounds like information'],
    [['expenses of October', 'tell their parents that the bus is late'], 'Who do you mean?'],
    [['how much salary was paid in October', 'notice to them: salary is late'], 'Who do you mean?'],
    [['girls of 6B', 'tell her parents that the fair is on Monday'], 'Who do you mean?'],
    [['girls of 6B', 'send these teachers a notice: the fair is on Monday'], 'Who do you mean?'],
    [['girls of 6B', 'tell the parents of these 3 that the fair is on Monday'], 'Who do you mean?'],
    [['students of class 9 who live on the moon', 'tell their parents that the fair is on Monday'], 'did not answer'],
    [['who is absent today in 7A', 'tell the parents that school closes at 1'], 'Do you mean only those of the last answer'],
    [['girls of 6B', 'tell the boys that school closes at 1'], ''],
    [['if it rains tomorrow, inform parents of all the bus children'], 'sounds like information'],
    [['9A ke parents ko kal aane ka message mat bhejna'], ''],
    [['PTM dates this year'], 'meetings'],
    [['all students', 'tell their parents that school closes at 1'], 'at most'],
    [['notice to the bus children of route 4 in blue uniforms: bus is late'], 'did not understand'],
    [['notice to the collector: inspection on Monday'], 'did not understand'],
    [['tell Nikhil Varma’s parents that his tiffin is here'], 'Is it one of these?'],
  ])('%s', async (prompts, says) => {
    expect(await planOf(...prompts)).toBeUndefined();
    expect(plain(await demo.talk(...prompts))).toContain(says);
  });
});

it.each([
  [['tell all parents school is closed'], 'school is closed'],
  [['kindly convey to all parents of class 9 that the fair is on Monday'], 'the fair is on Monday'],
  [['who is absent today in 7A', 'tell all parents the libary is shut at 3'], 'the libary is shut at 3'],
])('the text is what was said, whole and letter by letter: %s', async (prompts, words) => {
  expect((await planOf(...prompts))?.words).toBe(words);
});

it('“sabko” behind a list may be those of the list', async () => {
  expect(plain(await demo.talk('who is on leave today', 'sabko message bhej do ki kal time par aaye'))).toContain(
    'those of the last answer',
  );
});

it('a plan says whom it reaches, how many and by what they were found, and its text', async () => {
  const html = plain(await demo.talk('who is absent today in class 7', 'tell their parents that a note is needed'));
  expect(html).toContain('Parents of 16 students');
  expect(html).toMatch(/Names (?:[^,]+, ){5}[^,]+ and 10 more/);
  expect(html).toContain('a note is needed');
});

it('whoever left after the plan was made is not written to: it is planned anew', async () => {
  const { test, schoolId } = demo;
  const someone = await signInAnother(test, { id: schoolId } as TestSchool, 'Leaving');
  const say = async (prompt: string) => plain((await sayTo(test, someone, prompt)).html);
  const [first = ''] = await idsOf(SCIENCE);
  await say('list science teachers');
  expect(await say('tell them that lab keys are here')).toContain('5 employees');
  try {
    await test.owner`update employees set left_on = '2026-11-19' where id = ${first}`;
    const again = await say('yes');
    expect(again).toContain('The data changed after the plan was made. Nothing was done.');
    expect(again).toContain('4 employees');
  } finally {
    await test.owner`update employees set left_on = null where id = ${first}`;
  }
});
