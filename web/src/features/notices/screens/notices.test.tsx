import * as calls from '@shala/contract/notices';
import type { CallAnswer } from '@shala/contract/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { ReachCard } from '../components/reach-card.tsx';
import { SendDialog } from '../components/send-dialog.tsx';
import { NoticeViewScreen } from './notice-view-screen.tsx';
import { NoticesScreen } from './notices-screen.tsx';

const row: calls.NoticeRow = {
  ...{ _id: 'n1', number: '2026-27/14', title: 'Winter uniform from Monday', excerpt: 'Dear parents, …', category: 'General' },
  ...{ state: 'published', isPinned: true, isExpired: false, audience: { kind: 'classes', ids: ['c7'], names: ['7th'] } },
  ...{ at: '2026-11-20T05:00:00Z', publishAt: null, expiresOn: null, hasAttachment: false, recipients: 40, failed: 2 },
  asksConfirmation: false,
};
const whole: calls.NoticeWhole = {
  ...row,
  ...{ bodyHtml: '<p>Woollen pullovers, please.</p>', channels: ['mail'], version: 1, author: 'Asha Rao', attachment: null, confirmed: 0 },
  deliveries: { mail: { queued: 1, sent: 35, failed: 2, skipped: 2 } },
  school: { name: 'Amaltas Public School', address: 'Nashik', phone: '' },
};
const page: CallAnswer<typeof calls.listNotices> = {
  ...{ notices: [row], next: null, total: 1, categories: ['General'] },
  counts: { current: 1, drafts: 1, scheduled: 0 },
};

beforeEach(() => {
  startServer();
  takeToasts();
  answer(calls.listNotices, page);
  answer(calls.getNotice, whole);
  answer(calls.listDeliveries, { deliveries: [], next: null, total: 0 });
});

