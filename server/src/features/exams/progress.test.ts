import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
type Progress = { classId: string; termNo: number; expected: number; missing: number; sections: { section: string }[] };
const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => ask(test, asha, method, url, body);
const term = async (termNo: number): Promise<Progress> =>
  (await act('GET', '/admin/results')).data.find((row: Progress) => row.classId === asha.ids.class && row.termNo === termNo);
const publish = (reason = '') => act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason });
const publishAgain = () => publish('A remark was missing');

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name <> 'English'`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
  await test.owner`update terms t set ends_on = y.starts_on + 182 from academic_years y
    where y.school_id = t.school_id and y.id = t.year_id and t.school_id = ${asha.id} and y.is_current and t.starts_on = y.starts_on`;
  for (const component of ['Periodic test', 'Notebook', 'Subject enrichment', 'Half-yearly exam']) {
    const body = {
      name: component,
      startsOn: '2026-09-21',
      endsOn: '2026-09-25',
      lockOn: null,
      termNo: 1,
      component,
      classIds: [asha.ids.class],
      maxMarks: null,
    };
    await act('POST', '/admin/exams', body);
  }
});
afterAll(() => test.close());

describe('the marks that a class still needs', () => {
  it('are those of who was on the roll on the term’s last day, as publishing counts them', async () => {
    const pupil = await addPupil(test, asha, { name: 'Left After' });
    const before = await term(1);
    expect(before).toMatchObject({ expected: 4, missing: 4 });
    await test.owner`update students set left_on = '2026-11-02' where school_id = ${asha.id} and id = ${pupil.id}`;
    // A student who left after the term counts in the term, but no longer in the current year.
    expect(await term(1)).toMatchObject({ expected: 4, missing: 4 });
    expect((await term(0)).missing).toBe(0);
    expect(await publish()).toMatchObject({ code: 'publishMissing', error: expect.stringContaining('4 marks are not entered') });
  });

  it('are not those of who left before the paper or the term’s last day', async () => {
    await test.owner`update students set left_on = '2026-09-10' where school_id = ${asha.id} and name = 'Left After'`;
    expect(await term(1)).toMatchObject({ expected: 0, missing: 0 });
  });
});

describe('who left between a term’s assessments', () => {
  type Sheet = { papers: { id: string }[]; students: { id: string; name: string }[] };
  /** Writes a mark for each of these students in an exam. */
  async function enter(examId: string, names: string[], value: string) {
    const url = `/admin/marks/${examId}/${asha.ids.section}`;
    const { papers, students } = (await act('GET', url)).data as Sheet;
    const cells = students
      .filter(({ name }) => names.includes(name))
      .flatMap((student) => papers.map((paper) => ({ paperId: paper.id, studentId: student.id, value })));
    expect((await act('PUT', url, { cells })).data).toMatchObject({ saved: cells.length, refused: [] });
  }

  it('has no result from internal marks alone, and no mark of his is missing', async () => {
    for (const name of ['Left Between', 'Stayed On']) await addPupil(test, asha, { name });
    await test.owner`update exams set starts_on = '2026-11-16', ends_on = '2026-11-20' where school_id = ${asha.id} and name = 'Half-yearly exam'`;
    const exams = (await act('GET', '/admin/exams')).data.exams as { id: string; name: string }[];
    for (const { id, name } of exams)
      if (name === 'Half-yearly exam') await enter(id, ['Stayed On'], '60');
      else await enter(id, ['Left Between', 'Stayed On'], '5');
    expect(await term(1)).toMatchObject({ expected: 8, missing: 1 });
    await test.owner`update students set left_on = '2026-11-10' where school_id = ${asha.id} and name = 'Left Between'`;
    expect(await term(1)).toMatchObject({ expected: 4, missing: 0 });
    // A section without students does not have to be confirmed for publishing.
    await test.owner`insert into sections (school_id, id, class_id, name) values (${asha.id}, app.new_id(), ${asha.ids.class}, 'Empty')`;
    expect((await term(1)).sections.map(({ section: name }) => name)).toEqual(['A']);
    const section = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
    expect(section.students.map(({ name }: { name: string }) => name)).toEqual(['Stayed On']);
    expect(section).toMatchObject({ missing: 0, left: [{ name: 'Left Between', leftOn: '2026-11-10' }] });
    expect((await act('GET', `/admin/results/classes/${asha.ids.class}/1/missing`)).data).toMatchObject({ missing: 0, rows: [] });
    expect(await act('PUT', `/admin/results/${asha.ids.section}/1/compilation`, { isCompiled: true })).toMatchObject({ status: 200 });
    expect((await publish()).data).toMatchObject({ version: 1, students: 1 });
    expect((await act('GET', '/admin/performance')).data.whole).toMatchObject({ students: 1, average: 75 });
  });

  it('is not expected in exams that are not held yet, even on the day of leaving', async () => {
    await test.owner`update students set left_on = app.today(school_id) where school_id = ${asha.id} and name = 'Left Between'`;
    // Term 2 has no exam yet: four components are missing for the one remaining student.
    expect(await term(2)).toMatchObject({ expected: 4, missing: 4 });
    expect((await act('GET', `/admin/results/classes/${asha.ids.class}/2/missing`)).data).toMatchObject({ missing: 4 });
  });
});

describe('who was imported without a date of admission', () => {
  it('joined on the day of the import if the result was published before, and holds back neither corrections nor a new result', async () => {
    await test.owner`update students set created_at = '2026-04-02T06:00:00Z' where school_id = ${asha.id}`;
    await test.owner`update result_versions set published_at = '2026-11-21T06:00:00Z' where school_id = ${asha.id}`;
    await test.owner`update students set left_on = '2026-11-10' where school_id = ${asha.id} and name = 'Left Between'`;
    const before = await term(1);
    expect(before.missing).toBe(0);
    const late = await addPupil(test, asha, { name: 'Imported Late' });
    const entered = (day: string) =>
      test.owner`update students set created_at = ${`${day}T06:00:00Z`} where school_id = ${asha.id} and id = ${late.id}`;
    const notIncluded = async () => (await act('GET', `/admin/results/classes/${asha.ids.class}/1/missing`)).data.notIncluded;
    // Entered before the result was published: the marks are still to be entered.
    await entered('2026-11-20');
    expect(await term(1)).toMatchObject({ expected: before.expected + 4, missing: before.missing + 4 });
    expect((await publishAgain()).code).toBe('publishMissing');
    await entered('2026-11-22');
    expect(await term(1)).toMatchObject({ expected: before.expected, missing: before.missing });
    expect(await notIncluded()).toContainEqual({ id: late.id, name: 'Imported Late', section: 'A', why: 'joined', on: '2026-11-22' });
    const { id: examId } = (await act('GET', '/admin/exams')).data.exams.find(({ name }: { name: string }) => name === 'Notebook');
    const sheet = `/admin/marks/${examId}/${asha.ids.section}`;
    const { papers, students } = (await act('GET', sheet)).data;
    const of = (wanted: string) => students.find(({ name }: { name: string }) => name === wanted);
    expect(of('Imported Late')).toMatchObject({ joinedOn: '2026-11-22', cells: [{ state: 'joinedLater' }] });
    expect((await act('GET', `/admin/exams/${examId}/missing`)).data).toMatchObject([{ expected: 2, entered: 2 }]);
    const cells = [{ paperId: papers[0].id, studentId: of('Stayed On').id, value: '4' }];
    const corrected = await act('POST', `${sheet}/corrections`, { cells, reason: 'Added up wrongly' });
    expect(corrected.data).toMatchObject({ saved: 1, versions: [{ version: 2 }] });
    expect((await publishAgain()).data).toMatchObject({ version: 3 });
    // A known date of admission decides alone.
    await test.owner`update students set admitted_on = '2026-04-02' where school_id = ${asha.id} and id = ${late.id}`;
    expect(await term(1)).toMatchObject({ missing: 4 });
    await test.owner`update students set left_on = app.today(school_id) where school_id = ${asha.id} and name = 'Left Between'`;
    await test.owner`delete from enrolments where school_id = ${asha.id} and student_id = ${late.id}`;
  });
});

describe('who joined after the term', () => {
  it('is named as not in the result, and is in it once a mark of the previous school is entered', async () => {
    const late = await addPupil(test, asha, { name: 'Joined Later', admittedOn: '2026-10-05' });
    const missing = async () => (await act('GET', `/admin/results/classes/${asha.ids.class}/1/missing`)).data;
    const inResult = async () =>
      (await act('GET', `/admin/results/${asha.ids.section}/1`)).data.students.map(({ name }: { name: string }) => name);
    const before = await term(1);
    expect((await missing()).notIncluded).toContainEqual({
      id: late.id,
      name: 'Joined Later',
      section: 'A',
      why: 'joined',
      on: '2026-10-05',
    });
    expect((await missing()).notIncluded).toContainEqual(expect.objectContaining({ name: 'Left After', why: 'left', on: '2026-09-10' }));
    expect(await inResult()).not.toContain('Joined Later');
    const give = (
      code: string,
      marks: number | null,
    ) => test.owner`insert into marks (school_id, paper_id, student_id, marks, code, former_school)
      select ${asha.id}, p.id, ${late.id}, ${marks}, ${code}, 'Sunrise School' from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id
      where p.school_id = ${asha.id} and x.name = 'Notebook' on conflict (school_id, paper_id, student_id) do update set marks = excluded.marks, code = excluded.code`;
    await give('NA', null);
    expect(await inResult()).not.toContain('Joined Later');
    await give('', 4);
    expect(await inResult()).toContain('Joined Later');
    expect((await missing()).notIncluded.map(({ name }: { name: string }) => name)).not.toContain('Joined Later');
    // The exam in November was after her admission, so that mark is missing; those of September are not.
    expect(await term(1)).toMatchObject({ expected: before.expected + 2, missing: before.missing + 1 });
  });
});
