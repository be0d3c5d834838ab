import type { Query } from '@shala/contract/assistant';
import type { getPerformance } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { bearer, signInAnother, type TestSchool } from '../../../../test/app.ts';
import { everySecond } from '../../../../test/sampling.ts';
import { compileQuery } from './answer/compile.ts';
import { ENTITIES } from './entities/index.ts';
import { demoForTests, expectAnswer, expectRows, NOVEMBER, OCTOBER, SHARE, YEAR } from './testing/demo-tests.ts';

/** Each question in several wordings, with its rows by SQL over the base tables; the demo school has 200 students here. */
const demo = demoForTests();

const WEEK = "between '2026-11-16' and '2026-11-22'";

const EXAMPLES: readonly [string, readonly string[], string, boolean?][] = [
  [
    'the class with the worst attendance',
    [
      'which class has the worst attendance this month',
      'lowest attendance this month, class wise',
      'is mahine kis class ki attendance sabse kam hai',
    ],
    `select class, ${SHARE} as n from fact.m where on_date ${NOVEMBER} group by class order by n limit 1`,
    true,
  ],
  [
    'two months of collection',
    ['October against November collection', 'compare the collection of October and November', 'October vs November fee collection'],
    `select (select sum(rs) from fact.pay where received_on ${OCTOBER}), (select sum(rs) from fact.pay where received_on ${NOVEMBER})`,
  ],
  [
    'diesel',
    ['diesel since June', 'how much have we spent on diesel since June', 'total diesel cost from June till now'],
    "select sum(rs) from fact.x where description ilike '%diesel%' and spent_on between '2026-06-01' and '2026-11-20'",
  ],
  [
    'absent and owing',
    [
      'students absent three days or more this month and owing fees',
      'who was absent 3+ days this month and also has overdue fees',
      'absent at least 3 days this month and owing',
    ],
    `select p.name from fact.p p join fact.m m on m.student_id = p.id where m.mark = 'A' and on_date ${NOVEMBER} and p.id in (select id from fact.due) group by p.id, p.name having count(*) >= 3`,
  ],
  [
    'strength',
    ['strength by class, boys and girls', 'class wise strength of boys and girls', 'how many boys and girls are there in each class'],
    "select class, count(*) filter (where gender = 'Male') as boys, count(*) filter (where gender = 'Female') as girls from fact.p group by class",
  ],
  [
    'birthdays',
    ['birthdays next week', 'students whose birthday is next week', 'agle hafte kin baccho ka birthday hai'],
    "select name from fact.p where to_char(born, 'MM-DD') between '11-23' and '11-29'",
  ],
  [
    'substitutions',
    ['who has most substitutions', 'which teacher has had the most substitutions this month', 'sabse zyada substitution kisne kiye'],
    'select e.name, count(*) as n from covers c join employees e on e.id = c.teacher_id group by e.id, e.name order by n desc, e.name limit 1',
    true,
  ],
  [
    'unpaid for months',
    ['unpaid for three months or more', 'students who have not paid for at least 3 months', '3 mahine ya usse zyada ki fees baaki'],
    'select name from fact.due group by id, name having count(*) >= 3',
  ],
  [
    'modes',
    ['cash against UPI this week', 'collection this week, cash vs UPI', 'how much came in by cash and UPI this week'],
    `select mode, sum(rs) from fact.pay where received_on ${WEEK} and mode in ('cash', 'upi') group by mode`,
  ],
  [
    'admissions',
    ['admissions this year by month', 'month wise admissions this year', 'how many students were admitted each month this year'],
    `select to_char(admitted_on, 'FMMonth YYYY'), count(*) from students where admitted_on ${YEAR} group by 1`,
  ],
  [
    'missing logs',
    [
      'teachers whose log is missing yesterday',
      'which teachers have not filled the logbook yesterday',
      'kal kin teachers ne logbook nahi bhari',
    ],
    `select distinct e.name from timetable_slots t join employees e on e.id = t.teacher_id where t.day = 4
      and not exists (select from employee_attendance a where a.employee_id = t.teacher_id and a.on_date = '2026-11-19' and a.mark in ('A', 'V'))
      and not exists (select from employee_attendance a where a.employee_id = t.teacher_id and a.on_date = '2026-11-19' and a.mark = 'H'
        and t.period_id in (select id from (select id, row_number() over (order by position) r, count(*) over () n from periods) q where r > (n + 1) / 2))
      and not exists (select from covers v where v.on_date = '2026-11-19' and v.period_id = t.period_id and v.section_id = t.section_id)
      and not exists (select from logbook_entries l where l.teacher_id = t.teacher_id and l.on_date = '2026-11-19' and l.period_id = t.period_id)
      union select e.name from covers v join employees e on e.id = v.teacher_id where v.on_date = '2026-11-19'
      and not exists (select from logbook_entries l where l.teacher_id = v.teacher_id and l.on_date = '2026-11-19' and l.period_id = v.period_id)`,
  ],
  ['what came in during a month', ['what was collected in October'], `select sum(rs) from fact.pay where received_on ${OCTOBER}`],
  [
    'what was charged for a month',
    ['total fees of October', 'oct fees charged total'],
    `select sum(c.amount_paise) / 100.0 from charges c join academic_years y on y.id = c.year_id and y.is_current join fact.p p on p.id = c.student_id where c.month_no = 7`,
  ],
  [
    'percentages of two classes',
    ['pass percentage of class 8 and class 9'],
    `select class, round(100.0 * count(*) filter (where outcome = 'pass') / count(*), 1) from fact.r where class in ('8th', '9th') group by 1`,
  ],
  [
    'a bus stop',
    ['students on bus stop Ashok Stambh', 'list of students at the Ashok Stambh stop', 'Ashok Stambh stop ke bacche'],
    "select name from fact.p where stop like '%Ashok Stambh%'",
  ],
];

