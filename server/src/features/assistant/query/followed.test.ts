import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectRows, itGoesOn, OCTOBER, owing } from './testing/demo-tests.ts';

/** Short prompts that change or narrow the answer before them. */
const demo = demoForTests();

const GIRLS = "class = '9th' and gender = 'Female'";
const SUMS = `select name, sum(paise) / 100.0 as rs from fact.due where ${GIRLS} group by id, name`;
const TALKS: readonly Asked[] = [
  ['names with what each owes', ['9th ke kitne bachho ki fees baki hai', 'sirf ladkiyan', 'naam aur kitna baki hai sab ka'], SUMS],
  ['how much each owes', ['students of class 9 with overdue fees', 'only girls', 'names and how much each'], SUMS],
  [
    'the people behind sums by class',
    ['overdue fees by class', 'only 9 and 10', 'how many students is that'],
    "select count(distinct id) from fact.due where class in ('9th', '10th')",
  ],
  [
    'a figure that is shown already',
    ['who in 10B has attendance below 87% this year', 'with the percentage please'],
    `select name, round(100 * avg(part), 1) from fact.m where place = '10th B' and on_date >= '2026-04-01' group by student_id, name having avg(part) < 0.87`,
  ],
  ['names behind sums', ['dues of class 9 section wise', 'names'], owing("class = '9th'")],
  ['names of some', ['dues section wise', 'names of class 9'], owing("class = '9th'")],
  [
    'a sum of those who were listed',
    ['who owes more than 3000', 'total'],
    'select sum(d) / 100.0 from (select sum(paise) d from fact.due group by id having sum(paise) > 300000) z',
  ],
  ['another bound', ['who owes more than 20000', 'make it 3000'], owing('true', 'sum(paise) > 300000')],
  [
    'fewer of a ranking',
    ['top 10 heads of expense in October', 'just 3'],
    `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1 order by 2 desc limit 3`,
  ],
  ['heads behind a total', ['expenses of October', 'head wise'], `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1`],
  ['another question about the same people', ['students of class 9', 'which of them owe fees'], owing("class = '9th'")],
  [
    'how many of them',
    ['students of class 9', 'how many of them are girls'],
    "select count(*) from fact.p where class = '9th' and gender = 'Female'",
  ],
  [
    'a number and a sum',
    ['how many receipts in October and how much'],
    `select sum(rs), count(*) from fact.pay where received_on ${OCTOBER}`,
  ],
  [
    'those of whom a bound holds, by class',
    ['who owes more than 3000', 'how many are they', 'by class'],
    'select class, count(*) from (select class, id from fact.due group by 1, 2 having sum(paise) > 300000) z group by 1',
  ],
  [
    'the same of another section',
    ['names of the girls of 9A', 'and 9B?'],
    "select name from fact.p where place = '9th B' and gender = 'Female'",
  ],
  [
    'a section besides',
    ['names of the girls of 9A', '9B also'],
    "select name from fact.p where place in ('9th A', '9th B') and gender = 'Female'",
  ],
  [
    'a part of a class',
    ['how many boys in class 9', 'what percentage of the class is that', 'and in class 10?'],
    "select round(100.0 * count(*) filter (where gender = 'Male') / count(*), 1) from fact.p where class = '10th'",
  ],
  [
    'a part by section',
    ['how many boys in class 9', 'what percent is that', 'section wise'],
    "select place, round(100.0 * count(*) filter (where gender = 'Male') / count(*), 1) from fact.p where class = '9th' group by 1",
  ],
  [
    'classes that are left out',
    ['number of girls in each class', 'leaving out class 11 and 12'],
    "select class, count(*) from fact.p where gender = 'Female' and class not in ('11th', '12th') group by 1",
  ],
  [
    'one end of a table',
    ['number of girls in each class', 'without class 9', 'which one is the smallest'],
    "select class, count(*) from fact.p where gender = 'Female' and class <> '9th' group by 1 order by 2 limit 1",
  ],
  [
    'late marks of another month',
    ['october me kitne bacche late aaye class wise', 'sirf 9 aur 10', 'aur september me?', 'sum'],
    "select count(*) from fact.m where mark = 'L' and class in ('9th', '10th') and on_date between '2026-09-01' and '2026-09-30'",
  ],
  [
    'how many months the first of a ranking owes',
    ['who owes the most in class 9', 'for how many months?'],
    "select count(distinct month_no) from fact.due where id = (select id from fact.due where class = '9th' group by id order by sum(paise) desc limit 1)",
  ],
  [
    'both of two answers',
    ['collection by cash in October', 'by cheque', 'both together'],
    `select sum(rs) from fact.pay where mode in ('cash', 'cheque') and received_on ${OCTOBER}`,
  ],
  ['what is told of them', ['students of class 9', 'which houses are they in'], "select name, house from fact.p where class = '9th'"],
  ['a pronoun in Hindi', ['class 9 ke bacche', 'unke house batao'], "select name, house from fact.p where class = '9th'"],
  [
    'those of the first group of a ranking',
    ['dues class wise', 'which class has the most of them', 'list those students'],
    owing('class = (select class from fact.due group by 1 order by sum(paise) desc limit 1)'),
  ],
  ['all but those below a sum', ['who owes more than 1500', 'except those below 3000'], owing('true', 'sum(paise) >= 300000')],
  [
    'those whom a plan would reach',
    ['fee reminder to class 9', 'how many girls are among them'],
    "select count(distinct id) from fact.due where class = '9th' and gender = 'Female'",
  ],
  [
    'what they owe, in one figure',
    ['fee reminder to class 9', 'what do they owe in all'],
    "select sum(paise) / 100.0 from fact.due where class = '9th'",
  ],
  [
    'a class in Hindi instead',
    ['names of the girls of 9A', 'aur 9B me'],
    "select name from fact.p where place = '9th B' and gender = 'Female'",
  ],
  [
    'the highest of those who were listed',
    ['class 9 defaulters', 'sabse zyada kiska'],
    `${owing("class = '9th'")} order by sum(paise) desc limit 1`,
  ],
  ['columns of a list', ['students of class 9 with their house'], "select name, house from fact.p where class = '9th'"],
];

