import { listSections } from '@shala/contract/classes';
import { getAdminDetails, getDemoSignIn, login } from '@shala/contract/identity';
import { READ_AFTER_HEADER } from '@shala/contract/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse, sent, startServer } from '../../test/server.ts';
import { CallError } from './call-error.ts';
import { buildPath, send } from './send.ts';
import { onRefusedToken } from './session-events.ts';
import { storeToken } from './token.ts';

const details = { schoolName: 'Amaltas', imageUrl: null, adminName: 'Asha', academicYear: null };

beforeEach(startServer);

describe('send', () => {
  it('sends the token with every call that needs one, and JSON', async () => {
    storeToken('t');
    answer(getAdminDetails, details);
    expect(await send(getAdminDetails, {})).toEqual(details);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('says with each call after which of its changes the answer must be, as the server named it', async () => {
    storeToken('t');
    answer(login, { accessToken: 'new' }, undefined, { [READ_AFTER_HEADER]: '00000000016B3748' });
    answer(getAdminDetails, details);
    await send(login, { body: { email: 'a@b.in', password: 'x' } });
    await send(getAdminDetails, {});
    expect(sent.map(({ headers }) => headers.get(READ_AFTER_HEADER))).toEqual([null, '00000000016B3748']);
  });

  it('keeps the token from public calls', async () => {
    storeToken('t');
    answer(login, { accessToken: 'new' });
    await send(login, { body: { email: 'a@b.in', password: 'x' } });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.body).toEqual({ email: 'a@b.in', password: 'x' });
  });

  it('fills parameters and query', () => {
    expect(buildPath(listSections.path, { classId: 'a/b' }, undefined)).toBe('/admin/getSectionsOfClass/a%2Fb');
    expect(buildPath('/admin/students', undefined, { search: 'asha k', page: 2, none: undefined })).toBe(
      '/admin/students?search=asha+k&page=2',
    );
  });

  it('throws what the server said', async () => {
    refuse(login, 429, { code: 'tooMany', error: 'Too many attempts.' }, { 'retry-after': '90' });
    const error = await send(login, { body: { email: 'a@b.in', password: 'x' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 429, code: 'tooMany', sentence: 'Too many attempts.', retryAfterSeconds: 90 });
  });

  it('ends the session when its token is refused, and only then', async () => {
    const listener = vi.fn();
    const stop = onRefusedToken(listener);
    refuse(login, 401, { code: 'wrongCredentials', error: 'No.' });
    await expect(send(login, { body: { email: 'a@b.in', password: 'x' } })).rejects.toThrow();
    expect(listener).not.toHaveBeenCalled();
    refuse(getAdminDetails, 401, { code: 'sessionEnded', error: 'No.' });
    await expect(send(getAdminDetails, {})).rejects.toThrow();
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('says so when no answer comes', async () => {
    await expect(send(getAdminDetails, {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('does not take a page for an answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html></html>', { status: 200 }));
    await expect(send(getAdminDetails, {})).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('finds an answer of another shape while developing', async () => {
    answer(getDemoSignIn, { available: 'perhaps' } as never);
    await expect(send(getDemoSignIn, {})).rejects.toThrow('getDemoSignIn answered in another shape');
  });
});
