import { listStudents } from '@shala/contract/students';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, timesSent } from '../../../../test/server.ts';
import type { StudentRow } from '../api.ts';
import { row, startStudents } from '../test/school.ts';
import { StudentPicker } from './student-picker.tsx';

function Chooser() {
  const [student, setStudent] = useState<StudentRow | null>(null);
  return <StudentPicker value={student} onChange={setStudent} />;
}
beforeEach(startStudents);

it('finds as one types, by keyboard, and shows who was taken', async () => {
  answer(listStudents, { students: [row, { ...row, id: 's2', name: 'Anand Patil' }], hasMore: false });
  renderScreen(<Chooser />);
  const field = screen.getByRole('combobox', { name: 'Student' });
  await userEvent.type(field, 'ana');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(timesSent(listStudents)).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect((field as HTMLInputElement).value).toBe('Anand Patil · Class 8th A · 2019/0412');
  expect(screen.queryByRole('option')).toBeNull();
});

it('says when nobody is found, and closes on Escape', async () => {
  answer(listStudents, { students: [], hasMore: false });
  renderScreen(<Chooser />);
  await userEvent.type(screen.getByRole('combobox'), 'zz');
  expect(await screen.findByText('No matching students.')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('No matching students.')).toBeNull();
});