describe('the examples of the issue', () => {
  const asked = EXAMPLES.flatMap(([name, wordings, query, isFirst = false]) =>
    wordings.map((wording) => ({ name, wording, query, isFirst })),
  );
  it.each(everySecond('wordings of examples', asked))('$name: «$wording»', async ({ wording, query, isFirst }) => {
    await expectRows(demo, await demo.ask(wording), query, isFirst);
  });
});

describe('every entity', () => {
  const names = Object.values(ENTITIES).map(({ name }) => name);
  it.each(everySecond('records that can be asked', names))(
    '%s can be asked by each of its measures, dimensions and conditions',
    async (name) => {
      const entity = ENTITIES[name];
      const base: Query = { entity: name, measure: 'count', filters: [], groupBy: [], bounds: [], also: [] };
      const measure = Object.keys(entity.measures)[0] ?? '';
      const queries: Query[] = [
        ...(entity.list ? [{ ...base, measure: 'list' }] : []),
        ...Object.keys(entity.measures).map((one) => ({ ...base, measure: one })),
        ...Object.keys(entity.dimensions).map((one) => ({ ...base, measure, groupBy: [one] })),
        ...Object.keys(entity.flags ?? {}).map((one) => ({ ...base, measure, filters: [{ by: one, op: 'has' as const, values: [] }] })),
      ];
      await demo.test.database.schoolTransaction(demo.schoolId, async (db) => {
        for (const query of queries) {
          const { statement } = compileQuery(query, { schoolId: demo.schoolId, today: '2026-11-20', yearStartsOn: '2026-04-01' });
          expect(await db.rows(statement), JSON.stringify(query)).toBeInstanceOf(Array);
        }
      });
    },
  );
});

