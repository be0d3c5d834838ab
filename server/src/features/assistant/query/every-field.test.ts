import { describe } from 'vitest';
import { type Asked, demoForTests, expectRows, itAnswers } from './testing/demo-tests.ts';

/** What a screen shows of a record beside its main figures: each field in an ordinary question, with its rows over the base tables. */
const demo = demoForTests(async (demo) => {
  const [{ clerk } = {}] = await demo.rows('select account_id as clerk from payments where account_id is not null limit 1');
  await demo.test.owner.unsafe(filled.replaceAll('$school', `'${demo.schoolId}'`).replaceAll('$clerk', `'${String(clerk)}'`));
});

/** What the demo school has none of. */
const filled = `
  set session_replication_role = replica;
  update students set special_needs = 'Low vision' where id in (select id from fact.p where class = '5th' order by name limit 2);
  update students set nationality = 'Nepali', state = 'Gujarat' where id in (select id from fact.p where class = '6th' order by name limit 2);
  update student_guardians set relation = 'Uncle', may_collect = false where is_primary and student_id in (select id from fact.p where class = '7th' order by name limit 2);
  update guardians set consent_withdrawn_at = now() where id in (select id from guardians order by name limit 3);
  update employees set state = 'Goa', pin_code = '403001' where id in (select id from fact.e order by name limit 3);
  update employees set monthly_salary_paise = 0 where id in (select id from fact.e where is_teaching order by name limit 1);
  insert into concessions (school_id, id, year_id, student_id, head_id, share_bp, from_month, to_month, reason, ended_at)
    select c.school_id, gen_random_uuid(), c.year_id, p.id, null, 10000, 1, 12, 'Staff ward', case when p.n = 1 then now() end
    from (select * from concessions limit 1) c cross join (select id, row_number() over (order by name) as n from fact.p where class = '8th' limit 3) p;
  update salary_payments set paid_from = 'cash' where employee_id in (select id from fact.e order by name limit 4) and for_month = '2026-10-01';
  update salary_payments set state = 'reversed' where employee_id in (select id from fact.e order by name desc limit 2) and for_month = '2026-09-01';
  update expenses set state = 'reversed' where id in (select id from expenses where spent_on between '2026-10-01' and '2026-10-31' order by id limit 2);
  update leave_requests set half_day = true, to_date = from_date where id in (select id from leave_requests where employee_id is not null order by id limit 3);
  update leave_requests set state = 'withdrawn' where id in (select id from leave_requests where employee_id is not null and not half_day order by id limit 2);
  update registers set account_id = $clerk, saved_by = $clerk where on_date = '2026-11-20';
  update covers set account_id = $clerk;
  insert into student_heads (school_id, year_id, student_id, head_id, from_month, to_month) select $school, y.id, p.id, h.id, 3, 12 from academic_years y, fee_heads h,
    (select id from fact.p where class = '9th' order by name limit 3) p where y.is_current and h.kind = 'transport' on conflict do nothing;
  update fee_accounts f set due_extended_to = '2026-12-15' from academic_years y where y.id = f.year_id and y.is_current and f.student_id in (select id from fact.p where class = '4th' order by name limit 2);
  update exams set lock_on = '2026-08-15' where name = 'Unit Test 1';
  update notices set attachment_file_id = gen_random_uuid() where id in (select id from notices where state = 'published' order by title limit 2);
  insert into student_documents (school_id, id, student_id, kind, file_id, account_id, created_at) select $school, gen_random_uuid(), id, 'Birth certificate', gen_random_uuid(), $clerk, '2026-11-02T10:00+05:30'
    from (select id from fact.p where class = '3rd' order by name limit 2) p;
  insert into section_moves (school_id, id, year_id, student_id, from_section_id, to_section_id, on_date, account_id)
    select n.school_id, gen_random_uuid(), n.year_id, n.student_id, o.id, n.section_id, '2026-10-05', $clerk from enrolments n
    join academic_years y on y.id = n.year_id and y.is_current join sections s on s.id = n.section_id join sections o on o.class_id = s.class_id and o.id <> s.id order by n.student_id limit 1;
  insert into certificates (school_id, id, type, type_name, year, serial_no, book_no, number, form_id, form_name, form_version, person_kind, student_id, person_name, person_number, issued_on, account_id, code, snapshot)
    select $school, gen_random_uuid(), 'bonafide', 'Bonafide certificate', 2026, n, 1, 'B/' || n, 'bonafide', 'Bonafide', 1, 'student', id, name, n::text, '2026-11-03', $clerk, 'CODE' || n, '{}'
    from (select id, name, row_number() over (order by name) as n from fact.p where class in ('2nd', '10th')) p where n <= 6;
  set session_replication_role = origin;`;

