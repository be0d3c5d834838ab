import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, signInAnother, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask, type Pupil } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let pupils: Pupil[];
let subjects: { subjectId: string; subject: string }[];

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
  pupils = [];
  for (const name of ['Aarav Joshi', 'Bhavna Kale', 'Charu Nene']) pupils.push(await addPupil(test, asha, { name }));
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name not in ('English', 'Hindi')`;
});
afterAll(() => test.close());

const as = (school: TestSchool) => (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object) =>
  ask(test, school, method as 'POST', url, body);
const act = (...args: Parameters<ReturnType<typeof as>>) => as(asha)(...args);
type Progress = { classId: string; termNo: number };
const days = { startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: null };
let exam: string;
const sheet = async () => (await act('GET', `/admin/marks/${exam}/${asha.ids.section}`)).data;
const put = (cells: object[], by = asha) => as(by)('PUT', `/admin/marks/${exam}/${asha.ids.section}`, { cells });
const makeExam = async (name: string, component: string, maxMarks: number | null) =>
  (await act('POST', '/admin/exams', { name, ...days, termNo: 1, component, classIds: [asha.ids.class], maxMarks })).data.id as string;
const firstTerm = async () =>
  (await act('GET', '/admin/results')).data.find(({ classId, termNo }: Progress) => classId === asha.ids.class && termNo === 1);
/** Fills an exam with the same mark for all students. */
const fill = async (id: string, value: string) => {
  const { papers, students } = (await act('GET', `/admin/marks/${id}/${asha.ids.section}`)).data;
  const cells = papers.flatMap((paper: { id: string }) =>
    students.map((student: { id: string }) => ({ paperId: paper.id, studentId: student.id, value })),
  );
  return act('PUT', `/admin/marks/${id}/${asha.ids.section}`, { cells });
};

describe('from a preset to a corrected result', () => {
  it('a preset gives scheme, scale and areas once', async () => {
    const first = await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
    expect(first.data).toMatchObject({ subjects: 2, areas: 4 });
    expect((await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] })).data).toMatchObject({
      schemeId: first.data.schemeId,
      subjects: 0,
      areas: 0,
    });
    const { schemes, classes } = (await act('GET', '/admin/assessment')).data;
    expect(schemes).toHaveLength(1);
    expect(schemes[0].terms[0].components.map(({ name, max }: { name: string; max: number }) => [name, max])).toEqual([
      ['Periodic test', 10],
      ['Notebook', 5],
      ['Subject enrichment', 5],
      ['Half-yearly exam', 80],
    ]);
    subjects = classes.find(({ classId }: { classId: string }) => classId === asha.ids.class).subjects;
  });

  it('an exam has a paper for each subject; a name twice, days outside the year and a foreign component are refused', async () => {
    exam = await makeExam('Half-yearly', 'Half-yearly exam', null);
    const { papers, students } = await sheet();
    expect(papers.map(({ subject, maxMarks }: { subject: string; maxMarks: number }) => [subject, maxMarks])).toEqual([
      ['English', 80],
      ['Hindi', 80],
    ]);
    expect(students.map(({ name }: { name: string }) => name)).toEqual(['Aarav Joshi', 'Bhavna Kale', 'Charu Nene']);
    const body = { ...days, termNo: 1, component: 'Half-yearly exam', classIds: [asha.ids.class], maxMarks: null };
    expect(await act('POST', '/admin/exams', { ...body, name: 'Half-yearly' })).toMatchObject({ status: 409, code: 'examNameTaken' });
    expect(await act('POST', '/admin/exams', { ...body, name: 'Old', startsOn: '2020-09-21' })).toMatchObject({ code: 'examOutsideYear' });
    expect(await act('POST', '/admin/exams', { ...body, name: 'Viva', component: 'Viva' })).toMatchObject({ code: 'examNoSubjects' });
  });

  it('one cell with two values is refused', async () => {
    const { papers, students } = await sheet();
    const cell = { paperId: papers[0].id, studentId: students[0].id };
    const twice = await put([
      { ...cell, value: '61.5' },
      { ...cell, value: '62' },
    ]);
    expect(twice).toMatchObject({ status: 400, fields: { cells: 'Enter this only once.' } });
  });

  it('bad marks are given back with what is wrong, the good ones are saved', async () => {
    const { papers, students } = await sheet();
    const cell = (value: string, at = 0) => ({ paperId: papers[0].id, studentId: students[at].id, value });
    const { data } = await put([
      cell('81'),
      cell('-4', 1),
      { ...cell('2026-05-04', 2) },
      { ...cell('71.5'), paperId: papers[1].id },
      { ...cell('ab', 1), paperId: papers[1].id },
    ]);
    expect(data).toMatchObject({ saved: 2, conflicts: [] });
    expect(data.refused.map(({ problem }: { problem: string }) => problem)).toEqual(['overMaximum', 'negative', 'date']);
    expect((await sheet()).students.map(({ cells }: { cells: { value: string }[] }) => cells.map(({ value }) => value))).toEqual([
      ['', '71.5'],
      ['', 'AB'],
      ['', ''],
    ]);
    expect((await put([{ ...cell('5'), studentId: bela.ids.class }])).status).toBe(404);
    const ninth = await addPupil(test, asha, { name: 'Dev Rane', className: '9th' });
    expect((await put([{ ...cell('5'), studentId: ninth.id }])).data.refused).toMatchObject([{ problem: 'notInSection' }]);
    expect((await put([{ ...cell('5'), paperId: bela.ids.class }])).status).toBe(404);
  });

  it('what somebody else changed meanwhile is shown, not written over', async () => {
    const other = await signInAnother(test, asha, 'Ravi Nair');
    const { papers, students } = await sheet();
    const cell = { paperId: papers[0].id, studentId: students[0].id };
    await put([{ ...cell, value: '60', seen: '' }], other);
    const { data } = await put([{ ...cell, value: '50', seen: '' }]);
    expect(data).toMatchObject({ saved: 0, conflicts: [{ value: '50', present: '60', by: 'Ravi Nair' }] });
    expect((await put([{ ...cell, value: '50', seen: '60' }])).data).toMatchObject({ saved: 1 });
  });

  it('shows what is missing, and refuses to compile and publish until it is there', async () => {
    expect(
      (await act('GET', `/admin/exams/${exam}/missing`)).data.map(
        ({ subject, expected, entered }: { subject: string; expected: number; entered: number }) => [subject, expected, entered],
      ),
    ).toEqual([
      ['English', 3, 1],
      ['Hindi', 3, 2],
    ]);
    // Three students, two subjects: 5 of the exam's 6 marks less the 3 that are there, and 3 components that no exam has.
    expect(await act('PUT', `/admin/results/${asha.ids.section}/1/compilation`, { isCompiled: true })).toMatchObject({
      code: 'compileMissing',
      error:
        '21 marks are not entered in this section: section A, English: no exam for Periodic test yet; section A, English: no exam for Notebook yet; ' +
        'section A, English: no exam for Subject enrichment yet; and 5 more papers. Under Exams, enter the marks, AB (absent) or NA (not assessed).',
    });
    const gaps = (await act('GET', `/admin/results/classes/${asha.ids.class}/1/missing`)).data;
    expect(gaps).toMatchObject({ missing: 21, papers: 8 });
    expect(gaps.rows.filter(({ examId }: { examId: string | null }) => examId !== null)).toMatchObject([
      { section: 'A', subject: 'English', exam: 'Half-yearly', students: [{ name: 'Bhavna Kale' }, { name: 'Charu Nene' }], count: 2 },
      { section: 'A', subject: 'Hindi', exam: 'Half-yearly', students: [{ name: 'Charu Nene' }], count: 1 },
    ]);
    expect((await as(bela)('GET', `/admin/results/classes/${asha.ids.class}/1/missing`)).status).toBe(404);
    for (const [name, component, value] of [
      ['Unit test 1', 'Periodic test', '8'],
      ['Notebooks', 'Notebook', '4'],
      ['Activities', 'Subject enrichment', '5'],
    ] as const)
      await fill(await makeExam(name, component, null), value);
    expect(await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: '' })).toMatchObject({
      code: 'publishMissing',
      error:
        '3 marks are not entered in 10th: section A, English (Half-yearly): Bhavna Kale and Charu Nene; section A, Hindi (Half-yearly): Charu Nene. ' +
        'Under Exams, enter the marks, AB (absent) or NA (not assessed).',
    });
    await fill(exam, '60');
    expect(await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: '' })).toMatchObject({
      code: 'publishNotCompiled',
    });
    expect(await firstTerm()).toMatchObject({ expected: 24, missing: 0 });
  });

  it('is compiled, published as version 1, and shown as the marks were', async () => {
    expect((await act('PUT', `/admin/results/${asha.ids.section}/1/compilation`, { isCompiled: true })).data.compiledAt).toMatch(/^2/);
    const { data } = await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: '' });
    expect(data).toMatchObject({ version: 1, students: 3 });
    const version = (await act('GET', `/admin/results/versions/${data.versionId}`)).data;
    // 8 + 4 + 5 + 60 = 77 in both subjects.
    expect(version.students[0]).toMatchObject({
      name: 'Aarav Joshi',
      obtained: 154,
      outOf: 200,
      percent: 77,
      grade: 'B1',
      outcome: 'pass',
      rank: null,
    });
    expect(version.students[0].subjects[0]).toMatchObject({
      subject: 'English',
      percent: 77,
      components: [{ name: 'Periodic test', obtained: 8 }, {}, {}, { obtained: 60, outOf: 80 }],
    });
    expect((await put([{ paperId: (await sheet()).papers[0].id, studentId: pupils[0]?.id, value: '1' }])).code).toBe('marksPublished');
  });

  it('is corrected by a new version with a reason; both stay, and what changed is named', async () => {
    const { papers } = await sheet();
    const change = {
      cells: [{ paperId: papers[0].id, studentId: pupils[0]?.id, value: '70' }],
      reason: 'Total on page 3 added up wrongly',
    };
    expect((await act('POST', `/admin/marks/${exam}/${asha.ids.section}/corrections`, change)).data).toEqual({
      saved: 1,
      refused: [],
      ...{ versions: [{ term: 'Term 1', version: 2 }], remarks: [] },
    });
    expect(await act('POST', `/admin/marks/${exam}/${asha.ids.section}/corrections`, change)).toMatchObject({ code: 'marksNothing' });
    const { versions } = await firstTerm();
    type Version = { version: number; reason: string; isCurrent: boolean };
    expect(versions.map(({ version, reason, isCurrent }: Version) => [version, reason, isCurrent])).toEqual([
      [2, 'Total on page 3 added up wrongly', true],
      [1, '', false],
    ]);
    const [second, first] = await Promise.all(
      versions.map(async ({ id }: { id: string }) => (await act('GET', `/admin/results/versions/${id}`)).data),
    );
    expect([first.students[0].percent, second.students[0].percent]).toEqual([77, 82]);
    expect(second.changed).toMatchObject([{ studentId: pupils[0]?.id, what: ['marks'], before: '77%', after: '82%' }]);
    const [entry] =
      await test.owner`select reason, new_values as new from audit_log where school_id = ${asha.id} and action = 'correctMarks'`;
    expect(entry).toMatchObject({ reason: 'Total on page 3 added up wrongly' });
  });

  it('appears on the student’s page and in performance', async () => {
    const [mine] = (await act('GET', `/admin/results/students/${pupils[0]?.id}`)).data;
    expect(mine).toMatchObject({
      term: 'Term 1',
      version: 2,
      percent: 82,
      sectionAverage: 78.67,
      subjects: [{ subject: 'English', percent: 87, sectionAverage: 80.33 }, { percent: 77 }],
    });
    const figures = (await act('GET', '/admin/performance')).data;
    expect(figures.whole).toMatchObject({ students: 3, average: 78.67, median: 77, passRate: 100 });
    expect(figures.distribution.filter(({ students }: { students: number }) => students > 0)).toEqual([
      { from: 70, students: 2 },
      { from: 80, students: 1 },
    ]);
    expect(figures.bySubject.map(({ name, average }: { name: string; average: number }) => [name, average])).toEqual([
      ['English', 80.33],
      ['Hindi', 77],
    ]);
    expect(figures.toppers[0]).toMatchObject({ name: 'Aarav Joshi', percent: 82 });
    expect((await act('GET', '/admin/performance/students?subject=English&from=80')).data).toMatchObject({
      total: 1,
      rows: [{ name: 'Aarav Joshi', subject: 'English', percent: 87 }],
    });
    expect((await as(bela)('GET', '/admin/performance')).data).toMatchObject({ termNo: null, whole: { students: 0, average: null } });
  });
});

describe('a scheme', () => {
  const read = async () => (await act('GET', '/admin/assessment')).data.schemes[0];
  const bodyOf = ({ name, scaleId, passPercent, codes, rounding, terms, revision }: Record<string, unknown>) => ({
    name,
    scaleId,
    passPercent,
    codes,
    rounding,
    revision,
    terms: (terms as object[]).map((term) => withoutPapers(term)),
  });
  const withoutPapers = (term: object) => ({
    ...term,
    components: (term as { components: { papers?: number }[] }).components.map(({ papers: _, ...component }) => component),
  });

  it('shows whose results a change changes before it is saved; what was published stays', async () => {
    const scheme = await read();
    const body = bodyOf(scheme);
    const changed = {
      ...body,
      rounding: { ...(body.rounding as object), up: true },
      codes: { ...(body.codes as object), AB: 'exclude' },
      passPercent: 80,
    };
    const { rows, ...data } = (await act('POST', `/admin/assessment/schemes/${scheme.id}/preview`, changed)).data;
    expect(data).toMatchObject({ students: 3, publishedClasses: ['10th'] });
    expect(Object.values(rows[0]).join()).toBe('Aarav Joshi,10th A,Hindi,Term 1,77% · B1,77% · B1 · Needs improvement');
    expect((await act('PUT', `/admin/assessment/schemes/${scheme.id}`, changed)).data).toEqual({ revision: scheme.revision + 1 });
    expect(await act('PUT', `/admin/assessment/schemes/${scheme.id}`, changed)).toMatchObject({ code: 'schemeChanged' });
    expect((await act('GET', `/admin/results/students/${pupils[1]?.id}`)).data[0]).toMatchObject({ outcome: 'pass' });
    const next = await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: 'Pass mark raised' });
    expect(next.data).toMatchObject({ version: 3 });
    expect((await act('GET', `/admin/results/students/${pupils[1]?.id}`)).data[0]).toMatchObject({ outcome: 'fail', version: 3 });
  });

  it('whose weights do not sum, or that would lose papers, is refused', async () => {
    const scheme = await read();
    const body = bodyOf(scheme);
    const [first, second] = body.terms as { components: { weight: number }[] }[];
    const heavier = { ...first, components: first?.components.map((one, at) => (at === 0 ? { ...one, weight: 15 } : one)) };
    expect(await act('PUT', `/admin/assessment/schemes/${scheme.id}`, { ...body, terms: [heavier, second] })).toMatchObject({
      code: 'weightsDoNotSum',
      error: 'The weightage in Term 1 adds up to 105, not 100. Change the weightage or the total.',
    });
    const fewer = { ...first, outOf: 20, components: first?.components.slice(0, 3) };
    expect(await act('PUT', `/admin/assessment/schemes/${scheme.id}`, { ...body, terms: [fewer, second] })).toMatchObject({
      code: 'componentUsed',
    });
  });

  it('is copied to the next year, with what subjects follow', async () => {
    const year = await act('POST', '/admin/academic-years', { name: '2027-28', startsOn: '2027-04-01', endsOn: '2028-03-31' });
    const before = asha.ids.year;
    await test.owner`update academic_years set is_current = false where school_id = ${asha.id}`;
    await test.owner`update academic_years set is_current = true where school_id = ${asha.id} and name = '2027-28'`;
    expect(year.status, JSON.stringify(year)).toBe(200);
    expect((await act('POST', '/admin/assessment/copies', { fromYearId: before })).data).toEqual({ schemes: 1, subjects: 2, areas: 4 });
    expect((await act('POST', '/admin/assessment/copies', { fromYearId: before })).data).toEqual({ schemes: 0, subjects: 0, areas: 0 });
    expect((await read()).terms[1].components).toHaveLength(4);
    await test.owner`update academic_years set is_current = false where school_id = ${asha.id}`;
    await test.owner`update academic_years set is_current = true where school_id = ${asha.id} and id = ${before}`;
  });
});

describe('papers and people', () => {
  it('a class writes one paper at a time', async () => {
    const { papers } = await sheet();
    const slot = { onDate: '2026-09-22', startsAt: '09:00', minutes: 180, maxMarks: 80, passMarks: 27 };
    expect((await act('PUT', `/admin/exams/papers/${papers[0].id}`, slot)).data).toMatchObject({ onDate: '2026-09-22', startsAt: '09:00' });
    expect(await act('PUT', `/admin/exams/papers/${papers[1].id}`, { ...slot, startsAt: '11:00' })).toMatchObject({
      code: 'paperSameStudent',
      error: expect.stringContaining('10th already has English (Half-yearly) from 09:00 to 12:00 on that day, and '),
    });
    expect(await act('PUT', `/admin/exams/papers/${papers[1].id}`, { ...slot, onDate: '2026-11-01' })).toMatchObject({
      code: 'examOutsideDays',
    });
    expect(await act('PUT', `/admin/exams/papers/${papers[1].id}`, { ...slot, maxMarks: 40, startsAt: '13:00' })).toMatchObject({
      code: 'paperMaxTooLow',
    });
  });

  it('who joined later brings a mark of the former school, or none', async () => {
    const late = await addPupil(test, asha, { name: 'Zoya Late', admittedOn: '2026-10-05' });
    const { papers, students } = await sheet();
    const row = students.find(({ id }: { id: string }) => id === late.id);
    expect(row.cells.map(({ state }: { state: string }) => state)).toEqual(['joinedLater', 'joinedLater']);
    // All four assessments were before his admission, with a date or without: none of his marks is missing.
    const gaps = (await act('GET', `/admin/results/classes/${asha.ids.class}/0/missing`)).data.rows as { term: string }[];
    expect([...new Set(gaps.map(({ term }) => term))]).toEqual(['Term 2']);
    expect(await firstTerm()).toMatchObject({ missing: 0 });
    expect((await act('GET', `/admin/exams/${exam}/missing`)).data).toMatchObject([{ expected: 3 }, { expected: 3 }]);
    const { students: all } = (await act('GET', `/admin/results/${asha.ids.section}/0`)).data;
    const own = all.find(({ studentId }: { studentId: string }) => studentId === late.id).subjects[0];
    expect([own.percent, ...own.components.map(({ term, code }: { term: string; code: string }) => `${term} ${code}`)]).toEqual([
      null,
      ...Array(4).fill('Term 1 NA'),
      ...Array(4).fill('Term 2 '),
    ]);
    await test.owner`delete from result_subjects where school_id = ${asha.id}`;
    await test.owner`delete from results where school_id = ${asha.id}`;
    await test.owner`delete from result_versions where school_id = ${asha.id}`;
    const cell = { paperId: papers[0].id, studentId: late.id, value: '55' };
    expect((await put([cell])).data.refused).toMatchObject([{ problem: 'joinedLater' }]);
    expect((await put([{ ...cell, formerSchool: 'Sunrise School, Pune' }])).data).toMatchObject({ saved: 1, refused: [] });
    expect((await sheet()).students.at(-1).cells[0]).toEqual({ value: '55', state: 'joinedLater', formerSchool: 'Sunrise School, Pune' });
  });

  it('who does not take a subject has no mark in it; who has marks takes it', async () => {
    const hindi = subjects.find(({ subject }) => subject === 'Hindi')?.subjectId as string;
    const url = `/admin/marks/${asha.ids.section}/subjects/${hindi}`;
    const late = (await sheet()).students.at(-1).id;
    expect(await act('PUT', url, { notTaking: [pupils[0]?.id] })).toMatchObject({ code: 'subjectHasMarks' });
    expect((await act('PUT', url, { notTaking: [late] })).data).toEqual({ notTaking: 1 });
    expect((await put([{ paperId: (await sheet()).papers[1].id, studentId: late, value: '40' }])).data.refused).toMatchObject([
      { problem: 'notTaken' },
    ]);
  });

  it('grace is an entry with a reason, and can be withdrawn', async () => {
    const { papers } = await sheet();
    const { data } = await act('POST', `/admin/exams/papers/${papers[0].id}/adjustments`, {
      studentId: pupils[1]?.id,
      marks: 3,
      reason: 'Question 7 was out of syllabus',
    });
    const result = async () =>
      (await act('GET', `/admin/results/${asha.ids.section}/1`)).data.students.find(
        ({ studentId }: { studentId: string }) => studentId === pupils[1]?.id,
      ).subjects[0];
    expect(await result()).toMatchObject({ percent: 80, components: [{}, {}, {}, { obtained: 63, isAdjusted: true }] });
    expect((await sheet()).adjustments).toMatchObject([{ kind: 'grace', name: 'Bhavna Kale', marks: 3 }]);
    await act('DELETE', `/admin/exams/adjustments/${data.id}`);
    expect(await result()).toMatchObject({ percent: 77 });
  });

  it('grades and remarks belong to the term and are on its scale', async () => {
    const { areas } = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
    const url = `/admin/results/${asha.ids.section}/1/entries`;
    const entry = {
      grades: [{ areaId: areas[0].id, studentId: pupils[0]?.id, label: 'A' }],
      remarks: [{ studentId: pupils[0]?.id, remark: 'Reads with interest.' }],
    };
    expect((await act('PUT', url, entry)).data).toEqual({ grades: 1, remarks: 1 });
    expect(await act('PUT', url, { grades: [{ ...entry.grades[0], label: 'Z' }], remarks: [] })).toMatchObject({ code: 'gradeNotOnScale' });
    expect((await act('GET', `/admin/results/${asha.ids.section}/1`)).data.students[0]).toMatchObject({
      remark: 'Reads with interest.',
      areas: [{ name: 'Work education', grade: 'A' }],
    });
  });

  it('nothing is entered after the last day, and an exam with marks is not deleted', async () => {
    await act('PUT', `/admin/exams/${exam}`, { name: 'Half-yearly', startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: '2026-10-10' });
    const { papers } = await sheet();
    expect(await put([{ paperId: papers[0].id, studentId: pupils[0]?.id, value: '1' }])).toMatchObject({
      code: 'marksLocked',
      error: expect.stringContaining('10 Oct 2026'),
    });
    expect(await act('DELETE', `/admin/exams/${exam}`)).toMatchObject({ code: 'examHasMarks' });
  });
});
