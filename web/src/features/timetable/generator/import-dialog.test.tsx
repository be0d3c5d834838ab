import { addTimetableSheet, readTimetableSheet } from '@shala/contract/timetable';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startTimetable } from '../test/school.ts';
import { ImportDialog } from './import-dialog.tsx';

const FILE = new File(['Class 9A,Mon\nP1,Maths'], 'timetable.csv', { type: 'text/csv' });
const closed: string[] = [];

beforeEach(() => {
  startTimetable();
  closed.length = 0;
});
const open = () => renderScreen(<ImportDialog onClose={() => closed.push('closed')} />, '/scheduler/generate');
const uploads = (path: string) => sent.filter((one) => one.path === path);

it('shows what was not understood, and imports the rest as a draft', async () => {
  answer(readTimetableSheet, {
    sections: 1,
    lessons: 40,
    withoutTeacher: 2,
    problems: [
      { row: 3, text: 'Rao', kind: 'teacher' },
      { row: 4, text: 'Quidditch', kind: 'subject' },
    ],
    problemCount: 5,
    newGroups: [{ name: 'Hindi / Sanskrit / 9th A', periods: 4 }],
  });
  answer(addTimetableSheet, { id: 'd1', lessons: 40 });
  open();
  await userEvent.upload(screen.getByLabelText(/Timetable/), FILE);
  expect(await screen.findByText('40 periods of 1 section, 2 without a teacher.')).toBeDefined();
  expect(screen.getByText('Row 3: “Rao” is not the name of one teacher. The period has no teacher.')).toBeDefined();
  expect(screen.getByText('Row 4: “Quidditch” is not a subject of the class. The period stays vacant.')).toBeDefined();
  expect(screen.getByText('Hindi / Sanskrit / 9th A · 4 periods a week')).toBeDefined();
  expect(screen.getByText('3 more rows were not understood.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Import as draft' }));
  await expect.poll(() => closed).toEqual(['closed']);
  expect(uploads('/admin/timetable/sheets')).toHaveLength(1);
});

it('says why a file cannot be read, and imports nothing', async () => {
  refuse(readTimetableSheet, 422, { code: 'sheetBroken', error: 'This file could not be read.' });
  open();
  await userEvent.upload(screen.getByLabelText(/Timetable/), FILE);
  expect((await screen.findByRole('alert')).textContent).toContain('This file could not be read.');
  expect(screen.getByRole('button', { name: 'Import as draft' }).hasAttribute('disabled')).toBe(true);
});
