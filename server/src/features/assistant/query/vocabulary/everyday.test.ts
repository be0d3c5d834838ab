import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectRows, itAnswers } from '../testing/demo-tests.ts';
import { isDeclined } from '../testing/same-rows.ts';

/** What an office asks every day. */
let namesake: { name: string; number: string; other: string };
const demo = demoForTests(async (demo) => {
  const { owner } = demo.test;
  // Two of one name in different sections, and somebody who left and owes.
  const [one, two] = await owner`select distinct on (place) id, name from fact.p order by place limit 2`;
  await owner`update students set name = ${one?.name} where id = ${two?.id}`;
  const [first, second] =
    await owner`select admission_number as no from students where id in (${one?.id}, ${two?.id}) order by id = ${two?.id}`;
  namesake = { name: one?.name, number: second?.no, other: first?.no };
  await owner`update payments set cheque_state = 'received' where id = (select id from payments where mode = 'cheque' and state = 'live' order by id limit 1)`;
  // One salary of this month is paid in half, another one is paid less a deduction.
  await owner`insert into salary_payments (school_id, id, employee_id, for_month, salary_paise, amount_paise, deducted_paise, deduction_reason, paid_on, entry_no)
    select school_id, app.new_id(), employee_id, '2026-11-01', salary_paise, case when is_half then salary_paise / 2 else salary_paise - 100000 end,
      case when is_half then 0 else 100000 end, case when is_half then '' else 'Advance' end, '2026-11-20', entry_no
    from (select *, row_number() over (order by employee_id) = 1 as is_half from salary_payments where for_month = '2026-10-01' order by employee_id limit 2) p`;
  await owner`update students set left_on = '2026-11-10', leaving_reason = 'Moved' where id = (select id from fact.due group by id order by sum(paise) desc, id limit 1)`;
});

const NAMED = "select s.name from payments q join students s on s.id = q.student_id where q.mode = 'cheque' and";
const QUESTIONS: readonly Asked[] = [
  [
    'cheques by their state',
    ['Which cheque bounced?', 'show bounced cheques', 'list the cheques that were returned'],
    `${NAMED} q.state = 'bounced'`,
  ],
  [
    'admission numbers of some',
    ['admission numbers of class 1 boys'],
    "select s.name, s.admission_number from students s join fact.p p on p.id = s.id where p.class = '1st' and p.gender = 'Male'",
  ],
  [
    'one receipt by its number',
    ['Receipt no 25 is of which student and for what amount?', 'which student is receipt no. 25 of', 'receipt number 25 whose'],
    'select s.name, q.amount_paise / 100 as rs from payments q join students s on s.id = q.student_id where q.receipt_no = 25',
  ],
  [
    'cheques with their numbers',
    ['cheques in hand: student, cheque no. and amount'],
    "select s.name, q.instrument_number from payments q join students s on s.id = q.student_id where q.mode = 'cheque' and q.state = 'live' and q.cheque_state = 'received'",
  ],
  [
    'cheques in hand',
    ['cheques in hand', 'which cheques have not been deposited'],
    `${NAMED} q.state = 'live' and q.cheque_state = 'received'`,
  ],
  [
    'who left and owes',
    ['Which students have left the school and still owe fees?', 'list students who left and owe fees'],
    'select s.name, (select sum(c - p) from unnest(f.charged, f.paid) u (c, p)) / 100.0 from students s join fee_accounts f on f.student_id = s.id where s.left_on is not null and (select sum(c - p) from unnest(f.charged, f.paid) u (c, p)) > 0',
  ],
  [
    'what is held',
    ['What is the bank balance?', 'How much money is in the bank?'],
    "select sum(debit_paise - credit_paise) / 100.0 from account_days where code = 'bank' and on_date <= '2026-11-20'",
  ],
  [
    'what is in the box',
    ['How much cash is in hand?', 'cash in hand'],
    "select sum(debit_paise - credit_paise) / 100.0 from account_days where code = 'cash' and on_date <= '2026-11-20'",
  ],
  [
    'salaries that are not paid',
    ['Whose salary is not paid this month?', 'unpaid salaries', 'kiski salary nahi mili'],
    `select e.name, coalesce(q.open, e.monthly_salary_paise) / 100.0 from fact.e e
      left join (select employee_id, max(salary_paise) - sum(amount_paise + deducted_paise) as open from salary_payments where for_month = '2026-11-01' and state = 'live' group by 1) q on q.employee_id = e.id
      where e.monthly_salary_paise > 0 and coalesce(e.joined_on, '2000-01-01') < '2026-12-01' and q.open is distinct from 0`,
  ],
  [
    'salaries and expenses',
    ['How much did we spend on salaries and expenses this month?'],
    "select 'Expenses', sum(rs) from fact.x where spent_on between '2026-11-01' and '2026-11-20' union all select 'Salaries', sum(amount_paise) / 100.0 from salary_payments where state = 'live' and paid_on between '2026-11-01' and '2026-11-20'",
  ],
  [
    'the lowest subject',
    ['Which subject has the lowest marks in class 6?'],
    "select j, round(a, 2) from (select b.name as j, avg(q.percent) / 100.0 as a from result_subjects q join subjects b on b.id = q.subject_id join fact.r r on r.version_id = q.version_id and r.student_id = q.student_id and r.class = '6th' group by 1 order by 2 limit 1) z",
  ],
];