describe('the notices', () => {
  it('stand with their number, whom they are for and what was not delivered', async () => {
    renderScreen(<NoticesScreen />, '/notice');
    expect(await screen.findByRole('link', { name: /Winter uniform from Monday/ })).toBeDefined();
    expect(document.body.textContent).toContain('1 current · 1 draft · 0 to be sent later');
    expect(document.body.textContent).toMatch(/No\. 2026-27\/14 · Category: General · To: 7th/);
    expect(document.body.textContent).toMatch(/2 messages failed/);
  });

  it('say so when there are none, and what failed with a way on', async () => {
    answer(calls.listNotices, { ...page, notices: [], total: 0, counts: { current: 0, drafts: 0, scheduled: 0 } });
    renderScreen(<NoticesScreen />, '/notice');
    expect(await screen.findByText('No current notices')).toBeDefined();
    refuse(calls.listNotices, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    renderScreen(<NoticesScreen />, '/notice?show=drafts');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('a notice', () => {
  it('is shown as a circular with what became of it; those missed are written to again', async () => {
    answer(calls.resendNotice, { _id: 'n1', queued: 4 });
    renderScreen(<NoticeViewScreen />, '/notice/view?id=n1');
    const circular = await screen.findByRole('article', { name: 'Circular' });
    expect(circular.textContent).toContain('Circular 2026-27/14');
    expect(circular.textContent).toContain('Woollen pullovers, please.');
    expect(document.body.textContent).toContain('2026-27/14 · 7th · sent on 20 Nov 2026, 10:30');
    await userEvent.click(screen.getByRole('button', { name: 'Send the 2 failed messages again' }));
    expect((await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'))).sentence).toBe(
      '4 messages are being sent again. The list below shows if they were sent.',
    );
  });

  it('on paper has blank lines in place of codes, and what was sent to nobody is not called sent', async () => {
    const bodyHtml = '<p>Dear {name}, the Annual Day of {student} is on 20 December.</p>';
    const deliveries = { mail: { queued: 0, sent: 0, failed: 0, skipped: 22 } };
    answer(calls.getNotice, { ...whole, title: 'Annual Day of {student}', bodyHtml, deliveries, asksConfirmation: true });
    renderScreen(<NoticeViewScreen />, '/notice/view?id=n1');
    const circular = await screen.findByRole('article', { name: 'Circular' });
    expect(circular.textContent).toContain('Dear ______________, the Annual Day of ______________ is on 20 December.');
    expect(circular.textContent).not.toMatch(/[{}]/);
    expect(document.body.textContent).toContain('published on 20 Nov 2026, 10:30 (print only)');
    expect(document.body.textContent).not.toContain('sent on');
  });

  it('with script in it shows the words and runs nothing', async () => {
    const spy = '<p onclick="window.ran = 1">Hello</p><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';
    answer(calls.getNotice, { ...whole, title: '<script>window.ran = 1</script>', bodyHtml: spy });
    renderScreen(<NoticeViewScreen />, '/notice/view?id=n1');
    const circular = await screen.findByRole('article', { name: 'Circular' });
    await waitFor(() => expect(circular.textContent).toContain('Hello'));
    expect(circular.querySelector('script, img, [onclick]')).toBeNull();
    expect((window as { ran?: number }).ran).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<script>window.ran = 1</script>');
  });

  it('that is not there says so; without a name the newest one opens', async () => {
    refuse(calls.getNotice, 404, { code: 'notFound', error: 'Not found.' });
    renderScreen(<NoticeViewScreen />, '/notice/view?id=gone');
    expect(await screen.findByText('Notice not found')).toBeDefined();
    answer(calls.getNotice, whole);
    const { router } = renderScreen(<NoticeViewScreen />, '/notice/view');
    await waitFor(() => expect(router.state.location.search).toBe('?id=n1'));
  });

  it('is withdrawn only when that is confirmed', async () => {
    answer(calls.withdrawNotice, { _id: 'n1', stopped: 1, gone: 35 });
    renderScreen(<NoticeViewScreen />, '/notice/view?id=n1');
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the notice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw the notice?' });
    expect(sent.some(({ path }) => path.endsWith('/withdrawal'))).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the notice' }));
    const toast = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
    expect(toast.sentence).toBe('The notice was withdrawn. Messages not sent: 1. Already sent, cannot be recalled: 35.');
  });
});

describe('before sending', () => {
  it('each channel says whom it reaches and whom it does not, and what to do about those', async () => {
    answer(calls.countReach, {
      ...{ recipients: 40, staff: 0, parents: 40, students: 43, withoutParent: 0, shared: 3, sample: [] },
      channels: [
        { channel: 'mail', reachable: 18, withoutAddress: 22, isSet: true },
        { channel: 'sms', reachable: 38, withoutAddress: 2, isSet: false },
      ],
    });
    renderScreen(<ReachCard audience={{ kind: 'students' }} channels={['mail', 'sms']} />);
    expect(await screen.findByText('Email: 18 people will get it, 22 will not (no email address)')).toBeDefined();
    expect(screen.getByText('SMS is not set up, so nobody will get the notice by SMS')).toBeDefined();
    expect(screen.getByText(/^For people without an email address or phone number, print the notice/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Students' }).getAttribute('href')).toBe('/student');
    expect(screen.getByRole('link', { name: 'Set up email, SMS and WhatsApp' })).toBeDefined();
  });

  it('a notice without a channel says that nothing is sent', async () => {
    answer(calls.countReach, { recipients: 4, staff: 0, parents: 4, students: 4, withoutParent: 0, shared: 0, sample: [], channels: [] });
    renderScreen(<ReachCard audience={{ kind: 'students' }} channels={[]} />);
    expect(await screen.findByText('No channel is selected, so nothing is sent. Print the notice and hand it out.')).toBeDefined();
  });
});

describe('sending', () => {
  it('promises nobody a message that no channel can carry', async () => {
    answer(calls.countReach, {
      ...{ recipients: 40, staff: 0, parents: 40, students: 43, withoutParent: 0, shared: 3, sample: [] },
      channels: [{ channel: 'mail', reachable: 40, withoutAddress: 0, isSet: false }],
    });
    const act = vi.fn();
    renderScreen(
      <SendDialog noticeId="n1" title="Uniform" audience={{ kind: 'students' }} channels={['mail']} hasCodes onClose={act} onSent={act} />,
    );
    expect(await screen.findByRole('button', { name: 'Publish (print only)' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
    expect(document.body.textContent).toContain('The printed circular has blank lines in place of the fill-in codes.');
    answer(calls.publishNotice, { _id: 'n1', number: '2026-27/15', recipients: 40, publishAt: null });
    await userEvent.click(screen.getByRole('button', { name: 'Publish (print only)' }));
    const toast = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
    expect(toast.sentence).toBe('Circular 2026-27/15 is ready to print. No message is sent.');
  });

  it('tells the exact number first, sends once however often it is pressed, and asks again when the number has changed', async () => {
    const mail = { channel: 'mail' as const, reachable: 40, withoutAddress: 0, isSet: true };
    const reach = { recipients: 40, staff: 0, parents: 40, students: 43, withoutParent: 0, shared: 3, channels: [mail], sample: [] };
    answer(calls.countReach, reach);
    refuse(calls.publishNotice, 409, {
      code: 'recipientsChanged',
      error: 'The number of recipients has changed to 41. Look at it again before you send.',
      data: { recipients: 41 },
    });
    renderScreen(
      <SendDialog
        noticeId="n1"
        title="Winter uniform"
        audience={{ kind: 'classes', ids: ['c7'] }}
        channels={['mail']}
        hasCodes={false}
        onClose={() => {}}
        onSent={() => {}}
      />,
    );
    const send = await screen.findByRole('button', { name: 'Send to 40 people' });
    answer(calls.countReach, { ...reach, recipients: 41 });
    await userEvent.click(send);
    expect(await screen.findByText('The number of recipients has changed to 41. Look at it again before you send.')).toBeDefined();
    const again = await screen.findByRole('button', { name: 'Send to 41 people' });
    answer(calls.publishNotice, { _id: 'n1', number: '2026-27/15', recipients: 41, publishAt: null });
    await userEvent.dblClick(again);
    const toast = await waitFor(() => takeToasts()[0] ?? expect.fail('nothing is said yet'));
    expect(toast.sentence).toBe('Circular 2026-27/15 is being sent to 41 people.');
    const keys = sent.filter(({ path }) => path.endsWith('/publication')).map(({ headers }) => headers.get('idempotency-key'));
    // A second press, if it gets through, is the same request.
    expect(new Set(keys.slice(1)).size).toBe(1);
  });
});
