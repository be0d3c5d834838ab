import { readFetRules, saveFetRules } from '@shala/contract/timetable';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startTimetable } from '../test/school.ts';
import { FetDialog } from './fet-dialog.tsx';

const FILE = new File(['<fet/>'], 'school.fet', { type: '' });
const closed: string[] = [];

beforeEach(() => {
  startTimetable();
  closed.length = 0;
});
const open = () => renderScreen(<FetDialog onClose={() => closed.push('closed')} />, '/scheduler/generate');
const choose = () => userEvent.upload(screen.getByLabelText('FET file'), FILE, { applyAccept: false });

it('shows what a FET file has and what is not taken over, and saves the rest', async () => {
  answer(readFetRules, {
    ...{ sections: 2, periods: 80, teachers: 5, newRooms: 1, splits: 0, problemCount: 4 },
    problems: [
      { kind: 'rule', text: 'Teacher max gaps per week', other: '', count: 2 },
      { kind: 'subject', text: 'Quidditch', other: '9th', count: 1 },
      { kind: 'teachers', text: 'Science, 9th A', other: 'Mrs Rao', count: 1 },
    ],
  });
  answer(saveFetRules, { sections: 2, periods: 80 });
  open();
  await choose();
  expect(await screen.findByText('2 sections, 80 periods a week, 5 teachers, 1 new room, 0 groups.')).toBeDefined();
  expect(screen.getByText('The FET rule “Teacher max gaps per week” is not available here (2 times).')).toBeDefined();
  expect(screen.getByText('“Quidditch” is not a subject of Class 9th. Add it under Classes, then import again.')).toBeDefined();
  expect(screen.getByText('Science, 9th A: a subject of a class has one teacher. Only Mrs Rao is imported.')).toBeDefined();
  expect(screen.getByText('1 more is not imported.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Import the file' }));
  await expect.poll(() => closed).toEqual(['closed']);
  expect(sent.filter(({ path }) => path === '/admin/timetable/fet')).toHaveLength(1);
});

it('says why a file cannot be read, and imports nothing', async () => {
  refuse(readFetRules, 422, { code: 'fetBroken', error: 'This is not a file of the program FET.' });
  open();
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('This is not a file of the program FET.');
  expect(screen.getByRole('button', { name: 'Import the file' }).hasAttribute('disabled')).toBe(true);
});
