import { changeTeaching, getTeaching } from '@shala/contract/employees';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { TeachingScreen } from '../screens/teaching-screen.tsx';

const subject = (id: string, name: string, teacherIds: string[] = [], periodsPerWeek = 6) => ({ id, name, periodsPerWeek, teacherIds });
const teaching = {
  teachers: [
    { id: 't1', name: 'Asha Rao', positionRole: 'TGT' },
    { id: 't2', name: 'Bina Das', positionRole: 'PRT' },
  ],
  classes: [
    { classId: 'c6', className: '6th', subjects: [subject('m6', 'Mathematics', ['t1']), subject('a6', 'Art', [], 0)] },
    { classId: 'c7', className: '7th', subjects: [subject('m7', 'Mathematics')] },
    { classId: 'c8', className: '8th', subjects: [subject('m8', 'mathematics')] },
  ],
};
const open = async (name = 'Mathematics') => {
  renderScreen(<TeachingScreen />, '/data/teaching');
  await userEvent.click(await screen.findByRole('button', { name: `Select teachers of ${name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Teachers of ${name}` }));
  await dialog.findByRole('checkbox', { name: 'Asha Rao' });
  return dialog;
};

beforeEach(() => {
  startServer();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  answer(getTeaching, teaching);
});

describe('who teaches what', () => {
  it('has one line for each subject, with its teachers, their classes and what has no teacher', async () => {
    renderScreen(<TeachingScreen />, '/data/teaching');
    const row = (await screen.findByRole('cell', { name: 'Mathematics' })).closest('tr') as HTMLElement;
    expect(within(row).getByRole('listitem').textContent).toBe('Asha Rao 6th');
    expect(within(row).getByRole('cell', { name: '7th, 8th' })).toBeDefined();
    // Art has no periods a week, so nobody is missing.
    expect(screen.getByText('2 subjects of classes have no teacher')).toBeDefined();
  });

  it('tells two teachers of one name apart by their roles', async () => {
    answer(getTeaching, { ...teaching, teachers: [...teaching.teachers, { id: 't3', name: 'Asha Rao', positionRole: 'Principal' }] });
    renderScreen(<TeachingScreen />, '/data/teaching');
    expect((await screen.findByRole('listitem')).textContent).toBe('Asha Rao (TGT) 6th');
  });

  it('is selected for all classes without a teacher at once, and only what changed is sent', async () => {
    answer(changeTeaching, { changed: 2 });
    const dialog = await open();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Class 6th' }).checked).toBe(false);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Class 7th' }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All classes' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Asha Rao' }).indeterminate).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bina Das' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save teachers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ subjectIds: ['m6', 'm7', 'm8'], add: ['t2'], remove: [] });
  });

  it('takes a teacher off, and cannot be saved without a class or a change', async () => {
    answer(changeTeaching, { changed: 1 });
    const dialog = await open();
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save teachers' });
    expect(save.disabled).toBe(true);
    for (const name of ['Class 7th', 'Class 8th']) await userEvent.click(dialog.getByRole('checkbox', { name }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Asha Rao' }).disabled).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Class 6th' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Asha Rao' }));
    await userEvent.click(save);
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ subjectIds: ['m6'], add: [], remove: ['t1'] }),
    );
  });

  it('keeps the choice when it is refused, and says why', async () => {
    refuse(changeTeaching, 409, { code: 'employeeLeft', error: 'Bina Das has already left.' });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bina Das' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save teachers' }));
    expect(await dialog.findByText('Bina Das has already left.')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Bina Das' }).checked).toBe(true);
  });

  it('says what to do while there is no teacher, no subject, or no answer', async () => {
    answer(getTeaching, { ...teaching, teachers: [] });
    const { unmount } = renderScreen(<TeachingScreen />, '/data/teaching');
    await userEvent.click(await screen.findByRole('button', { name: 'Select teachers of Mathematics' }));
    expect((await screen.findByRole('link', { name: 'Employee' })).getAttribute('href')).toBe('/employee');
    unmount();
    const nobody = teaching.classes.map((one) => ({
      ...one,
      subjects: one.subjects.map((subject) => ({ ...subject, periodsPerWeek: 0, teacherIds: [] })),
    }));
    answer(getTeaching, { ...teaching, classes: nobody });
    const none = renderScreen(<TeachingScreen />, '/data/teaching');
    expect(await screen.findByText('No teacher is selected yet')).toBeDefined();
    none.unmount();
    answer(getTeaching, { teachers: [], classes: [] });
    const empty = renderScreen(<TeachingScreen />, '/data/teaching');
    expect(await screen.findByText('No class has a subject yet')).toBeDefined();
    empty.unmount();
    refuse(getTeaching, 500, { code: 'internal', error: 'Something went wrong.' });
    renderScreen(<TeachingScreen />, '/data/teaching');
    expect(await screen.findByText('The subjects could not be opened')).toBeDefined();
  });
});
