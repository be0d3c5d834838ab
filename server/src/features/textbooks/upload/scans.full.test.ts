import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { makeBook } from '../../../../test/samples/textbooks.ts';
import { asScan, type SetLine, setPages } from '../../../../test/scan-pdf.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';
import { readWaitingScans } from './read-scans.ts';

let test: TestApp;
let asha: TestSchool;
let books: ReturnType<typeof textbooksOf>;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  books = textbooksOf(test, asha);
});
afterAll(() => test.close());

const LEFT = [
  'The river rises in the north',
  'and runs through the plain',
  'for four hundred miles before',
  'it turns to the wide sea and',
  'leaves its silt in the delta',
];
const RIGHT = [
  'where farmers grow their rice',
  'and build on higher ground',
  'against the summer water that',
  'comes with the heavy monsoon',
  'and goes again in the autumn',
];

/** A first page with a head, two columns of prose, and questions below them. */
function englishPage(): SetLine[] {
  const column = (words: readonly string[], x: number) =>
    Array.from({ length: 15 }, (_, row) => ({ x, y: 230 + row * 20, text: words[row % words.length] ?? '', size: 12 }));
  return [
    { x: 60, y: 90, text: 'CHAPTER 9', size: 15, isBold: true },
    { x: 60, y: 130, text: 'Rivers', size: 26, isBold: true },
    { x: 60, y: 190, text: '9.1 The Plain', size: 15, isBold: true },
    ...column(LEFT, 60),
    ...column(RIGHT, 320),
    { x: 60, y: 580, text: 'EXERCISES', size: 15, isBold: true },
    { x: 60, y: 620, text: '1. Why does the river rise in summer?' },
    { x: 60, y: 650, text: '2. What is silt made of?' },
    { x: 60, y: 680, text: '3. Where do farmers build their houses?' },
  ];
}

/** A page of prose in two columns. */
const furtherPage = (): SetLine[] => englishPage().filter(({ y }) => y >= 230 && y < 560);

const HINDI = [
  'भारत एक विशाल देश है और यहाँ अनेक नदियाँ बहती हैं।',
  'गंगा हिमालय से निकलती है और मैदानों को सींचती है।',
  'किसान अपने खेतों में धान और गेहूँ उगाते हैं।',
  'वर्षा के दिनों में नदी का पानी बढ़ जाता है।',
];

function hindiPage(): SetLine[] {
  return [
    { x: 60, y: 100, text: 'अध्याय 4', size: 18, isBold: true },
    { x: 60, y: 150, text: 'हमारी नदियाँ', size: 28, isBold: true },
    ...Array.from({ length: 14 }, (_, row) => ({ x: 60, y: 210 + row * 24, text: HINDI[row % HINDI.length] ?? '', size: 14 })),
    { x: 60, y: 570, text: 'अभ्यास', size: 18, isBold: true },
    { x: 60, y: 610, text: '1. गंगा कहाँ से निकलती है?', size: 14 },
    { x: 60, y: 640, text: '2. किसान अपने खेतों में क्या उगाते हैं?', size: 14 },
  ];
}

async function upload(bytes: Buffer, subject: string): Promise<string> {
  const answer = await books.upload(bytes, { subject });
  expect(answer).toMatchObject({ status: 202, data: { chaptersProcessed: 0, totalTopics: 0 } });
  expect(test.wokenJobs).toContain('read-scans');
  return answer.data.jobId as string;
}

const read = (signal = new AbortController().signal) => readWaitingScans({ database: test.database, files: test.platform.files, signal });
const job = async (id: string) => (await books.call('GET', `/admin/textbook-jobs/${id}`)).data;

describe('a book with one page of a picture', () => {
  it('is there at once without it, and with it when it was read', async () => {
    const text = (heading: string): SetLine[] =>
      englishPage().map((line) => (line.text === '9.1 The Plain' ? { ...line, text: heading } : line));
    const valley = [...furtherPage(), { x: 60, y: 130, text: '9.2 THE VALLEY', size: 20 }];
    const bytes = Buffer.from(await setPages([englishPage(), valley, text('9.3 The Sea').slice(2)], { scanned: [2] }));
    const answer = await books.upload(bytes, { subject: 'Mixed' });
    expect(answer).toMatchObject({ status: 200, data: { chaptersProcessed: 1, scannedPages: 1 } });
    const names = async () => (await books.content('Mixed')).chapters.flatMap(({ topics }) => topics.map(({ name }) => name.toLowerCase()));
    expect(await names()).toEqual(['the plain', 'the sea']);
    await read();
    expect(await job(answer.data.jobId as string)).toMatchObject({ state: 'done', pagesTotal: 1, poorPages: [] });
    expect(await names()).toEqual(['the plain', 'the valley', 'the sea']);
  });

  it('is left alone when the book has another file by the time the page was read', async () => {
    const bytes = Buffer.from(await setPages([englishPage(), furtherPage(), englishPage()], { scanned: [2] }));
    const { data } = await books.upload(bytes, { subject: 'Overtaken' });
    await books.upload(makeBook(), { subject: 'Overtaken' });
    const before = await books.content('Overtaken');
    await read();
    expect(await job(data.jobId as string)).toMatchObject({ state: 'cancelled' });
    expect((await books.content('Overtaken')).revision).toBe(before.revision);
  });
});

