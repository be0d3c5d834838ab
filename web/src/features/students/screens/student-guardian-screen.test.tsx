import { editGuardian, getStudent, listLikelySiblings } from '@shala/contract/students';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startStudents, student } from '../test/school.ts';
import { StudentGuardianScreen } from './student-guardian-screen.tsx';

const mother = {
  ...{
    id: 'g1',
    name: 'Meera Kulkarni',
    phone: '9823041172',
    email: '',
    occupation: '',
    relation: 'Mother',
    isPrimary: true,
    mayCollect: true,
  },
  ...{ consentAt: '2026-06-01', consentNote: '', consentWithdrawnAt: null, children: 1 },
};
beforeEach(startStudents);

it('asks before it withdraws the consent of a parent', async () => {
  answer(listLikelySiblings, []);
  answer(editGuardian, { changed: ['consent'], waiting: [] });
  answer(getStudent, { ...student, guardians: [mother] });
  renderRoutes([{ path: '/student/guardian/:studentId', element: <StudentGuardianScreen /> }], '/student/guardian/s1');
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw consent' }));
  const dialog = await screen.findByRole('dialog', { name: `Withdraw the consent of ${mother.name}?` });
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ consent: 'withdrawn' });
});
