import {
  checkCertificateBatch,
  getCertificateBatch,
  issueCertificate,
  listCertificateBatches,
  listCertificateTypes,
  listPublicCertificates,
  prepareCertificate,
  previewCertificate,
  startCertificateBatch,
} from '@shala/contract/certificates';
import { getFeeCertificate } from '@shala/contract/finance';
import { countStudents } from '@shala/contract/students';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForVisitor, renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { ClassCertificatesScreen } from './class-certificates-screen.tsx';
import { IssuedScreen } from './issued-screen.tsx';
import { NewCertificateScreen } from './new-certificate-screen.tsx';

const form = {
  ...{ id: 'bonafide', type: 'bonafide', name: 'Bonafide certificate', version: 1, personKind: 'student' as const },
  ...{ languages: 'en' as const, isPreset: true, source: '', isArchived: false },
};
const person = {
  personKind: 'student' as const,
  id: 's1',
  name: 'Aarav Sharma',
  number: 'A-17',
  place: '5th B',
  leftOn: null,
  admittedOn: null,
};
const prepared = {
  ...{ form, person, fields: [], today: '2026-11-23', nextNumber: 'BC/2026-27/0001', dues: 0, canSettle: false },
  ...{ earlier: [], offersLeaving: false, missingOfSchool: [], hasPublicAddress: true },
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startServer();
  answer(listCertificateTypes, {
    year: '2026-27',
    types: [
      {
        ...{ type: 'bonafide', name: 'Bonafide certificate', personKind: 'student', issued: 0 },
        ...{ nextNumber: 'BC/2026-27/0001', forms: [form], formId: 'bonafide' },
      },
    ],
  });
  answer(prepareCertificate, prepared);
  answer(previewCertificate, { pages: [], width: 210, height: 297 });
});

