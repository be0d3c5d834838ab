import { getAttendanceDay, getSectionRegister, saveSectionRegister, takeBackSectionRegister } from '@shala/contract/attendance';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { StudentsAttendanceScreen } from './students-attendance-screen.tsx';

const DAY = { on: '2026-10-14', isSchoolDay: true, isFuture: false, why: null, locksAt: '2026-10-14T18:30:00.000Z', isLocked: false };
const COUNTS = { total: 3, present: 0, absent: 0, late: 0, halfDay: 0, onLeave: 0, notMarked: 3 };
const NOT_TAKEN = { version: 0, takenAt: null, takenBy: '', savedAt: null, savedBy: '' };
const TAKEN = { version: 1, takenAt: '2026-10-14T03:00:00.000Z', takenBy: 'Asha', savedAt: '2026-10-14T03:00:00.000Z', savedBy: 'Asha' };
const LEAVE = { id: 'l1', from: '2026-10-13', to: '2026-10-15', isHalfDay: false, isFromRegister: false, reason: 'Wedding' };
const student = (id: string, name: string, rollNumber: number) => ({
  id,
  name,
  rollNumber,
  admissionNumber: id,
  mark: null,
  reason: '',
  leave: null,
});

function answerRegister(register = NOT_TAKEN as typeof TAKEN | typeof NOT_TAKEN, day = DAY) {
  answer(getSectionRegister, {
    ...{ day, register, className: '8th', sectionName: 'A', classTeacher: 'Lissy Philip' },
    students: [student('s1', 'Aarav', 1), { ...student('s2', 'Aditi', 2), mark: 'V', leave: LEAVE }, student('s3', 'Kabir', 3)],
  });
}

const SECTION = {
  sectionId: 'a',
  classId: 'c8',
  className: '8th',
  sectionName: 'A',
  classTeacher: null,
  takenAt: null,
  takenBy: '',
  counts: COUNTS,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-10-14T04:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
  startServer();
  answer(getAttendanceDay, { day: DAY, students: COUNTS, staff: COUNTS, staffRegister: NOT_TAKEN, sections: [SECTION] });
  answer(saveSectionRegister, { version: 1, takenAt: TAKEN.takenAt, savedAt: TAKEN.savedAt });
  answerRegister();
});

const open = async () => {
  renderScreen(<StudentsAttendanceScreen />, '/attendance/student?on=2026-10-14');
  await screen.findByRole('row', { name: '1, Aarav: Present' });
};
const body = () => sent.find(({ method }) => method === 'PUT')?.body as { version: number; marks: object[]; reason?: string };

/** Saves, presses Undo on what is said then, and gives what is said after it. */
async function undoAfterSaving(): Promise<string | undefined> {
  takeToasts();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
  expect(saved.sentence).toBe('Attendance saved.');
  saved.onUndo?.();
  return (await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'))).sentence;
}

describe('the register of a section', () => {
  it('opens with everybody present and leave filled in, and is marked and saved by keyboard alone', async () => {
    await open();
    expect(screen.getByRole('row', { name: '2, Aditi: On leave' })).toBeDefined();
    expect(screen.getByText('Not saved')).toBeDefined();
    await userEvent.keyboard('3a');
    expect(screen.getByRole('row', { name: '3, Kabir: Absent' })).toBeDefined();
    await userEvent.keyboard('1t');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(body()).toBeDefined());
    expect(body()).toEqual({
      on: '2026-10-14',
      version: 0,
      marks: [
        { id: 's1', mark: 'L' },
        { id: 's2', mark: 'V' },
        { id: 's3', mark: 'A' },
      ],
    });
  });

  it('stays open once it is saved, though another section is to be taken next', async () => {
    const other = { ...SECTION, sectionId: 'b', sectionName: 'B' };
    const day = { day: DAY, students: COUNTS, staff: COUNTS, staffRegister: NOT_TAKEN };
    answer(getAttendanceDay, { ...day, sections: [SECTION, other] });
    await open();
    answer(getAttendanceDay, { ...day, sections: [{ ...SECTION, takenAt: TAKEN.takenAt }, other] });
    answerRegister(TAKEN);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Attendance taken in 1 of 2 sections/)).toBeDefined();
    expect(screen.getByText(/^Saved 14 Oct 2026, .* by Asha$/)).toBeDefined();
    expect(screen.getByRole('radio', { name: 'A ✓', checked: true })).toBeDefined();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('does not mark somebody on approved leave absent', async () => {
    await open();
    await userEvent.keyboard('2a');
    expect(screen.getByRole('row', { name: '2, Aditi: On leave' })).toBeDefined();
    expect(screen.getByText(/Approved leave, 13 to 15 Oct 2026/)).toBeDefined();
  });

  it('keeps marks that could not be sent, also over a reload', async () => {
    refuse(saveSectionRegister, 503, { code: 'busy', error: 'Shala is very busy.' });
    await open();
    await userEvent.keyboard('3a');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body()).toBeDefined());
    expect(screen.getByRole('row', { name: '3, Kabir: Absent' })).toBeDefined();
    expect(localStorage.getItem('shala.kept.register.a.2026-10-14')).toContain('"A"');
  });

  it('asks for a reason once it is locked', async () => {
    answerRegister(TAKEN, { ...DAY, isLocked: true });
    await open();
    await userEvent.keyboard('3a');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save a locked register' });
    expect(dialog.textContent).toContain('The attendance of 1 person will be changed.');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Enter the reason. It is kept on record.')).toBeDefined();
    await userEvent.keyboard('Marked wrongly{Enter}');
    await waitFor(() => expect(body()?.reason).toBe('Marked wrongly'));
  });

  it('offers to take a register back that has just been taken', async () => {
    answer(takeBackSectionRegister, { marks: 3 });
    await open();
    expect(await undoAfterSaving()).toBe('The attendance was deleted.');
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/admin/attendance/sections/a');
  });

  it('puts changed marks back as they were', async () => {
    answerRegister(TAKEN);
    await open();
    await userEvent.keyboard('2h');
    answer(saveSectionRegister, { version: 2, takenAt: TAKEN.takenAt, savedAt: TAKEN.savedAt });
    expect(await undoAfterSaving()).toBe('The change was cancelled.');
    const last = sent.findLast(({ method }) => method === 'PUT')?.body;
    expect(last).toEqual({ on: '2026-10-14', version: 2, marks: [{ id: 's2', mark: 'V' }] });
  });

  it('says beside the register what its letters mean', async () => {
    await open();
    const legend = await screen.findByRole('list', { name: 'Letters used in the register' });
    const lines = within(legend).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['P Present', 'A Absent', 'LT Late', 'HD Half day', 'L On leave']);
  });

  it('lists its keys', async () => {
    await open();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });
});
