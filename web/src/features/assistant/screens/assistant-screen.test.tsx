import { chat, listAssistantLog, MAX_PROMPT_LENGTH } from '@shala/contract/assistant';
import { getAdminDetails } from '@shala/contract/identity';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announceForget } from '#lib/session-events';
import { renderSignedIn } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { makeToken } from '../../../../test/token.ts';
import { assistantScreens } from '../routes.ts';

const field = () => screen.findByRole('textbox', { name: 'Message to the assistant' });
const prompts = () => sent.filter(({ path }) => path === '/mcp/chat').map(({ body }) => (body as { prompt: string }).prompt);
const openAt = (start: string) => renderSignedIn(assistantScreens, start);
const CHIPS = 5;

const logEntry = {
  id: 'l1',
  at: '2026-11-20T09:00:00.000Z',
  by: 'Asha',
  settles: null,
  act: null,
  isTakenBack: false,
  affected: 0,
  milliseconds: 5,
  channel: 'chat' as const,
  model: null,
  sent: null,
  modelFailure: null,
};

/** Lets prompts wait for their answer until it is given here. */
function holdChat(): (html: string) => void {
  let finish: (response: Response) => void = () => {};
  const { fetch } = globalThis;
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!url.endsWith('/mcp/chat')) return fetch(url, init);
    sent.push({
      method: 'POST',
      path: '/mcp/chat',
      query: new URLSearchParams(),
      body: JSON.parse(String(init?.body)),
      headers: new Headers(),
    });
    return new Promise((resolve) => {
      finish = resolve;
    });
  }) as typeof globalThis.fetch;
  return (html) => finish(Response.json({ success: true, data: { html, markdown: '' } }));
}

