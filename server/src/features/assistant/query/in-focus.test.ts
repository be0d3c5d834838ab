import { describe, expect, it } from 'vitest';
import { demoForTests } from './testing/demo-tests.ts';

/** A follow-up that names nobody is about what the last answer was about, or is declined; it is never answered of the whole school. */
let child = '';
let teacher = '';
const demo = demoForTests(async (demo) => {
  const [pupil] = await demo.rows(
    "select name from fact.p where class = '6th' and name in (select name from fact.p group by 1 having count(*) = 1) order by 1",
  );
  const [one] = await demo.rows('select name from fact.e where is_teaching order by 1 desc');
  child = String(pupil?.name);
  teacher = String(one?.name);
});

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const last = async (...said: string[]) => plain(await demo.talk(...said));
const named = (said: string) => said.replace('CHILD', child).replace('TEACHER', teacher);

const KEEPS: readonly [first: string, next: string, kept: string][] = [
  ['strength of class 6', 'attendance percentage', 'Class 6th'],
  ['strength of class 6', 'collection kitna hai', 'Class 6th'],
  ['how many boys in class 7', 'overdue fees', 'boys'],
  ['collection of class 8 this month', 'kitne receipts', 'Class 8th'],
  ['date sheet of Unit Test 2', 'class 9 ki date sheet', 'Unit Test 2'],
  ['date sheet of Unit Test 2 for class 9', 'duration batao', 'Minutes'],
  ['date sheet of Unit Test 2 for class 9', 'science kitne marks ka', 'Maximum marks'],
  ['fees due of CHILD', 'last receipt', 'CHILD'],
  ['fees due of CHILD', 'roll number', 'CHILD'],
  ['attendance of CHILD this month', 'fees kitni baki', 'CHILD'],
  ['how many periods does TEACHER have', 'kitni leave li', 'TEACHER'],
  ['which staff were absent today', 'and late?', 'of staff'],
  ['cash collection this month', 'how many receipts', 'Cash'],
  ['girls of class 5', 'roll numbers', 'Roll number'],
  ['girls of class 5', 'mummy ka number', 'Mother’s phone'],
  ['girls of class 5', 'call list', 'Phone'],
  ['how many girls in class 5', 'admission numbers', 'Admission number'],
  ['men on the staff', 'call number do', 'Phone'],
  ['who is absent in class 6 on 19 November', 'how many boys', 'Class 6th, boys'],
  ['how many students in class 6', 'how many girls', 'Class 6th, girls'],
  ['timetable of 8A', 'how many English periods', '8 A, English'],
  ['timetable of TEACHER', 'which classes does she teach', 'TEACHER'],
  ['holidays in December', 'how many is that', 'holidays, December'],
  ['who owes transport fee', 'class wise', 'Transport fee'],
  ['fees collected this month', 'who paid the most', 'The student with the highest collection'],
  ['list the teachers', 'sort by joining date', 'Joined on'],
  ['category wise strength of class 6', 'how many girls', 'by category, Class 6th, girls'],
  ['when is the Unit Test 2 of class 9', 'date sheet of class 8', 'Unit Test 2, Class 8th'],
];

