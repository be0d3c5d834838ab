import { beforeAll, describe, expect, it } from 'vitest';
import { type Asked, demoForTests, expectRows, itAnswers, OCTOBER, YEAR } from './testing/demo-tests.ts';

/** Questions that a list of the assistant could answer only by leaving out what narrows them. */
const demo = demoForTests();

const QUESTIONS: readonly Asked[] = [
  [
    'bus routes',
    ['students by route', 'route wise students'],
    "select split_part(stop, ',', 1), count(*) from fact.p where stop <> '' group by 1",
  ],
  [
    'grades',
    ['how many students in each grade in class 12', 'class 12 students grade wise'],
    "select grade, count(*) from fact.r where class = '12th' group by 1",
  ],
  [
    'a club',
    ['members of the Eco club', 'who is in the Eco club'],
    "select distinct p.name from student_activities a join fact.p p on p.id = a.student_id where a.name = 'Eco club'",
  ],
  [
    'concessions',
    ['concessions by type', 'how many students have concessions, by type'],
    'select k.reason, count(distinct p.id) from concessions k join fact.p p on p.id = k.student_id join academic_years y on y.id = k.year_id and y.is_current where not k.is_void and k.ended_at is null group by 1',
  ],
  [
    'a blood group',
    ['students with blood group O+ in class 5', 'blood group O positive class 5 students'],
    "select p.name from fact.p p join students s using (id) where s.blood_group = 'O+' and p.class = '5th'",
  ],
  [
    'who paid',
    ['how many students paid in October', 'kitne bachhon ne october me fees di'],
    `select count(distinct student_id) from payments where state = 'live' and received_on ${OCTOBER}`,
  ],
  [
    'sections by how many owe',
    ['which section has more than 2 defaulters'],
    'select place, count(distinct id) from fact.due group by 1 having count(distinct id) > 2',
  ],
  [
    'both days',
    [
      'which students were absent on Monday and also on Tuesday',
      'who was absent on both Monday and Tuesday',
      'students absent on both Monday and Tuesday this week',
    ],
    "select name from fact.m where mark = 'A' and on_date in ('2026-11-16', '2026-11-17') group by student_id, name having count(*) = 2",
  ],
  [
    'teachers alone',
    ['how many teachers were absent on 19 November', 'teachers absent on 19 November how many'],
    "select count(*) from employee_attendance a join fact.e e on e.id = a.employee_id where a.mark = 'A' and e.is_teaching and a.on_date = '2026-11-19'",
  ],
  [
    'since a month in Hindi',
    ['bijli ka kharcha april se', 'april se ab tak bijli par kitna kharch hua'],
    `select sum(rs) from fact.x where head = 'Electricity' and spent_on ${YEAR}`,
  ],
  [
    'what is outstanding',
    ['total amount outstanding for class 4', '4th class ki kitni fees baki hai'],
    "select sum(paise) / 100.0 from fact.due where class = '4th'",
  ],
  [
    'a reason before it',
    ['we have inspection tomorrow, how many SC ST students do we have', 'Chairman sahab puch rahe hain ki kitne SC ST students hain'],
    "select category, count(*) from fact.p where category in ('SC', 'ST') group by 1",
  ],
  [
    'a class that is left out',
    ['dues excluding class 12', 'dues not 12th', 'कक्षा 12 को छोड़कर कुल बकाया कितना है'],
    "select sum(paise) / 100.0 from fact.due where class <> '12th'",
  ],
  [
    'a head that is left out',
    ['expenses other than transport fuel in October', 'expenses of October except transport fuel'],
    `select sum(rs) from fact.x where head <> 'Transport Fuel' and spent_on ${OCTOBER}`,
  ],
  [
    'a term that is named',
    ['how many of our girls failed in term 1'],
    "select count(*) from fact.r where gender = 'Female' and outcome = 'fail'",
  ],
  [
    'a value beside its own word',
    ['expenses of more than 50,000 paid from bank'],
    `select description, rs from fact.x where rs > 50000 and paid_from = 'bank' and spent_on ${YEAR}`,
  ],
  [
    'between two sums',
    ['expenses between Rs 10,000 and Rs 20,000 in October', 'list of expenses between 10,000 and 20,000 rupees in October'],
    `select description, rs from fact.x where rs between 10000 and 20000 and spent_on ${OCTOBER}`,
  ],
  [
    'two months together',
    ['september aur october milakar kitna kharcha hua', 'total expenses of September and October together'],
    "select sum(rs) from fact.x where spent_on between '2026-09-01' and '2026-10-31'",
  ],
  [
    'two categories together',
    ['how many SC and ST students are there together'],
    "select count(*) from fact.p where category in ('SC', 'ST')",
  ],
  [
    'students of whom something holds, by class',
    ['how many students owe more than 3,000, class wise', 'class wise number of students who owe more than 3,000'],
    'select class, count(*) from (select class, id from fact.due group by 1, 2 having sum(paise) > 300000) z group by 1',
  ],
  [
    'exactly so many',
    ['how many defaulters owe exactly one month'],
    'select count(*) from (select id from fact.due group by id having count(*) = 1) z',
  ],
  [
    'people on leave',
    ['how many staff members were on leave on Wednesday'],
    "select count(distinct e.id) from leave_requests l join fact.e e on e.id = l.employee_id where l.state = 'approved' and '2026-11-18' between from_date and to_date",
  ],
  [
    'the first days of a month',
    ['collection in the first fifteen days of October'],
    "select sum(rs) from fact.pay where received_on between '2026-10-01' and '2026-10-15'",
  ],
  [
    'the second of a ranking',
    ['which class has the second highest outstanding', 'class wise outstanding, 2nd highest', 'किस कक्षा का बकाया दूसरा सबसे ज्यादा है'],
    'select class, sum(paise) / 100.0 from fact.due group by 1 order by 2 desc offset 1 limit 1',
  ],
  [
    'ages with a bound',
    ['students older than 14', 'students aged 15 and above', 'jinki umar 14 se zyada hai'],
    "select name from fact.p where age(date '2026-11-20', born) >= interval '15 years'",
  ],
  [
    'one age',
    ['how many students are 10 years old', 'how many students aged 10'],
    "select count(*) from fact.p where extract(year from age(date '2026-11-20', born)) = 10",
  ],
  ['the oldest', ['who is the oldest student in class 9'], "select name from fact.p where class = '9th' order by born limit 1"],
  [
    'a part of the people',
    ['what percentage of students owe fees', 'what part of our students have overdue fees'],
    'select round(100.0 * (select count(distinct id) from fact.due) / count(*), 1) from fact.p',
  ],
  [
    'a part of the people of each class',
    ['what percentage of students owe fees, class wise'],
    'select class, round(100.0 * count(*) filter (where id in (select id from fact.due)) / count(*), 1) from fact.p group by 1',
  ],
  [
    'families',
    ['how many families have more than one child', 'number of families with two or more children'],
    'select count(*) from (select g.guardian_id from student_guardians g join fact.p p on p.id = g.student_id where g.is_primary group by 1 having count(*) > 1) z',
  ],
  [
    'brothers and sisters',
    ['how many students have a brother or sister in the school', 'number of students with siblings'],
    `select count(distinct a.student_id) from student_guardians a join student_guardians b using (school_id, guardian_id)
      join fact.p p on p.id = a.student_id join fact.p o on o.id = b.student_id where a.student_id <> b.student_id`,
  ],
  [
    'certificates',
    ['how many bonafide certificates were issued in November', 'number of bonafides issued this month'],
    "select count(*) from certificates where type = 'bonafide' and issued_on between '2026-11-01' and '2026-11-20'",
  ],
  [
    'one by one',
    ['cheques received in October with amounts', 'cheques received in October, one by one'],
    `select name, rs from fact.pay where mode = 'cheque' and received_on ${OCTOBER}`,
  ],
  ['one of two', ['students of class 9 who are SC or ST'], "select name from fact.p where class = '9th' and category in ('SC', 'ST')"],
  ['not of one kind', ['students who are not Hindu in class 4'], "select name from fact.p where class = '4th' and religion <> 'Hindu'"],
  [
    'two weekdays',
    ['are there more absentees on Mondays than on Fridays this session'],
    `select case extract(isodow from on_date) when 1 then 'monday' else 'friday' end, count(*) from fact.m where mark = 'A' and extract(isodow from on_date) in (1, 5) and on_date ${YEAR} group by 1`,
  ],
  [
    'a year up to a month',
    ['is saal october tak kitni fees aayi'],
    "select sum(rs) from fact.pay where received_on between '2026-04-01' and '2026-10-31'",
  ],
  [
    'sums between two numbers in Hindi',
    ['3 se 10 hazar ke beech kiska bakaya hai'],
    'select name, sum(paise) / 100.0 from fact.due group by id, name having sum(paise) between 300000 and 1000000',
  ],
];

