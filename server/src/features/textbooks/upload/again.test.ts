import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee } from '../../../../test/fees.ts';
import { inFull } from '../../../../test/in-full.ts';
import { type TestContent, textbooksOf } from '../../../../test/textbooks.ts';
import { type MadePage, makePdf, prose } from '../engine/testing/make-pdf.ts';
import { forgetRemovedBooks } from '../library/forget-removed.ts';

let test: TestApp;
let asha: TestSchool;
let books: ReturnType<typeof textbooksOf>;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
  books = textbooksOf(test, asha);
});
afterAll(() => test.close());

type Plan = { number: number; name: string; topics: string[]; questions: string[] };

const RIVERS: Plan = {
  number: 9,
  name: 'Rivers',
  topics: ['The Plain', 'The Delta'],
  questions: ['Why does the river rise in summer?', 'What is silt made of?', 'Where does the river end?'],
};
const MOUNTAINS: Plan = {
  number: 10,
  name: 'Mountains',
  topics: ['The Peak', 'The Slope'],
  questions: ['How old is the range?', 'Why is the peak white?'],
};

/** A chapter of four pages: its topics on the first and last, questions on the last. */
function chapterPages({ number, name, topics, questions }: Plan): MadePage[] {
  const heads = topics.map((topic, index): MadePage => {
    const page: MadePage = { texts: [{ x: 60, y: 190, size: 14, text: `${number}.${index + 1} ${topic}`, bold: true }] };
    if (index === 0)
      page.texts.push(
        { x: 220, y: 90, size: 14, text: `CHAPTER ${number}`, bold: true },
        { x: 200, y: 130, size: 24, text: name, bold: true },
      );
    prose(page, { x: 60, y: 220, lines: 20 });
    return page;
  });
  const last = heads.at(-1);
  last?.texts.push({ x: 240, y: 560, size: 13, text: 'EXERCISES', bold: true });
  for (const [index, question] of questions.entries()) last?.texts.push({ x: 60, y: 590 + 25 * index, text: `${index + 1}. ${question}` });
  return heads.flatMap((page) => (page === last ? [page] : [page, fillerPage(), fillerPage()]));
}

function fillerPage(): MadePage {
  const page: MadePage = { texts: [] };
  prose(page, { x: 60, y: 90, lines: 30 });
  return page;
}

const bookOf = (...plans: Plan[]) => makePdf(plans.flatMap(chapterPages));
const chaptersOf = ({ chapters }: TestContent) => chapters.map(({ chapterName }) => chapterName);
const questionsOf = ({ chapters }: TestContent, at = 0) => chapters[at]?.backExcersieQuestions.map(({ question }) => question);
const topicsOf = ({ chapters }: TestContent, at = 0) => chapters[at]?.topics.map(({ name }) => name);

/** A book that was uploaded, and its content. */
async function begin(subject: string, ...plans: Plan[]): Promise<TestContent> {
  expect(await books.upload(bookOf(...plans), { subject })).toMatchObject({ status: 200 });
  return books.content(subject);
}

async function act(kind: string, id: string | undefined, path: string, payload?: object) {
  const done = await books.call('POST', `/admin/textbook-items/${kind}/${id}${path}`, payload);
  expect(done).toMatchObject({ status: 200 });
  return done.data;
}

