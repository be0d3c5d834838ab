import { getSchoolClasses, removeClass, renameClass, updateSection } from '@shala/contract/classes';
import { getAdminDetails, getSchoolProfile, updateSchoolProfile } from '@shala/contract/identity';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, timesSent } from '../../../../test/server.ts';
import { press, startSchool } from '../test/school.ts';
import { ClassesDataScreen } from './classes-data-screen.tsx';
import { SchoolDataScreen } from './school-data-screen.tsx';
import { SchoolProfileScreen } from './school-profile-screen.tsx';

const profile = {
  schoolName: 'Amaltas',
  board: 'CBSE',
  affiliationNumber: '',
  udiseCode: '',
  address: '12 College Road',
  state: 'Goa',
  city: 'Panaji',
  pinCode: '403001',
  phone: '',
  email: '',
  website: '',
  principalName: '',
  parentsLanguage: 'en',
  hasBilingualReceipts: false,
  logoUrl: null,
};

beforeEach(startSchool);

it('the overview leads to every part', async () => {
  answer(getAdminDetails, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha', academicYear: null });
  renderScreen(<SchoolDataScreen />, '/data');
  expect(await screen.findByText('Setup of Amaltas')).toBeDefined();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(['/data/profile', '/data/years', '/data/classes', '/data/periods', '/data/users', '/data/fees', '/data/health']),
  );
});

describe('/data/profile', () => {
  it('refuses a UDISE code that is none before it is sent, then saves', async () => {
    answer(getSchoolProfile, profile);
    renderScreen(<SchoolProfileScreen />, '/data/profile');
    const udise = await screen.findByLabelText('UDISE code');
    await userEvent.type(udise, '123');
    await press('Save the profile');
    expect(await screen.findByText('Enter the 11-digit UDISE code.')).toBeDefined();
    expect(timesSent(updateSchoolProfile)).toBe(0);
    answer(updateSchoolProfile, { ...profile, udiseCode: '27200199999' });
    await userEvent.clear(udise);
    await userEvent.type(udise, '27200199999');
    await userEvent.type(screen.getByLabelText('Phone'), '+91 98230 41172');
    await press('Save the profile');
    await waitFor(() => expect(timesSent(updateSchoolProfile)).toBe(1));
    const body = sent.find(({ method }) => method === 'PATCH')?.body;
    // Only what was changed, with what was there before.
    expect(body).toEqual({ udiseCode: '27200199999', phone: '9823041172', seen: { udiseCode: profile.udiseCode, phone: profile.phone } });
  });
});

describe('/data/classes', () => {
  const tree = {
    classes: [{ id: 'c1', className: '10th', subjects: 6, sections: [{ id: 's1', section: 'A', classTeacher: null, students: 32 }] }],
    teachers: [{ id: 't1', name: 'Meera Iyer' }],
  };

  it('renames a class', async () => {
    answer(getSchoolClasses, tree);
    answer(renameClass, {});
    renderScreen(<ClassesDataScreen />, '/data/classes');
    expect(
      (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Class teacher of 10th A' })).selectedOptions[0]?.textContent,
    ).toBe('None');
    await press('Rename class 10th');
    await userEvent.clear(screen.getByLabelText('Name of the class'));
    await press('Rename class');
    expect(await screen.findByText('Please fill in this field.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name of the class'), 'दसवीं');
    await press('Rename class');
    await waitFor(() => expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ className: 'दसवीं' }));
  });

  it('gives a section its class teacher in the list; one who left stays shown', async () => {
    const left = { ...tree.classes[0], sections: [{ id: 's2', section: 'B', classTeacher: { id: 't9', name: 'Ravi Das' }, students: 0 }] };
    answer(getSchoolClasses, { ...tree, classes: [...tree.classes, { ...left, id: 'c2', className: '9th', subjects: 0 }] });
    answer(updateSection, {});
    renderScreen(<ClassesDataScreen />, '/data/classes');
    const ofB = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Class teacher of 9th B' });
    expect(ofB.selectedOptions[0]?.textContent).toBe('Ravi Das');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Class teacher of 10th A' }), 'Meera Iyer');
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ path: '/admin/sections/s1', body: { classTeacherId: 't1' } }),
    );
  });

  it('says at once that a class with students cannot be deleted', async () => {
    answer(getSchoolClasses, tree);
    renderScreen(<ClassesDataScreen />, '/data/classes');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete class 10th' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByText('It has 32 students. First move the students to another class: open Students and select them.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Delete class', hidden: true })).toBeNull();
  });

  it('says where a class without students is used, that cannot be deleted', async () => {
    const empty = (one: (typeof tree.classes)[number]) => ({
      ...one,
      sections: one.sections.map((section) => ({ ...section, students: 0 })),
    });
    answer(getSchoolClasses, { ...tree, classes: tree.classes.map(empty) });
    refuse(removeClass, 409, {
      code: 'inUse',
      error: 'Class 10th cannot be deleted because it is used: 3 exams. You can change its name instead.',
    });
    renderScreen(<ClassesDataScreen />, '/data/classes');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete class 10th' }));
    await userEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByText('Delete class'));
    expect(await screen.findByText(/because it is used: 3 exams/)).toBeDefined();
  });
});
