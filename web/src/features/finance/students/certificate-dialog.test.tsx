import { getFeeCertificate } from '@shala/contract/finance';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, sent } from '../../../../test/server.ts';
import { startSchoolDay } from '../test/school.ts';
import { CertificateDialog } from './certificate-dialog.tsx';

it('a fee certificate shows tuition apart and opens for a year in which something was received', async () => {
  startSchoolDay();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  answer(getFeeCertificate, { year: '2026-27', total: 8000, tuition: 6400, notCleared: 3200, receipts: 2, url: '/files/c1?e=1' });
  renderScreen(<CertificateDialog student={{ id: 's1', name: 'Rohan Kale' }} onClose={() => {}} />, '/student/s1/fee/all');
  expect(await screen.findByText('₹6,400')).toBeDefined();
  expect(screen.getByText('Cheques not cleared yet, not counted')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'View and print certificate' }));
  expect(open.mock.calls[0]?.[0]).toMatch(/\/files\/c1\?e=1$/);
  answer(getFeeCertificate, { year: '2025-26', total: 0, tuition: 0, notCleared: 0, receipts: 0, url: null });
  await userEvent.click(screen.getByRole('radio', { name: '2025-26' }));
  expect(await screen.findByText('Nothing was received in 2025-26.')).toBeDefined();
  expect((screen.getByRole('button', { name: 'View and print certificate' }) as HTMLButtonElement).disabled).toBe(true);
  expect(sent.at(-1)?.path).toContain('/finance/students/s1/certificate');
});