describe('another analysis', () => {
  inFull('keeps the order of people, with what is new at its place', async () => {
    const before = await begin('Order', RIVERS);
    const [first, , third] = before.chapters[0]?.backExcersieQuestions ?? [];
    await act('question', third?._id, '/move', { before: first?._id });
    await act('question', first?._id, '/split', { first: 'Why does the river rise', second: 'in summer?' });
    const order = ['Where does the river end?', 'Why does the river rise', 'in summer?', 'What is silt made of?'];
    expect(questionsOf(await books.content('Order'))).toEqual(order);
    await books.upload(bookOf(RIVERS), { subject: 'Order' });
    expect(questionsOf(await books.content('Order'))).toEqual(order);
    const longer = { ...RIVERS, questions: [...RIVERS.questions.slice(0, 2), 'Who named it?', 'Where does the river end?'] };
    await books.upload(bookOf(longer), { subject: 'Order' });
    expect(questionsOf(await books.content('Order'))).toEqual([...order, 'Who named it?']);
  });

  inFull('keeps the order of chapters, also when a file is added', async () => {
    const before = await begin('Chapters', RIVERS, MOUNTAINS);
    await act('chapter', before.chapters[1]?._id, '/move', { by: -1 });
    await books.upload(bookOf(RIVERS), { subject: 'Chapters', mode: 'add' });
    expect(chaptersOf(await books.content('Chapters'))).toEqual(['Mountains', 'Rivers']);
  });

  it('keeps chapters joined, with what they hold', async () => {
    const before = await begin('Joined', RIVERS, MOUNTAINS);
    await act('chapter', before.chapters[0]?._id, '/merge');
    const joined = await books.content('Joined');
    expect([chaptersOf(joined), topicsOf(joined)]).toEqual([['Rivers'], [...RIVERS.topics, ...MOUNTAINS.topics]]);
    await books.upload(bookOf(RIVERS, MOUNTAINS), { subject: 'Joined' });
    const again = await books.content('Joined');
    expect([chaptersOf(again), topicsOf(again), questionsOf(again)]).toEqual([chaptersOf(joined), topicsOf(joined), questionsOf(joined)]);
  });

  inFull('keeps chapters divided, with what they hold', async () => {
    const whole = await begin('Divided', RIVERS, MOUNTAINS);
    await act('chapter', whole.chapters[0]?._id, '/split', { first: 'Rivers', second: 'Deltas', fromPage: 2 });
    const divided = await books.content('Divided');
    expect(divided.chapters.map(({ chapterName, topics }) => [chapterName, topics.length])).toEqual([
      ['Rivers', 1],
      ['Deltas', 1],
      ['Mountains', 2],
    ]);
    await books.upload(bookOf(RIVERS, MOUNTAINS), { subject: 'Divided' });
    const after = await books.content('Divided');
    const facts = ({ chapters }: TestContent) =>
      chapters.map(({ _id, chapterName, topics }) => [_id, chapterName, topics.map(({ name }) => name)]);
    expect(facts(after)).toEqual(facts(divided));
    await books.upload(bookOf(MOUNTAINS), { subject: 'Divided', mode: 'add' });
    expect(facts(await books.content('Divided'))).toEqual(facts(divided));
    await books.upload(bookOf(MOUNTAINS), { subject: 'Divided' });
    expect(chaptersOf(await books.content('Divided'))).toEqual(['Mountains']);
  });

  inFull('does not repeat what was added to chapters that the new file has not', async () => {
    const before = await begin('Added', RIVERS);
    await act('question', before.chapters[0]?.backExcersieQuestions[0]?._id, '/split', { first: 'Why?', second: 'When?' });
    await books.upload(bookOf(MOUNTAINS), { subject: 'Added', mode: 'add' });
    expect(questionsOf(await books.content('Added'))).toEqual(['Why?', 'When?', ...RIVERS.questions.slice(1)]);
  });
});

