import { listPinnedQuestions, unpinQuestion } from '@shala/contract/assistant';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { PinsCards } from './pins-card.tsx';

const TITLE = 'Overdue fees by class.';
const PIN = {
  id: 'p1',
  title: TITLE,
  head: ['Class', 'Overdue'],
  rows: [['9th', '₹1,59,960']],
  figures: [1],
  count: 15,
  screen: { label: 'Overdue fees', path: '/finance/overdue' },
};
const FIGURE = { ...PIN, id: 'p2', title: 'Collection: ₹35,08,710.', head: [], rows: [], figures: [], count: 0, screen: null };

beforeEach(() => {
  startServer();
  answer(listPinnedQuestions, { pins: [PIN, FIGURE] });
});

it('shows each pinned question with its first rows, how many more there are, and its screen', async () => {
  renderScreen(<PinsCards />);
  expect(await screen.findByText(TITLE)).toBeDefined();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Overdue' }).dataset.figure).toBe('true');
  expect(within(table).getByRole('cell', { name: '₹1,59,960' }).dataset.figure).toBe('true');
  expect(screen.getByText('14 more rows')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Overdue fees' }).getAttribute('href')).toBe('/finance/overdue');
  expect(screen.getByText('Collection: ₹35,08,710.')).toBeDefined();
});

it('takes a question off and asks for the others anew', async () => {
  answer(unpinQuestion, {});
  renderScreen(<PinsCards />);
  const button = await screen.findByRole('button', { name: `Unpin: ${TITLE}` });
  answer(listPinnedQuestions, { pins: [FIGURE] });
  await userEvent.click(button);
  await vi.waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/admin/assistant/pins/p1'))).toBe(true);
});

it('says why a question could not be taken off', async () => {
  refuse(unpinQuestion, 404, { code: 'notFound', error: 'This question is not on your Dashboard.' });
  renderScreen(<PinsCards />);
  await userEvent.click(await screen.findByRole('button', { name: `Unpin: ${TITLE}` }));
  expect(await screen.findByText('This question is not on your Dashboard.')).toBeDefined();
  expect(screen.getByText(TITLE)).toBeDefined();
});
