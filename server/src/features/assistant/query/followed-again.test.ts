import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectAnswer, itGoesOn, OCTOBER, owing, SHARE } from './testing/demo-tests.ts';

/** Follow-ups that point at an answer, order it or ask for its other side, and never widen to the whole school. */
const demo = demoForTests();

const TALKS: readonly Asked[] = [
  [
    'the figure of each behind that of one',
    ['cash collected in October', 'all modes'],
    `select mode, sum(rs) from fact.pay where received_on ${OCTOBER} group by 1`,
  ],
  [
    'those of one route, which is no class',
    ['students who come by bus', 'names and stops', 'only route 4'],
    "select name, stop from fact.p where stop like 'Route 4,%'",
  ],
  [
    'what is told of them, in slips and short forms',
    ['girls of class 9', 'thier fathr numbr'],
    `select p.name, g.phone from fact.p p join student_guardians s on s.student_id = p.id and s.relation = 'Father'
      join guardians g on g.id = s.guardian_id where p.class = '9th' and p.gender = 'Female'`,
  ],
  ['some of them, in Hindi', ['class 9 defaulters', 'इनमें से किसका 3000 से ज्यादा बाकी है'], owing("class = '9th'", 'sum(paise) > 300000')],
  [
    'two answers as one figure',
    ['girls of 9A', 'how many', 'aur 9B me', 'dono milakar kitne'],
    "select count(*) from fact.p where place in ('9th A', '9th B') and gender = 'Female'",
  ],
  [
    'another field behind their own figure',
    ['students of class 9 with attendance below 95 percent since april', 'their section and the percentage'],
    `select name, place, ${SHARE} from fact.m where class = '9th' group by student_id, name, place having avg(part) < 0.95`,
  ],
  [
    'all groups in an order',
    ['dues of the school', 'section wise, largest first'],
    'select place, sum(paise) / 100.0 from fact.due group by 1 order by 2 desc',
  ],
  [
    'all groups in an order that is said alone',
    ['expenses of October head wise', 'in ascending order'],
    `select head, sum(rs) from fact.x where spent_on ${OCTOBER} group by 1 order by 2`,
  ],
  [
    'all groups behind the end of a ranking',
    ['which class has the most students', 'totals section wise'],
    'select place, count(*) from fact.p group by 1',
  ],
  [
    'those of a correlative',
    ['class 9 me kis kis ki fees baki hai', 'jinki 3000 se zyada hai wahi batao'],
    owing("class = '9th'", 'sum(paise) >= 300000'),
  ],
  [
    'names with what is told of them',
    ['girls of class 9', 'name n house'],
    "select name, house from fact.p where class = '9th' and gender = 'Female'",
  ],
  ['names behind figures of groups', ['dues section wise', 'who are they in 9A'], owing("place = '9th A'")],
  [
    'those of a list who owe, and nobody else',
    ['girls of class 9', 'sirf jinki fees baki hai'],
    owing("class = '9th' and gender = 'Female'"),
  ],
  [
    'what they owe together',
    ['who owes more than 3000', 'how much is it together'],
    'select sum(d) / 100.0 from (select sum(paise) d from fact.due group by id having sum(paise) > 300000) z',
  ],
  [
    'the people behind figures of groups',
    ['number of girls in class 9 and 10', 'section wise', 'who among them owes fees'],
    owing("class in ('9th', '10th') and gender = 'Female'"),
  ],
  [
    'students among those of whom it is asked',
    ['pending leave applications of students', 'which of these students owe fees'],
    "select p.name, sum(d.paise) / 100.0 from leave_requests l join fact.p p on p.id = l.student_id join fact.due d on d.id = p.id where l.state = 'applied' group by p.id, p.name",
  ],
  [
    'two days that follow each other',
    ['collection on 12 October', 'and on 13 October', 'both days together'],
    "select sum(rs) from fact.pay where received_on between '2026-10-12' and '2026-10-13'",
  ],
];

