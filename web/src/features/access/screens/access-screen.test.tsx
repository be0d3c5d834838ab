import { type AccessToken, accessErrors, addAccessToken, listAccessTokens, revokeAccessToken } from '@shala/contract/access';
import {
  type AssistantPlan,
  cancelAssistantPlan,
  confirmAssistantPlan,
  listAssistantPlans,
  undoAssistantPlan,
} from '@shala/contract/assistant';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import { AccessScreen } from './access-screen.tsx';

const token: AccessToken = {
  id: 't1',
  name: 'Claude',
  owner: 'Asha',
  isYours: true,
  scope: 'read',
  ending: 'x7Qa',
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-12-20T06:00:00.000Z',
  lastUsedAt: null,
  state: 'active',
};
const plan: AssistantPlan = {
  id: 'p1',
  tokenName: 'Claude',
  plan: {
    title: 'Send a fee reminder to 12 people',
    facts: [{ term: 'Students', value: '12 of 8th' }],
    sample: 'Dear <b>{name}</b>',
    warnings: ['Beware.'],
  },
  verb: 'Send 12 reminders',
  recipients: 12,
  mustType: false,
  state: 'waiting',
  createdAt: '2026-11-20T06:00:00.000Z',
  expiresAt: '2026-11-20T06:10:00.000Z',
  canUndo: false,
};
const address = 'https://school.example/mcp';
const acts = (path: string) => sent.filter((one) => one.method !== 'GET' && one.path.endsWith(path)).length;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  startServer();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  answer(listAccessTokens, { tokens: [token], address });
  answer(listAssistantPlans, { plans: [] });
});

