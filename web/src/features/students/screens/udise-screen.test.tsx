import { countStudents, editGuardian, editStudent, listUdiseReadiness } from '@shala/contract/students';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { UdiseScreen } from './udise-screen.tsx';

const student = (id: string, name: string, problem: { field: string; problem: 'missing' | 'illFormed'; value: string }) => ({
  id,
  name,
  admissionNumber: `2026/000${id}`,
  className: '5th',
  sectionName: 'A',
  guardianId: `g${id}`,
  problems: [problem],
});
const open = async (field: string, value = '') => {
  const problem = { field, problem: value === '' ? ('missing' as const) : ('illFormed' as const), value };
  answer(listUdiseReadiness, {
    total: 2,
    ready: 0,
    byField: [{ field, students: 2 }],
    students: [student('1', 'Asha', problem), student('2', 'Bina', problem)],
    hasMore: false,
  });
  renderScreen(<UdiseScreen />, { pathname: '/student/udise', search: `?field=${field}` });
  return screen.findByRole('textbox', { name: /: Asha$/ });
};
const patches = () => sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => ({ path, body }));

beforeEach(() => {
  startServer();
  answer(countStudents, { sections: [], counts: [] });
  answer(editStudent, { changed: ['penNumber'], waiting: [] });
  answer(editGuardian, { changed: ['phone'], waiting: [] });
});

it('Enter saves a cell once, with what stood there, and goes on to the next student', async () => {
  const cell = await open('penNumber');
  await userEvent.type(cell, '12345678901{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: Bina$/));
  await screen.findByText('12345678901');
  expect(patches()).toEqual([{ path: '/admin/students/1', body: { penNumber: '12345678901', seen: { penNumber: '' } } }]);
});

it('what somebody else wrote meanwhile is shown, and written over only when told twice', async () => {
  const cell = await open('penNumber');
  refuse(editStudent, 409, {
    code: 'changedMeanwhile',
    error: 'Another user changed this.',
    fields: { penNumber: 'It is now 22222222222.' },
    data: { present: { penNumber: '22222222222' } },
  });
  await userEvent.type(cell, '11111111111{Enter}');
  expect(await screen.findByText('It is now 22222222222.')).toBeDefined();
  expect(cell).toHaveProperty('value', '11111111111');
  answer(editStudent, { changed: ['penNumber'], waiting: [] });
  // Passing through says nothing.
  await userEvent.click(cell);
  await userEvent.tab();
  expect(patches()).toHaveLength(1);
  await userEvent.type(cell, '{Enter}');
  await screen.findByText('11111111111');
  expect(patches().at(-1)?.body).toEqual({ penNumber: '11111111111', seen: { penNumber: '22222222222' } });
});

it('a day is typed as people write it', async () => {
  await userEvent.type(await open('dateOfBirth'), '3/6/2015{Enter}');
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]?.body).toEqual({ dateOfBirth: '2015-06-03', seen: { dateOfBirth: '' } });
});

it('a phone is the guardian’s', async () => {
  await userEvent.type(await open('phone', '12'), '{Backspace}{Backspace}9823041172{Enter}');
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toEqual({ path: '/admin/students/1/guardians/g1', body: { phone: '9823041172', seen: { phone: '12' } } });
});