beforeEach(() => {
  sessionStorage.clear();
  startServer();
  answer(getAdminDetails, { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha Kulkarni', academicYear: null });
  answer(listAssistantLog, { entries: [], next: null });
  localStorage.setItem('accessToken', makeToken());
});

describe('the chat', () => {
  it('greets with what it can do and five examples, which go with the first message', async () => {
    answer(chat, { html: '<p>Nobody.</p>', markdown: 'Nobody.' });
    openAt('/shalaAi');
    await field();
    expect(screen.getByText(/I can tell you who is absent or on approved leave/)).toBeDefined();
    const log = screen.getByRole('log');
    // A screen reader hears what comes into it.
    expect(log.getAttribute('aria-live')).toBe('polite');
    expect(within(log).getAllByRole('button')).toHaveLength(CHIPS);
    await userEvent.click(screen.getByRole('button', { name: 'Who is absent today?' }));
    expect(await within(log).findByText('Nobody.')).toBeDefined();
    expect(within(log).queryAllByRole('button')).toHaveLength(0);
    expect(prompts()).toEqual(['Who is absent today?']);
    expect(document.activeElement).toBe(await field());
  });

  it('sends with Enter, begins a line with Shift and Enter, and sends nothing blank', async () => {
    answer(chat, { html: '<p>Done.</p>', markdown: 'Done.' });
    openAt('/shalaAi');
    await userEvent.type(await field(), '   {Enter}');
    expect(prompts()).toEqual([]);
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(prompts()).toEqual(['one\ntwo']));
    await userEvent.type(await field(), 'three');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(prompts()).toEqual(['one\ntwo', 'three']));
  });

  it('says of each answer when it was given, also after a reload: its figures hold as of then', async () => {
    answer(chat, { html: '<p>Nobody owes.</p>', markdown: '' });
    const first = openAt('/shalaAi');
    await userEvent.type(await field(), 'who owes{Enter}');
    await screen.findByText('Nobody owes.');
    const shown = document.querySelector('time');
    expect(Math.abs(Date.parse(shown?.dateTime ?? '') - Date.now())).toBeLessThan(60_000);
    first.unmount();
    openAt('/shalaAi');
    await screen.findByText('Nobody owes.');
    expect(document.querySelector('time')?.dateTime).toBe(shown?.dateTime);
  });

  it('says that it works and takes nothing else meanwhile', async () => {
    openAt('/shalaAi');
    const box = await field();
    const finish = holdChat();
    await userEvent.type(box, 'help{Enter}');
    expect(await screen.findByText('Processing your request...')).toBeDefined();
    await userEvent.type(box, 'again{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(prompts()).toEqual(['help']);
    finish('<p>I can.</p>');
    expect(await screen.findByText('I can.')).toBeDefined();
    expect(screen.queryByText('Processing your request...')).toBeNull();
  });

  it('shows an answer that came while another screen was open, and says of one that was lost that it was', async () => {
    const finish = holdChat();
    const first = openAt('/shalaAi');
    await userEvent.type(await field(), 'help{Enter}');
    await waitFor(() => expect(prompts()).toEqual(['help']));
    first.unmount();
    finish('<p>I can.</p>');
    const second = openAt('/shalaAi');
    expect(await screen.findByText('I can.')).toBeDefined();
    second.unmount();
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('shala.chat.'));
    sessionStorage.setItem(key, JSON.stringify([{ id: 'a', from: 'person', text: 'who owes' }]));
    openAt('/shalaAi');
    expect(await screen.findByText(/You left the page before the answer arrived/)).toBeDefined();
  });

  it('says of the first prompt of a conversation that it begins one', async () => {
    answer(chat, { html: '<p>Two.</p>', markdown: '' });
    openAt('/shalaAi');
    const ask = async (words: string, answers: number) => {
      await userEvent.type(await field(), `${words}{Enter}`);
      await waitFor(() => expect(screen.queryAllByText('Two.')).toHaveLength(answers));
    };
    await ask('who owes', 1);
    await ask('of class 9', 2);
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await ask('how many students', 1);
    const begun = sent.filter(({ path }) => path === '/mcp/chat').map(({ body }) => (body as { begins?: boolean }).begins ?? false);
    expect(begun).toEqual([true, false, true]);
  });

  it('drops an answer to a conversation that was begun anew', async () => {
    const finish = holdChat();
    openAt('/shalaAi');
    await userEvent.type(await field(), 'help{Enter}');
    await waitFor(() => expect(prompts()).toEqual(['help']));
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    finish('<p>I can.</p>');
    await waitFor(() => expect(screen.queryByText('Processing your request...')).toBeNull());
    expect(screen.queryByText('I can.')).toBeNull();
  });

  it('tells of a failure and of an answer that is none', async () => {
    refuse(chat, 500, { code: 'internal', error: 'Something went wrong.' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'help{Enter}');
    expect(await screen.findByText('❌ Error: Failed to process request. Please try again.')).toBeDefined();
    answer(chat, { html: '', markdown: '' });
    await userEvent.type(await field(), 'help{Enter}');
    expect(await screen.findByText('⚠️ Unexpected response format. Please try again.')).toBeDefined();
  });

  it('cleans what it shows: no script, no picture, no address elsewhere', async () => {
    const html =
      '<p>ok<img src=x onerror="window.hit=1"><script>window.hit=1</script><a href="https://evil.example">a</a><a href="/student">b</a></p>';
    answer(chat, { html, markdown: '' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'help{Enter}');
    const log = screen.getByRole('log');
    expect((await within(log).findByRole('link', { name: 'b' })).getAttribute('href')).toBe('/student');
    expect(log.querySelector('img, script')).toBeNull();
    expect(log.querySelector('[href^="https"]')).toBeNull();
    expect((window as { hit?: number }).hit).toBeUndefined();
  });

  it('shows the Markdown of another backend as text with its lists and tables, cleaned like any answer', async () => {
    const markdown =
      '# Absent today\n\n1. **Asha** Rao\n2. Ravi\n\n| Class | Absent |\n|---|---|\n| 8th | 2 |\n\n[b](/student) [c](https://evil.example) ![p](//evil.example/p.png) <script>window.hit=1</script>';
    answer(chat, { html: '', markdown });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'absent{Enter}');
    const log = screen.getByRole('log');
    expect(await within(log).findByRole('heading', { name: 'Absent today', level: 3 })).toBeDefined();
    expect(
      within(log)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Asha Rao', 'Ravi']);
    expect(within(log).getByRole('cell', { name: '8th' })).toBeDefined();
    expect(within(log).getByRole('link', { name: 'b' }).getAttribute('href')).toBe('/student');
    expect(log.querySelector('img, script, [href^="https"]')).toBeNull();
    expect((window as { hit?: number }).hit).toBeUndefined();
  });

  it('says by a button what the plan asks for, once, and remembers the talk over a reload', async () => {
    const html =
      '<div data-kind="plan"><h3>Add a holiday</h3><div data-kind="choices"><button type="button" data-prompt="confirm 7K2Q">Add it</button></div></div>';
    answer(chat, { html, markdown: '' });
    const { unmount } = openAt('/shalaAi');
    await userEvent.type(await field(), 'holiday tomorrow{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(prompts()).toEqual(['holiday tomorrow', 'confirm 7K2Q']));
    const [first] = await screen.findAllByRole('button', { name: 'Add it' });
    await userEvent.click(first as HTMLElement);
    expect(prompts()).toHaveLength(2);
    unmount();
    openAt('/shalaAi');
    await field();
    expect(await screen.findByText('holiday tomorrow')).toBeDefined();
    await userEvent.type(await field(), '{ArrowUp}');
    expect(await field()).toHaveProperty('value', 'confirm 7K2Q');
  });

  it('sorts a table by a column', async () => {
    const row = (name: string, sum: string) => `<tr><td>${name}</td><td data-figure="true">${sum}</td></tr>`;
    const html = `<table><thead><tr><th>Name</th><th data-figure="true">Overdue</th></tr></thead><tbody>${row('Asha', '₹1,200')}${row('Bela', '₹300')}</tbody></table>`;
    answer(chat, { html, markdown: '' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'who owes{Enter}');
    await userEvent.click(await screen.findByText('Overdue'));
    expect([...document.querySelectorAll('tbody tr td:first-child')].map((cell) => cell.textContent)).toEqual(['Bela', 'Asha']);
    expect(screen.getByRole('button', { name: 'Download for Excel (CSV)' })).toBeDefined();
  });

  it('hears one press of two where a button stood, and none of a button that no longer holds', async () => {
    const button = (word: string) => `<div data-kind="choices"><button type="button" data-prompt="${word}">${word}</button></div>`;
    answer(chat, { html: button('confirm 7K2Q'), markdown: '' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'holiday tomorrow{Enter}');
    const confirm = await screen.findByRole('button', { name: 'confirm 7K2Q' });
    answer(chat, { html: button('undo'), markdown: '' });
    await userEvent.click(confirm);
    const undo = await screen.findByRole('button', { name: 'undo' });
    fireEvent.click(undo, { detail: 2 });
    expect(confirm).toHaveProperty('disabled', true);
    expect(undo).toHaveProperty('disabled', false);
    expect(prompts()).toEqual(['holiday tomorrow', 'confirm 7K2Q']);
    await userEvent.click(undo);
    await waitFor(() => expect(prompts()).toHaveLength(3));
  });

  it('says of a text that is too long how long it is, keeps it, and does not send it', async () => {
    answer(chat, { html: '<p>Done.</p>', markdown: '' });
    openAt('/shalaAi');
    await userEvent.click(await field());
    await userEvent.paste(`${'x'.repeat(MAX_PROMPT_LENGTH + 1)} `);
    expect((await screen.findByRole('alert')).textContent).toContain('A message can have up to 2,000 characters. This one has 2,001.');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(prompts()).toEqual([]);
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(prompts()).toEqual(['x'.repeat(MAX_PROMPT_LENGTH)]));
  });

  it('is forgotten with the sign-in: nothing of it is left in the tab', async () => {
    answer(chat, { html: '<p>Asha owes ₹500.</p>', markdown: '' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'who owes{Enter}');
    await screen.findByText('Asha owes ₹500.');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Asha owes');
    act(announceForget);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha owes');
  });

  it('of a sign-in whose end this tab has not seen is forgotten with the next one', async () => {
    sessionStorage.setItem('shala.chat.earlier', JSON.stringify([{ id: 'a', from: 'shala', html: '<p>Asha owes ₹500.</p>' }]));
    openAt('/shalaAi');
    await field();
    expect(screen.queryByText('Asha owes ₹500.')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha owes');
  });

  it('sorts days by the calendar', async () => {
    const rows = ['Friday, 4 Dec 2026', 'Monday, 23 Nov 2026', 'Wednesday, 25 Nov 2026'].map((day) => `<tr><td>${day}</td></tr>`);
    const html = `<table><thead><tr><th>Day</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    answer(chat, { html, markdown: '' });
    openAt('/shalaAi');
    await userEvent.type(await field(), 'what is coming{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Day' }));
    const shown = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(shown).toEqual(['Monday, 23 Nov 2026', 'Wednesday, 25 Nov 2026', 'Friday, 4 Dec 2026']);
  });
});

describe('what was done', () => {
  it('is listed beside the chat by what was asked for, not by the yes', async () => {
    const settles = 'Add a holiday on 25 December';
    const act = 'Add a holiday to the calendar';
    const done = { ...logEntry, prompt: 'confirm 7K2Q', intent: 'calendar.add_holiday', outcome: 'done' as const, settles, act };
    const undone = { ...done, id: 'l2', settles: 'Add a holiday on 26 December', isTakenBack: true };
    answer(listAssistantLog, { entries: [done, undone], next: null });
    openAt('/shalaAi');
    const side = await screen.findByRole('complementary', { name: 'Work done' });
    expect(await within(side).findByText(settles)).toBeDefined();
    expect(within(side).queryByText('confirm 7K2Q')).toBeNull();
    expect(within(side).getAllByText(act)).toHaveLength(2);
    expect(
      within(side)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.includes('cancelled afterwards')),
    ).toEqual([false, true]);
  });
});

describe('what was asked', () => {
  it('is told apart: what a program asked, and what a person did with its plan', async () => {
    const asked = {
      ...logEntry,
      channel: 'mcp' as const,
      prompt: 'Fee reminder send, class 8',
      intent: 'fee_reminder.send',
      outcome: 'prepared' as const,
    };
    const done = { ...asked, id: 'l2', prompt: 'Confirm', outcome: 'done' as const, settles: asked.prompt };
    answer(listAssistantLog, { entries: [done, asked], next: null });
    openAt('/data/assistant');
    const rows = await screen.findAllByRole('row');
    expect(
      rows
        .slice(1)
        .map(({ textContent }) => [
          /Asked by another program/.test(textContent ?? ''),
          /Prepared by another program/.test(textContent ?? ''),
        ]),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('is nothing yet in a new school, which is shown the way to the assistant; a search that finds nothing says so', async () => {
    const first = openAt('/data/assistant');
    expect(await screen.findByText('No requests yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask the assistant' }).getAttribute('href')).toBe('/shalaAi');
    first.unmount();
    openAt('/data/assistant?q=zebra');
    expect(await screen.findByText('No matching requests')).toBeDefined();
  });

  it('says of a prompt that was forgotten that it was, and leaves no empty line', async () => {
    answer(listAssistantLog, { entries: [{ ...logEntry, prompt: '', intent: 'fees.list_due', outcome: 'answered' }], next: null });
    openAt('/data/assistant');
    expect(await screen.findByText(/Deleted: questions are kept for 90 days/)).toBeDefined();
  });
});