describe('what follows an answer', () => {
  itGoesOn(demo, TALKS);

  it('puts the person who was asked about in the place of a pronoun', async () => {
    const [one] = await demo.rows(
      'select name from fact.due where name in (select name from students group by name having count(*) = 1) group by id, name order by sum(paise) desc limit 1',
    );
    const name = String(one?.name);
    const html = await demo.talk(`dues of ${name}`, 'what is his attendance in October');
    expect(html).toContain(`Attendance, ${name}`);
    expect(await demo.talk(`attendance of ${name} in October`, 'send her parents a reminder')).toContain('data-kind="plan"');
  });

  it('means the first five alone, and asks where everybody may be those or all', async () => {
    const html = await demo.talk('class 9 defaulters', 'top 2', 'remind them');
    const [{ n } = {}] = await demo.rows(
      `select count(*) as n from (select rank() over (order by sum(paise) desc) k from fact.due where class = '9th' group by id) z where k <= 2`,
    );
    expect(html).toMatch(new RegExp(`\\b${n} with overdue fees`));
    for (const prompt of ['remind everybody', 'baki sab ko bhejo'])
      expect(await demo.talk('who is absent in class 9 today', prompt)).not.toContain('data-kind="plan"');
    expect(await demo.talk('class 9 ko chhod ke sab class ka bakaya batao class wise')).toContain('data-kind="table"');
  });

  it('reminds those of a list alone', async () => {
    const [{ class: named = '', n } = {}] = await demo.rows(
      `select class, count(*) as n from (select class, id from fact.due where class ~ '^[0-9]' group by 1, 2 having sum(paise) > 300000) z group by 1 order by 2 desc limit 1`,
    );
    const those = `class ${Number.parseInt(String(named), 10)}`;
    for (const said of [
      ['who owes more than 3000', `remind those of ${those}`],
      ['who owes more than 3000', `of these remind ${those}`],
      ['who owes more than 3000', `inme se ${those} walo ko reminder bhejo`],
      ['who owes more than 3000', `remind those of ${those} about their dues`],
      ['who owes more than 3000', 'class wise', `send a reminder to those in ${those}`],
    ])
      expect(await demo.talk(...said)).toMatch(new RegExp(`\\b${n} with overdue fees`));
    for (const said of [
      ['defaulters of class 8', 'remind those of class 9'],
      ['send a fee reminder to class 8', 'remind those of class 9'],
      ['top 3 defaulters', 'remind those of class 9'],
    ])
      expect(await demo.talk(...said)).not.toContain('data-kind="plan"');
  });

  it.each([
    ['defaulters of class 9', 'fathers of class 9 without a telephone', 'only girls'],
    ['fathers of class 9 without a telephone', 'how many'],
    ['teachers who joined after the flood', 'only women', 'how many is that'],
    ['defaulters of class 9', 'only those whose father is abroad', 'remind them'],
    ['number of girls in each class', 'of whom the uncle is a pilot', 'leave the pilots out'],
  ])('takes nothing of another subject behind a refusal: %s / %s', async (...said) => {
    const html = await demo.talk(...said);
    expect(html).not.toContain('data-kind="table"');
    expect(html).not.toContain('data-kind="plan"');
    expect(html).toMatch(/I did not|I can|I do not/);
  });

  it('goes on with a list where one change of it was not understood', async () => {
    await expectRows(
      demo,
      await demo.talk('defaulters of class 9', 'only those whose father is abroad', 'only girls'),
      owing("class = '9th' and gender = 'Female'"),
    );
  });

  it('changes a plan that is named, behind another question', async () => {
    const moved = await demo.talk('declare a holiday on 10 December', 'how many students in class 9', 'move the holiday to the 11th');
    expect(moved).toMatch(/Add a holiday[\s\S]*11 Dec 2026/);
    const put = await demo.talk('holiday on 10 December', 'what is the meaning of life', 'postpone it to 14 December');
    expect(put).toMatch(/Add a holiday[\s\S]*14 Dec 2026/);
    const [{ n } = {}] = await demo.rows(
      "select count(*) as n from (select id from fact.due where class = '9th' group by id having sum(paise) > 300000) z",
    );
    const sent = await demo.talk('remind class 9 about fees', 'how many students in class 9', 'send it only to those above 3000');
    expect(sent).toContain(`${n} with overdue fees`);
    expect(await demo.talk('holiday on 10 December', 'no, on 11 December')).toContain('11 Dec 2026');
    expect(await demo.talk('10 december ko chhutti rakho', 'nahi, shukravar ko')).not.toContain('Nahi');
  });

  it('moves a plan to the nearest such day, and asks where two are as near', async () => {
    expect(await demo.talk('declare a holiday on 30 November', 'make it Tuesday')).toContain('1 Dec 2026');
    expect(await demo.talk('declare a holiday on 30 November', 'make it Tuesday', 'a day later')).toContain('2 Dec 2026');
    const asked = await demo.talk('declare a holiday on 3 December', 'make it Monday');
    expect(asked).toContain('make it 30 November 2026');
    expect(asked).not.toContain('data-kind="plan"');
    expect(await demo.talk('declare a holiday on 3 December', 'make it Monday', 'make it 7 December 2026')).toMatch(
      /Add a holiday[\s\S]*7 Dec 2026/,
    );
  });

  it('takes what a day is for as its title, and nobody for one', async () => {
    const html = await demo.talk('holiday on 11 December', 'for the founder’s day', 'sorry, 12 December');
    expect(html).toMatch(/Add a holiday[\s\S]*12 Dec 2026[\s\S]*founder.{1,6}s day/i);
    expect(await demo.talk('holiday on 11 December', 'for the bus drivers')).not.toContain('data-kind="plan"');
  });

  it('never widens a plan by a number', async () => {
    const [, html = ''] = await demo.talkThrough(['remind those who owe more than 900000', 'make it 3000']);
    const [{ n } = {}] = await demo.rows('select count(*) as n from (select id from fact.due group by id having sum(paise) >= 300000) z');
    expect(html).toMatch(new RegExp(`\\b${n}\\b`));
    expect(html).toContain('data-kind="plan"');
  });
});