describe('an answer', () => {
  it('says the question back, has its total, its day and its screen, and a name for its file', async () => {
    const html = await demo.ask('collection by mode in October');
    expect(html).toContain('Collection by mode, October 2026.');
    const [{ sum } = {}] = await demo.rows(`select sum(rs)::float8 as sum from fact.pay where received_on ${OCTOBER}`);
    expect(html).toContain(`Overall: ₹${new Intl.NumberFormat('en-IN').format(Number(sum))}`);
    expect(html).toContain('As of Friday, 20 Nov 2026.');
    expect(html).toContain('href="/payments"');
    expect(html).toContain('data-file="receipt-sum-mode-2026-11-20"');
  });

  it.each([
    ['attendance by class of the blorp this month', 'blorp'],
    ['which class improved most in attendance this month', 'improved'],
    ['predict the collection by class next month', 'predict'],
  ])('«%s» is not given, where a word was not understood', async (prompt, word) => {
    const html = await demo.ask(prompt);
    expect(html).toContain(word);
    expect(html).not.toContain('data-kind="table"');
  });

  it('is never of another school', async () => {
    const html = await demo.ask('how many students are there in each class');
    const [{ n } = {}] = await demo.rows('select count(*)::int as n from fact.p');
    expect(html).toContain(`Overall: ${n}`);
  });
});

describe('results', () => {
  /** The published results of the running year's last term, of subjects and as a whole. */
  const OF = (rows: 'results' | 'result_subjects', subject: string, what: string, where: string) => `select ${what} from ${rows} r
    join result_versions v on v.school_id = r.school_id and v.id = r.version_id and v.is_current join academic_years y on y.school_id = v.school_id and y.id = v.year_id and y.is_current
    join students z on z.school_id = r.school_id and z.id = r.student_id join sections s on s.school_id = r.school_id and s.id = r.section_id
    join classes c on c.school_id = r.school_id and c.id = s.class_id ${subject}
    where r.percent is not null and v.term_no = (select max(term_no) from result_versions w where w.is_current and w.year_id = y.id) and ${where}`;
  const SUBJECT = 'join subjects j on j.school_id = r.school_id and j.id = r.subject_id';
  const IN_9A = OF(
    'result_subjects',
    SUBJECT,
    'round(avg(r.percent)) / 100.0',
    "c.name = '9th' and s.name = 'A' and j.name = 'Mathematics'",
  );
  const FAILED = OF('result_subjects', SUBJECT, 'z.name', "j.name = 'Science' and r.outcome = 'fail'");
  const TOP = OF('results', '', 'z.name, round(avg(r.percent)) / 100.0 as n', "c.name = '10th'");

  it.each([
    ['average of 9A in mathematics', IN_9A],
    ['average marks of 9th A in mathematics', IN_9A],
    ['who failed in science', FAILED],
    ['toppers of class 10', `${TOP} group by z.id, z.name order by n desc limit 3`],
  ])('«%s» is as it was published', async (prompt, query) => {
    await expectAnswer(demo, await demo.ask(prompt), query);
  });
});

describe('who rose or fell from one result to the next', () => {
  let reader: TestSchool | undefined;
  /** What Performance shows for these. */
  async function performance(query: string): Promise<CallAnswer<typeof getPerformance>> {
    reader ??= await signInAnother(demo.test, { id: demo.schoolId } as TestSchool, 'Reader');
    const { body } = await demo.test.app.inject({ url: `/admin/performance?${query}`, headers: bearer(reader) });
    return JSON.parse(body).data;
  }

  it.each([
    ['who improved most in maths', 'Mathematics', undefined, 'rose'],
    ['most improved students in maths', 'Mathematics', undefined, 'rose'],
    ['maths mein sabse zyada sudhar kiska hua', 'Mathematics', undefined, 'rose'],
    ['who improved the most in maths in class 8', 'Mathematics', '8th', 'rose'],
    ['who in class 9 improved the most in mathematics', 'Mathematics', '9th', 'rose'],
    ['whose marks fell the most in science', 'Science', undefined, 'fell'],
  ] as const)('«%s» is as Performance has it', async (prompt, subject, className, list) => {
    const { classes } = await performance('');
    const classId = classes.find(({ name }) => name === className)?.id;
    const { before, [list]: people } = await performance(`subject=${subject}${classId ? `&classId=${classId}` : ''}`);
    const html = await demo.ask(prompt);
    const [first] = people;
    expect(first, 'somebody rose or fell').toBeDefined();
    expect(html).toContain(before);
    expect(html).toContain(`data-kind="table"`);
    expect(html).toContain(first?.name);
    expect(html).toContain(`${first?.percent}%`);
  });

  it('says so where there is no earlier result', async () => {
    const older = await demo.test.owner`update result_versions v set is_current = false from academic_years y
      where v.school_id = ${demo.schoolId} and v.is_current and y.id = v.year_id and not y.is_current returning v.id`;
    const html = await demo.ask('who improved most in maths');
    await demo.test.owner`update result_versions set is_current = true where id in ${demo.test.owner(older.map(({ id }) => id))}`;
    expect(html).toContain('two published results are needed to compare');
    expect(html).not.toContain('data-kind="table"');
  });
});

