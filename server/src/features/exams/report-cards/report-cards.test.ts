import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { makeReportCardWorker } from '../index.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let pupils: Pupil[];
let versionId: string;
const exams = new Map<string, string>();

const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, school = asha) => ask(test, school, method, url, body);
const work = () => makeReportCardWorker({ database: test.database, files: test.platform.files }).run(new AbortController().signal);
const open = async (url: string) => {
  const file = await test.app.inject(url);
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
};
const words = async (url: string) => (await readPdf(await open(url))).text.replaceAll(/\s+/g, ' ');
const card = (version: string, student: string, query = 'layout=term&language=en') =>
  `/admin/results/versions/${version}/cards/${student}?${query}`;

/** Marks of one paper by subject and student; Aarav, Bhavna. */
const MARKS: Record<string, Record<string, [string, string]>> = {
  'Periodic test': { English: ['8', '6'], Hindi: ['9', 'AB'] },
  Notebook: { English: ['4', '5'], Hindi: ['5', '3'] },
  'Subject enrichment': { English: ['5', '4'], Hindi: ['4', '4'] },
  'Half-yearly exam': { English: ['61.5', '40'], Hindi: ['72', '20'] },
};

beforeAll(async () => {
  test = await openOwnTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  pupils = [];
  for (const name of ['Aarav Joshi', 'Bhavna Kale']) pupils.push(await addPupil(test, asha, { name }));
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name not in ('English', 'Hindi')`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
  for (const [component, marks] of Object.entries(MARKS)) {
    const days = { startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: null };
    const body = { name: component, ...days, termNo: 1, component, classIds: [asha.ids.class], maxMarks: null };
    const examId = (await act('POST', '/admin/exams', body)).data.id as string;
    exams.set(component, examId);
    const { papers, students } = (await act('GET', `/admin/marks/${examId}/${asha.ids.section}`)).data;
    const cells = papers.flatMap((paper: { id: string; subject: string }) =>
      students.map((student: { id: string }, at: number) => ({
        paperId: paper.id,
        studentId: student.id,
        value: marks[paper.subject]?.[at],
      })),
    );
    await act('PUT', `/admin/marks/${examId}/${asha.ids.section}`, { cells });
  }
  const { areas } = (await act('GET', `/admin/results/${asha.ids.section}/1`)).data;
  const grades = areas.map((area: { id: string; labels: string[] }) => ({
    areaId: area.id,
    studentId: pupils[0]?.id,
    label: area.labels[0],
  }));
  const remarks = [{ studentId: pupils[0]?.id, remark: 'Reads with joy.' }];
  await act('PUT', `/admin/results/${asha.ids.section}/1/entries`, { grades, remarks });
  await act('PUT', `/admin/results/${asha.ids.section}/1/compilation`, { isCompiled: true });
  versionId = (await act('POST', `/admin/results/classes/${asha.ids.class}/1/versions`, { reason: '' })).data.versionId;
});
afterAll(() => test.close());

describe('report cards', () => {
  it('print what was computed by hand, cell by cell', async () => {
    const { data } = await act('GET', card(versionId, pupils[0]?.id ?? ''));
    const text = await words(data.url);
    // 8 + 4 + 5 + 61.5 = 78.5, rounded to 79: B1; 9 + 5 + 4 + 72 = 90: A2; 79 + 90 = 169 of 200 = 84.5: A2.
    expect(text).toContain('English 8 4 5 61.5 79/100 79 B1');
    expect(text).toContain('Hindi 9 5 4 72 90/100 90 A2');
    expect(text).toContain('Total 169/200 84.5 A2');
    for (const part of ['(10)', '(80)', 'Aarav Joshi', 'Reads with joy.', 'Work education A', 'Result no. 1', 'A1 ≥91% Outstanding'])
      expect(text).toContain(part);
    const other = await words((await act('GET', card(versionId, pupils[1]?.id ?? ''))).data.url);
    // An absent student scores zero: 0 + 3 + 4 + 20 = 27 of 100, below 33.
    expect(other).toContain('Hindi AB 3 4 20 27/100 27 E');
    expect(other).toContain('Needs improvement');
  });

  it('speak Hindi, and a pre-primary card has no marks', async () => {
    const hindi = await words((await act('GET', card(versionId, pupils[0]?.id ?? '', 'layout=term&language=hi'))).data.url);
    expect(hindi).toContain('79/100');
    // Subjects, term, tests, areas and the words of the scale too. PDFium repeats parts of shaped words.
    for (const word of ['अंग्रेज़ी', 'सत्र', 'आवधिक', 'अभ्यास', 'अर्धवार्षिक', 'कार्य', 'उत्कृष्ट']) expect(hindi).toContain(word);
    expect(hindi.replaceAll(/Aarav Joshi|Reads with joy/g, '')).not.toMatch(/English|Hindi|Term|Periodic|Notebook|Half|Work|Outstanding/);
    const both = await words((await act('GET', card(versionId, pupils[0]?.id ?? '', 'layout=term&language=both'))).data.url);
    expect(both).toContain('English /');
    const small = await words((await act('GET', card(versionId, pupils[0]?.id ?? '', 'layout=prePrimary&language=en'))).data.url);
    expect(small).toContain('Progress Card');
    // The admission number is random and may hold a 79.
    expect(small).not.toContain('79/100');
    expect(small).not.toContain('Half-yearly');
    const { data } = await act('GET', card(versionId, pupils[0]?.id ?? '').replace('?', '/preview?'));
    expect(data.pages).toHaveLength(1);
  });

  it('name before what is missing, are drawn in the background and open as one file', async () => {
    const { data } = await act('GET', `/admin/results/versions/${versionId}/cards`);
    expect(data).toMatchObject({ total: 2, sections: [{ id: asha.ids.section, students: 2 }] });
    expect(data.incomplete.find(({ name }: { name: string }) => name === 'Bhavna Kale').missing).toEqual(['areas', 'attendance', 'remark']);
    const body = { sectionId: asha.ids.section, layout: 'term', language: 'both' };
    // A double click asks twice for the same cards, which are made once.
    const ask = () => act('POST', `/admin/results/versions/${versionId}/cards`, body);
    const [{ data: first }, { data: second }] = await Promise.all([ask(), ask()]);
    expect(second).toEqual(first);
    const { id, total } = first;
    expect(total).toBe(2);
    expect((await act('GET', `/admin/results/versions/${versionId}/cards`)).data.batches).toHaveLength(1);
    const other = (await act('POST', `/admin/results/versions/${versionId}/cards`, { ...body, language: 'hi' })).data;
    expect(other.id).not.toBe(id);
    expect(test.wokenJobs).toContain('make-report-cards');
    expect(await act('GET', `/admin/report-cards/${id}/file`)).toMatchObject({ status: 409, code: 'cardsNotDrawn' });
    await Promise.all([work(), work()]);
    expect((await act('GET', `/admin/report-cards/${id}`)).data).toMatchObject({ total: 2, drawn: 2, isDone: true });
    expect(await words((await act('GET', `/admin/report-cards/${id}/file`)).data.url)).toContain('79/100');
  });

  it('of both versions stay after a correction, each with its number', async () => {
    const examId = exams.get('Half-yearly exam');
    const { papers } = (await act('GET', `/admin/marks/${examId}/${asha.ids.section}`)).data;
    const paperId = papers.find(({ subject }: { subject: string }) => subject === 'English').id;
    const cells = [{ paperId, studentId: pupils[0]?.id, value: '70' }];
    const remarks = [0, 1].map((at) => ({ studentId: pupils[at]?.id, remark: 'More practice in English will help.' }));
    await act('PUT', `/admin/results/${asha.ids.section}/1/entries`, { grades: [], remarks });
    const correction = { cells, reason: 'Added up wrongly' };
    const { data } = await act('POST', `/admin/marks/${examId}/${asha.ids.section}/corrections`, correction);
    // Only the remark of whose marks in that subject changed has to be read again.
    expect(data.remarks).toEqual([{ ...remarks[0], name: 'Aarav Joshi' }]);
    const next = (await act('GET', `/admin/results/versions/${versionId}`)).data.versions[0].id;
    const second = await words((await act('GET', card(next, pupils[0]?.id ?? ''))).data.url);
    expect(second).toContain('English 8 4 5 70 87/100 87 A2');
    expect(second).toContain('Result no. 2');
    const first = await words((await act('GET', card(versionId, pupils[0]?.id ?? ''))).data.url);
    expect(first).toContain('English 8 4 5 61.5 79/100 79 B1');
  });

  it('offer only layouts with something to show, and refuse a blank card with a sentence', async () => {
    // The class has marks, and Aarav co-scholastic grades; nobody has a competency.
    const { data } = await act('GET', `/admin/results/versions/${versionId}/cards`);
    expect(data.layouts).toEqual(['term', 'prePrimary']);
    const blank = {
      status: 422,
      code: 'cardsBlank',
      error: 'The holistic progress card of Aarav Joshi would be blank: no competency is graded. Select another format.',
    };
    const [aarav = '', bhavna = ''] = pupils.map(({ id }) => id);
    const holistic = 'layout=holistic&language=en';
    expect(await act('GET', card(versionId, aarav, holistic))).toMatchObject(blank);
    expect(await act('GET', card(versionId, aarav, holistic).replace('?', '/preview?'))).toMatchObject(blank);
    expect(await act('GET', card(versionId, bhavna, 'layout=prePrimary&language=en'))).toMatchObject({ code: 'cardsBlank' });
    const batch = { layout: 'holistic', language: 'en', sectionId: asha.ids.section };
    expect(await act('POST', `/admin/results/versions/${versionId}/cards`, batch)).toMatchObject({ status: 422, code: 'cardsBlank' });
    // Without a layout, the card is the one that can show most.
    expect(await words((await act('GET', card(versionId, bhavna, 'language=en'))).data.url)).toContain('27/100');
  });

  it('come from published results of the own school alone', async () => {
    const body = { layout: 'term', language: 'en' };
    expect((await act('GET', card(versionId, pupils[0]?.id ?? ''), undefined, bela)).status).toBe(404);
    expect((await act('POST', `/admin/results/versions/${versionId}/cards`, body, bela)).status).toBe(404);
    expect((await act('POST', `/admin/results/versions/${asha.ids.section}/cards`, body)).status).toBe(404);
    expect((await act('GET', card(versionId, bela.ids.class))).status).toBe(404);
    expect((await act('GET', `/admin/results/versions/${versionId}/sheet?format=xlsx`, undefined, bela)).status).toBe(404);
  });
});

describe('the result sheet', () => {
  it('opens as workbook and as PDF', async () => {
    const address = async (format: string) => (await act('GET', `/admin/results/versions/${versionId}/sheet?format=${format}`)).data.url;
    expect((await open(await address('xlsx'))).subarray(0, 2).toString()).toBe('PK');
    const text = await words(await address('pdf'));
    for (const part of ['Aarav Joshi', '79', '169', '84.5', 'Result no. 1']) expect(text).toContain(part);
  });
});

describe('remarks', () => {
  const proposals = async (language: string) =>
    (await act('GET', `/admin/results/${asha.ids.section}/1/remarks?language=${language}`)).data.remarks as { remark: string }[];

  it('are proposed in words from the marks, by the school’s own sentences once it has some', async () => {
    const [first] = await proposals('en');
    expect(first?.remark).toBe('Aarav Joshi has done very well and is strong in Hindi. More practice in English will help.');
    expect((await proposals('hi'))[0]?.remark).toContain('Aarav Joshi का');
    const sentences = [{ language: 'en', from: 0, text: '{name}: {best}.' }];
    expect((await act('PUT', '/admin/remark-bank', { sentences })).data.sentences).toEqual(sentences);
    expect((await proposals('en'))[0]?.remark).toBe('Aarav Joshi: Hindi.');
    expect((await act('GET', '/admin/remark-bank', undefined, bela)).data.sentences.length).toBeGreaterThan(5);
    const bad = [{ language: 'en', from: 0, text: '{nam} works.' }];
    expect(await act('PUT', '/admin/remark-bank', { sentences: bad })).toMatchObject({ status: 422, code: 'remarkPlaceholder' });
  });
});