describe('a change that is taken back', () => {
  inFull('brings lessons their chapter again', async () => {
    const { textId, chapters } = await begin('Lessons', RIVERS, MOUNTAINS);
    const teacherId = await addEmployee(test, asha);
    const put = (
      day: string,
      chapterId?: string,
    ) => test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, chapter_id)
      values (${asha.id}, ${teacherId}, ${day}, ${asha.ids.period}, ${asha.ids.section}, ${asha.ids.subject}, ${chapterId ?? null})`;
    await put('2026-07-01', chapters[0]?._id);
    await put('2026-07-02', chapters[1]?._id);
    const named = async () =>
      (await test.owner`select chapter_id from logbook_entries where school_id = ${asha.id} order by on_date`).map((row) => row.chapter_id);
    const ids = chapters.map(({ _id }) => _id);
    const undo = async (revision: number) =>
      expect(await books.call('POST', `/admin/textbooks/${textId}/undo`, { revision })).toMatchObject({ status: 200 });
    const joined = await act('chapter', ids[0], '/merge');
    expect(await named()).toEqual([ids[0], ids[0]]);
    await undo(joined.revision);
    expect(await named()).toEqual(ids);
    const removed = await books.call('DELETE', `/admin/textbook-items/chapter/${ids[1]}`);
    expect(await named()).toEqual([ids[0], null]);
    await undo(removed.data.revision);
    expect(await named()).toEqual(ids);
    await books.upload(bookOf(MOUNTAINS), { subject: 'Lessons' });
    expect(await named()).toEqual([null, ids[1]]);
    await undo((await books.content('Lessons')).revision);
    expect(await named()).toEqual(ids);
  });

  it('is taken back once: an older revision never takes back what came later', async () => {
    const { textId, chapters } = await begin('Once', RIVERS);
    const id = chapters[0]?.backExcersieQuestions[0]?._id;
    const edit = (text: string) => books.call('PATCH', `/admin/textbook-items/question/${id}`, { text });
    const undo = (revision: number) => books.call('POST', `/admin/textbooks/${textId}/undo`, { revision });
    const mine = await edit('Mine');
    expect(await undo(mine.data.revision)).toMatchObject({ status: 200 });
    await edit('Somebody else’s');
    expect(await undo(mine.data.revision)).toMatchObject({ status: 409, code: 'bookChangedSince' });
    expect(questionsOf(await books.content('Once'))?.[0]).toBe('Somebody else’s');
    // One after the other, as far as they are kept.
    await edit('Third');
    const now = async () => (await books.content('Once')).revision;
    expect(await undo(await now())).toMatchObject({ status: 200 });
    expect(questionsOf(await books.content('Once'))?.[0]).toBe('Somebody else’s');
    expect(await undo(await now())).toMatchObject({ status: 200 });
    expect(questionsOf(await books.content('Once'))).toEqual(RIVERS.questions);
    expect(await undo(await now())).toMatchObject({ status: 409, code: 'nothingToUndo' });
  });

  it('is refused to one who edits what somebody else changed meanwhile', async () => {
    const { chapters } = await begin('Two tabs', RIVERS);
    const first = chapters[0]?.backExcersieQuestions[0];
    const edit = (text: string) => books.call('PATCH', `/admin/textbook-items/question/${first?._id}`, { text, seen: RIVERS.questions[0] });
    const answers = await Promise.all(['One tab', 'The other tab'].map(edit));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'itemChangedSince' });
    const { _id, chapterName: text, summary: seenDetail } = chapters[0] as (typeof chapters)[number];
    const write = (detail: string) => books.call('PATCH', `/admin/textbook-items/chapter/${_id}`, { text, detail, seen: text, seenDetail });
    expect(await write('One summary')).toMatchObject({ status: 200 });
    expect(await write('Another summary')).toMatchObject({ status: 409, code: 'itemChangedSince' });
    expect((await books.content('Two tabs')).chapters[0]?.summary).toBe('One summary');
  });
});

describe('the PDF of a book', () => {
  it('is deleted with it, thirty days after it was removed', async () => {
    const { textId, files } = await begin('Deleted', RIVERS);
    const [row] = await test.owner`select storage_key as key from files where id = ${files[0]?._id ?? ''}`;
    const isThere = () =>
      test.platform.files
        .read(row?.key)
        .then((stream) => stream.toArray())
        .then(
          () => true,
          () => false,
        );
    const forget = () => forgetRemovedBooks({ database: test.database, files: test.platform.files });
    await books.call('DELETE', `/admin/textbooks/${textId}`);
    await forget();
    expect(await isThere()).toBe(true);
    await test.owner`update textbooks set removed_at = now() - interval '31 days' where id = ${textId}`;
    await forget();
    expect(await isThere()).toBe(false);
    expect(await books.call('POST', `/admin/textbooks/${textId}/restore`)).toMatchObject({ status: 404 });
  });

  it('stays while an earlier edition can be brought back, and goes with it', async () => {
    const before = await begin('Editions', RIVERS);
    await books.upload(bookOf(MOUNTAINS), { subject: 'Editions' });
    const { textId } = before;
    const old = before.files[0]?._id ?? '';
    const isThere = async () => (await test.owner`select 1 from files where id = ${old}`).length === 1;
    const forget = () => forgetRemovedBooks({ database: test.database, files: test.platform.files });
    await forget();
    expect(await isThere()).toBe(true);
    await books.upload(bookOf(MOUNTAINS), { subject: 'Editions' });
    const chapter = (await books.content('Editions')).chapters[0]?._id;
    for (let n = 0; n < 22; n++) await books.call('PATCH', `/admin/textbook-items/chapter/${chapter}`, { text: `Mountains ${n}` });
    expect((await test.owner`select 1 from textbook_versions where textbook_id = ${textId}`).length).toBeLessThanOrEqual(21);
    await forget();
    expect(await isThere()).toBe(false);
  });
});