describe('what goes on from an answer', () => {
  itGoesOn(demo, TALKS);

  it.each([
    [['cheques that bounced this year', 'and deposited but not cleared?'], 'deposited and not cleared yet', 'bounced'],
    [['cheques that bounced this year', 'not yet deposited'], 'in hand, not deposited yet', 'bounced'],
    [['pending leave applications of staff', 'only science department', 'and of students'], 'of students', 'Science'],
    [['pending leave applications of staff', 'rejected ones'], 'rejected', 'pending'],
  ] as const)('asks for the other side alone: %j', async (said, is, isNot) => {
    const [title = ''] = (await demo.talk(...said)).split('</p>');
    expect(title).toContain(is);
    expect(title).not.toContain(isNot);
  });

  it('sums up cheques that were listed', async () => {
    const html = await demo.talk('cheques that bounced this year', 'total of those');
    const sql =
      "select sum(amount_paise) / 100.0 from payments where mode = 'cheque' and state = 'bounced' and received_on >= '2026-04-01'";
    await expectAnswer(demo, html, sql);
    const cleared = await demo.talk('cheques that bounced this year', 'being cleared', 'total of those');
    const sum =
      "select sum(amount_paise) / 100.0 from payments where mode = 'cheque' and state = 'live' and cheque_state = 'cleared' and received_on >= '2026-04-01'";
    await expectAnswer(demo, cleared, sum);
  });

  it('tells for which months one student owes', async () => {
    const [one] = await demo.rows(
      'select name, count(*) as n from fact.due where month_no > 0 and name in (select name from students group by name having count(*) = 1) group by id, name order by 2 desc limit 1',
    );
    const html = await demo.talk(`dues of ${one?.name}`, 'which months are they');
    const months = `select to_char(make_date(2026, 3, 1) + make_interval(months => month_no), 'FMMonth YYYY') as month, paise / 100.0 from fact.due where month_no > 0 and name = '${one?.name}'`;
    await expectAnswer(demo, html, months);
  });

  it('means so many as were listed, and no class of that number', async () => {
    const said = 'which 6 students owe the most';
    for (const prompt of ['send a fee reminder to the parents of these 6', 'in 6 ke parents ko fees ka reminder bhejo'])
      expect(await demo.talk(said, prompt)).toMatch(/\b6 with overdue fees/);
    for (const prompt of ['remind the parents of these 9', 'send a fee reminder to those 9']) {
      expect(await demo.talk(said, prompt)).not.toContain('data-kind="plan"');
      expect(await demo.talk(prompt)).not.toContain('data-kind="plan"');
    }
    expect(await demo.talk('send a notice to class 9: these 6 students come early')).toContain('data-kind="plan"');
  });

  it('reminds those who were kept of a list', async () => {
    const [{ n } = {}] = await demo.rows(
      "select count(*) as n from (select id from fact.due where class = '9th' group by id having sum(paise) >= 300000) z",
    );
    const html = await demo.talk('class 9 me kis kis ki fees baki hai', 'jinka 3000 se upar hai unhi ko dikhao', 'remind parents');
    expect(html).toMatch(new RegExp(`\\b${n} with overdue fees`));
  });

  it.each([
    ['girls of class 9', 'house plus stop'],
    ['girls of class 9', 'names, house'],
    ['girls of class 9', 'with names and houses'],
    ['defaulters of class 9', 'jinki fees 2 mahine se baki hai sirf unko dikhao'],
    ['girls of class 9', 'defaulters only'],
    ['girls of class 9', 'fees baki wali'],
    ['girls of class 9', 'jinki 3000 se zyada baki hai wahi dikhao'],
    ['number of girls in class 9', 'jinke papa bahar rehte hain sirf wo batao'],
  ])('never tells of the whole school what names nobody: %s / %s', async (...said) => {
    expect(await demo.talk(...said)).not.toMatch(/Nursery|data-kind="table"/);
  });
});