describe('what names nobody', () => {
  it.each(KEEPS)('is asked of what was spoken of: %s / %s', async (first, next, kept) => {
    const words = await last(named(first), named(next));
    expect(words).toContain(named(kept));
    expect(words).not.toMatch(/did not|can’t|can help only/);
  });

  it.each([
    ['how many students in Tilak House', 'which house has the most students', /^ ?The house with the most students/],
    ['girls of class 5', 'only 5A names', /5 ?A/],
    ['class 6 strength', 'next holiday', /holiday/],
    ['overdue fees of class 6', 'collection of the whole school today', /^(?!.*6th)/],
    ['fees due of CHILD', 'students of Tilak House', /^ ?Students, Tilak House\./],
    ['fee collection of October', 'fee collection of class 6', /^(?!.*Oct).*6th/],
    ['monthly salary of TEACHER', 'who has the highest salary', /highest monthly salary\. Name/],
    ['when is the Unit Test 2 of class 9', 'please show me the date sheet of class 8', /^ ?Date sheet, Class 8th\./],
  ])('does not keep what it asks anew: %s / %s', async (first, next, title) => {
    expect(await last(named(first), next)).toMatch(title);
  });

  it.each([
    ['students with special needs', 'also show OBC'],
    ['what colour is the Unit Test 2 paper of class 9', 'invigilators'],
  ])('is declined where it cannot be joined: %s / %s', async (first, next) => {
    expect(await last(first, next)).toMatch(/did not (?:understand|answer)/);
  });

  it('is asked of both of two answers', async () => {
    const [{ count } = {}] = await demo.rows("select count(*)::int as count from fact.p where class in ('7th', '8th') and gender = 'Male'");
    expect(await last('how many students in class 7', 'and class 8?', 'dono me ladke kitne')).toContain(`: ${count}.`);
  });

  it('is asked of both where it has a noun of its own, and of no others', async () => {
    const words = await last('overdue fees of class 7', 'and class 8?', 'list the students of both who owe more than 1000');
    expect(words).toContain('Class 7th, Class 8th');
    expect(words).not.toContain('6th');
    expect(await last('holidays this month', 'list the students of both who owe more than 1000')).not.toContain('more than ₹1,000');
  });

  it('goes on with the one person behind a refused question, and never acts', async () => {
    expect(await last(`fees due of ${child}`, 'can he play the violin', 'his roll number')).toContain(child);
    expect(await last(`fees due of ${child}`, 'can he play the violin', 'send him a reminder')).not.toContain('Fee reminder for');
  });
});

describe('a plan', () => {
  const plan = 'add a holiday on 4 December for foundation day';
  it.each(['ok cancel it', 'achha rehne do', 'okay, leave it'])('is cancelled by «%s»', async (said) => {
    expect(await last(plan, said)).toContain('Cancelled');
  });

  it('is made anew with one word in the place of another, and stays open where that is not in it', async () => {
    expect(await last(plan, 'change 4 to 7')).toContain('7 Dec 2026');
    expect(await last(plan, 'change red to blue')).toContain('The plan is still open');
    expect(await last(plan, 'change red to blue', 'yes')).toContain('type “confirm');
  });

  it('keeps its change where a word of its text is changed afterwards', async () => {
    const words = await last('send a notice to parents of class 6: fete on Friday', 'only 6A', 'change Friday to Thursday');
    expect(words).toContain('fete on Thursday');
    expect(words).toContain('6th A');
    expect(words).not.toContain('Friday');
  });

  it('of a holiday is for everybody', async () => {
    expect(await last('add a holiday on 4 December for students only')).toContain('for the whole school');
    expect(await last(plan, 'students only')).toContain('for the whole school');
  });
});

describe('a sum that is said of those who are reminded', () => {
  it('is left out by «more than», taken in by «at least», and meant alone by «exactly»', async () => {
    const owed = 'select sum(paise) as s from fact.due group by id having sum(paise) > 0';
    const [{ rs, same } = {}] = await demo.rows(
      `select (s / 100)::int as rs, count(*)::int as same from (${owed}) d group by 1 order by 2 desc, 1 limit 1`,
    );
    const [{ more } = {}] = await demo.rows(`select count(*)::int as more from (${owed}) d where s > ${Number(rs) * 100}`);
    const planFor = (count: unknown) => `${count} with overdue fees`;
    expect(await last(`remind everyone who owes more than ${rs}`)).toContain(planFor(more));
    expect(await last(`remind everyone who owes at least ${rs}`)).toContain(planFor(Number(more) + Number(same)));
    expect(await last(`remind everyone who owes exactly ${rs}`)).toContain(planFor(same));
    expect(await last(`students who owe more than ${rs}`, 'remind them')).toContain(planFor(more));
    expect(await last(`remind everyone who owes ${rs}`)).not.toContain('Fee reminder for');
  });

  it('is no class where the smallest comes first', async () => {
    expect(await last('who owes more than 1000', 'sort by amount, smallest first')).not.toContain('(1st');
  });
});

describe('a message to those who were listed', () => {
  it.each(['remind the first two', 'pehle do ko reminder bhejo'])('takes them in their order: «%s»', async (said) => {
    expect(await last('overdue fees by student of the school, highest first', said)).toMatch(/Fee reminder for \d/);
  });

  it('is asked about where no notice reaches them, and where there is nobody', async () => {
    expect(await last('staff on the roll', 'remind them')).toContain('Who should get this notice?');
    expect(
      await last(
        'students of class 5 with attendance below 1 percent',
        'send a message to their parents to meet the class teacher on Monday',
      ),
    ).toContain('nobody');
  });
});
