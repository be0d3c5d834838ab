import { describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectRows, itAnswers, OCTOBER, SHARE } from './testing/demo-tests.ts';
import { isDeclined, showsRows } from './testing/same-rows.ts';

/** What is asked for apart is told apart, and what cannot be told is declined. */
const demo = demoForTests();

const QUESTIONS: readonly Asked[] = [
  [
    'a share in each class',
    ['percentage of boys in each of the classes 6 to 8', 'share of boys in every one of class 6 to 8, class wise'],
    "select class, round(100.0 * count(*) filter (where gender = 'Male') / count(*), 1) from fact.p where class in ('6th', '7th', '8th') group by 1",
  ],
  [
    'cheques by bank',
    ['cheque collection of October bank wise', 'cheques received in October by bank, amount'],
    `select bank_name, sum(amount_paise) / 100.0 from payments where mode = 'cheque' and state = 'live' and received_on ${OCTOBER} group by 1`,
  ],
  [
    'a share of grades',
    ['what share of class 9 got B1 or B2 in Term 1', 'percentage of class 9 students with grade B1 or B2 in term 1'],
    "select round(100.0 * count(*) filter (where grade in ('B1', 'B2')) / count(*), 1) from fact.r where class = '9th'",
  ],
  [
    'students below a percentage, by class',
    ['attendance below 90% in October, number, class wise', 'how many below 90 percent attendance in October, class wise'],
    `select class, count(*) from (select class, student_id from fact.m where on_date ${OCTOBER} group by 1, 2 having 100 * sum(part) / count(*) < 90) z group by 1`,
  ],
  [
    'boys or girls',
    ['class 8 me ladke zyada hain ya ladkiyan', 'are there more girls or boys in class 8'],
    "select gender, count(*) from fact.p where class = '8th' group by 1",
  ],
  [
    'holidays in Hindi',
    ['January mein kaun si chhutti hai', 'January me chuttiyan kab kab hain'],
    "select title from calendar_events where kind = 'holiday' and starts_on <= '2027-01-31' and ends_on >= '2027-01-01'",
  ],
  [
    'homework itself',
    ['what homework did 8A get on 18 November', 'show homework of 8A on 18 November'],
    `select l.homework from logbook_entries l join sections x on x.id = l.section_id join classes c on c.id = x.class_id
      where c.name = '8th' and x.name = 'A' and l.on_date = '2026-11-18' and l.homework <> ''`,
  ],
  [
    'receipts one by one',
    ['list the cheque receipts of November', 'show the cheque receipts of this month'],
    "select name, rs from fact.pay where received_on >= '2026-11-01' and mode = 'cheque'",
  ],
  [
    'only a number',
    ['just the number: students absent two days or more in October'],
    `select count(*) from (select student_id from fact.m where mark = 'A' and on_date ${OCTOBER} group by 1 having count(*) > 1) z`,
  ],
  [
    'spent since a month',
    ['total spent on Security since the month of August', 'how much went on Security from the month of August till now'],
    "select sum(rs) from fact.x where head = 'Security' and spent_on between '2026-08-01' and '2026-11-20'",
  ],
  [
    'the best, by name',
    ['highest marks in Mathematics in class 9 half-yearly exam, and who'],
    `select s.name from marks m join exam_papers p on p.id = m.paper_id join exams e on e.id = p.exam_id join subjects j on j.id = p.subject_id join fact.p s on s.id = m.student_id
      where e.name like 'Half%' and j.name = 'Mathematics' and s.class = '9th' order by 1.0 * m.marks / p.max_marks desc limit 1`,
  ],
  [
    'neither of two',
    ['count of students whose mother tongue is neither Hindi nor Gujarati, by mother tongue'],
    "select mother_tongue, count(*) from students where left_on is null and mother_tongue not in ('Hindi', 'Gujarati', '') group by 1",
  ],
  [
    'both of two months',
    ['how many students have both September and October fees unpaid', 'number of students who owe both September and October'],
    'select count(*) from (select id from fact.due where month_no in (6, 7) and paise > 0 group by id having count(distinct month_no) = 2) z',
  ],
  [
    'roll numbers',
    ['names of the OBC students of 10A with roll numbers'],
    "select p.name, e.roll_number from fact.p p join enrolments e on e.student_id = p.id join academic_years y on y.id = e.year_id and y.is_current where p.place = '10th A' and p.category = 'OBC'",
  ],
  [
    "mothers' phones",
    ["mothers' mobile numbers of 8A", 'phone numbers of the mothers of 8A'],
    `select distinct g.name, g.phone from guardians g join student_guardians k on k.guardian_id = g.id join fact.p p on p.id = k.student_id where p.place = '8th A' and k.relation = 'Mother'`,
  ],
  [
    'who was charged',
    ['how many students were charged transport fee for October'],
    `select count(distinct k.student_id) from charges k join fee_heads h on h.id = k.head_id join academic_years y on y.id = k.year_id and y.is_current
      join students s on s.id = k.student_id and s.left_on is null where k.month_no = 7 and h.name = 'Transport fee' and k.amount_paise > 0`,
  ],
  [
    'each pupil of a class that was named before',
    ['My class is 8A. Attendance percentage of each student in October please'],
    `select name, ${SHARE} from fact.m where place = '8th A' and on_date ${OCTOBER} group by student_id, name`,
  ],
];

