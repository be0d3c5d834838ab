import { getAllClasses, getSubjectList } from '@shala/contract/classes';
import { chooseTextbookReading, getSubjectContent, listPageMarks } from '@shala/contract/textbooks';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import type { Content } from '../api.ts';
import { TextbooksScreen } from '../screens/textbooks-screen.tsx';

const open = (search: string) => renderScreen(<TextbooksScreen />, `/textbooks${search}`);
const science: Content = {
  ...{
    subject: 'Science',
    class: '8th',
    totalChapters: 1,
    totalTopics: 0,
    textId: 't1',
    revision: 0,
    pages: 40,
    analyzedAt: null,
    model: null,
  },
  readings: [],
  files: [{ _id: 'f1', name: 'science.pdf', pages: 40, pdfUrl: '/files/s/f1?e=1', pageUrl: '/files/s/bookpage-f1?e=1&p=' }],
  chapters: [
    {
      ...{ _id: 'c1', page: 12, confidence: 0.6, isEdited: false, writtenBy: '', fileId: 'f1' },
      ...{ chapterNumber: 11, chapterName: 'Light', summary: '', topics: [], backExcersieQuestions: [], examples: [], intextQuestions: [] },
    },
  ],
};

beforeEach(() => {
  startServer();
  answer(getAllClasses, []);
  answer(getSubjectList, []);
});

it('opens the review with two lists of chapters, shows their pages and stores the choice', async () => {
  const other = { sources: ['contents' as const], chapters: [{ chapterNumber: 11, chapterName: 'Light and shadow', page: 13 }] };
  answer(getSubjectContent, {
    ...science,
    readings: [{ fileId: 'f1', certainty: 0.6, sources: ['headings' as const, 'looks' as const], other }],
  });
  answer(chooseTextbookReading, { textId: 't1', revision: 1 });
  answer(listPageMarks, []);
  open('?tab=content&class=8th&subject=Science');
  await userEvent.click(await screen.findByRole('button', { name: 'Check 2 items' }));
  const first = screen.getByRole('region', { name: 'First list' });
  const second = screen.getByRole('region', { name: 'Second list' });
  expect(within(first).getByText('Chapter headings')).toBeDefined();
  expect(within(second).getByText('Contents page')).toBeDefined();
  await userEvent.click(within(second).getByRole('button', { name: /Light and shadow/ }));
  expect(await screen.findByRole('img', { name: 'Page 13 of science.pdf' })).toBeDefined();
  await userEvent.click(within(second).getByRole('button', { name: 'Use the second list' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/admin/textbooks/t1/reading')?.body).toEqual({ fileId: 'f1', choice: 'other', revision: 0 }),
  );
});

it('says how sure a list of chapters is, and why, where there is nothing to choose', async () => {
  answer(getSubjectContent, {
    ...science,
    readings: [{ fileId: 'f1', certainty: 0.97, sources: ['contents' as const, 'headings' as const], other: null }],
  });
  open('?tab=content&class=8th&subject=Science&review=1');
  const reading = await screen.findByRole('region', { name: 'List of chapters: the program is 97% sure' });
  expect(
    within(reading)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Contents page', 'Chapter headings']);
  expect(within(reading).queryByRole('button')).toBeNull();
});