describe('a book of pictures', () => {
  it('is read in the background, column by column, with its poor pages named', async () => {
    const id = await upload(await asScan(await setPages([englishPage(), furtherPage()]), { badPages: [2] }), 'Scanned');
    expect(await job(id)).toMatchObject({ state: 'waiting', pagesDone: 0, pagesTotal: 2, secondsLeft: null });
    expect(await books.call('GET', '/admin/content/10th/Scanned')).toMatchObject({ status: 404 });
    await read();
    expect(await job(id)).toMatchObject({ state: 'done', pagesDone: 2, poorPages: [2], error: '' });
    const [chapter] = (await books.content('Scanned')).chapters;
    expect(chapter).toMatchObject({ chapterNumber: 9 });
    expect(chapter?.topics[0]?.name).toMatch(/The Plain/);
    // The first sentences run down the left column: the right one is not mixed in.
    const { description = '' } = (chapter?.topics[0] ?? {}) as { description?: string };
    expect(description).toMatch(/The river rises in the north and runs through the plain for four hundred miles before/);
    expect(chapter?.backExcersieQuestions.slice(0, 2).map(({ question }) => question)).toEqual([
      'Why does the river rise in summer?',
      'What is silt made of?',
    ]);
  });

  it('in Hindi is read in Hindi', async () => {
    const id = await upload(await asScan(await setPages([hindiPage()])), 'Hindi');
    await read();
    expect(await job(id)).toMatchObject({ state: 'done' });
    const [chapter] = (await books.content('Hindi')).chapters;
    expect(chapter?.chapterName).toContain('हमारी नदियाँ');
    expect(JSON.stringify(chapter)).toContain('भारत एक विशाल देश है और यहाँ अनेक नदियाँ बहती हैं।');
  });

  it('of nothing ends with a sentence, and nothing is stored', async () => {
    const id = await upload(await asScan(await setPages([[], []])), 'Nothing');
    await read();
    const ended = await job(id);
    expect(ended).toMatchObject({ state: 'failed' });
    expect(ended.error).toMatch(/^No chapters were found in this PDF\.|^This PDF has no readable text\./);
    expect(await books.call('GET', '/admin/content/10th/Nothing')).toMatchObject({ status: 404 });
  });

  it('can be stopped while it is read: nothing is stored, and no file is left behind', async () => {
    const id = await upload(await asScan(await setPages([englishPage(), ...Array.from({ length: 5 }, furtherPage)])), 'Stopped');
    const leftovers = () => readdirSync(tmpdir()).filter((name) => /^shala-(book|ocr)-/.test(name));
    const before = leftovers();
    const reading = read();
    await expect.poll(async () => (await job(id)).pagesDone, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
    expect(await books.call('POST', `/admin/textbook-jobs/${id}/cancel`)).toMatchObject({ status: 200 });
    await reading;
    expect(await job(id)).toMatchObject({ state: 'cancelled' });
    expect(leftovers().filter((name) => !before.includes(name))).toEqual([]);
    expect((await job(id)).pagesDone as number).toBeLessThan(6);
    expect(await books.call('GET', '/admin/content/10th/Stopped')).toMatchObject({ status: 404 });
    expect(await books.call('POST', `/admin/textbook-jobs/${id}/cancel`)).toMatchObject({ status: 409, code: 'jobOver' });
  });

  it('is taken up again by the next server when one stops in the middle', async () => {
    const id = await upload(await asScan(await setPages([englishPage(), furtherPage(), furtherPage()])), 'Twice begun');
    const stopping = new AbortController();
    const reading = read(stopping.signal).catch(() => {});
    await expect.poll(async () => (await job(id)).pagesDone, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
    stopping.abort();
    await reading;
    expect(await job(id)).toMatchObject({ state: 'running' });
    const kept = () =>
      test.owner`select page, ctid from textbook_scan_pages p where file_id = (select file_id from textbook_jobs where id = ${id}) order by page`;
    const before = await kept();
    expect(before.length).toBeGreaterThan(0);
    await read();
    // What was read is not read again.
    expect((await kept()).slice(0, before.length)).toEqual(before);
    expect(await job(id)).toMatchObject({ state: 'done', pagesDone: 3 });
    expect((await books.content('Twice begun')).chapters.length).toBeGreaterThan(0);
  });
});
