import * as calls from '@shala/contract/notices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { ConfirmScreen } from './confirm-screen.tsx';
import { NoticeViewScreen } from './notice-view-screen.tsx';

const CODE = 'a'.repeat(64);
const notice = {
  ...{ schoolName: 'Amaltas Public School', number: '2026-27/14', title: 'Trip of Aarav Kale', bodyHtml: '<p>Aarav Kale may come.</p>' },
  ...{ at: '2026-11-20T05:00:00Z', isWithdrawn: false, recipient: 'Suresh Kale', students: 'Aarav Kale', attachment: null },
  confirmedAt: null,
};

beforeEach(() => {
  startServer();
  takeToasts();
});

it('a recipient reads what he was sent and confirms it once, however often it is pressed', async () => {
  answer(calls.readNotice, notice);
  answer(calls.confirmNotice, { confirmedAt: '2026-11-21T05:00:00Z' });
  renderScreen(<ConfirmScreen />, `/confirm?notice=${CODE}`);
  expect(await screen.findByRole('heading', { name: 'Trip of Aarav Kale' })).toBeDefined();
  expect(document.body.textContent).toContain('Amaltas Public School · 2026-27/14 · 20 Nov 2026');
  expect(document.body.textContent).toContain('For Suresh Kale, about Aarav Kale');
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.dblClick(screen.getByRole('button', { name: 'I have read this notice' }));
  expect(await screen.findByText('You acknowledged this notice on 21 Nov 2026, 10:30.')).toBeDefined();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([`/public/notices/${CODE}/confirmation`]);
});

it('a notice that was withdrawn, and one that is not there, say so; a failure has a way on', async () => {
  answer(calls.readNotice, { ...notice, isWithdrawn: true, bodyHtml: '' });
  const first = renderScreen(<ConfirmScreen />, `/confirm?notice=${CODE}`);
  expect(await screen.findByText('The school has withdrawn this notice.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I have read this notice' })).toBeNull();
  first.unmount();
  refuse(calls.readNotice, 404, { code: 'notFound', error: 'Not found.' });
  const second = renderScreen(<ConfirmScreen />, '/confirm');
  expect(await screen.findByText('Notice not found')).toBeDefined();
  second.unmount();
  refuse(calls.readNotice, 503, { code: 'busy', error: 'Busy.' });
  renderScreen(<ConfirmScreen />, `/confirm?notice=${CODE}`);
  expect(await screen.findByText('The notice could not be opened')).toBeDefined();
  answer(calls.readNotice, notice);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aarav Kale may come.')).toBeDefined();
});

it('the office sees who has confirmed, notes a slip on paper and reminds the others', async () => {
  answer(calls.getNotice, {
    ...{ _id: 'n1', number: '2026-27/14', title: 'Trip', excerpt: '', category: '', state: 'published', isPinned: false, isExpired: false },
    ...{ audience: { kind: 'students', ids: [], names: [] }, at: notice.at, publishAt: null, expiresOn: null, hasAttachment: false },
    ...{ recipients: 2, failed: 0, asksConfirmation: true, confirmed: 1, bodyHtml: '<p>x</p>', channels: ['mail'], version: 2 },
    ...{ author: '', attachment: null, deliveries: {}, school: { name: 'Amaltas', address: '', phone: '' } },
  });
  const row = { channel: 'mail' as const, address: 'a@b.example', state: 'sent' as const, attempts: 1, reason: '', at: notice.at };
  answer(calls.listDeliveries, {
    deliveries: [
      { ...row, _id: 'd1', name: 'Suresh Kale', students: 'Aarav Kale', confirmedAt: notice.at, isOnPaper: false },
      { ...row, _id: 'd2', name: 'Rita Das', students: 'Kabir Das', confirmedAt: null, isOnPaper: false },
    ],
    ...{ next: null, total: 2 },
  });
  answer(calls.noteConfirmation, { confirmedAt: notice.at });
  answer(calls.resendNotice, { _id: 'n1', queued: 1 });
  renderScreen(<NoticeViewScreen />, '/notice/view?id=n1');
  const slip = await screen.findByRole('region', { name: 'Acknowledgement slip' });
  expect(slip.textContent).toContain('I have read circular 2026-27/14: Trip');
  expect(document.body.textContent).toContain('1 of 2');
  const list = await screen.findByRole('table', { name: 'Messages' });
  expect(within(list).getByRole('row', { name: /Suresh Kale/ }).textContent).toContain('by link');
  await userEvent.click(within(list).getByRole('button', { name: 'Slip received from Rita Das' }));
  const noted = await waitFor(() => sent.find(({ method }) => method === 'PUT') ?? expect.fail('nothing was sent yet'));
  expect([noted.path, noted.body]).toEqual(['/admin/notices/n1/deliveries/d2/confirmation', { isConfirmed: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send a reminder to those who have not acknowledged' }));
  const toast = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
  expect(toast.sentence).toBe('One reminder is being sent.');
});
