import { describe, expect, it } from 'vitest';
import { setClockTo } from '../../../../test/clock.ts';
import { type Asked, demoForTests, expectRows, itAnswers } from './testing/demo-tests.ts';
import { isDeclined } from './testing/same-rows.ts';

/** What an office means by the words that it says: today where somebody is away, the month whose salary is due, whoever has left, and each of several. */
let gone = { teacher: '', child: '' };
let siblings: readonly string[] = [];
const demo = demoForTests(async (demo) => {
  const { owner } = demo.test;
  const [teacher] = await demo.rows(
    'select id, name from fact.e where is_teaching and name in (select name from fact.e group by 1 having count(*) = 1) order by 1 desc',
  );
  const [child] = await demo.rows(
    "select id, name from fact.p where class = '9th' and name in (select name from fact.p group by 1 having count(*) = 1) order by 1",
  );
  gone = { teacher: String(teacher?.name), child: String(child?.name) };
  await owner`update sections set class_teacher_id = null where name = 'A' and class_id in (select id from classes where name = '9th')`;
  await owner`insert into exams (school_id, id, year_id, name, starts_on, ends_on)
    select school_id, app.new_id(), id, 'Pre-Board 1', '2027-01-11', '2027-01-20' from academic_years where is_current`;
  await owner`update sections set class_teacher_id = null where class_teacher_id = ${String(teacher?.id)}::uuid`;
  await owner`update employees set left_on = '2026-08-12' where id = ${String(teacher?.id)}::uuid`;
  await owner`update students set left_on = '2026-07-01' where id = ${String(child?.id)}::uuid`;
  const family = await demo.rows(`select p.name from fact.p p join student_guardians g on g.student_id = p.id and g.is_primary
    where g.guardian_id = (select h.guardian_id from student_guardians h join fact.due d on d.id = h.student_id and d.paise > 0 where h.is_primary
      group by 1 having count(distinct h.student_id) = 2 order by 1 limit 1) order by 1`);
  siblings = family.map(({ name }) => String(name));
});
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const QUESTIONS: readonly Asked[] = [
  [
    'sections without a class teacher',
    [
      'which sections have no class teacher',
      'sections without class teacher',
      'kis section ka class teacher nahi hai',
      'class teacher kis class ka nahi hai',
    ],
    "select c.name || ' ' || x.name from sections x join classes c on c.id = x.class_id where x.class_teacher_id is null",
  ],
  ['who is late', ['who is late', 'kaun late hai'], "select name, 1 from fact.m where mark = 'L' and on_date = '2026-11-20'"],
  [
    'how many are on leave',
    ['how many teachers are on leave', 'kitne teachers chhutti par hain'],
    "select count(*) from leave_requests r join employees e on e.id = r.employee_id and e.is_teaching where r.state = 'approved' and '2026-11-20' between r.from_date and r.to_date",
  ],
  [
    'when an exam is that has a name of its own',
    ['pre board kab hai', 'pre board exam kab hai', 'when is the pre-board'],
    "select starts_on, ends_on from exams where name = 'Pre-Board 1'",
  ],
  [
    'the sum of cheques',
    ['amount of bounced cheques this year'],
    "select sum(amount_paise) / 100.0 from payments where state = 'bounced' and received_on >= '2026-04-01'",
  ],
];

