import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { multipart } from '../../../test/multipart.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { makeRivers as book, samplePaper } from '../../../test/samples/question-papers.ts';
import { cutWantedPictures } from './index.ts';

let test: TestApp;
let asha: TestSchool;
let subjectId: string;

type Answer = { status: number; code?: string; data: Record<string, unknown> & { paperId: string; url: string; questionId: string } };

async function act(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, as = asha): Promise<Answer> {
  const response = await test.app.inject({ method, url, headers: bearer(as), ...(payload ? { payload } : {}) });
  return { status: response.statusCode, ...response.json() };
}

type Item = { _id: string; question: string; picture: string; pictureUrl: string | null; page: number; answer: string };
async function itemsOf(paperId: string): Promise<Item[]> {
  return (await act('GET', `/admin/question-papers/${paperId}`)).data.questions as Item[];
}

const bodyOf = (questions: number, more: object = {}) => {
  const body = samplePaper(subjectId, questions);
  return { ...body, blueprint: { ...body.blueprint, ...more } };
};
const make = async (questions: number, more: object = {}) =>
  (await act('POST', '/admin/question-papers', bodyOf(questions, more))).data.paperId;

async function download(paperId: string, query: string): Promise<Buffer> {
  const { data } = await act('GET', `/admin/question-papers/${paperId}/file?${query}`);
  const file = await test.app.inject({ method: 'GET', url: data.url });
  expect(file.statusCode).toBe(200);
  return file.rawPayload;
}

/** The text of a Word document, as XML. */
async function wordText(bytes: Buffer): Promise<string> {
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry())
    if (entry.fileName === 'word/document.xml') return readText(await zip.openReadStreamPromise(entry));
  throw new Error('The file is no Word document.');
}

beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  const form = multipart('pdfFile', book(), 'rivers.pdf', { std: '10th', subject: 'Rivers' });
  const headers = { ...bearer(asha), ...form.headers };
  await test.app.inject({ method: 'POST', url: '/admin/analyze-pdf', headers, payload: form.payload });
  subjectId = (await test.owner<{ id: string }[]>`select id from subjects where school_id = ${asha.id} and name = 'Rivers'`)[0]?.id ?? '';
});
afterAll(() => test.close());

describe('a question paper', () => {
  it('is made from the textbook, names book and page, and covers its chapter', async () => {
    const paperId = await make(3);
    const { data } = await act('GET', `/admin/question-papers/${paperId}`);
    expect(data).toMatchObject({
      ...{ class: '10th', subject: 'Rivers', totalMarks: 9, state: 'draft' },
      coverage: { chapters: [{ number: 9, name: 'Rivers', marks: 9, questions: 3 }] },
    });
    for (const item of await itemsOf(paperId)) expect(item).toMatchObject({ page: 1, book: 'Rivers', chapterName: 'Rivers' });
    await act('DELETE', `/admin/question-papers/${paperId}`);
  });

  it('never asks what the last papers asked, and says what would do when nothing is left', async () => {
    const first = await make(3);
    const asked = (await itemsOf(first)).map(({ question }) => question);
    const second = await make(3, { avoidPapers: 2 });
    for (const { question } of await itemsOf(second)) expect(asked).not.toContain(question);
    const { status, data } = await act('POST', '/admin/question-papers', bodyOf(3, { avoidPapers: 2 }));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      paperId: null,
      shortfalls: [{ section: 0, wanted: 3, found: 0, asked: 6 }],
      relaxation: { steps: [{ kind: 'asked', avoidPapers: 1, questions: 3 }] },
    });
    const { blueprint } = data.relaxation as { blueprint: object };
    expect(await make(3, blueprint)).not.toBeNull();
    for (const { _id } of (await act('GET', '/admin/question-papers')).data as unknown as Item[])
      await act('DELETE', `/admin/question-papers/${_id}`);
  });

  it.each([
    ['a chapter that the book does not have', { chapters: [{ number: 4, marks: null }] }, 'chapterNotInBook'],
    ['shares that are not whole', { levels: { remember: 50, understand: 20, apply: 20, analyse: 20 } }, 'levelsNotWhole'],
    ['more marks of chapters than it has', { chapters: [{ number: 9, marks: 30 }] }, 'chapterMarksTooMany'],
  ])('refuses %s', async (_what, more, code) => {
    expect(await act('POST', '/admin/question-papers', bodyOf(2, more))).toMatchObject({ status: 422, code });
  });

  it('refuses a subject without a textbook', async () => {
    const body = { ...bodyOf(1), subjectId: asha.ids.subject };
    expect(await act('POST', '/admin/question-papers', body)).toMatchObject({ status: 422, code: 'noTextbookForPaper' });
  });
});