describe('/data/access', () => {
  it('makes a token that may read for thirty days unless asked otherwise, and shows it once, ready to be pasted', async () => {
    answer(listAccessTokens, { tokens: [], address });
    answer(addAccessToken, { token, secret: 'shala_secret' });
    renderScreen(<AccessScreen />, '/data/access');
    expect(await screen.findByText('No other program has permission yet')).toBeDefined();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Give permission to a program' }))[0] as HTMLElement);
    await press('Give permission');
    expect(timesSent(addAccessToken)).toBe(0);
    await userEvent.type(screen.getByLabelText('Name of the program'), 'Claude');
    await press('Give permission');
    const dialog = await screen.findByRole('dialog', { name: 'API token of Claude' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Claude', scope: 'read', days: 30 });
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('API token').value).toBe('shala_secret');
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Command for Claude Code').value).toContain('Bearer shala_secret');
    await press('I have copied it');
    await waitFor(() => expect(screen.queryByDisplayValue(/shala_secret/)).toBeNull());
  });

  it('says why a token is not made, and keeps what was typed', async () => {
    refuse(addAccessToken, 409, { code: 'tokenNameTaken', error: accessErrors.tokenNameTaken });
    renderScreen(<AccessScreen />, '/data/access');
    await press('Give permission to a program');
    await userEvent.type(screen.getByLabelText('Name of the program'), 'Claude');
    await userEvent.click(screen.getByRole('radio', { name: 'See the records and suggest changes. You approve or reject each' }));
    await press('Give permission');
    expect(await screen.findByText(/An API token with this name already exists/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name of the program').value).toBe('Claude');
  });

  it('revokes a token after a question', async () => {
    answer(revokeAccessToken, {});
    renderScreen(<AccessScreen />, '/data/access');
    await press('Stop the access of Claude');
    expect(acts('/admin/access/tokens/t1')).toBe(0);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop access' }));
    await waitFor(() => expect(acts('/admin/access/tokens/t1')).toBe(1));
  });

  it('says when the tokens could not be opened, with a way to try again', async () => {
    refuse(listAccessTokens, 503, { code: 'databaseSilent', error: 'The database does not answer.' });
    renderScreen(<AccessScreen />, '/data/access');
    expect(await screen.findByText('The API tokens could not be opened')).toBeDefined();
    answer(listAccessTokens, { tokens: [token], address });
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Stop the access of Claude' })).toBeDefined();
  });

  it('shows how each program is connected', async () => {
    renderScreen(<AccessScreen />, '/data/access');
    await userEvent.click(await screen.findByRole('tab', { name: 'Code editor (VS Code, Cursor)' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Settings for Cursor').value).toContain(address);
    await userEvent.click(screen.getByRole('tab', { name: 'ChatGPT' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Lines for config.toml').value).toContain(`url = "${address}"`);
  });
});

describe('a plan that a program has prepared', () => {
  it('is shown whole, as text, and carried out with one press', async () => {
    answer(listAssistantPlans, { plans: [plan] });
    answer(confirmAssistantPlan, { state: 'done', says: ['It goes out to 12 people in a minute.'] });
    renderScreen(<AccessScreen />, '/data/access?plan=p1');
    expect(await screen.findByText('Dear <b>{name}</b>')).toBeDefined();
    expect(screen.getByText('Beware.')).toBeDefined();
    await press('Send 12 reminders');
    await waitFor(() => expect(acts('/plans/p1/confirm')).toBe(1));
    expect(sent.find(({ path }) => path.endsWith('/confirm'))).toMatchObject({
      path: '/admin/assistant/plans/p1/confirm',
      body: { recipients: 12 },
    });
  });

  it('to everybody asks for the number first', async () => {
    answer(listAssistantPlans, { plans: [{ ...plan, mustType: true, recipients: 412 }] });
    answer(confirmAssistantPlan, { state: 'done', says: [] });
    renderScreen(<AccessScreen />, '/data/access');
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 12 reminders' });
    expect(send.disabled).toBe(true);
    const box = screen.getByLabelText('This will be sent to 412 people. Type the number to continue.');
    await userEvent.type(box, '41');
    expect(send.disabled).toBe(true);
    await userEvent.type(box, '2{Enter}');
    await waitFor(() => expect(sent.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ recipients: 412 }));
  });

  it('can be left, and taken back when it was done', async () => {
    answer(listAssistantPlans, { plans: [plan, { ...plan, id: 'p2', state: 'done', canUndo: true }] });
    answer(cancelAssistantPlan, {});
    answer(undoAssistantPlan, { says: ['Withdrawn before anything was sent.'] });
    renderScreen(<AccessScreen />, '/data/access');
    await press('Reject');
    await waitFor(() => expect(acts('/plans/p1/cancel')).toBe(1));
    await press(/^Undo/);
    await waitFor(() => expect(acts('/plans/p2/undo')).toBe(1));
  });

  it('that waits no more says so', async () => {
    renderScreen(<AccessScreen />, '/data/access?plan=gone');
    expect(await screen.findByText(/This approval is closed/)).toBeDefined();
  });
});

describe('what to enter where', () => {
  it('holds no blank in what Claude Desktop hands on, and the token in its environment', async () => {
    renderScreen(<AccessScreen />);
    const field = (await screen.findByRole('textbox', { name: 'Settings for Claude Desktop' })) as HTMLTextAreaElement;
    const { shala } = JSON.parse(field.value).mcpServers;
    expect(shala.args).toEqual(['-y', 'mcp-remote', address, '--header', 'Authorization:$\u007bAUTH_HEADER}']);
    expect(shala.args.filter((one: string) => one.includes(' '))).toEqual([]);
    expect(shala.env).toEqual({ AUTH_HEADER: 'Bearer YOUR_TOKEN' });
  });

  it('names the address and header as each program reads them', async () => {
    renderScreen(<AccessScreen />);
    await userEvent.click(await screen.findByRole('tab', { name: 'Code editor (VS Code, Cursor)' }));
    const code = (await screen.findByRole('textbox', { name: 'Settings for Visual Studio Code' })) as HTMLTextAreaElement;
    const headers = { Authorization: 'Bearer YOUR_TOKEN' };
    expect(JSON.parse(code.value)).toEqual({ servers: { shala: { type: 'http', url: address, headers } } });
    const cursor = screen.getByRole('textbox', { name: 'Settings for Cursor' }) as HTMLTextAreaElement;
    expect(JSON.parse(cursor.value)).toEqual({ mcpServers: { shala: { url: address, headers } } });
    await userEvent.click(screen.getByRole('tab', { name: 'ChatGPT' }));
    expect(screen.getByRole('textbox', { name: 'Token in the environment: Windows' })).toHaveProperty(
      'value',
      'setx SHALA_TOKEN "YOUR_TOKEN"',
    );
  });
});