describe('The assistant', () => {
  itAnswers(demo, QUESTIONS, expectRows);

  it.each(['who is on leave', 'leave par kaun hai', 'is anyone on leave'])(
    'tells who is on leave today, staff and students apart: «%s»',
    async (said) => {
      const words = plain(await demo.ask(said));
      expect(words).toMatch(
        /employees? (?:is|are) on leave \(approved\): Friday, 20 Nov 2026.*students? (?:is|are) on leave \(approved\): Friday, 20 Nov 2026/,
      );
    },
  );

  it('says beside each leave whose it is', async () => {
    expect(plain(await demo.ask('leave list of october'))).toMatch(/Name Class or role Type of leave/);
  });

  it.each(['how many teachers and who teaches Physics', 'how many teachers and how many students'])(
    'answers both parts: «%s»',
    async (said) => {
      const words = plain(await demo.ask(said));
      const [count] = await demo.rows('select count(*) as teachers from fact.e where is_teaching and left_on is null');
      expect(words).toContain(`teaching staff: ${count?.teachers}.`);
      expect(words).toMatch(/Periods a week by name, Physics|Students: \d+/);
      expect(words).not.toContain('does not consider');
    },
  );

  it.each(['mock test kab hai', 'picnic kab hai'])('shows no list of other events for one that nobody has entered: «%s»', async (said) => {
    const html = await demo.ask(said);
    expect(isDeclined(html)).toBe(true);
    expect(html).toContain('href="/');
  });

  it.each(['where is GONE now', 'phone number of GONE', 'GONE ka phone number'])(
    'says of whoever has left that and when: «%s»',
    async (said) => {
      for (const [name, day, kind] of [
        [gone.teacher, '12 Aug 2026', 'employee'],
        [gone.child, '1 Jul 2026', 'student'],
      ] as const) {
        const html = await demo.ask(said.replace('GONE', name));
        expect(plain(html)).toContain(`${name} left on ${day}.`);
        expect(html).toContain(`/${kind}/profile/`);
        expect(plain(html)).toMatch(/Phone .*\b\d{10}\b/);
      }
    },
  );

  it('writes a notice about whoever has left', async () => {
    expect(plain(await demo.ask(`Notice to all parents: ${gone.teacher} has retired`))).toContain('Notice for');
  });

  it('adds up and tells apart what each of two children owes', async () => {
    const [first = '', second = ''] = siblings;
    const names = `('${first.replaceAll("'", "''")}', '${second.replaceAll("'", "''")}')`;
    const html = await demo.ask(`how much do ${first} and ${second} owe`);
    await expectRows(demo, html, `select name, sum(paise) / 100.0 from fact.due where name in ${names} and paise > 0 group by id, name`);
  });

  it('finds the cheque of one student that bounced, and a birthday that is months ahead', async () => {
    const [cheque] = await demo.rows(
      "select p.receipt_no, s.name from payments p join students s on s.id = p.student_id where p.state = 'bounced' order by 1 limit 1",
    );
    expect(plain(await demo.ask(`bounced cheque of ${cheque?.name}`))).toContain(`${cheque?.receipt_no} ${cheque?.name}`);
    expect(plain(await demo.ask(`when is the birthday of ${cheque?.name}`))).toContain('1 row');
    expect(plain(await demo.ask(`certificates issued to ${cheque?.name}`))).toContain(`Certificates, ${cheque?.name}`);
  });

  it.each([
    ['school will be closed on Monday on account of rain', 'Holiday'],
    ['PTM of class 9 is on Saturday', 'Meeting'],
    ['please pay the fees of November', 'Fees'],
    ['bring your ID cards', 'None'],
  ])('plans a notice under the category of which it speaks: «%s»', async (said, category) => {
    expect(plain(await demo.ask(`Notice to all parents: ${said}`))).toContain(`Notice category ${category}`);
  });

  it('saves the notice under that category', async () => {
    await demo.talk('Notice to parents of 9A: the sports day is on Monday', 'yes');
    const rows = await demo.rows("select category from notices where title = 'the sports day is on Monday'");
    expect(rows).toEqual([{ category: 'Sports' }]);
  });

  it.each([
    ['board exam kab hai', 'exam kab hai'],
    ['how many staff children get a concession', 'how many children'],
    ['total fees collected from Xyzzy Plants', 'total fees collected'],
  ])('offers no question without whom or what it asks about: «%s»', async (said, rest) => {
    expect(await demo.ask(said)).not.toContain(`data-prompt="${rest}`);
  });

  it('means the salary of the month that is over on the first of the next, and says what was paid last', async () => {
    const [one] = await demo.rows(`select e.name, e.monthly_salary_paise / 100 as rs from fact.e e where e.monthly_salary_paise > 0
      and exists (select from salary_payments p where p.employee_id = e.id and p.for_month = '2026-10-01' and p.state = 'live')
      and not exists (select from salary_payments p where p.employee_id = e.id and p.for_month = '2026-11-01') order by e.name limit 1`);
    await setClockTo(demo.test.owner, '2026-12-01');
    const words = plain(await demo.ask(`Was ${one?.name}'s salary paid?`));
    await setClockTo(demo.test.owner, '2026-11-20');
    expect(words).toContain('November 2026: ₹0.');
    expect(words).toContain(`Paid last: ₹${Number(one?.rs).toLocaleString('en-IN')} for October 2026.`);
  });
});