describe('the questions of a paper', () => {
  it('are swapped, edited and taken from the own bank, and no question stands twice', async () => {
    const paperId = await make(2);
    const [one, two] = (await itemsOf(paperId)) as [Item, Item];
    const url = `/admin/question-papers/${paperId}/questions/${one._id}`;
    const swaps = (await act('GET', `${url}/swaps`)).data as unknown as (Item & { source: string })[];
    expect(swaps.map(({ question }) => question)).not.toContain(two.question);
    const own = {
      type: 'Short answer',
      level: 'apply',
      marks: 3,
      answer: 'Silt.',
      chapterNumber: 9,
      question: 'What is left behind?',
      options: [],
    };
    const { questionId } = (await act('POST', `/admin/question-bank/${subjectId}`, own)).data;
    expect(await act('POST', `${url}/swap`, { source: 'own', sourceId: questionId })).toMatchObject({ status: 200 });
    const other = `/admin/question-papers/${paperId}/questions/${two._id}`;
    expect(await act('POST', `${other}/swap`, { source: 'own', sourceId: questionId })).toMatchObject({
      status: 409,
      code: 'questionTwice',
    });
    const words = { question: 'What does a flood leave behind?', options: [], answer: 'Silt.', level: 'analyse' };
    expect(await act('PATCH', url, { ...words, seen: 'something else' })).toMatchObject({ status: 409, code: 'changedMeanwhile' });
    expect(await act('PATCH', url, { ...words, seen: own.question })).toMatchObject({ status: 200 });
    expect((await itemsOf(paperId)).find(({ _id }) => _id === one._id)).toMatchObject({ ...words, isEdited: true });
    await act('PATCH', `/admin/question-papers/${paperId}`, { state: 'final' });
    expect(await act('PATCH', url, words)).toMatchObject({ status: 409, code: 'paperIsFinal' });
    expect(await act('PATCH', `/admin/question-papers/${paperId}`, { title: 'New' })).toMatchObject({ status: 409, code: 'paperIsFinal' });
    expect(await act('PATCH', `/admin/question-papers/${paperId}`, { state: 'draft' })).toMatchObject({ status: 200 });
    await act('DELETE', `/admin/question-papers/${paperId}`);
  });

  it('keep the marks that a person gave them when the book is analysed again', async () => {
    const bank = (await act('GET', `/admin/question-bank/${subjectId}?source=book&q=watershed`)).data.questions as Item[];
    expect(bank[0]).toMatchObject({ isProposed: true, level: 'remember', marks: 2 });
    const facts = { type: 'Short answer', level: 'understand', marks: 4, answer: 'The land that a river drains.' };
    await act('PATCH', `/admin/question-bank/${subjectId}/book/${bank[0]?._id}`, facts);
    const form = multipart('pdfFile', book(), 'rivers.pdf', { std: '10th', subject: 'Rivers' });
    const headers = { ...bearer(asha), ...form.headers };
    await test.app.inject({ method: 'POST', url: '/admin/analyze-pdf', headers, payload: form.payload });
    const again = (await act('GET', `/admin/question-bank/${subjectId}?source=book&q=watershed`)).data.questions as Item[];
    expect(again[0]).toMatchObject({ isProposed: false, ...facts });
  });

  it('have the figure that they name cut from the page, or a part that somebody draws', async () => {
    // All possible questions, including the one with a figure.
    const paperId = await make(6);
    const figure = (await itemsOf(paperId)).find(({ question }) => question.includes('Fig. 9.1')) as Item;
    expect(figure.picture).toBe('wanted');
    expect(test.wokenJobs).toContain('cut-question-pictures');
    await cutWantedPictures({ database: test.database, files: test.platform.files, signal: new AbortController().signal });
    const cut = (await itemsOf(paperId)).find(({ _id }) => _id === figure._id) as Item;
    expect(cut.picture).toBe('cut');
    const picture = await test.app.inject({ method: 'GET', url: cut.pictureUrl ?? '' });
    expect(picture.headers['content-type']).toBe('image/png');
    const url = `/admin/question-papers/${paperId}/questions/${figure._id}/picture`;
    const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.1 };
    expect(await act('POST', url, { page: 1, box, use: 'instead' })).toMatchObject({ status: 200 });
    expect(await act('POST', url, { page: 7, box, use: 'instead' })).toMatchObject({ status: 422, code: 'pageNotDrawn' });
    expect(await act('POST', url, { page: 1, box: { ...box, width: 0 }, use: 'beside' })).toMatchObject({
      status: 422,
      code: 'pictureTooSmall',
    });
    expect(await act('DELETE', url)).toMatchObject({ status: 200 });
    await act('DELETE', `/admin/question-papers/${paperId}`);
  });
});

