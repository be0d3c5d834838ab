import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { newestMail } from './outbox.ts';

const OWN_PASSWORD = 'a long first password';

/** A school of a journey's own, with what a new one starts with, for what the others would feel; and the token of who registered it. */
export async function ownSchool(request: APIRequestContext): Promise<{ token: string; email: string }> {
  const email = `principal.${Date.now()}.${Math.floor(Math.random() * 1e6)}@school.example`;
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  };
  const { registrationKey } = await send('/auth/register', { name: 'Kavita Joshi', email, phone: '9823041172', password: OWN_PASSWORD });
  const code = /\d{6}/.exec((await newestMail(request, email, /is your Shala code/)).subject)?.[0] ?? '';
  const { registrationToken } = await send('/auth/verify', { email, code, registrationKey });
  const place = { board: 'CBSE', address: '12 Station Road', state: 'Maharashtra', city: 'Kolhapur', pinCode: '' };
  const { waitToken } = await send('/auth/school', { registrationToken, schoolName: 'Vidya Niketan', ...place });
  await expect.poll(async () => (await send('/auth/setup', { waitToken })).isReady, { timeout: 60_000 }).toBe(true);
  const { accessToken } = await send('/auth/login', { email, password: OWN_PASSWORD });
  return { token: accessToken, email };
}

/** Asks as whoever a token is of; gives what is in the answer, whose status is as it is expected. */
export async function askAs(request: APIRequestContext, token: string, method: string, path: string, data?: object) {
  const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, ...(data && { data }) });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).data;
}

/** Takes the periods a week that the board proposes, so that a timetable can be made. */
export async function takePeriodsAWeek(ask: (method: string, path: string, data?: object) => Promise<{ groups: object[] }>): Promise<void> {
  const { groups } = await ask('GET', '/admin/subject-weeks');
  const named = (groups as { classIds: string[]; subjects: object[] }[]).map(({ classIds, subjects }) => ({ classIds, subjects }));
  await ask('PUT', '/admin/subject-weeks', { groups: named });
}

/** A page of its own, signed in by a token. */
export async function pageAs(browser: Browser, token: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  return page;
}

/** Invites another administrator, who sets a password by the mailed link; gives a token. */
export async function inviteSecond(request: APIRequestContext, token: string, name: string): Promise<string> {
  const email = `second.${Date.now()}.${Math.floor(Math.random() * 1e6)}@school.example`;
  await askAs(request, token, 'POST', '/admin/users', { name, email });
  const link = /reset\?token=(\S+)/.exec((await newestMail(request, email, /invited you/)).text)?.[1] ?? '';
  const set = await request.post('/auth/reset', { data: { token: decodeURIComponent(link), password: OWN_PASSWORD } });
  expect(set.ok()).toBe(true);
  return (await (await request.post('/auth/login', { data: { email, password: OWN_PASSWORD } })).json()).data.accessToken;
}
