import {
  getCertificateSettings,
  listCertificateTypes,
  removeCertificatePicture,
  uploadCertificatePicture,
} from '@shala/contract/certificates';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, startServer } from '../../../../test/server.ts';
import { SettingsScreen } from './settings-screen.tsx';

beforeEach(() => {
  startServer();
  takeToasts();
  answer(listCertificateTypes, { year: '2026-27', types: [] });
  answer(getCertificateSettings, {
    ...{ isPublic: false, bookSize: 100, schoolCode: '', schoolNameHindi: '', schoolAddressHindi: '', principalNameHindi: '' },
    ...{ preferred: {}, signatureUrl: '/files/s', sealUrl: '/files/k', publicPage: '/issued', publicCsv: '/public/csv' },
    ...{ hasPublicAddress: true, series: [] },
  });
  answer(uploadCertificatePicture, { url: '/files/n' });
  answer(removeCertificatePicture, {});
});

const told = () => waitFor(() => takeToasts()[0]?.sentence ?? expect.fail('nothing is said yet'));

it.each([
  ['Signature', 0, 'The signature was saved.', 'The signature was removed.'],
  ['Seal', 1, 'The seal was saved.', 'The seal was removed.'],
])('says of the %s whether it was saved or removed', async (label, at, saved, removed) => {
  renderScreen(<SettingsScreen />);
  await userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await told()).toBe(saved);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[at] as HTMLElement);
  expect(await told()).toBe(removed);
});