const PARENT = (what: string, relation: string) =>
  `(select string_agg(distinct g.${what}, ', ') from student_guardians k join guardians g on g.id = k.guardian_id where k.student_id = p.id and g.${what} <> '' and k.relation in (${relation}))`;
const SALARIES = `salary_payments v join employees e on e.id = v.employee_id`;
const LEAVE = 'leave_requests r left join employees e on e.id = r.employee_id left join students s on s.id = r.student_id';

const QUESTIONS: readonly Asked[] = [
  [
    'PEN',
    ['PEN numbers of class 9 students', 'kaksha 9 ke vidyarthi ka PEN number'],
    "select p.name, s.pen_number from fact.p p join students s using (id) where p.class = '9th'",
  ],
  ['state', ['state wise students', 'rajya wise bachche'], 'select s.state, count(*) from fact.p p join students s using (id) group by 1'],
  [
    'one state',
    ['how many students are from Gujarat'],
    "select count(*) from fact.p p join students s using (id) where s.state = 'Gujarat'",
  ],
  [
    'year of admission',
    ['students by year of admission', 'admission year wise strength of students'],
    'select extract(year from admitted_on)::int, count(*) from fact.p group by 1',
  ],
  [
    'year of birth',
    ['year of birth wise students of class 5'],
    "select extract(year from born)::int, count(*) from fact.p where class = '5th' group by 1",
  ],
  [
    'special needs',
    ['students with special needs with type of disability'],
    "select p.name, s.special_needs from fact.p p join students s using (id) where s.special_needs <> ''",
  ],
  [
    'nationality',
    ['foreign students', 'list the foreign nationals'],
    "select p.name from fact.p p join students s using (id) where s.nationality <> 'Indian'",
  ],
  [
    'father’s occupation',
    ["students of 8A with father's occupation"],
    `select p.name, ${PARENT('occupation', "'Father'")} from fact.p p where place = '8th A'`,
  ],
  [
    'mother’s occupation',
    ["students of 8A with mother's occupation"],
    `select p.name, ${PARENT('occupation', "'Mother'")} from fact.p p where place = '8th A'`,
  ],
  [
    'email',
    ['students of 5A with email of parents', '5A ke bachhon ka email'],
    `select p.name, ${PARENT('email', "'Father', 'Mother', 'Uncle'")} from fact.p p where place = '5th A'`,
  ],
  [
    'who may collect',
    ['students of 7A with pick up person'],
    `select p.name, (select string_agg(g.name || ' (' || k.relation || ')', ', ' order by g.name) from student_guardians k join guardians g on g.id = k.guardian_id where k.student_id = p.id and k.may_collect) from fact.p p where place = '7th A'`,
  ],
  [
    'local guardians',
    ['students with local guardian'],
    "select p.name from fact.p p where exists (select from student_guardians k where k.student_id = p.id and k.is_primary and k.relation = 'Uncle')",
  ],
  [
    'relation',
    ['guardians who are uncles', 'list of uncles who are guardians'],
    "select distinct g.name from fact.p p join student_guardians k on k.student_id = p.id join guardians g on g.id = k.guardian_id where k.relation = 'Uncle'",
  ],
  [
    'no father',
    ["how many students have no father's name entered"],
    `select count(*) from fact.p p where ${PARENT('name', "'Father'")} is null`,
  ],
  [
    'consent of students',
    ['how many students are without consent'],
    'select count(*) from fact.p p where not exists (select from student_guardians k join guardians g on g.id = k.guardian_id where k.student_id = p.id and g.consent_at is not null and g.consent_withdrawn_at is null)',
  ],
  [
    'consent withdrawn',
    ['how many parents withdrew consent'],
    'select count(distinct g.id) from fact.p p join student_guardians k on k.student_id = p.id join guardians g on g.id = k.guardian_id where g.consent_withdrawn_at is not null',
  ],
  ['state of staff', ['staff from Goa'], "select name from fact.e where state = 'Goa'"],
  ['PIN code of staff', ['pin code wise staff'], "select pin_code, count(*) from fact.e where pin_code <> '' group by 1"],
  ['year of joining', ['year of joining wise staff'], 'select extract(year from joined_on)::int, count(*) from fact.e group by 1'],
  [
    'subjects of teachers',
    ['list of teachers with subjects they teach'],
    "select e.name, (select string_agg(distinct j.name, ', ') from employee_subjects v join subjects j on j.id = v.subject_id where v.employee_id = e.id) from fact.e e where is_teaching",
  ],
  ['no salary', ['teachers whose salary is not entered'], 'select name from fact.e where is_teaching and monthly_salary_paise = 0'],
  [
    'head of a concession',
    ['fee head wise concessions'],
    "select coalesce(h.name, 'All heads'), count(distinct c.student_id) from concessions c join fact.p p on p.id = c.student_id left join fee_heads h on h.id = c.head_id where c.ended_at is null group by 1",
  ],
  [
    'full concession',
    ['students with full fee concession'],
    'select p.name from concessions c join fact.p p on p.id = c.student_id where c.ended_at is null and c.share_bp = 10000',
  ],
  [
    'stopped concessions',
    ['concessions that were stopped'],
    'select p.name from concessions c join fact.p p on p.id = c.student_id where c.ended_at is not null',
  ],
  [
    'salaries in cash',
    ['cash salaries of October with payment date'],
    `select e.name, v.paid_on from ${SALARIES} where v.state = 'live' and v.paid_from = 'cash' and v.for_month = '2026-10-01'`,
  ],
  [
    'salaries by account',
    ['paid from wise salaries of October'],
    `select initcap(paid_from), sum(amount_paise) / 100.0 from salary_payments where state = 'live' and for_month = '2026-10-01' group by 1`,
  ],
  [
    'who paid',
    ['who paid the salaries of October'],
    `select a.name, sum(v.amount_paise) / 100.0 from salary_payments v join accounts a on a.id = v.account_id where v.state = 'live' and v.for_month = '2026-10-01' group by 1`,
  ],
  [
    'cancelled salaries',
    ['cancelled salaries of September'],
    `select e.name, v.amount_paise / 100.0 from ${SALARIES} where v.state = 'reversed' and v.for_month = '2026-09-01'`,
  ],
  [
    'cancelled expenses',
    ['cancelled expenses of October'],
    "select description, amount_paise / 100.0 from expenses where state = 'reversed' and spent_on between '2026-10-01' and '2026-10-31'",
  ],
  [
    'half days of leave',
    ['half day leave applications'],
    `select coalesce(e.name, s.name) from ${LEAVE} where r.half_day and not r.from_register`,
  ],
  ['withdrawn leave', ['withdrawn leave applications'], `select coalesce(e.name, s.name) from ${LEAVE} where r.state = 'withdrawn'`],
  [
    'when leave was applied for',
    ['pending leave applications with applied date'],
    `select coalesce(e.name, s.name), (r.created_at at time zone 'Asia/Kolkata')::date from ${LEAVE} where r.state = 'applied'`,
  ],
  [
    'leave by reason',
    ['leave applications reason wise'],
    "select reason, count(*) from leave_requests where not from_register and reason <> '' group by 1",
  ],
  [
    'absence by reason',
    ['reason wise absentees in October'],
    "select a.reason, count(*) from student_attendance a join fact.m m on m.student_id = a.student_id and m.on_date = a.on_date join fact.p p on p.id = a.student_id where a.mark = 'A' and a.reason <> '' and a.on_date between '2026-10-01' and '2026-10-31' group by 1",
  ],
  [
    'who took a register',
    ['who took attendance of 5A today', 'attendance kisne li aaj 5A ki'],
    "select '5th A', a.name, to_char(r.taken_at at time zone 'Asia/Kolkata', 'HH24:MI') from registers r join accounts a on a.id = r.account_id join sections x on x.id = r.section_id and x.name = 'A' join classes c on c.id = x.class_id and c.name = '5th' where r.on_date = '2026-11-20'",
  ],
  ['marks obtained', ['total marks obtained by each student of 9A'], "select name, obtained / 100.0 from fact.r where place = '9th A'"],
  [
    'full marks',
    ['students who scored full marks'],
    'select distinct s.name from result_subjects q join students s on s.id = q.student_id join result_versions v on v.id = q.version_id and v.is_current and v.term_no = 1 join academic_years y on y.id = v.year_id and y.is_current where q.percent = 10000',
  ],
  [
    'pass marks',
    ['date sheet of class 9 with pass marks'],
    "select j.name, trim_scale(q.pass_marks) from exam_papers q join exams e on e.id = q.exam_id join academic_years y on y.id = e.year_id and y.is_current join subjects j on j.id = q.subject_id join classes c on c.id = j.class_id where c.name = '9th' and q.on_date is not null",
  ],
  [
    'who arranged',
    ['who made the arrangements this month'],
    "select a.name, count(*) from covers v join accounts a on a.id = v.account_id where v.on_date between '2026-11-01' and '2026-11-20' group by 1",
  ],
  ['attachments', ['notices with attachment'], "select title from notices where state = 'published' and attachment_file_id is not null"],
  ['notices that are over', ['expired notices'], "select title from notices where state = 'published' and expires_on < '2026-11-20'"],
  [
    'numbers of notices',
    ['notices of November with notice number'],
    "select title, number from notices where state = 'published' and (sent_at at time zone 'Asia/Kolkata')::date between '2026-11-01' and '2026-11-20'",
  ],
  [
    'optional heads',
    ['which fee heads are optional'],
    'select h.name, sum(r.amount_paise) / 100.0 from fee_heads h join fee_rates r on r.head_id = h.id join academic_years y on y.id = r.year_id and y.is_current where h.is_optional group by 1',
  ],
  [
    'chosen heads',
    ['students of class 9 who opted for transport fee'],
    "select p.name from student_heads v join fact.p p on p.id = v.student_id where p.class = '9th'",
  ],
  [
    'extended due dates',
    ['students whose due date is extended'],
    'select p.name, f.due_extended_to from fee_accounts f join fact.p p on p.id = f.student_id where f.due_extended_to is not null',
  ],
  [
    'descriptions',
    ['holiday list with description'],
    "select title, description from calendar_events where kind = 'holiday' and starts_on between '2026-04-01' and '2027-03-31'",
  ],
  [
    'upload of textbooks',
    ['textbooks of class 10 with upload date'],
    "select t.title, (t.created_at at time zone 'Asia/Kolkata')::date from textbooks t join subjects j on j.id = t.subject_id join classes c on c.id = j.class_id where c.name = '10th' and t.removed_at is null",
  ],
  [
    'subjects without a textbook',
    ['subjects of class 9 without textbook'],
    "select j.name from subjects j join classes c on c.id = j.class_id where c.name = '9th' and not exists (select from textbooks t where t.subject_id = j.id and t.removed_at is null)",
  ],
  [
    'required periods',
    ['required periods of class 9 subjects'],
    "select sum(j.periods_per_week) from subjects j join classes c on c.id = j.class_id where c.name = '9th'",
  ],
  [
    'upload of documents',
    ['birth certificates of class 3 with upload date'],
    "select p.name, d.created_at::date from fact.p p left join student_documents d on d.student_id = p.id where p.class = '3rd'",
  ],
  [
    'who moved',
    ['section changes moved by whom'],
    'select a.name, count(*) from section_moves v join accounts a on a.id = v.account_id group by 1',
  ],
  [
    'certificates by class',
    ['class wise bonafide certificates issued this year'],
    'select p.class, count(*) from certificates c join fact.p p on p.id = c.student_id group by 1',
  ],
  [
    'certificates of girls',
    ['certificates issued to girls'],
    "select p.name from certificates c join fact.p p on p.id = c.student_id where p.gender = 'Female'",
  ],
  [
    'states of exams',
    ['exam status'],
    "select initcap(case when state = 'planned' and ends_on < '2026-11-20' then 'held' else state end), count(*) from exams group by 1",
  ],
  ['locked exams', ['which exams are locked'], "select name, lock_on from exams where lock_on < '2026-11-20'"],
  [
    'days of results',
    ['when was result declared of class 9'],
    "select c.name, (v.published_at at time zone 'Asia/Kolkata')::date from result_versions v join classes c on c.id = v.class_id join academic_years y on y.id = v.year_id and y.is_current where v.is_current and c.name = '9th'",
  ],
  [
    'results to come',
    ['which classes results are not published'],
    'select distinct c.name from scheme_subjects f join academic_years y on y.id = f.year_id and y.is_current join subjects j on j.id = f.subject_id join classes c on c.id = j.class_id join scheme_terms t on t.scheme_id = f.scheme_id where not exists (select from result_versions v where v.class_id = c.id and v.year_id = y.id and v.term_no = t.term_no and v.is_current)',
  ],
  [
    'terms',
    ['term dates', 'session start date'],
    'select y.name, coalesce(t.starts_on, y.starts_on), coalesce(t.ends_on, y.ends_on) from academic_years y left join terms t on t.year_id = y.id',
  ],
  [
    'times of periods',
    ['period timings', 'school timings'],
    "select name, to_char(time '00:00' + starts_at_minute * interval '1 minute', 'HH24:MI'), ends_at_minute - starts_at_minute from periods",
  ],
];

describe('The assistant', () => {
  itAnswers(demo, QUESTIONS, expectRows);
});
