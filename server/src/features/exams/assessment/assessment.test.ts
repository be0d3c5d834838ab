import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil } from '../../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let pupils: Pupil[];
let exam: string;

const act = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, by = asha) =>
  ask(test, by, method as 'POST', url, body);
const read = async () => (await act('GET', '/admin/assessment')).data;
type Named = { name: string };
type Followed = { classId: string; className?: string; subjects: { subject?: string; subjectId: string }[] };
const own = async (): Promise<Followed> => (await read()).classes.find(({ classId }: Followed) => classId === asha.ids.class);
/** A class's assessment settings in the form in which they are sent back. */
const bodyOf = ({ classId: _, className: __, subjects, ...rest }: Followed) => ({
  ...rest,
  subjects: subjects.map(({ subject: ___, ...one }) => one),
});
const subjectId = async (name: string) => (await own()).subjects.find(({ subject }) => subject === name)?.subjectId ?? '';
const sheet = async () => (await act('GET', `/admin/marks/${exam}/${asha.ids.section}`)).data;
/** One mark for each student in all papers. */
const enter = async (values: string[]) => {
  const { papers, students } = await sheet();
  const cells = papers.flatMap(({ id }: { id: string }) =>
    students.map((student: { id: string }, at: number) => ({ paperId: id, studentId: student.id, value: values[at] })),
  );
  return act('PUT', `/admin/marks/${exam}/${asha.ids.section}`, { cells });
};

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
  pupils = [];
  for (const name of ['Aarav Joshi', 'Bhavna Kale', 'Charu Nene']) pupils.push(await addPupil(test, asha, { name }));
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name not in ('English', 'Hindi')`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
  const body = { startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: null, termNo: 1, classIds: [asha.ids.class], maxMarks: null };
  exam = (await act('POST', '/admin/exams', { ...body, name: 'Half-yearly', component: 'Half-yearly exam' })).data.id;
  await enter(['72', '64', '20']);
});
afterAll(() => test.close());

it('an exam that is over waits for its marks, and is planned until then', async () => {
  const stateWhenItEnds = async (shift: number) => {
    await test.owner`update exams set starts_on = app.today(school_id) - 3, ends_on = app.today(school_id) + ${shift}::int where id = ${exam}`;
    return (await act('GET', '/admin/exams')).data.exams.find(({ id }: { id: string }) => id === exam).state;
  };
  expect([await stateWhenItEnds(-1), await stateWhenItEnds(0)]).toEqual(['held', 'planned']);
  await test.owner`update exams set starts_on = '2026-09-21', ends_on = '2026-09-30' where id = ${exam}`;
});

describe('the rules of a class', () => {
  it('shows whose rank and total change before they are saved, and changes nothing by showing it', async () => {
    const body = { ...bodyOf(await own()), ranking: 'standard' };
    const { data } = await act('POST', `/admin/assessment/classes/${asha.ids.class}/preview`, body);
    expect(data).toMatchObject({ students: 3, changed: 2, publishedClasses: [] });
    expect(data.rows[0]).toMatchObject({ name: 'Aarav Joshi', subject: '', before: '90% · A2', after: '90% · A2 · rank 1' });
    expect(await own()).toMatchObject({ ranking: 'off' });
  });

  it('says which subjects a class would lose, by student', async () => {
    const followed = await own();
    const hindi = await subjectId('Hindi');
    const body = bodyOf(followed);
    const without = { ...body, subjects: body.subjects.map((one) => (one.subjectId === hindi ? { ...one, schemeId: null } : one)) };
    const { data } = await act('POST', `/admin/assessment/classes/${asha.ids.class}/preview`, without);
    expect(data.rows.map(({ name, subject, after }: { name: string; subject: string; after: string }) => [name, subject, after])).toEqual([
      ['Aarav Joshi', 'Hindi', '–'],
      ['Bhavna Kale', 'Hindi', '–'],
      ['Charu Nene', 'Hindi', '–'],
    ]);
  });

  it('is saved as it was shown; subjects, schemes, areas and classes of another school are unknown', async () => {
    const body = bodyOf(await own());
    const saved = await act('PUT', `/admin/assessment/classes/${asha.ids.class}`, { ...body, ranking: 'dense', bestSubjects: 1 });
    expect(saved.data).toMatchObject({ ranking: 'dense', bestSubjects: 1 });
    for (const [method, url] of [
      ['PUT', `/admin/assessment/classes/${asha.ids.class}`],
      ['POST', `/admin/assessment/classes/${asha.ids.class}/preview`],
    ] as const)
      expect(await act(method, url, body, bela)).toMatchObject({ status: 404 });
    const foreign = { ...body, areas: [{ kind: 'discipline', domain: '', name: 'Order', scaleId: bela.ids.class }] };
    expect(await act('POST', `/admin/assessment/classes/${asha.ids.class}/preview`, foreign)).toMatchObject({ status: 404 });
    await act('PUT', `/admin/assessment/classes/${asha.ids.class}`, body);
  });

  it('an area that is in the list twice is refused', async () => {
    const body = bodyOf(await own()) as ReturnType<typeof bodyOf> & { areas: { id: string; name: string }[] };
    const [area] = body.areas;
    const twice = { ...body, areas: [...body.areas, { ...area, name: 'Another name' }] };
    const answer = await act('PUT', `/admin/assessment/classes/${asha.ids.class}`, twice);
    expect(answer).toMatchObject({ status: 400, code: 'entryTwice' });
    expect(bodyOf(await own())).toEqual(body);
  });
});

describe('a grading scale', () => {
  const marksScale = async () => (await read()).scales.find(({ bands }: { bands: { from: number | null }[] }) => bands[0]?.from !== null);

  it('shows whose grades change, of subjects and of the whole', async () => {
    const { id, name, bands } = await marksScale();
    const changed = bands.map((band: { label: string; from: number }) => (band.label === 'A1' ? { ...band, from: 90 } : band));
    const { data } = await act('POST', `/admin/assessment/scales/${id}/preview`, { name, bands: changed });
    expect(
      data.rows.map(({ subject, before, after }: { subject: string; before: string; after: string }) => [subject, before, after]),
    ).toEqual([
      ['English', '90% · A2', '90% · A1'],
      ['Hindi', '90% · A2', '90% · A1'],
      ['', '90% · A2', '90% · A1'],
    ]);
  });

  it('refuses bands out of order, a name that is taken and the scale of another school', async () => {
    const { id, name, bands } = await marksScale();
    const { scales } = await read();
    const other = scales.find((scale: { id: string }) => scale.id !== id);
    const url = `/admin/assessment/scales/${id}`;
    const upside = { name, bands: [...bands].reverse() };
    expect(await act('PUT', url, upside)).toMatchObject({ status: 422, code: 'bandsOutOfOrder' });
    expect(await act('POST', `${url}/preview`, upside)).toMatchObject({ status: 422, code: 'bandsOutOfOrder' });
    expect(await act('PUT', url, { name: other.name.toUpperCase(), bands })).toMatchObject({ status: 409, code: 'scaleNameTaken' });
    expect(await act('PUT', url, { name, bands }, bela)).toMatchObject({ status: 404 });
    expect(await act('POST', `${url}/preview`, { name, bands }, bela)).toMatchObject({ status: 404 });
  });

  it('is saved', async () => {
    const { id, bands } = await marksScale();
    expect(await act('PUT', `/admin/assessment/scales/${id}`, { name: 'Our scale', bands })).toMatchObject({ status: 200 });
    expect((await read()).scales.map(({ name }: Named) => name)).toContain('Our scale');
  });
});

describe('a scheme', () => {
  it('is copied under its own name, with its terms and components and without subjects', async () => {
    const [scheme] = (await read()).schemes;
    const { data } = await act('POST', `/admin/assessment/schemes/${scheme.id}/copies`, { name: 'With practical' });
    const copy = (await read()).schemes.find(({ id }: { id: string }) => id === data.id);
    const bare = (one: typeof scheme) =>
      one.terms.map((term: { components: object[] }) => ({
        ...term,
        components: term.components.map((component) => ({ ...component, id: '', papers: 0 })),
      }));
    expect(copy).toMatchObject({ subjects: 0, preset: '', passPercent: scheme.passPercent, codes: scheme.codes });
    expect(bare(copy)).toEqual(bare(scheme));
  });

  it('refuses a name that is taken, and the scheme of another school', async () => {
    const scheme = (await read()).schemes.find(({ name }: Named) => name !== 'With practical');
    const url = `/admin/assessment/schemes/${scheme.id}`;
    expect(await act('POST', `${url}/copies`, { name: 'with PRACTICAL' })).toMatchObject({ status: 409, code: 'schemeNameTaken' });
    expect(await act('POST', `${url}/copies`, { name: 'Mine' }, bela)).toMatchObject({ status: 404 });
    const { name, scaleId, passPercent, codes, rounding, revision, terms } = scheme;
    const bare = terms.map((term: { components: { papers: number }[] }) => ({
      ...term,
      components: term.components.map(({ papers: _, ...one }) => one),
    }));
    const body = { name, scaleId, passPercent, codes, rounding, revision, terms: bare };
    expect(await act('PUT', url, { ...body, name: 'With practical' })).toMatchObject({ status: 409, code: 'schemeNameTaken' });
    expect(await act('PUT', url, body)).toMatchObject({ status: 200 });
  });
});

describe('who takes a subject', () => {
  it('is everybody at first; who has marks in it cannot be taken out', async () => {
    const { data } = await act('GET', `/admin/subject-takers/${asha.ids.section}`);
    expect(data.subjects.map(({ subject }: { subject: string }) => subject)).toEqual(['English', 'Hindi']);
    expect(
      data.students.map(({ notTaking, marked }: { notTaking: string[]; marked: string[] }) => [notTaking.length, marked.length]),
    ).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
    const url = `/admin/marks/${asha.ids.section}/subjects/${await subjectId('Hindi')}`;
    expect(await act('PUT', url, { notTaking: [pupils[2]?.id] })).toMatchObject({ status: 409, code: 'subjectHasMarks' });
  });

  it('changes once the marks are gone, and the subject leaves the result', async () => {
    const hindi = await subjectId('Hindi');
    const { papers } = await sheet();
    const paper = papers.find(({ subject }: { subject: string }) => subject === 'Hindi');
    const cell = { paperId: paper.id, studentId: pupils[2]?.id, value: '' };
    await act('PUT', `/admin/marks/${exam}/${asha.ids.section}`, { cells: [cell] });
    const url = `/admin/marks/${asha.ids.section}/subjects/${hindi}`;
    expect((await act('PUT', url, { notTaking: [pupils[2]?.id] })).data).toEqual({ notTaking: 1 });
    const { data } = await act('GET', `/admin/subject-takers/${asha.ids.section}`);
    expect(data.students[2]).toMatchObject({ name: 'Charu Nene', notTaking: [hindi] });
    const refused = await act('PUT', `/admin/marks/${exam}/${asha.ids.section}`, { cells: [{ ...cell, value: '30' }] });
    expect(refused.data.refused).toMatchObject([{ problem: 'notTaken' }]);
    const { students } = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
    expect(students[2].subjects.map(({ subject }: { subject: string }) => subject)).toEqual(['English']);
    expect(await act('GET', `/admin/subject-takers/${asha.ids.section}`, undefined, bela)).toMatchObject({ status: 404 });
    expect(await act('PUT', url, { notTaking: [] }, bela)).toMatchObject({ status: 404 });
  });
});

describe('a scheme and a scale of the own', () => {
  it('begin from nothing, are edited and followed; names are taken once, and bands are in order', async () => {
    const name = 'Marks out of fifty';
    const { data: added } = await act('POST', '/admin/assessment/schemes', { name });
    const blank = (await read()).schemes.find(({ id }: { id: string }) => id === added.id);
    expect(blank).toMatchObject({
      name,
      source: '',
      scaleId: null,
      terms: [{ name: 'Term 1', outOf: 100, components: [{ name: 'Exam', max: 100 }] }],
    });
    expect(await act('POST', '/admin/assessment/schemes', { name: name.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'schemeNameTaken',
    });

    const bands = [
      { label: 'Pass', from: 40, point: null, remark: '' },
      { label: 'Fail', from: 0, point: null, remark: '' },
    ];
    const { data: scale } = await act('POST', '/admin/assessment/scales', { name: 'Pass or fail', bands });
    expect((await read()).scales.find(({ id }: { id: string }) => id === scale.id)).toMatchObject({ name: 'Pass or fail', bands });
    expect(await act('POST', '/admin/assessment/scales', { name: 'pass OR fail', bands })).toMatchObject({
      status: 409,
      code: 'scaleNameTaken',
    });
    expect(await act('POST', '/admin/assessment/scales', { name: 'Upside down', bands: bands.toReversed() })).toMatchObject({
      ...{ status: 422, code: 'bandsOutOfOrder' },
    });

    const { id: _, preset: __, source: ___, subjects: ____, ...kept } = blank;
    const [term] = kept.terms;
    const [{ papers: _____, ...component }] = term.components;
    const save = (max: number, outOf: number, scaleId: string) =>
      act('PUT', `/admin/assessment/schemes/${added.id}`, {
        ...{ ...kept, scaleId, passPercent: 40 },
        terms: [{ ...term, outOf, components: [{ ...component, max, weight: 50 }] }],
      });
    expect(await save(50, 100, scale.id)).toMatchObject({ status: 422, code: 'weightsDoNotSum' });
    const { data: foreign } = await act('POST', '/admin/assessment/scales', { name: 'Pass or fail', bands }, bela);
    expect((await save(50, 50, foreign.id)).status).toBe(404);
    expect(await save(50, 50, scale.id)).toMatchObject({ status: 200 });
  });
});

describe('a term', () => {
  it('before another is removed like the last one, as long as nothing is kept by the number of either', async () => {
    const school = await makeSchool(test, 'Dev Vidyalaya');
    await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] }, school);
    const present = async () => (await act('GET', '/admin/assessment', undefined, school)).data.schemes[0];
    const { id, preset: _, source: __, subjects: ___, ...scheme } = await present();
    const terms = scheme.terms.map((term: { components: { papers: number }[] }) => ({
      ...term,
      components: term.components.map(({ papers: ____, ...component }) => component),
    }));
    const removeFirst = () => act('PUT', `/admin/assessment/schemes/${id}`, { ...scheme, terms: terms.slice(1) }, school);
    const pupil = await addPupil(test, school);
    await test.owner`insert into result_remarks (school_id, year_id, term_no, student_id, remark) values (${school.id}, ${school.ids.year}, 2, ${pupil.id}, 'Works well')`;
    expect(await removeFirst()).toMatchObject({ status: 409, code: 'termEntered' });
    await test.owner`delete from result_remarks where school_id = ${school.id}`;
    expect(await removeFirst()).toMatchObject({ status: 200 });
    expect((await present()).terms).toMatchObject([{ name: terms[1].name, components: terms[1].components }]);
  });
});

describe('a board’s pattern', () => {
  it('marks no subject that it grades as an area', async () => {
    const [school] = [await makeSchool(test, 'Charu Vidyalaya')];
    await test.owner`delete from subjects where school_id = ${school.id} and class_id = ${school.ids.class} and name not in ('English', 'Hindi')`;
    for (const name of ['Art', 'Physical Education', 'Work Experience', 'Computer'])
      await test.owner`insert into subjects (school_id, id, class_id, name) values (${school.id}, app.new_id(), ${school.ids.class}, ${name})`;
    const apply = () => act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] }, school);
    expect((await apply()).data).toMatchObject({ subjects: 3, areas: 4 });
    const { classes } = (await act('GET', '/admin/assessment', undefined, school)).data;
    const own = classes.find(({ classId }: Followed) => classId === school.ids.class) as {
      subjects: { subject: string; schemeId: string | null }[];
    };
    const marked = own.subjects.filter(({ schemeId }) => schemeId !== null).map(({ subject }) => subject);
    expect(marked.sort()).toEqual(['Computer', 'English', 'Hindi']);
  });
});