describe('nobody, the first of each, and what is told beside', () => {
  it.each([
    [
      'students of 5A who were never absent this month',
      `select name from fact.m where place = '5th A' and on_date ${NOVEMBER} group by student_id, name having count(*) filter (where mark = 'A') = 0`,
    ],
    [
      'topper of each class in term 1',
      'select r.class, r.name from fact.r r join (select class, max(percent) as best from fact.r group by 1) z on z.class = r.class and z.best = r.percent',
    ],
    [
      'collection vs expenses in October',
      `select sum(rs) from fact.pay where received_on ${OCTOBER} union all select sum(rs) from fact.x where spent_on ${OCTOBER}`,
    ],
    [
      'average daily collection in October',
      `select round(sum(rs) / count(distinct received_on), 2) from fact.pay where received_on ${OCTOBER}`,
    ],
  ])('«%s»', async (prompt, query) => {
    await expectAnswer(demo, await demo.ask(prompt), query);
  });

  it('a reminder to them goes to those of the list and to nobody else', async () => {
    const html = await demo.talk('who owes fees in class 9', 'only girls', 'send them a reminder');
    const [{ n } = {}] = await demo.rows("select count(distinct id)::int as n from fact.due where class = '9th' and gender = 'Female'");
    expect(html).toContain('data-kind="plan"');
    expect(html).toContain(`${n} with overdue fees: students found by “`);
    expect(await demo.talk('who owes fees in class 9', 'only girls', 'send them a reminder', 'also class 10')).not.toContain(
      'data-kind="plan"',
    );
  });
});

describe('what is asked the other way round', () => {
  const NOTHING_DUE = 'select name from fact.p where id not in (select id from fact.due)';
  it.each([
    ['who has cleared all fees', NOTHING_DUE],
    ['who has paid in full', NOTHING_DUE],
    ['students with no dues', NOTHING_DUE],
    ["students who don't owe anything", NOTHING_DUE],
    ['students who are not defaulters', NOTHING_DUE],
    ['kiski fees baki nahi hai', NOTHING_DUE],
    ['kisne puri fees de di', NOTHING_DUE],
    ['who in class 9 has cleared all fees', `${NOTHING_DUE} and class = '9th'`],
    ['how many girls have no dues', "select count(*) from fact.p where gender = 'Female' and id not in (select id from fact.due)"],
    [
      'who was never absent this month',
      `select name from fact.p where id not in (select student_id from fact.m where mark = 'A' and on_date ${NOVEMBER} and student_id is not null)`,
    ],
  ])('«%s»', async (prompt, query) => {
    await expectAnswer(demo, await demo.ask(prompt), query);
  });

  it.each(['who has not cleared all fees', 'kisne puri fees nahi di', 'students yet to clear dues'])(
    '«%s» still lists those who owe',
    async (prompt) => {
      const [{ n } = {}] = await demo.rows('select count(distinct id)::int as n from fact.due');
      expect(await demo.ask(prompt)).toContain(`${n} students have`);
    },
  );

  it.each([
    'who has cleared october fees',
    'who has cleared all fees except Shruti Sonawane',
    'who has paid till november',
    'non defaulters of class 9',
    'who is not on leave today',
    'who did not take leave this month',
    'which teachers are not free in period 3',
    'no absentees class 9 today',
    'students without phone',
  ])('«%s» is not answered with the opposite', async (prompt) => {
    const html = await demo.ask(prompt);
    expect(html).not.toContain('data-kind="table"');
    expect(html).not.toContain('Answer without');
  });
});

