import { getStudentFees } from '@shala/contract/finance';
import { countStudents, editStudent, getStudent, moveStudents, setRollNumbers } from '@shala/contract/students';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { fees, startStudents, student } from '../test/school.ts';
import { StudentProfileScreen } from './student-profile-screen.tsx';

const open = () => renderRoutes([{ path: '/student/profile/:studentId', element: <StudentProfileScreen /> }], '/student/profile/s1');
beforeEach(startStudents);

describe('a profile', () => {
  it('says who it is and the allergy first, then fees, attendance, marks and what happened', async () => {
    open();
    const heading = await screen.findByRole('heading', { level: 1, name: /Ananya/ });
    expect(within(heading).getByText(student.nameNative)).toBeDefined();
    expect(within(heading).getByText('Health: Peanut allergy, pen in office')).toBeDefined();
    expect(screen.getByText('Class 8th A · Roll 3 · Admission no. 2019/0412 · Tilak House')).toBeDefined();
    expect(screen.getByText('•••• •••• 4471')).toBeDefined();
    expect(await screen.findByText(/₹22,400 of ₹38,400 paid, 58/)).toBeDefined();
    expect(await screen.findByText(/3 of 5 days, 60/)).toBeDefined();
    expect(
      screen.getByText('The bar and the number show Unit test 2, in %. The vertical line shows Unit test 1. + or − shows the difference.'),
    ).toBeDefined();
    expect(screen.getByText('₹3,200 paid')).toBeDefined();
    expect(screen.getByText('Brother, Class 5th B')).toBeDefined();
  });

  it('names as overdue what the fees page does, old dues included', async () => {
    const month = { charged: 2640, paid: 0, left: 2640, dueOn: '2027-04-10', paidOn: null, isPaid: false, isOverdue: true };
    answer(getStudentFees, {
      ...fees,
      arrears: { ...month, month: 'Arrears', charged: 22_000, left: 22_000, dueOn: '2026-04-10' },
      months: [{ ...month, month: 'April' }],
    });
    open();
    expect(await screen.findByText('Overdue ₹24,640 (with old dues of ₹22,000)')).toBeDefined();
  });

  it('leads to a certificate, and to the transfer certificate of somebody who left', async () => {
    const { unmount } = open();
    const address = async () => (await screen.findByRole('link', { name: 'Certificate' })).getAttribute('href');
    expect(await address()).toBe('/certificate/new?person=s1&kind=student');
    unmount();
    answer(getStudent, { ...student, leftOn: '2023-03-31' });
    open();
    expect(await address()).toBe('/certificate/new?person=s1&kind=student&type=transfer');
  });

  it('changes class, section and roll number where they stand', async () => {
    answer(countStudents, {
      sections: [{ classId: 'c9', className: '9th', sectionId: 'x9', sectionName: 'A' }],
      counts: [],
    });
    answer(moveStudents, { changed: 1, rollNumbers: [{ studentId: 's1', rollNumber: 24 }] });
    answer(setRollNumbers, { changed: 1 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Class and section' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move to another section' }));
    await userEvent.selectOptions(dialog.getByLabelText('Section'), await dialog.findByRole('option', { name: /9th A/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(takeToasts().map(({ sentence }) => sentence)).toContain('One student was moved. The new roll number is 24.');
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Roll no.' }));
    await userEvent.clear(screen.getByLabelText('Roll no.'));
    await userEvent.type(screen.getByLabelText('Roll no.'), '7{Enter}');
    await screen.findByRole('button', { name: 'Edit: Roll no.' });
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      sectionId: student.sectionId,
      numbers: [{ studentId: 's1', rollNumber: 7 }],
    });
  });

  it('is edited in place, with the reason where it says who somebody is, and a refusal under the field', async () => {
    refuse(editStudent, 400, { code: 'birthDate', error: 'No.', fields: { dateOfBirth: 'This date of birth cannot be right.' } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Date of birth' }));
    await userEvent.type(screen.getByLabelText('Reason for the change'), 'Birth certificate');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This date of birth cannot be right.')).toBeDefined();
    answer(editStudent, { changed: ['dateOfBirth'], waiting: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit: Date of birth' })).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      dateOfBirth: '2013-08-23',
      seen: { dateOfBirth: '2013-08-23' },
      reason: 'Birth certificate',
    });
  });

  it('does not write over what another tab saved, says what that is, and saves when pressed again', async () => {
    const fields = { house: 'Another user changed this to “Nehru House”.' };
    refuse(editStudent, 409, { code: 'changedMeanwhile', error: 'No.', fields, data: { present: { house: 'Nehru House' } } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: House' }));
    await userEvent.clear(screen.getByLabelText('House'));
    await userEvent.type(screen.getByLabelText('House'), 'Gandhi House{Enter}');
    expect(await screen.findByText(/changed this to “Nehru House”/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('House').value).toBe('Gandhi House');
    answer(editStudent, { changed: ['house'], waiting: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Edit: House' });
    const bodies = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([
      { house: 'Gandhi House', seen: { house: 'Tilak House' } },
      { house: 'Gandhi House', seen: { house: 'Nehru House' } },
    ]);
  });

  it('keeps only the last four digits of an Aadhaar number that is pasted', async () => {
    answer(editStudent, { changed: ['aadhaarLast4'], waiting: [] });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Aadhaar' }));
    const field = screen.getByLabelText('Aadhaar');
    await userEvent.clear(field);
    await userEvent.type(field, '1234 5678 9012');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Edit: Aadhaar' });
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ aadhaarLast4: '9012', seen: { aadhaarLast4: '4471' } });
  });

  it('of somebody who was forgotten can only be read', async () => {
    answer(getStudent, { ...student, name: 'Former student', medicalNotes: '', leftOn: '2026-11-20', isAnonymised: true });
    open();
    expect(await screen.findByText('Left on 20 Nov 2026')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Rejoin' })).toBeNull();
  });
});