describe('a new certificate', () => {
  const open = () => renderScreen(<NewCertificateScreen />, '/certificate/new?person=s1&kind=student');

  it('says a refusal beside the button and leads to the field that was refused', async () => {
    const field = {
      ...{
        key: 'uid',
        source: 'aadhaarLast4' as const,
        label: { en: 'UID number', hi: '' },
        value: '',
        kind: 'text' as const,
        choices: [],
      },
      ...{ isRequired: false, isMissing: true, isFixed: false, isKept: true },
    };
    answer(prepareCertificate, { ...prepared, fields: [field] });
    refuse(issueCertificate, 400, {
      code: 'badInput',
      error: 'Please check the marked fields.',
      fields: { uid: 'Enter only the last 4 digits.' },
    });
    open();
    const input = await screen.findByLabelText('UID number');
    await userEvent.type(input, 'abc');
    await press(/^Issue BC/);
    const refusal = await screen.findByText('Please check the marked fields.');
    expect(refusal.closest('div[class*="issue"]')?.querySelector('button[type="submit"]')).toBeTruthy();
    expect(document.activeElement).toBe(input);
    expect(screen.getByText('Enter only the last 4 digits.')).toBeTruthy();
  });

  it('offers the usual certificates in place of a bonafide one to somebody who has left', async () => {
    const typeOf = (type: string, name: string) => ({
      ...{ type, name, personKind: 'student' as const, issued: 0, nextNumber: 'X/1' },
      ...{ forms: [{ ...form, id: type, type, name }], formId: type },
    });
    answer(listCertificateTypes, {
      year: '2026-27',
      types: [typeOf('bonafide', 'Bonafide certificate'), typeOf('study', 'Study certificate'), typeOf('sports', 'Sports')],
    });
    answer(prepareCertificate, { ...prepared, person: { ...person, leftOn: '2026-11-20' } });
    open();
    expect(await screen.findByText(/Aarav Sharma left the school on 20 Nov 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sports and achievements' })).toBeNull();
    answer(prepareCertificate, {
      ...prepared,
      form: { ...form, id: 'study', type: 'study', name: 'Study certificate' },
      person: { ...person, leftOn: '2026-11-20' },
    });
    await press('Study certificate');
    expect(await screen.findByRole('button', { name: /^Issue/ })).toBeDefined();
  });

  it('offers the fee certificate of a year from the books', async () => {
    const asked = { total: 24_000, tuition: 18_000, notCleared: 0, receipts: 3, url: '/files/fees.pdf' };
    answer(getFeeCertificate, { ...asked, year: '2026-27' });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Fee certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fee certificate' }));
    expect(dialog.getByText('Aarav Sharma')).toBeDefined();
    expect(await dialog.findByText('₹18,000')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'View and print certificate' }));
    expect(opened.mock.calls[0]?.[0]).toContain('/files/fees.pdf');
    answer(getFeeCertificate, { ...asked, total: 0, tuition: 0, receipts: 0, url: null, year: '2025-26' });
    await userEvent.click(dialog.getByRole('radio', { name: /2025/ }));
    expect(await dialog.findByText('Nothing was received in 2025-26.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'View and print certificate' }).hasAttribute('disabled')).toBe(true);
  });

  it('is issued once by a double click', async () => {
    const release = hold(issueCertificate, { id: 'c1', number: 'BC/2026-27/0001', serialNo: 1, bookNo: 1, url: '/files/c1.pdf' } as never);
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Issue BC/2026-27/0001' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    release();
    expect(await screen.findByText('Issued to Aarav Sharma.')).toBeDefined();
    expect(timesSent(issueCertificate)).toBe(1);
    expect(
      sent.find(({ path, method }) => method === 'POST' && path === issueCertificate.path)?.headers.get('idempotency-key'),
    ).toBeTruthy();
  });

  it('keeps the printed reason as the note of the leaving, as far as the note holds it, and says what is still missing', async () => {
    const reason = {
      ...{ key: 'reason', source: 'leavingReason', label: { en: 'Reason for leaving', hi: '' }, value: '', kind: 'long', choices: [] },
      ...{ isRequired: true, isMissing: true, isFixed: false, isKept: false },
    } as const;
    answer(prepareCertificate, { ...prepared, fields: [reason], offersLeaving: true } as never);
    answer(issueCertificate, { id: 'c1', number: 'BC/2026-27/0001', serialNo: 1, bookNo: 1, url: '/files/c1.pdf' });
    open();
    // Who gets a transfer certificate leaves, unless the office says otherwise and is told what that means.
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Withdraw .* from the school$/ });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(screen.getByText(/Aarav Sharma stays on the rolls/)).toBeDefined();
    expect(screen.queryByLabelText("Reason in the school's records *")).toBeNull();
    await userEvent.click(box);
    expect(screen.getByText("Still to fill in: Reason in the school's records, Reason for leaving.")).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText("Reason in the school's records *"), 'Moved to another town');
    await userEvent.clear(screen.getByLabelText('Reason for leaving *'));
    await userEvent.click(screen.getByLabelText('Reason for leaving *'));
    await userEvent.paste('Transfer of the father. '.repeat(20));
    await press('Issue BC/2026-27/0001');
    expect(await screen.findByText('Issued to Aarav Sharma.')).toBeDefined();
    const body = sent.find(({ path, method }) => method === 'POST' && path === issueCertificate.path)?.body as {
      values: { reason: string };
      leaving: { reason: string; note: string };
    };
    expect([body.values.reason.length, body.leaving.reason, body.leaving.note.length]).toEqual([480, 'Moved to another town', 300]);
  });

  it('says before issuing what the school has not entered, and that there is no code without a public address', async () => {
    open();
    expect(await screen.findByText('Press Ctrl + Enter to issue.')).toBeDefined();
    expect(screen.queryByText(/Not entered yet/)).toBeNull();
    expect(screen.queryByText(/without a QR code/)).toBeNull();
    cleanup();
    answer(prepareCertificate, { ...prepared, missingOfSchool: ['affiliationNumber', 'schoolCode'], hasPublicAddress: false });
    open();
    const sentence = 'Not entered, so it will not be printed on the certificate: Affiliation number, School code.';
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open School profile' }).getAttribute('href')).toBe('/data/profile');
    expect(screen.getByRole('link', { name: 'Open Certificate settings' }).getAttribute('href')).toBe('/certificate/settings');
    expect(screen.getByText(/^Certificates are printed without a QR code.*web address/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Issue BC/2026-27/0001' }).disabled).toBe(false);
  });

  it('of somebody who is not of this school says so and offers no form', async () => {
    refuse(prepareCertificate, 404, { code: 'certificatePerson', error: 'This person is not in the records.' });
    open();
    expect(await screen.findByText('This person is not in the records.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
  });
});

describe('certificates for a class', () => {
  const studentOf = (id: string) => ({
    ...{ id, name: id, number: id, place: '5th B', rollNumber: 1 },
    ...{ missing: [] as string[], dues: 7200, earlier: null },
  });
  const batch = {
    ...{ id: 'b1', formName: 'Bonafide certificate', place: '5th B', startedAt: '2026-11-23T06:00:00Z', startedBy: 'Asha' },
    ...{ total: 41, issued: 20, drawn: 10, failed: 1, isDone: false, url: null },
    problems: [{ studentId: 's9', name: 'Lacking Birth', problem: 'Date of birth is missing.' }],
  };
  beforeEach(() => {
    answer(countStudents, {
      ...({ counts: {} } as object),
      sections: [{ classId: 'c5', className: '5th', sectionId: 'b', sectionName: 'B', students: 41 }],
    } as never);
    answer(listCertificateBatches, { batches: [] });
    answer(checkCertificateBatch, {
      ...{ total: 41, shared: [] },
      students: [
        ...Array.from({ length: 39 }, (_, index) => studentOf(`c${index}`)),
        { ...studentOf('has one'), earlier: { number: 'BON/2026-27/0007', issuedOn: '2026-06-12' } },
        { ...studentOf('s9'), name: 'Lacking Birth', missing: ['Date of birth'] },
      ],
    });
  });

  it('list who gets one, what others lack, dues and earlier ones, and leave single students out', async () => {
    answer(startCertificateBatch, { id: 'b1', total: 38 });
    answer(getCertificateBatch, batch);
    renderScreen(<ClassCertificatesScreen />, '/certificate/class?class=c5');
    const table = within(await screen.findByRole('table', { name: 'Students of the class' }));
    expect(table.getByText('Missing: Date of birth')).toBeDefined();
    expect(table.getByText(/Already issued: BON\/2026-27\/0007/)).toBeDefined();
    expect(table.getAllByText('₹7,200').length).toBe(41);
    expect(table.getByRole<HTMLInputElement>('checkbox', { name: 'Issue to Lacking Birth' }).disabled).toBe(true);
    await userEvent.click(table.getByRole('checkbox', { name: 'Issue to c3' }));
    await press('Issue 38 certificates');
    const body = sent.find(({ path, method }) => method === 'POST' && path === '/admin/certificates/batches')?.body as {
      studentIds: string[];
    };
    expect(body.studentIds).toHaveLength(38);
    expect(body.studentIds).not.toContain('c3');
    expect(body.studentIds).not.toContain('has one');
  });

  it('are started once, show how far they are until all are done, and name who gets none', async () => {
    const release = hold(startCertificateBatch, { id: 'b1', total: 41 });
    answer(getCertificateBatch, batch);
    renderScreen(<ClassCertificatesScreen />, '/certificate/class?class=c5');
    expect(await screen.findByText('1 student gets no certificate, because a required field is missing')).toBeDefined();
    // Who has one of this year is left out unless it is asked for; who owes fees is told and gets one.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Issue to has one' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Issue 40 certificates' }));
    release();
    expect(await screen.findByText('20 of 41 issued')).toBeDefined();
    expect(timesSent(startCertificateBatch)).toBe(1);
    // Issued and drawn are each half of the work for the forty who get one.
    expect(screen.getByRole('progressbar', { name: 'Certificates issued' }).getAttribute('aria-valuenow')).toBe('38');
    expect(screen.getByText('This continues even if you leave this page.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lacking Birth' }).getAttribute('href')).toBe('/student/profile/s9');
    expect(screen.queryByRole('link', { name: 'Open all to print' })).toBeNull();
    answer(getCertificateBatch, { ...batch, issued: 40, drawn: 40, isDone: true, url: '/files/all.pdf' });
    expect(await screen.findByRole('link', { name: 'Open all to print' })).toBeDefined();
    expect(screen.queryByText('This continues even if you leave this page.')).toBeNull();
    await press('Another class');
    expect(await screen.findByText('Format and class')).toBeDefined();
  });
});

describe('the public list of transfer certificates', () => {
  it('is shown to a visitor, who finds a name in it', async () => {
    const row = { number: 'TC/2026-27/0001', admissionNumber: '777', name: 'Kiran Salunkhe', place: '7th A' };
    const certificates = [
      { ...row, issuedOn: '2026-11-24', state: 'issued' as const },
      { ...row, number: 'TC/2026-27/0002', name: 'Zoya Khan', issuedOn: '2026-11-24', state: 'cancelled' as const },
    ];
    answer(listPublicCertificates, { schoolName: 'Amaltas School', csvUrl: '/public/certificates/x.csv', certificates });
    renderForVisitor(<IssuedScreen />, '/issued?school=x');
    expect(await screen.findByRole('row', { name: /Kiran Salunkhe/ })).toBeTruthy();
    expect(screen.getByText('Amaltas School')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download list (CSV)' }).getAttribute('href')).toBe('/public/certificates/x.csv');
    await userEvent.type(screen.getByRole('searchbox'), 'zoya');
    expect(screen.queryByText('Kiran Salunkhe')).toBeNull();
    expect(screen.getByRole('row', { name: /Zoya Khan.*Cancelled/ })).toBeTruthy();
    expect(screen.getByText('1 certificate')).toBeTruthy();
  });
});
