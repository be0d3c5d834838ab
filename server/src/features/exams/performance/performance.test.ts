import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import type { Fragment } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/auth';
import { openTestApp, type TestApp, TODAY } from '../../../../test/app.ts';
import { seedDemoSchool } from '../../../db/demo/index.ts';

/** The figures counted at publishing equal those of the results themselves, with every filter. */
let test: TestApp;
let schoolId: string;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  ({ schoolId } = await seedDemoSchool(test.owner, { today: TODAY, passwordHash: await hashPassword(DEMO_PASSWORD), students: 150 }));
  const payload = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  token = (await test.app.inject({ method: 'POST', url: '/auth/login', payload })).json().data.accessToken;
});
afterAll(() => test.close());

type Query = { yearId?: string; termNo?: number; classId?: string; sectionId?: string; subject?: string; teacherId?: string };
const ask = async (query: Query) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]));
  const answer = await test.app.inject({ url: `/admin/performance?${search}`, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

/** The same figures computed by the database from the results; by a key, or for all together (''). */
async function recompute(
  { yearId, termNo, ...narrow }: Query & { yearId: string; termNo: number },
  key: 'whole' | 'section' | 'subject' | 'teacher',
) {
  const { owner } = test;
  const isWhole = (key === 'whole' || key === 'section') && narrow.subject === undefined && narrow.teacherId === undefined;
  const only = (column: Fragment, value: string | undefined) => (value === undefined ? owner`` : owner`and ${column} = ${value}`);
  const lessons = owner`(select distinct section_id, subject_id, teacher_id from timetable_slots where school_id = ${schoolId} ${only(owner`teacher_id`, narrow.teacherId)})`;
  const units = isWhole
    ? owner`select r.section_id, r.percent, r.outcome, '' as subject, null::uuid as teacher_id from results r`
    : owner`select r.section_id, r.percent, r.outcome, j.name as subject, ${key === 'teacher' ? owner`l.teacher_id` : owner`null::uuid as teacher_id`}
        from result_subjects r join subjects j on j.school_id = r.school_id and j.id = r.subject_id ${only(owner`j.name`, narrow.subject)}
        ${key === 'teacher' || narrow.teacherId !== undefined ? owner`join ${lessons} l on l.section_id = r.section_id and l.subject_id = r.subject_id` : owner``}`;
  const column = { whole: owner`''`, section: owner`u.section_id::text`, subject: owner`u.subject`, teacher: owner`u.teacher_id::text` }[
    key
  ];
  const rows = await owner`select ${column} as id, count(*)::int as students, round(avg(u.percent)) / 100.0::float8 as average,
      (percentile_cont(0.5) within group (order by u.percent) / 100)::numeric(5, 2)::float8 as median,
      round(count(*) filter (where u.outcome = 'pass') * 10000.0 / nullif(count(*), 0)) / 100.0::float8 as "passRate"
    from (${units} join result_versions v on v.school_id = r.school_id and v.id = r.version_id and v.is_current and v.year_id = ${yearId} and v.term_no = ${termNo}
      where r.school_id = ${schoolId} and r.percent is not null ${only(owner`v.class_id`, narrow.classId)} ${only(owner`r.section_id`, narrow.sectionId)}) u group by 1`;
  return byId(rows as unknown as Figures[]);
}

type Figures = { id: string; students: number; average: number; median: number; passRate: number };
const byId = (rows: readonly Figures[]) =>
  Object.fromEntries(rows.map(({ id, students, average, median, passRate }) => [id, { students, average, median, passRate }]));
const averages = (rows: Readonly<Record<string, { average: number }>>) =>
  new Map(Object.entries(rows).map(([id, { average }]) => [id, average]));

describe('performance', () => {
  it.each(['nothing', 'classId', 'sectionId', 'subject', 'teacherId', 'all'])('is that of the results, narrowed by %s', async (by) => {
    const whole = await ask({});
    expect(whole.terms.length).toBeGreaterThan(1);
    const [teacher, subject] = [whole.byTeacher[0], whole.bySubject[0]];
    const { classId, sectionId } = (await findLesson(teacher.id)) as { classId: string; sectionId: string };
    const every = { classId, sectionId, subject: subject.name as string, teacherId: teacher.id as string };
    const keys = by === 'all' ? ['classId', 'sectionId', 'teacherId'] : [by];
    const narrow: Query = Object.fromEntries(Object.entries(every).filter(([key]) => keys.includes(key)));
    for (const { yearId, termNo } of whole.terms as { yearId: string; termNo: number }[]) {
      const query = { ...narrow, yearId, termNo };
      const shown = await ask(query);
      const { averageBefore: _, passRateBefore: __, ...all } = shown.whole;
      const expected = await recompute(query, 'whole');
      expect(all).toEqual(expected[''] ?? { students: 0, average: null, median: null, passRate: null });
      expect(byId(shown.bySection)).toEqual(await recompute(query, 'section'));
      expect(byId(shown.bySubject)).toEqual(await recompute(query, 'subject'));
      expect(byId(shown.byTeacher)).toEqual(await recompute(query, 'teacher'));
      expect(shown.distribution.reduce((sum: number, { students }: { students: number }) => sum + students, 0)).toBe(all.students);
      const own = shown.overTerms.find((one: { yearId: string; termNo: number }) => one.yearId === yearId && one.termNo === termNo);
      if (all.students > 0) expect(own).toMatchObject({ students: all.students, average: all.average, passRate: all.passRate });
    }
  });

  it('compares each group with the term before', async () => {
    const whole = await ask({});
    const [term, before] = whole.terms as { yearId: string; termNo: number }[];
    if (term === undefined || before === undefined) throw new Error('The demo school has no two terms.');
    const shown = await ask({ yearId: term.yearId, termNo: term.termNo });
    const was = { yearId: before.yearId, termNo: before.termNo };
    expect(shown.whole.averageBefore).toBe((await recompute(was, 'whole'))['']?.average);
    for (const [list, key] of [
      ['bySection', 'section'],
      ['bySubject', 'subject'],
      ['byTeacher', 'teacher'],
    ] as const) {
      const known = averages(await recompute(was, key));
      expect(shown[list].map((one: { before: number | null }) => one.before)).toEqual(
        shown[list].map(({ id }: { id: string }) => known.get(id) ?? null),
      );
    }
  });
});

it('names those who stand out as they are called now, though the figures are kept', async () => {
  const [first] = (await ask({})).toppers;
  const known = (await ask({})).toppers;
  await test.owner`update students set name = 'Called otherwise' where school_id = ${schoolId} and id = ${first.studentId}`;
  const renamed = (await ask({})).toppers;
  expect(renamed).toEqual(
    known.map((one: { studentId: string }) => (one.studentId === first.studentId ? { ...one, name: 'Called otherwise' } : one)),
  );
  await test.owner`update students set name = ${first.name} where school_id = ${schoolId} and id = ${first.studentId}`;
});

it('every figure opens its rows: as many as it says, and those at risk in their order', async () => {
  const rowsOf = async (query: string) =>
    (await test.app.inject({ url: `/admin/performance/students?${query}`, headers: { authorization: `Bearer ${token}` } })).json().data;
  const { whole, distribution, atRisk, atRiskTotal, terms } = await ask({});
  const failed = Math.round((whole.students * (100 - whole.passRate)) / 100);
  expect((await rowsOf('')).total).toBe(whole.students);
  expect((await rowsOf('outcome=fail')).total).toBe(failed);
  for (const { from, students } of distribution)
    expect((await rowsOf(`from=${from}&below=${from === 90 ? 101 : from + 10}`)).total).toBe(students);
  for (const { yearId, termNo } of terms) {
    const shown = await ask({ yearId, termNo });
    const rows = await rowsOf(`outcome=atRisk&yearId=${yearId}&termNo=${termNo}`);
    expect([rows.total, rows.rows.length]).toEqual([shown.atRiskTotal, Math.min(500, shown.atRiskTotal)]);
  }
  const ids = (rows: { studentId: string }[]) => rows.map(({ studentId }) => studentId);
  expect(atRiskTotal).toBeGreaterThan(0);
  const { rows: all } = await rowsOf('outcome=atRisk');
  expect(ids(all).slice(0, atRisk.length)).toEqual(ids(atRisk));
  // Whoever failed comes before those who were only absent often, also with good marks in the other subjects.
  expect(all.slice(0, failed).every(({ outcome }: { outcome: string }) => outcome === 'fail')).toBe(true);
});

it('a chapter has the average of the published papers that cover it, and opens their marks', async () => {
  const rowsOf = async (query: string) =>
    (await test.app.inject({ url: `/admin/performance/students?${query}`, headers: { authorization: `Bearer ${token}` } })).json().data;
  const [book] = await test.owner`select h.id as chapter, array_agg(p.id) as papers from textbook_chapters h
    join textbooks b on b.school_id = h.school_id and b.id = h.textbook_id join exam_papers p on p.school_id = b.school_id and p.subject_id = b.subject_id
    join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
    where h.school_id = ${schoolId} and h.chapter_number = 1 and exists (select from result_paper_figures f where f.school_id = p.school_id and f.paper_id = p.id)
    group by h.id order by h.id limit 1`;
  if (book === undefined) throw new Error('No book has a published paper.');
  await test.owner`insert into exam_paper_chapters (school_id, paper_id, chapter_id) select ${schoolId}, unnest(${book.papers}::uuid[]), ${book.chapter}`;
  const marks =
    await test.owner`select e.section_id as "sectionId", m.marks * 100 / p.max_marks as percent, m.marks < p.pass_marks as failed from marks m
    join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
    join enrolments e on e.school_id = m.school_id and e.year_id = x.year_id and e.student_id = m.student_id
    join result_versions v on v.school_id = m.school_id and v.is_current and v.year_id = x.year_id and v.term_no = 1
    join results r on r.school_id = v.school_id and r.version_id = v.id and r.student_id = m.student_id
    join scheme_components k on k.school_id = p.school_id and k.id = p.component_id and k.term_no = v.term_no
    join academic_years y on y.school_id = x.school_id and y.id = x.year_id and y.is_current
    where m.school_id = ${schoolId} and m.paper_id = any (${book.papers}) and m.marks is not null`;
  const mean = (list: readonly { percent?: unknown }[]) =>
    Math.round(list.reduce((sum, { percent }) => sum + Number(percent), 0) / list.length / 0.1) / 10;
  const [{ sectionId } = { sectionId: '' }] = marks;
  for (const narrow of [{}, { sectionId: sectionId as string }]) {
    const own = marks.filter((one) => !('sectionId' in narrow) || one.sectionId === narrow.sectionId);
    const [chapter, ...others] = (await ask(narrow)).byChapter;
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ id: book.chapter, average: mean(own) });
    const query = new URLSearchParams({ chapterId: book.chapter, ...narrow });
    const { rows, total } = await rowsOf(`${query}`);
    expect(total).toBe(own.length);
    expect(rows.every(({ exam }: { exam: string }) => exam !== '')).toBe(true);
    expect((await rowsOf(`${query}&outcome=fail`)).total).toBe(own.filter(({ failed }) => failed).length);
  }
});

/** A class and section in which somebody teaches. */
async function findLesson(teacherId: string) {
  const [lesson] = await test.owner`select s.class_id as "classId", s.id as "sectionId" from timetable_slots l
    join sections s on s.school_id = l.school_id and s.id = l.section_id where l.school_id = ${schoolId} and l.teacher_id = ${teacherId} order by s.id limit 1`;
  return lesson;
}

// What a version says is kept in memory.
it.each([...['results', 'result_subjects', 'result_section_figures', 'result_subject_figures', 'result_paper_figures'], 'result_versions'])(
  'nothing that was published is changed by the server: %s',
  async (table) => {
    await expect(test.pool.unsafe(`update ${table} set school_id = school_id`)).rejects.toThrow('permission denied');
    await expect(test.pool.unsafe(`delete from ${table}`)).rejects.toThrow('permission denied');
  },
);
