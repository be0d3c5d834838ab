import { getPromotionList } from '@shala/contract/exams';
import { ACCESS_TOKEN_KEY } from '@shala/contract/shared';
import { listStudents, previewRollOver, rollOverYear } from '@shala/contract/students';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { makeToken } from '../../../../test/token.ts';
import { row, startStudents } from '../test/school.ts';
import { YearChangeScreen } from './year-change-screen.tsx';

const PLAN = {
  fromYear: '2026-27',
  toYear: '2027-28',
  startsOn: '2027-04-01',
  endsOn: '2028-03-31',
  possibleFrom: '2027-03-01',
  isPossible: true,
  classes: [],
  students: 29,
  promoted: 27,
  detained: 1,
  leaving: 1,
  owed: 0,
  owing: 0,
  owedByLeavers: 0,
  owingLeavers: 0,
  concessionsEnding: 0,
  newSections: [],
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(ACCESS_TOKEN_KEY, makeToken({ school: 'one' }));
  startStudents();
  answer(listStudents, { students: [row], hasMore: false });
  answer(previewRollOver, PLAN);
  answer(getPromotionList, { year: '2026-27', students: 29, promoted: 0, toDecide: [], withoutResult: ['8th'] } as never);
});

const open = () =>
  renderRoutes(
    [
      { path: '/change', element: <YearChangeScreen /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    '/change',
  );
const remove = { name: 'Remove Ananya Kulkarni from the list' };

/** Opens the page and puts a student on the list of the detained. */
async function detain() {
  const view = open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add detained students' }), 'kul');
  await userEvent.click(await screen.findByRole('option', { name: /Ananya/ }));
  await screen.findByRole('button', remove);
  return view;
}

it('keeps the lists over another page and a reload, for this school alone, and asks before they are left', async () => {
  const { unmount } = await detain();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(false);
  await userEvent.click(await screen.findByRole('link', { name: 'Offline Exams, Results' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this page' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  unmount();
  const again = open();
  expect(await screen.findByRole('button', remove)).toBeDefined();
  again.unmount();
  localStorage.setItem(ACCESS_TOKEN_KEY, makeToken({ school: 'two' }));
  open();
  await screen.findByRole('combobox', { name: 'Add detained students' });
  expect(screen.queryByRole('button', remove)).toBeNull();
  expect(close()).toBe(true);
});

it('forgets them with the year: the page shows the new one and cannot promote again', async () => {
  await detain();
  await userEvent.click(await screen.findByRole('button', { name: 'Promote students to 2027-28' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/27 students are promoted, 1 is detained and 1 leaves\./)).toBeDefined();
  answer(rollOverYear, PLAN);
  answer(previewRollOver, { ...PLAN, fromYear: '2027-28', toYear: '2028-29', possibleFrom: '2028-03-01', isPossible: false });
  await userEvent.type(within(dialog).getByRole('textbox'), '2027-28');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Promote students to 2027-28' }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Promote students to 2028-29' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole('button', remove)).toBeNull();
  expect(sent.filter(({ path }) => path.endsWith('/preview')).at(-1)?.body).toMatchObject({ detainedIds: [] });
  expect(Object.keys(localStorage).filter((key) => key.includes('yearChange') && localStorage.getItem(key) !== 'null')).toEqual([]);
});

it('drops what was decided for a year that somebody else has ended', async () => {
  (await detain()).unmount();
  answer(previewRollOver, { ...PLAN, fromYear: '2027-28', toYear: '2028-29' });
  open();
  await screen.findByRole('button', { name: 'Promote students to 2028-29' });
  await waitFor(() => expect(screen.queryByRole('button', remove)).toBeNull());
});

it('lets somebody who has left meanwhile be taken off the lists', async () => {
  (await detain()).unmount();
  refuse(previewRollOver, 422, { code: 'notInYear', error: 'No longer in this year’s classes: Ananya Kulkarni.' });
  open();
  expect(await screen.findByText(/No longer in this year/)).toBeDefined();
  answer(previewRollOver, PLAN);
  await userEvent.click(screen.getByRole('button', remove));
  expect(await screen.findByRole('button', { name: 'Promote students to 2027-28' })).toBeDefined();
});