describe('a paper without a textbook', () => {
  const head = { title: 'Class test', onDate: null, minutes: 40, language: 'en', instructions: [], sets: 1, hasAnswerSpace: false };
  const asked = (question: string, marks: number, section = 'Section A', more: object = {}) => ({
    ...{ section, type: 'Short answer', level: 'understand', marks, question, options: [], answer: '' },
    ...more,
  });

  it('begins empty and takes questions with their own marks, in sections and an order that can be changed', async () => {
    const { paperId } = (await act('POST', '/admin/question-papers/by-hand', { ...head, subjectId: asha.ids.subject })).data;
    const url = `/admin/question-papers/${paperId}`;
    expect((await act('GET', url)).data).toMatchObject({ totalMarks: 0, questions: [], state: 'draft' });
    await act('POST', `${url}/questions`, asked('Name a noun.', 2));
    await act('POST', `${url}/questions`, asked('Name a verb.', 3));
    expect(await act('POST', `${url}/questions`, asked('Name a  verb', 3))).toMatchObject({ status: 409, code: 'questionTwice' });
    const choice = { type: 'Multiple choice', options: ['run', 'chair'] };
    await act('POST', `${url}/questions`, asked('Which of these is a verb?', 1, 'Section B', choice));
    const shown = async () => {
      const { data } = await act('GET', url);
      const questions = data.questions as (Item & { section: number; marks: number })[];
      return { total: data.totalMarks, questions: questions.map(({ section, question, marks }) => [section, question, marks]) };
    };
    const [noun, verb, which] = (await itemsOf(paperId)) as [Item, Item, Item];
    await act('POST', `${url}/questions/${verb._id}/move`, { to: 'up' });
    expect(await shown()).toEqual({
      total: 6,
      questions: [
        ...[
          [0, 'Name a verb.', 3],
          [0, 'Name a noun.', 2],
        ],
        [1, 'Which of these is a verb?', 1],
      ],
    });
    await act('POST', `${url}/questions/${noun._id}/move`, { to: 'down' });
    const words = { question: 'Name two nouns.', options: [], answer: 'Cat, dog.', level: 'remember', marks: 4 };
    await act('PATCH', `${url}/questions/${noun._id}`, words);
    expect(await shown()).toEqual({
      total: 8,
      questions: [
        ...[
          [0, 'Name a verb.', 3],
          [1, 'Name two nouns.', 4],
        ],
        [1, 'Which of these is a verb?', 1],
      ],
    });
    const pdf = (await readPdf(await download(paperId, 'format=pdf&part=paper&set=A'))).text.replaceAll(/\s+/g, '');
    for (const text of ['Maximummarks:8', 'SectionB', '1×3=3', 'Nametwonouns.', '[4]', '[1]', 'chair']) expect(pdf).toContain(text);
    expect((await readPdf(await download(paperId, 'format=pdf&part=key&set=A'))).text).not.toMatch(/Chapter 0/);
    expect(await act('POST', `${url}/choose`, {})).toMatchObject({ status: 409, code: 'paperByHand' });
    // A section goes with its last question.
    await act('DELETE', `${url}/questions/${verb._id}`);
    expect(await shown()).toEqual({
      total: 5,
      questions: [
        [0, 'Name two nouns.', 4],
        [0, 'Which of these is a verb?', 1],
      ],
    });
    await act('DELETE', `${url}/questions/${which._id}`);
    const list = (await act('GET', '/admin/question-papers')).data as unknown as { _id: string; totalMarks: number; questions: number }[];
    expect(list.find(({ _id }) => _id === paperId)).toMatchObject({ totalMarks: 4, questions: 1 });
    await act('DELETE', url);
  });

  it('lets questions be added to a paper of a textbook too', async () => {
    const paperId = await make(2);
    await act('POST', `/admin/question-papers/${paperId}/questions`, asked('What is an oxbow lake?', 5, 'Section B'));
    const { data } = await act('GET', `/admin/question-papers/${paperId}`);
    expect(data).toMatchObject({ totalMarks: 11, blueprint: { sections: [{ count: 2 }, { name: 'Section B', count: 1, marks: 5 }] } });
    await act('DELETE', `/admin/question-papers/${paperId}`);
  });
});