describe('what is asked for apart', () => {
  itAnswers(demo, QUESTIONS, expectRows);

  it.each(['attendance and fees of class 7 separately'])('«%s» is answered by nothing else', async (prompt) => {
    const html = await demo.ask(prompt);
    expect(isDeclined(html), html).toBe(true);
  });

  it.each(['religion wise number of students of class 7 and 8 separately', 'class 7 aur 8 ke students religion wise, alag alag'])(
    '«%s» has a row for each class',
    async (prompt) => {
      const html = await demo.ask(prompt);
      const counts = await demo.rows("select count(*) from fact.p where class in ('7th', '8th') group by class order by class");
      for (const [at, name] of ['7th', '8th'].entries()) {
        const row = new RegExp(`<tr><td[^>]*>${name}</td>(.*?)</tr>`).exec(html)?.[1] ?? '';
        expect(row, html).toMatch(new RegExp(`>${counts[at]?.count}</td>$`));
      }
    },
  );

  it('counts logbook entries where a number is asked for', async () => {
    const [row] = await demo.rows(
      `select count(*) from logbook_entries l join sections x on x.id = l.section_id join classes c on c.id = x.class_id
        where c.name = '8th' and x.name = 'A' and l.on_date between '2026-11-16' and '2026-11-20'`,
    );
    const html = await demo.ask('how many logbook entries of 8A this week');
    expect(showsRows(html, [row ?? {}], false), html).toBe(true);
  });
});

describe('behind what was not understood', () => {
  it('asks who is meant, and takes nobody of an older answer', async () => {
    const html = await demo.talk('students of class 9 with fees overdue', 'which of them have a scooter', 'send them a fee reminder');
    expect(html).not.toContain('data-kind="plan"');
  });

  it('adds a class that is said', async () => {
    await expectRows(
      demo,
      await demo.talk('students with two or more months of fees unpaid', 'only class 9', 'add class 6'),
      "select name from fact.due where class in ('6th', '9th') group by id, name having count(*) filter (where paise > 0) > 1",
    );
  });

  it('leaves a plan that is named, also after another question', async () => {
    const html = await demo.talk('declare a holiday on 26 November', 'how many students are in class 7', 'ok, cancel the holiday');
    expect(html).toMatch(/Cancelled|nothing to cancel/);
    expect(html).not.toContain('data-kind="plan"');
  });

  it('takes a pronoun for the one person of the last answer', async () => {
    const [row] = await demo.rows(
      "select e.phone from sections x join classes c on c.id = x.class_id join employees e on e.id = x.class_teacher_id where c.name = '9th' and x.name = 'A'",
    );
    expect(await demo.talk('who is the class teacher of 9A', 'her phone number')).toContain(String(row?.phone));
  });

  it('takes that department for the one of a ranking', async () => {
    await expectRows(
      demo,
      await demo.talk('which department has the most staff', 'who works in that department'),
      "select name from fact.e where department = (select department from fact.e where department <> '' group by 1 order by count(*) desc limit 1)",
    );
  });

  it('tells a date sheet, and the day of one paper', async () => {
    await expectRows(
      demo,
      await demo.talk('date sheet of class 8 for Unit Test 2', 'when is Science'),
      `select to_char(p.on_date, 'YYYY-MM-DD') from exam_papers p join exams e on e.id = p.exam_id join subjects j on j.id = p.subject_id join classes c on c.id = j.class_id
        where e.name = 'Unit Test 2' and c.name = '8th' and j.name = 'Science' and p.on_date is not null`,
    );
  });

  it('shows the phones of those of the last answer', async () => {
    await expectRows(
      demo,
      await demo.talk('students of class 9 with fees overdue', "their mothers' phone numbers"),
      `select p.name, string_agg(distinct g.phone, ', ') from fact.p p left join student_guardians k on k.student_id = p.id and k.relation = 'Mother' left join guardians g on g.id = k.guardian_id
        where p.id in (select id from fact.due where class = '9th' and paise > 0) group by p.id, p.name`,
    );
  });

  it('tells who wrote the entries that were counted', async () => {
    await expectRows(
      demo,
      await demo.talk('how many logbook entries of 8A this week', 'who wrote them'),
      `select e.name, count(*) from logbook_entries l join sections x on x.id = l.section_id join classes c on c.id = x.class_id join employees e on e.id = l.teacher_id
        where c.name = '8th' and x.name = 'A' and l.on_date between '2026-11-16' and '2026-11-20' group by e.id, e.name`,
    );
  });

  it('never takes those who were absent for all of the school', async () => {
    const html = await demo.talk('who is absent in class 8 today', 'how many students are in class 8', 'of the absent ones, only the boys');
    expect(html).toContain('Days absent by student, Class 8th, boys, Friday, 20 Nov 2026');
  });
});