describe('every day', () => {
  itAnswers(demo, QUESTIONS, expectRows);

  it('tells what is recorded of one student', async () => {
    const [one] = await demo.rows(
      'select s.name, s.admission_number as no, s.address from students s where id in (select id from fact.p) and (select count(*) from fact.p o where o.name = s.name) = 1 order by s.id limit 1',
    );
    for (const prompt of [`What is the admission number of ${one?.name}?`, `${one?.name} ka admission number`])
      expect(await demo.ask(prompt)).toContain(String(one?.no));
    expect(await demo.ask(`address of ${one?.name}`)).toContain(String(one?.address));
    for (const prompt of [
      `date of birth of ${one?.name}`,
      `roll number of ${one?.name}`,
      `father's name of ${one?.name}`,
      `bus stop of ${one?.name}`,
    ])
      expect(isDeclined(await demo.ask(prompt)), prompt).toBe(false);
  });

  it('shows all of a name, and lets the admission number decide', async () => {
    const html = await demo.ask(`What is the admission number of ${namesake.name}?`);
    expect(html).toContain(namesake.number);
    expect(html).toContain(namesake.other);
    expect(await demo.ask(`${namesake.name} dues`)).toContain('Which one do you mean?');
    const [place] = await demo.rows(
      `select place from fact.p join students s on s.id = p.id where s.admission_number = '${namesake.number}'`,
    );
    for (const prompt of [`${namesake.name} ${namesake.number} dues`, `dues of ${namesake.number}`])
      expect(await demo.ask(prompt)).toContain(`${namesake.name} (${place?.place})`);
  });

  it('names each holiday', async () => {
    const html = await demo.ask('Which days are holidays in December?');
    for (const { title } of await demo.rows(
      "select title from calendar_events where kind = 'holiday' and starts_on <= '2026-12-31' and ends_on >= '2026-12-01'",
    ))
      expect(html).toContain(String(title));
  });

  it('takes the earlier from the later, in either order', async () => {
    const sums = await demo.rows(
      "select sum(rs) filter (where received_on < '2026-11-01') as before, sum(rs) filter (where received_on >= '2026-11-01') as after from fact.pay where received_on >= '2026-10-01'",
    );
    const change = Number(sums[0]?.after) - Number(sums[0]?.before);
    const written = `${change > 0 ? '+' : '−'}₹${Math.abs(change).toLocaleString('en-IN')}`;
    for (const prompt of ['compare collection of october and november', 'compare collection of november and october']) {
      const html = await demo.ask(prompt);
      expect(html).toContain(written);
      expect(html.indexOf('October 2026<')).toBeLessThan(html.indexOf('November 2026 (to 20 Nov)<'));
    }
  });

  it('says of salaries what is not paid yet', async () => {
    const html = await demo.ask('What is the total of salaries for November?');
    expect(html).toContain('Salaries paid (by month of salary)');
    expect(html).toContain('Not paid yet: ₹');
  });

  it('says whether somebody’s salary of a month was paid, and no monthly salary', async () => {
    const [one] = await demo.rows(`select e.name, e.monthly_salary_paise / 100 as rs from fact.e e where e.monthly_salary_paise > 0
      and exists (select from salary_payments p where p.employee_id = e.id and p.for_month = '2026-10-01' and p.state = 'live')
      and not exists (select from salary_payments p where p.employee_id = e.id and p.for_month = '2026-11-01') order by e.name limit 1`);
    const sum = `₹${Number(one?.rs).toLocaleString('en-IN')}`;
    for (const prompt of [`did ${one?.name} get salary for November`, `kya ${one?.name} ki november ki salary mil gayi`]) {
      const html = await demo.ask(prompt);
      expect(html, prompt).toContain(`Not paid yet: ${sum}`);
      expect(html, prompt).not.toContain('Monthly salary');
    }
    // Without a month the last one is meant of which salaries are due.
    for (const prompt of [
      ...[`was ${one?.name}'s salary paid`, `has the salary of ${one?.name} been paid`, `${one?.name} ki salary mili kya`],
      `has the salary of ${one?.name} for October been paid`,
    ]) {
      const html = await demo.ask(prompt);
      expect(html, prompt).toContain(`October 2026: ${sum}`);
      expect(html, prompt).toContain('Not paid yet: ₹0');
    }
  });

  it('labels salaries by the month they are for and by the day of payment', async () => {
    expect(await demo.ask('salaries of October')).toContain('Salaries paid (by month of salary)');
    expect(await demo.ask('salaries paid in October')).toContain('Salaries paid (by date of payment)');
  });

  it('takes no whole question for a change of the one before', async () => {
    const html = await demo.talk('Which teachers have more than 40 periods a week?', 'Who is class teacher of 6th A?');
    const [teacher] = await demo.rows(
      "select e.name from sections x join classes c on c.id = x.class_id join employees e on e.id = x.class_teacher_id where c.name = '6th' and x.name = 'A'",
    );
    expect(html).toContain(String(teacher?.name));
  });

  it('leaves what it asked back for another request', async () => {
    const [first = '', second = ''] = await demo.talkThrough(['Send a fee reminder to Zyx Qwerty', 'what can you do?']);
    expect(first).not.toContain('This is what I can do');
    expect(second).toContain('This is what I can do');
  });

  it('takes the name that was chosen in the place of one that nobody has', async () => {
    const [one] = await demo.rows(
      'select name, place from fact.p p where (select count(*) from fact.p o where o.name = p.name) = 1 and id in (select id from fact.due where paise > 0 and month_no < 8) order by id limit 1',
    );
    const [first] = String(one?.name).split(' ');
    const [asked = '', planned = ''] = await demo.talkThrough([`Send a fee reminder to ${first} Zqwerty`, `${one?.name} (${one?.place})`]);
    expect(asked).not.toContain('Shall I');
    expect(planned).toContain(String(one?.name));
    expect(planned).not.toContain('I am not sure who you mean');
  });

  it('opens the screen with the student who was named', async () => {
    const [one] = await demo.rows(
      'select p.name, n.section_id as section from fact.p p join enrolments n on n.student_id = p.id join academic_years y on y.id = n.year_id and y.is_current where (select count(*) from fact.p o where o.name = p.name) = 1 order by p.id limit 1',
    );
    const q = new URLSearchParams({ q: String(one?.name) });
    expect(await demo.ask(`Collect 1800 cash from ${one?.name}`)).toContain(`/finance/offlineFees?${q}`);
    expect(await demo.ask(`Mark ${one?.name} absent today`)).toContain(`/attendance/student?section=${one?.section}`);
  });
});
