import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { isFull, sampled } from '../../../test/sampling.ts';
import { checkDemo, makeDemoOffice, seedDemoSchool } from './index.ts';
import { runDemoCommand } from './main.ts';

const TODAY = '2026-11-20';
const MEENAKSHI = { today: TODAY, passwordHash: 'hash of a password' };
/** In memory a small school shows the same; a full run uses the whole one. */
const students = isFull ? 1000 : 100;
const DAYS = ['2026-04-01', '2026-04-05', '2026-05-20', '2026-08-15', '2026-11-22', '2027-01-01', '2027-03-31', '2031-09-10'];

/** The tables that hold something of after that instant. */
function lateIn(tables: ReturnType<typeof makeDemoOffice>['tables'], now: Date): string[] {
  const timed = [
    'journal',
    'payments',
    'registers',
    'logbook_entries',
    'leave_requests',
    'audit_log',
    'notices',
    'result_versions',
    'section_compilations',
  ];
  return timed.flatMap((table) =>
    [...(tables.get(table) ?? [])]
      .filter((row) =>
        [row.createdAt, row.takenAt, row.recordedAt, row.at, row.publishedAt, row.compiledAt].some((at) => at instanceof Date && at > now),
      )
      .map(() => table),
  );
}

describe('the demo school in memory', () => {
  it('is the same to the last digit for the same day', () => {
    expect(digest(TODAY)).toBe(digest(TODAY));
  });

  it('keeps its people from day to day', () => {
    const names = (today: string) => makeDemoOffice({ today, students }).students.map(({ id, name }) => `${id} ${name}`);
    expect(names('2026-12-01')).toEqual(names(TODAY));
  });

  it.each(sampled('days of the demo school', DAYS, { count: 3 }))('tells nothing of the time after %s', (today) => {
    const { tables } = makeDemoOffice({ today, students });
    const days = [
      'journal',
      'payments',
      'student_attendance',
      'employee_attendance',
      'logbook_entries',
      'expenses',
      'salary_payments',
    ].flatMap((table) => [...(tables.get(table) ?? [])].map((row) => String(row.onDate ?? row.receivedOn ?? row.spentOn ?? row.paidOn)));
    expect(days.filter((day) => day > today)).toEqual([]);
  });

  it('puts nothing after the instant at which it is seeded', () => {
    const now = new Date('2026-11-20T00:40:00+05:30');
    const { tables } = makeDemoOffice({ today: TODAY, now, students });
    expect(lateIn(tables, now)).toEqual([]);
  });

  it.each(['2026-10-10', '2026-10-14', '2026-11-20', '2027-03-13', '2027-03-20', '2027-03-31', '2028-10-20', '2031-03-28'])(
    'publishes no result before its last paper, nor later than it is seeded: %s',
    (today) => {
      const now = new Date(`${today}T09:15:00+05:30`);
      const { tables } = makeDemoOffice({ today, now, students: 30 });
      const rows = (table: string) => [...(tables.get(table) ?? [])];
      const [exams, papers, components] = [rows('exams'), rows('exam_papers'), rows('scheme_components')];
      const termOf = new Map(components.map(({ id, termNo }) => [id, Number(termNo)]));
      const yearOf = new Map(exams.map(({ id, yearId }) => [id, yearId]));
      const endOf = new Map(exams.map(({ id, endsOn }) => [id, String(endsOn)]));
      const days = rows('result_versions').flatMap(({ yearId, termNo, publishedAt }) => {
        const own = papers.filter(
          ({ examId, componentId }) => yearOf.get(examId) === yearId && (termNo === 0 || termOf.get(componentId) === termNo),
        );
        const last = own
          .map(({ examId, onDate }) => String(onDate ?? endOf.get(examId)))
          .sort()
          .at(-1);
        return last === undefined ? [] : [{ termNo, last, published: (publishedAt as Date).toISOString().slice(0, 10) }];
      });
      expect(days.length).toBeGreaterThan(0);
      expect(days.filter(({ last, published }) => published <= last)).toEqual([]);
      expect(lateIn(tables, now)).toEqual([]);
    },
  );

  it('takes cash and cheques only when the office is open', () => {
    const { tables, calendar } = makeDemoOffice({ today: TODAY, students });
    const payments = [...(tables.get('payments') ?? [])];
    expect(payments.filter(({ mode, receivedOn }) => mode !== 'upi' && !calendar.isOfficeDay(String(receivedOn)))).toEqual([]);
  });

  it('pays bills from cash that is there', () => {
    const { book } = makeDemoOffice({ today: TODAY });
    let cash = 0;
    for (const { debitCode, creditCode, amountPaise } of book.journal) {
      cash += debitCode === 'cash' ? Number(amountPaise) : creditCode === 'cash' ? -Number(amountPaise) : 0;
      expect(cash).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the demo school in the database', () => {
  let database: TestDatabase;
  let schoolId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const seeded = await seedDemoSchool(database.owner, MEENAKSHI);
    expect(seeded).toMatchObject({ email: 'admin@demo.shala.example', students: 1000 });
    schoolId = seeded.schoolId;
  });
  afterAll(() => database.drop());

  const number = async (query: string) => Number((await database.owner.unsafe<{ n: unknown }[]>(query, [schoolId]))[0]?.n);

  it('is true in itself', async () => {
    expect(await checkDemo(database.owner, schoolId)).toEqual([]);
  });

  it('notices when a figure is changed', async () => {
    const problems = await database.owner.begin(async (tx) => {
      await tx`update journal set amount_paise = amount_paise + 1 where school_id = ${schoolId} and entry_no = 100`;
      const found = await checkDemo(tx as unknown as typeof database.owner, schoolId);
      await tx`update journal set amount_paise = amount_paise - 1 where school_id = ${schoolId} and entry_no = 100`;
      return found;
    });
    expect(problems).toContain('Each entry’s hash follows from the one before: 1 wrong.');
  });

  it('has the classes, sections and people of a school', async () => {
    expect(await number('select count(*) as n from classes where school_id = $1')).toBe(15);
    expect(await number('select min(c) as n from (select count(*) as c from sections where school_id = $1 group by class_id) x')).toBe(2);
    expect(await number('select max(c) as n from (select count(*) as c from sections where school_id = $1 group by class_id) x')).toBe(3);
    expect(await number('select count(*) as n from employees where school_id = $1 and left_on is null')).toBeGreaterThanOrEqual(58);
    expect(await number('select count(*) as n from employees where school_id = $1 and left_on is not null')).toBe(3);
    expect(await number('select count(*) as n from students where school_id = $1 and left_on is not null')).toBe(9);
    expect(
      await number(
        `select count(*) as n from (select guardian_id from student_guardians where school_id = $1 and is_primary group by 1 having count(*) > 1) x`,
      ),
    ).toBeGreaterThan(80);
    expect(
      await number('select count(*) as n from (select name from students where school_id = $1 group by 1 having count(*) > 1) x'),
    ).toBeLessThan(30);
  });

  it('has collected a believable share', async () => {
    const paid = (month: number) =>
      number(
        `select 100.0 * sum(paid_students) / sum(paid_students + pending_students) as n from fee_month_totals where school_id = $1 and month_no = ${month}`,
      );
    expect(await paid(8)).toBeCloseTo(65, 0);
    expect(await paid(7)).toBeGreaterThan(90);
    expect(await paid(7)).toBeLessThan(94);
    expect(await paid(4)).toBeGreaterThan(96);
    const defaulters = await number('select count(*) as n from fee_accounts where school_id = $1 and charged[6] > paid[6]');
    expect(defaulters).toBeGreaterThanOrEqual(30);
    expect(defaulters).toBeLessThanOrEqual(45);
    expect(await number(`select count(*) as n from payments where school_id = $1 and state = 'bounced'`)).toBe(2);
    expect(await number(`select count(*) as n from payments where school_id = $1 and received_on = '${TODAY}'`)).toBeGreaterThan(8);
  });

  it('charges ₹3,200 a month where nothing is reduced or added', async () => {
    expect(await number('select mode() within group (order by charged[8]) as n from fee_accounts where school_id = $1')).toBe(320_000);
  });

  it('has most pupils in class, a dip in 7th, and two registers to be taken', async () => {
    const present = (where: string) =>
      number(`select 100.0 * count(*) filter (where a.mark in ('P', 'L', 'H')) / count(*) as n from student_attendance a join sections s using (school_id) join classes c using (school_id)
      where a.school_id = $1 and s.id = a.section_id and c.id = s.class_id and ${where}`);
    expect(await present('true')).toBeGreaterThan(92);
    expect(await present('true')).toBeLessThan(96);
    expect(await present(`c.name = '7th' and on_date = '${TODAY}'`)).toBeLessThan(75);
    expect(
      await number(
        `select count(*) as n from sections s left join registers r on r.school_id = $1 and r.section_id = s.id and r.on_date = '${TODAY}' where s.school_id = $1 and r.section_id is null`,
      ),
    ).toBe(2);
    expect(
      await number(
        `select count(*) as n from leave_requests where school_id = $1 and state = 'approved' and employee_id is not null and '${TODAY}' between from_date and to_date`,
      ),
    ).toBeGreaterThanOrEqual(2);
    expect(await number(`select count(*) as n from leave_requests where school_id = $1 and state = 'applied'`)).toBeGreaterThanOrEqual(5);
  });

  it('has exams with marks for everybody who took the paper, and books with chapters', async () => {
    expect(await number(`select count(*) as n from exams where school_id = $1 and state = 'published'`)).toBe(3);
    // Both terms of last year, one of this year, one of them corrected.
    expect(await number('select count(distinct (year_id, term_no)) as n from result_versions where school_id = $1')).toBe(3);
    expect(await number('select count(*) as n from result_versions where school_id = $1 and version = 2')).toBe(1);
    expect(
      await number(
        'select count(*) as n from marks m join exam_papers p using (school_id) where m.school_id = $1 and p.id = m.paper_id and m.marks > p.max_marks',
      ),
    ).toBe(0);
    expect(await number('select count(*) as n from textbooks where school_id = $1')).toBeGreaterThanOrEqual(6);
    expect(await number('select count(*) as n from question_paper_items where school_id = $1')).toBe(11);
    expect(
      await number('select min(c) as n from (select count(*) as c from textbook_chapters where school_id = $1 group by textbook_id) x'),
    ).toBeGreaterThanOrEqual(3);
    expect(await number(`select count(*) as n from notices where school_id = $1 and is_pinned`)).toBe(2);
  });

  it('is not made twice', async () => {
    await expect(seedDemoSchool(database.owner, MEENAKSHI)).rejects.toThrow(/duplicate key/);
    const said: string[] = [];
    expect(await runDemoCommand(database.owner, [], { ...MEENAKSHI, print: (sentence) => said.push(sentence) })).toBe(0);
    expect(said).toEqual(['The demo school is there already.']);
  });
});

function digest(today: string): string {
  const hash = createHash('sha256');
  for (const [table, rows] of makeDemoOffice({ today, students }).tables) hash.update(table).update(JSON.stringify([...rows]));
  return hash.digest('hex');
}
