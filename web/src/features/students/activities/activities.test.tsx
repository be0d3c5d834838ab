import { addStudentActivity, listStudentActivities, removeStudentActivity } from '@shala/contract/students';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startStudents } from '../test/school.ts';
import { ActivitiesScreen } from './activities.tsx';

const club = { id: 'a1', kind: 'clubs' as const, name: 'Eco Club', details: 'Waters the garden', level: 'Member', onDate: '2026-07-01' };
const open = () =>
  renderRoutes(
    [{ path: '/student/extraCurricular/:studentId/clubs', element: <ActivitiesScreen kind="clubs" /> }],
    '/student/extraCurricular/s1/clubs',
  );
const offers = (activities: (typeof club)[]) =>
  answer(listStudentActivities, {
    student: { name: 'Ananya', className: '8th', sectionName: 'A', admissionNumber: '2019/0412' },
    activities,
    known: [],
  });
const added = () => sent.filter(({ method, path }) => method === 'POST' && path.endsWith('/activities')).map(({ body }) => body);

beforeEach(() => {
  startStudents();
  takeToasts();
  answer(addStudentActivity, { id: 'a2' });
  answer(removeStudentActivity, {});
});

it('a club is added once, and not without its name', async () => {
  offers([]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to a club' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to a club' }));
  expect(dialog.getByText('Enter the name.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Name of the club'), 'Eco Club');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Add to a club' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added()).toEqual([{ kind: 'clubs', name: 'Eco Club', level: '', details: '', onDate: null }]);
});

it('what was taken away is put back by Undo as it was', async () => {
  offers([club]);
  open();
  await userEvent.click(await screen.findByText('Eco Club'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/admin/students/s1/activities/a1']);
  const [toast] = takeToasts();
  expect(toast?.sentence).toBe('Eco Club was deleted.');
  toast?.onUndo?.();
  const { id: _, ...asItWas } = club;
  await waitFor(() => expect(added()).toEqual([asItWas]));
});
