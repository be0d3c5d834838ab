import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import type { Installation } from '../api.ts';
import { TechnicalFacts } from './technical-facts.tsx';

const database = { version: '18.4', isEmbedded: true, sizeBytes: 1, roundTripMs: 14 };
const sending: Installation['mail'] = { mode: 'smtp', waiting: 0, failed: 0, lastSentAt: null };

it('names the settings that mend email and real use, only when they are wanted', () => {
  renderScreen(
    <TechnicalFacts archive={null} database={database} replica={null} mail={{ ...sending, mode: 'outbox' }} use={{ isSaid: false }} />,
  );
  expect(screen.getByText('PostgreSQL 18.4, part of this installation')).toBeDefined();
  expect(screen.getByText('Set SMTP_URL to the mail server and start Shala again.')).toBeDefined();
  expect(screen.getByText('Set NODE_ENV=production and PUBLIC_URL.')).toBeDefined();
});

it('asks for the password of the mail server when emails were refused, and for nothing when all is well', () => {
  const { unmount } = renderScreen(
    <TechnicalFacts archive={null} database={database} replica={null} mail={{ ...sending, failed: 2 }} use={{ isSaid: true }} />,
  );
  expect(screen.getByText('Check the address and password of SMTP_URL.')).toBeDefined();
  unmount();
  renderScreen(
    <TechnicalFacts archive={{ isFailing: false, from: null }} database={database} replica={null} mail={sending} use={{ isSaid: true }} />,
  );
  expect(screen.queryByText(/SMTP_URL|NODE_ENV|WAL_ARCHIVE_DIR/)).toBeNull();
});

it('names the folder of an archive that takes nothing', () => {
  renderScreen(
    <TechnicalFacts archive={{ isFailing: true, from: null }} database={database} replica={null} mail={sending} use={{ isSaid: true }} />,
  );
  expect(screen.getByText('Check the folder of WAL_ARCHIVE_DIR and its free space.')).toBeDefined();
});

it.each([
  ['used', 'The database of DATABASE_READ_URL answers reads.'],
  ['behind', 'The database of DATABASE_READ_URL is more than five seconds behind. Check its replication.'],
  ['away', 'The database of DATABASE_READ_URL does not answer. Check the address and start it.'],
  ['promoted', 'The database of DATABASE_READ_URL is not a replica of DATABASE_URL. Correct both addresses.'],
] as const)('says of a replica that is %s what to do', (replica, sentence) => {
  renderScreen(<TechnicalFacts archive={null} database={database} replica={replica} mail={sending} use={{ isSaid: true }} />);
  expect(screen.getByText(sentence)).toBeDefined();
});