describe('a question that is narrower than a list', () => {
  beforeAll(async () => {
    await demo.test
      .owner`insert into certificates (school_id, id, type, type_name, year, serial_no, book_no, number, form_id, form_name, form_version, person_kind, student_id, person_name,
        person_number, issued_on, account_id, code, snapshot)
      select school_id, gen_random_uuid(), 'bonafide', 'Bonafide certificate', 2026, row_number() over (), 1, 'BC/' || row_number() over (), 'bonafide', 'Bonafide', 1, 'student', id, name,
        admission_number, '2026-11-12', gen_random_uuid(), 'C' || row_number() over (), '{}' from (select * from students where school_id = ${demo.schoolId} limit 3) s`;
  });

  itAnswers(demo, QUESTIONS, expectRows);

  it.each([
    ['fee defaulters among staff children', 'staff'],
    ['how many children have a brother in the school', 'brother'],
    ['how many children pay no bus fee because they do not use the bus', 'because'],
    ['are there more absentees on rainy days than on Fridays this session', 'rainy'],
    ['how many parents attended the last meeting', 'parents'],
    ['how many homework entries did I write this week', 'can’t do that'],
    ['diwali ke baad kitni fees aayi', 'diwali'],
    ['who has not been paid salary for October', 'Salaries not paid'],
    ['children of 8A who were absent on Monday but present on Tuesday', 'present'],
    ['share of the school in the expenses of October', 'share'],
    ['leave requests by parents this month', 'requests'],
    ['of every ten students how many owe us money', 'did not understand'],
    ['jinke do bachhe hai unki sankhya', 'do'],
    ['has our spending gone up since September', 'gone'],
    ['which students owe both this month and arrears of last year', 'did not understand'],
    ['how many students have two or more sisters here', 'sisters'],
  ])('«%s» is no list of all', async (prompt, word) => {
    const html = await demo.ask(prompt);
    expect(html).toContain(word);
    expect(html).not.toContain('data-kind="table"');
  });
});