describe('a number, and all months up to one', () => {
  it.each([
    ['how many bus students owe', "select count(distinct d.id) from fact.due d join students s on s.id = d.id and s.transport_stop <> ''"],
    [
      'kitne bus students ki fees baki hai',
      "select count(distinct d.id) from fact.due d join students s on s.id = d.id and s.transport_stop <> ''",
    ],
    ['how many students owe', 'select count(distinct id) from fact.due'],
    ['how many girls are absent today', "select count(*) from fact.m where mark = 'A' and gender = 'Female' and on_date = '2026-11-20'"],
    ['how much is still due till november', 'select sum(paise) / 100.0 from fact.due'],
    ['november tak ki kitni fees baki hai', 'select sum(paise) / 100.0 from fact.due'],
    ['how much was collected till october', "select sum(rs) from fact.pay where received_on between '2026-04-01' and '2026-10-31'"],
  ])('«%s»', async (prompt, query) => {
    await expectAnswer(demo, await demo.ask(prompt), query);
  });

  it('counts the months that are meant, and no later one', async () => {
    const OF_NOVEMBER = 'Overdue fees, without November 2026: ₹';
    expect(await demo.ask('how much is due upto october')).toContain(OF_NOVEMBER);
    for (const prompt of ['how much is due till march', 'how much is due from april to october'])
      expect(await demo.ask(prompt)).toContain('I did not understand the question');
  });
});

describe('a question of its own is no follow-up', () => {
  const BOYS = "select count(*) from fact.p where class = '6th' and place = '6th A' and gender = 'Male'";
  it.each([
    ['how much cash did we take today?', 'how many boys in 6th A'],
    ['how much cash did we take today?', 'and how many boys in 6th A'],
    ['who is absent in 6A today', 'how many boys in 6th A'],
    ['attendance by class this month', 'how many boys in 6th A'],
  ])('«%s», «%s»', async (...prompts) => {
    const [{ count } = {}] = await demo.rows(BOYS);
    expect(await demo.talk(...prompts)).toContain(`${count} boys in 6th A`);
  });
});

describe('a follow-up edits the query', () => {
  it.each<[string[], string, boolean?]>([
    [
      ['attendance by class this month', 'only girls'],
      `select class, ${SHARE} from fact.m where on_date ${NOVEMBER} and gender = 'Female' group by class`,
    ],
    [
      ['attendance by class this month', 'only girls', 'by section'],
      `select place, ${SHARE} from fact.m where on_date ${NOVEMBER} and gender = 'Female' group by place`,
    ],
    [
      ['overdue fees by class', 'top 3'],
      'select class, sum(paise) / 100.0 as n from fact.due group by class order by n desc limit 3',
      true,
    ],
    [['strength by class', 'not class 12'], "select class, count(*) from fact.p where class <> '12th' group by class"],
    [
      ['unpaid for three months or more', 'how many is that'],
      'select count(*) from (select id from fact.due group by id having count(*) >= 3) z',
    ],
    [
      ['how much was collected by mode in November', 'compare with last month'],
      `select mode, coalesce(sum(rs) filter (where received_on ${NOVEMBER}), 0), coalesce(sum(rs) filter (where received_on ${OCTOBER}), 0) from fact.pay where received_on ${NOVEMBER} or received_on ${OCTOBER} group by mode`,
    ],
  ])('%j', async (prompts, query, isFirst = false) => {
    await expectAnswer(demo, await demo.talk(...prompts), query, isFirst);
  });
});
