import { getAllClasses, getSubjectList } from '@shala/contract/classes';
import { MAX_PDF_BYTES } from '@shala/contract/shared';
import {
  analyzePdf,
  getClassesWithSubjects,
  getSubjectContent,
  getTextbookJob,
  getTextbookProgress,
  improveTextbookItem,
  listPageMarks,
  listRemovedTextbooks,
  listTextbookJobs,
  moveTextbookItem,
} from '@shala/contract/textbooks';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import type { Content } from '../api.ts';
import { TextbooksScreen } from './textbooks-screen.tsx';

const open = (search = '') => renderScreen(<TextbooksScreen />, `/textbooks${search}`);
const pdf = new File(['%PDF-1.7'], 'light.pdf', { type: 'application/pdf' });
const sure = { page: 12, confidence: 1, isEdited: false, writtenBy: '' };
const science: Content = {
  ...{
    subject: 'Science',
    class: '8th',
    totalChapters: 2,
    totalTopics: 3,
    textId: 't1',
    revision: 0,
    pages: 40,
    analyzedAt: null,
    model: null,
    readings: [],
  },
  files: [{ _id: 'f1', name: 'science.pdf', pages: 40, pdfUrl: '/files/s/f1?e=1', pageUrl: '/files/s/bookpage-f1?e=1&p=' }],
  chapters: [
    {
      ...{ ...sure, _id: 'c1', fileId: 'f1', chapterNumber: 11, chapterName: 'Light', summary: 'How light travels.' },
      topics: [
        { ...sure, _id: 'p1', name: 'Laws of reflection', description: 'equal angles' },
        { ...sure, _id: 'p2', name: 'Mirrors', description: '', page: 14, confidence: 0.4, writtenBy: 'small-model' },
      ],
      backExcersieQuestions: [{ ...sure, _id: 'q1', question: 'Why does light bend?', type: 'Short answer', set: 'Exercises', page: 20 }],
      examples: [{ ...sure, _id: 'e1', question: 'A ray makes an angle of 35°.', type: 'Numerical', set: '' }],
      intextQuestions: [],
    },
    {
      ...{ ...sure, _id: 'c2', fileId: 'f1', chapterNumber: 12, chapterName: 'Stars', summary: '', page: 30 },
      topics: [{ ...sure, _id: 'p3', name: 'The moon', description: '' }],
      ...{ backExcersieQuestions: [], examples: [], intextQuestions: [] },
    },
  ],
};

beforeEach(() => {
  startServer();
  answer(getAllClasses, [
    { _id: 'c8', className: '8th' },
    { _id: 'c9', className: '9th' },
  ]);
  answer(getSubjectList, [{ _id: 's1', name: 'Science', textId: null }]);
  answer(listTextbookJobs, []);
  answer(listRemovedTextbooks, []);
  answer(listPageMarks, []);
  answer(analyzePdf, { chaptersProcessed: 13, totalTopics: 84 });
  answer(getSubjectContent, science);
  answer(getClassesWithSubjects, { classes: [{ class: '8th', subjects: [{ subject: 'Science', totalChapters: 13, totalTopics: 84 }] }] });
});

const fileInput = () => screen.getByLabelText<HTMLInputElement>('PDF file');
const analyse = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload & Analyze' });

/** A drop in the upper half of a row; the test's document has no such events of its own. */
function dropAbove(row: HTMLElement) {
  const event = createEvent.drop(row);
  Object.defineProperty(event, 'clientY', { value: -1 });
  fireEvent(row, event);
}

const moves = () => sent.filter(({ path }) => path.endsWith('/move')).length;

async function fill() {
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Class' }),
    await screen.findByRole('option', { name: 'Class 8th' }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), await screen.findByRole('option', { name: 'Science' }));
  await userEvent.upload(fileInput(), pdf);
}