describe('the files of a paper', () => {
  it('have the school, the head, all questions in the order of the set, and the marking scheme', async () => {
    const paperId = await make(4);
    const items = await itemsOf(paperId);
    const plain = (text: string) => text.replaceAll(/\s+/g, '');
    const read = async (query: string) => plain((await readPdf(await download(paperId, query))).text);
    const [a, b] = [await read('format=pdf&part=paper&set=A'), await read('format=pdf&part=paper&set=B')];
    for (const text of [a, b]) {
      expect(text).toContain(plain(asha.name));
      for (const words of ['Unit test', 'Maximum marks: 12', 'Time allowed: 40 minutes', 'Answer all questions.'])
        expect(text).toContain(plain(words));
      for (const { question } of items) expect(text).toContain(plain(question));
    }
    expect(a).toContain('Set:A');
    const order = (text: string) => items.map(({ question }) => text.indexOf(plain(question)));
    expect(order(a)).toEqual(order(a).toSorted((x, y) => x - y));
    expect(await read('format=pdf&part=paper&set=B')).toBe(b);
    expect(await read('format=pdf&part=key&set=A')).toContain(plain('Chapter 9: Rivers'));
    expect(await act('GET', `/admin/question-papers/${paperId}/file?format=pdf&part=paper&set=C`)).toMatchObject({
      status: 422,
      code: 'noSuchSet',
    });
  });

  it('are Word documents too, and Hindi', async () => {
    const paperId = await make(2);
    await act('PATCH', `/admin/question-papers/${paperId}`, { language: 'hi', hasAnswerSpace: true });
    const [first] = (await itemsOf(paperId)) as [Item];
    const power = { question: 'How many m/s² does a stone in a river gain?', options: [], answer: '', level: 'apply' };
    await act('PATCH', `/admin/question-papers/${paperId}/questions/${first._id}`, { ...power, seen: first.question });
    const text = await wordText(await download(paperId, 'format=docx&part=paper&set=A'));
    expect(text).toContain('m/s²');
    for (const words of ['सामान्य निर्देश', 'अधिकतम अंक: 6', ...(await itemsOf(paperId)).map(({ question }) => question)])
      expect(text).toContain(words);
    expect((await readPdf(await download(paperId, 'format=pdf&part=paper&set=A'))).text).toContain('Unit test');
  });
});
