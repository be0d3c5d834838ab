import { listSharedPhones, remapImport } from '@shala/contract/imports';
import { confirmSiblings } from '@shala/contract/students';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import type { Preview } from '../api.ts';
import { PreviewNotes } from './preview-notes.tsx';
import { SharedPhones } from './shared-phones.tsx';

const preview: Preview = {
  ...{ id: 'i1', kind: 'students', fileName: 'pupils.csv', counts: { good: 2, bad: 0, known: 0 }, missing: [], createsClasses: false },
  ...{ headers: ['Name', 'Std', 'Stop', 'Old Dues'], mapping: ['name', 'className', 'transportStop', null], leftOut: [] },
  names: { count: 2, isTidied: true, examples: [{ before: 'ANKIT ANSARI', after: 'Ankit Ansari' }] },
  rows: [
    { row: 2, verdict: 'good', cells: ['ANKIT ANSARI', '8', 'Market', '500'], problems: [], transport: { stop: 'Market', fee: 900 } },
    { row: 3, verdict: 'good', cells: ['ISHITA RAO', '8', 'Xyz', ''], problems: [], transport: { stop: 'Xyz', fee: 900 } },
  ],
};

beforeEach(() => startServer());

it('say before the import who is charged transport, that no parent has a number, and where old dues are entered', async () => {
  renderScreen(<PreviewNotes preview={preview} choice="skip" onPreview={() => {}} />, '/data/import');
  expect(await screen.findByText('2 students will be charged Transport: ₹1,800 a month in total.')).toBeDefined();
  expect(screen.getByText('Xyz')).toBeDefined();
  expect(screen.getByText('No column has a mobile number: parents get no messages.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Opening balances' })).toBeDefined();
});

it('offer to tidy names, and send what is chosen', async () => {
  answer(remapImport, preview);
  renderScreen(<PreviewNotes preview={preview} choice="skip" onPreview={() => {}} />, '/data/import');
  expect(await screen.findByText('Ankit Ansari')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: /Correct capital letters/ }));
  expect(sent.at(-1)?.body).toMatchObject({ tidiesNames: false });
});

it('after the import, parents with one number are joined by a person', async () => {
  const students = [{ id: 's2', name: 'Mohan Dubey', className: '8th', sectionName: 'A' }];
  const pair = { studentId: 's1', student: 'Gita Dubey', guardianId: 'g1', guardian: 'N. Dubey', otherGuardianId: 'g2' };
  answer(listSharedPhones, [{ ...pair, otherGuardian: 'Naresh Dubey', phone: '9425123456', students }]);
  answer(confirmSiblings, { students: 1, feeChange: -1280 });
  renderScreen(<SharedPhones importId="i1" />, '/data/import');
  expect(await screen.findByText('9425123456: N. Dubey (parent of Gita Dubey) and Naresh Dubey (parent of Mohan Dubey)')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'They are the same person' }));
  expect(sent.find(({ path }) => path === '/admin/students/s1/siblings')?.body).toEqual({ guardianId: 'g1', otherGuardianId: 'g2' });
});