describe('the tab Upload PDF', () => {
  it('analyses a book, with the percentage on the way, and clears what was chosen', async () => {
    const release = hold(analyzePdf, { chaptersProcessed: 13, totalTopics: 84 });
    open();
    expect(screen.getByRole('tab', { name: 'Upload PDF', selected: true })).toBeDefined();
    expect(screen.getByText('PDF files only (MAX. 50MB)')).toBeDefined();
    expect(analyse().disabled).toBe(true);
    await fill();
    expect(analyse().disabled).toBe(false);
    await userEvent.click(analyse());
    expect(await screen.findByText('Uploading and analyzing PDF...')).toBeDefined();
    expect(await screen.findByText('The file was received. Its pages are being opened.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Upload and analysis' }).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyzing PDF...' }).disabled).toBe(true);
    answer(getTextbookJob, {
      ...{
        state: 'running',
        pagesDone: 30,
        pagesTotal: 40,
        secondsLeft: null,
        chaptersProcessed: 0,
        totalTopics: 0,
        poorPages: [],
        error: '',
      },
    });
    expect(await screen.findByText('Page 30 of 40 read')).toBeDefined();
    expect(screen.getByText(/88\s?%/)).toBeDefined();
    release();
    expect(await screen.findByText('Successfully analyzed 13 chapters with 84 topics')).toBeDefined();
    expect(sent.find(({ path }) => path === '/admin/analyze-pdf')?.body).toMatchObject({ std: '8th', subject: 'Science', mode: 'replace' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class' }).value).toBe('');
    expect(fileInput().value).toBe('');
    expect(screen.queryByText('light.pdf')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(analyse().disabled).toBe(true);
  });

  it('lets a subject be made where the class has none', async () => {
    answer(getSubjectList, []);
    open();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Class' }),
      await screen.findByRole('option', { name: 'Class 9th' }),
    );
    expect(await screen.findByText('No existing subjects found for this class. Create a new subject.')).toBeDefined();
    const name = screen.getByPlaceholderText('Enter new subject name (e.g., Mathematics, Science, History)');
    await userEvent.type(name, 'Robotics{Enter}');
    expect(await screen.findByText('Please fill all fields and select a PDF file')).toBeDefined();
    expect(timesSent(analyzePdf)).toBe(0);
  });

  it("says 'Loading subjects...' and clears the subject with the class", async () => {
    const release = hold(getSubjectList, [{ _id: 's1', name: 'Science', textId: null }]);
    open();
    const choice = await screen.findByRole('combobox', { name: 'Class' });
    await userEvent.selectOptions(choice, await screen.findByRole('option', { name: 'Class 8th' }));
    expect(screen.getByRole('option', { name: 'Loading subjects...' })).toBeDefined();
    release();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Subject' }),
      await screen.findByRole('option', { name: 'Science' }),
    );
    await userEvent.selectOptions(choice, 'c9');
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Subject' })).value).toBe('');
  });

  it('refuses what is no PDF, and what is too large', async () => {
    open();
    await userEvent.upload(fileInput(), new File(['x'], 'light.docx', { type: 'application/msword' }), { applyAccept: false });
    expect(await screen.findByText('Please select a valid PDF file')).toBeDefined();
    const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: MAX_PDF_BYTES + 1 });
    await userEvent.upload(fileInput(), large);
    expect(await screen.findByText('File size must be less than 50MB')).toBeDefined();
    const exact = new File(['x'], 'exact.pdf', { type: 'application/pdf' });
    Object.defineProperty(exact, 'size', { value: MAX_PDF_BYTES });
    await userEvent.upload(fileInput(), exact);
    expect(await screen.findByText('exact.pdf')).toBeDefined();
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  it('takes a file that is dropped', async () => {
    open();
    fireEvent.drop(screen.getByText('Click to select the PDF, or drag it here'), { dataTransfer: { files: [pdf] } });
    expect(await screen.findByText('light.pdf')).toBeDefined();
  });

  it("shows the server's sentence, else 'Failed to analyze PDF', and keeps what was chosen", async () => {
    refuse(analyzePdf, 422, { code: 'bookEncrypted', error: 'This PDF is protected by a password.' });
    open();
    await fill();
    await userEvent.click(analyse());
    expect(await screen.findByText('This PDF is protected by a password.')).toBeDefined();
    expect(screen.getByText('light.pdf')).toBeDefined();
    refuse(analyzePdf, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    await userEvent.click(analyse());
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
    refuse(analyzePdf, 429, { code: 'uploadsBusy', error: 'Your school has 3 files under way already.' });
    await userEvent.click(analyse());
    expect(await screen.findByText('Your school has 3 files under way already.')).toBeDefined();
    refuse(analyzePdf, 500, { code: 'unexpected', error: '' });
    await userEvent.click(analyse());
    expect(await screen.findByText('Failed to analyze PDF')).toBeDefined();
  });

  it('takes lists that cannot be loaded as empty, and only logs it', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    refuse(getSubjectList, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    open();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Class' }),
      await screen.findByRole('option', { name: 'Class 8th' }),
    );
    expect(await screen.findByText('No existing subjects found for this class. Create a new subject.')).toBeDefined();
    expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
    expect(log).toHaveBeenCalledWith('The subjects could not be opened', expect.anything());
    refuse(getAllClasses, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    refuse(getClassesWithSubjects, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    refuse(getSubjectContent, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    log.mockClear();
    open('?tab=content');
    expect(await screen.findByText('No textbooks uploaded yet')).toBeDefined();
    expect(log).toHaveBeenCalledWith('The textbooks could not be opened', expect.anything());
    open('?tab=content&class=8th&subject=Science');
    await waitFor(() => expect(log).toHaveBeenCalledWith('The content could not be opened', expect.anything()));
    expect(screen.queryByText('Something went wrong on our side.')).toBeNull();
    log.mockRestore();
  });

  it('shows scans that are read in the background, with an estimate and a way to stop', async () => {
    answer(listTextbookJobs, [
      {
        ...{ _id: 'j1', class: '8th', subject: 'History', state: 'running', pagesDone: 20, pagesTotal: 80, secondsLeft: 170 },
        ...{ chaptersProcessed: 0, totalTopics: 0, poorPages: [], error: '' },
      },
    ]);
    open();
    expect(await screen.findByText('History - Class 8th')).toBeDefined();
    expect(screen.getByText(/Page 20 of 80/).textContent).toBe('Page 20 of 80 · about 3 minutes left');
    expect(screen.getByRole('progressbar', { name: 'Pages read of History' }).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByRole('button', { name: 'Stop reading History' })).toBeDefined();
  });
});

describe('the tab View Content', () => {
  it('lists the textbooks by class; one leads to its content', async () => {
    const { router } = open();
    await userEvent.click(screen.getByRole('tab', { name: 'View Content' }));
    expect(await screen.findByText('Available Textbooks')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Class 8th' })).toBeDefined();
    expect(screen.getByText('13 chapters • 84 topics')).toBeDefined();
    expect(router.state.location.search).toBe('?tab=content');
    await userEvent.click(screen.getByRole('link', { name: /Science/ }));
    expect(await screen.findByRole('heading', { name: 'Science - Class 8th' })).toBeDefined();
  });

  it('says why it is empty', async () => {
    answer(getClassesWithSubjects, { classes: [] });
    open('?tab=content');
    expect(await screen.findByText('No textbooks uploaded yet')).toBeDefined();
    expect(screen.getByText('Upload a PDF textbook to get started')).toBeDefined();
  });

  it("says 'No subjects found for this class', and 'Loading textbooks...' before", async () => {
    const release = hold(getClassesWithSubjects, { classes: [{ class: '9th', subjects: [] }] });
    open('?tab=content');
    expect(await screen.findByText('Loading textbooks...')).toBeDefined();
    release();
    expect(await screen.findByText('No subjects found for this class')).toBeDefined();
  });

  it('opens and closes chapters one by one, with all that they hold', async () => {
    const release = hold(getSubjectContent, science);
    open('?tab=content&class=8th&subject=Science');
    expect(await screen.findByText('Loading content...')).toBeDefined();
    release();
    expect(await screen.findByText(/^2 chapters • 3 topics • 40 pages$/)).toBeDefined();
    const light = screen.getByRole('button', { name: /Chapter 11: Light/ });
    expect(light.textContent).toContain('2 topics');
    expect(screen.queryByText('How light travels.')).toBeNull();
    await userEvent.click(light);
    for (const heading of ['Summary', 'Topics', 'Back Exercise Questions', 'Examples'])
      expect(screen.getByRole('heading', { name: new RegExp(`^${heading}`) })).toBeDefined();
    expect(screen.getByText('How light travels.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Topics' }).textContent).toContain('Laws of reflection · equal angles');
    expect(screen.getByRole('region', { name: 'Back Exercise Questions' }).textContent).toContain('1. Why does light bend?');
    expect(within(screen.getByRole('region', { name: 'Back Exercise Questions' })).getByText('Short answer')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Examples' })).getByText('Numerical')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Chapter 12: Stars/ }));
    expect(screen.getByText('How light travels.')).toBeDefined();
    await userEvent.click(light);
    expect(screen.queryByText('How light travels.')).toBeNull();
    expect(screen.getByText('The moon')).toBeDefined();
  });

  it("says 'No chapters found in this textbook'", async () => {
    answer(getSubjectContent, { ...science, chapters: [], totalChapters: 0, totalTopics: 0 });
    open('?tab=content&class=8th&subject=Science');
    expect(await screen.findByText('No chapters found in this textbook')).toBeDefined();
  });

  it('goes to the page of an item', async () => {
    const { router } = open('?tab=content&class=8th&subject=Science');
    await userEvent.click(await screen.findByRole('button', { name: /Chapter 11: Light/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 20' }));
    expect(router.state.location.search).toContain('page=20');
    expect(screen.getByRole('img', { name: 'Page 20 of science.pdf' }).getAttribute('src')).toBe('/files/s/bookpage-f1?e=1&p=20');
  });

  it('searches the book, filters by type and reviews what is doubtful', async () => {
    open('?tab=content&class=8th&subject=Science');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this book' }), 'moon');
    expect(screen.getByText('The moon')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Chapter 11/ })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of question' }), 'Numerical');
    expect(await screen.findByText(/A ray makes an angle/)).toBeDefined();
    expect(screen.queryByText(/Why does light bend/)).toBeNull();
    expect(screen.getByRole('button', { name: /Chapter 11: Light.*1 found/ })).toBeDefined();
    for (const heading of ['Summary', 'Topics', 'Back Exercise Questions'])
      expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of question' }), '');
    await userEvent.click(screen.getByRole('button', { name: 'Check 1 item' }));
    expect(await screen.findByText('1 item, least certain first')).toBeDefined();
    expect(screen.getByText('Mirrors')).toBeDefined();
    expect(screen.getByText(/^Topic · chapter 11/).textContent).toMatch(/^Topic · chapter 11 · 40\s?% sure$/);
    expect(screen.getByRole('button', { name: 'Confirm: Mirrors' })).toBeDefined();
    expect(screen.queryByText('The moon')).toBeNull();
  });

  it('marks the items of a page on its picture, the chosen one more strongly', async () => {
    const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.02 };
    answer(listPageMarks, [
      { _id: 'q1', kind: 'question', boxes: [box, { ...box, y: 0.3 }] },
      { _id: 'p1', kind: 'topic', boxes: [{ ...box, y: 0.4 }] },
    ]);
    open('?tab=content&class=8th&subject=Science');
    await userEvent.click(await screen.findByRole('button', { name: /^Chapter 11: Light/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 20' }));
    fireEvent.load(screen.getByRole('img', { name: 'Page 20 of science.pdf' }));
    await waitFor(() => expect(document.querySelectorAll('[data-item]')).toHaveLength(3));
    expect([...document.querySelectorAll('[data-chosen]')].map((one) => one.getAttribute('data-item'))).toEqual(['q1', 'q1']);
    expect(document.querySelector<HTMLElement>('[data-item="p1"]')?.style.width).toBe('50%');
  });

  it('moves an item by the arrow keys of its handle, not past an end', async () => {
    answer(moveTextbookItem, { _id: 'p2', textId: 't1', revision: 1 });
    open('?tab=content&class=8th&subject=Science');
    await userEvent.click(await screen.findByRole('button', { name: /^Chapter 11: Light/ }));
    screen.getByRole('button', { name: /^Move: Mirrors/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(moves()).toBe(1));
    expect(sent.find(({ path }) => path === '/admin/textbook-items/topic/p2/move')?.body).toEqual({ by: -1 });
  });

  it('drops an item before another one of its list, and on no other list', async () => {
    answer(moveTextbookItem, { _id: 'c2', textId: 't1', revision: 1 });
    open('?tab=content&class=8th&subject=Science');
    const rows = await screen.findAllByRole('heading', { level: 3 });
    await userEvent.click(screen.getByRole('button', { name: /^Chapter 11: Light/ }));
    const transfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(screen.getByRole('button', { name: /^Move: Stars/ }), { dataTransfer: transfer });
    const topic = screen.getByText('Laws of reflection').closest('li') as HTMLElement;
    dropAbove(topic);
    expect(moves()).toBe(0);
    dropAbove(rows[0] as HTMLElement);
    await waitFor(() => expect(moves()).toBe(1));
    expect(sent.find(({ path }) => path === '/admin/textbook-items/chapter/c2/move')?.body).toEqual({ before: 'c1' });
  });

  it('marks what a model worded, and lets it word a summary where one is set up', async () => {
    answer(getSubjectContent, { ...science, model: 'small-model' });
    answer(improveTextbookItem, { _id: 'c1', textId: 't1', revision: 1 });
    open('?tab=content&class=8th&subject=Science');
    await userEvent.click(await screen.findByRole('button', { name: /^Chapter 11: Light/ }));
    expect(screen.getAllByText('Reworded by small-model')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Light' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reword with small-model' }));
    await waitFor(() => expect(sent.some(({ path }) => path === '/admin/textbook-items/chapter/c1/improve')).toBe(true));
  });

  it('sets the chapters taught against the timetable', async () => {
    const section = { sectionId: 's1', section: 'A', periodsOfYear: 180, periodsSoFar: 90, lessonsRecorded: 40, chaptersPlanned: 1 };
    answer(getTextbookProgress, {
      totalChapters: 2,
      sections: [
        { ...section, chaptersTaught: [] },
        {
          ...section,
          sectionId: 's2',
          section: 'B',
          chaptersTaught: [{ chapterId: 'c1', chapterNumber: 11, lessons: 9, lastOn: '2026-06-05' }],
        },
        { ...section, sectionId: 's3', section: 'C', periodsOfYear: 0, periodsSoFar: 0, chaptersPlanned: null, chaptersTaught: [] },
      ],
    });
    open('?tab=content&class=8th&subject=Science');
    await userEvent.click(await screen.findByRole('button', { name: 'Syllabus covered' }));
    expect(await screen.findByText('Behind by 1 chapter')).toBeDefined();
    expect(screen.getByText('On time')).toBeDefined();
    expect(screen.getByText('Not in the timetable')).toBeDefined();
    expect(screen.getByText('Last: chapter 11 on 5 Jun 2026')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Chapters taught in section B' }).getAttribute('aria-valuenow')).toBe('50');
  });
});
