import { createHmac, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeAuthority } from './authority.ts';
import type { SigningKey } from './keys.ts';

const key = (id: string): SigningKey => ({ id, secret: randomBytes(32) });
const now = () => Math.floor(Date.now() / 1000);
const payload = () => ({ sub: 'asha', sid: 's1', school: 'vidya', name: 'Asha Rao', iat: now(), exp: now() + 60 });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  const old = key('old');
  const newest = key('new');
  const authority = makeAuthority([newest, old]);

  it('is verified by whom it was signed by, with all that it says, time and again', async () => {
    const said = payload();
    const token = await authority.sign(said);
    expect(await authority.verify(token)).toEqual(said);
    expect(await authority.verify(token)).toEqual(said);
  });

  it('is refused once it is past, also when it was good before', async () => {
    const token = await authority.sign({ ...payload(), exp: now() + 1 });
    expect(await authority.verify(token)).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await authority.verify(token)).toBeNull();
    expect(await authority.verify(await authority.sign({ ...payload(), exp: now() - 1 }))).toBeNull();
  });

  it('is refused when a part of it was changed', async () => {
    const [head = '', body = '', seal = ''] = (await authority.sign(payload())).split('.');
    const other = encode({ ...payload(), school: 'another' });
    for (const forged of [
      `${head}.${other}.${seal}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${head}.${body}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`,
      `${body}.${body}.${seal}`,
      '',
      'a.b.c',
      '..',
      'x'.repeat(10_000),
    ]) {
      expect(await authority.verify(forged), forged.slice(0, 40)).toBeNull();
    }
  });

  it('is refused without a signature, whatever it calls itself', async () => {
    for (const head of [{ alg: 'none' }, { alg: 'none', kid: 'new' }, { alg: 'NONE', kid: 'new' }, { kid: 'new' }, {}]) {
      expect(await authority.verify(`${encode(head)}.${encode(payload())}.`)).toBeNull();
    }
  });

  it('is refused under another key, an unknown one, none, or another algorithm', async () => {
    const sign = (header: { alg: string; kid?: string }, secret: Uint8Array) =>
      new SignJWT(payload()).setProtectedHeader(header).sign(secret);
    expect(await authority.verify(await sign({ alg: 'HS256', kid: 'new' }, randomBytes(32)))).toBeNull();
    expect(await authority.verify(await sign({ alg: 'HS256', kid: 'old' }, newest.secret))).toBeNull();
    expect(await authority.verify(await sign({ alg: 'HS256', kid: 'gone' }, newest.secret))).toBeNull();
    expect(await authority.verify(await sign({ alg: 'HS256' }, newest.secret))).toBeNull();
    expect(await authority.verify(await sign({ alg: 'HS512', kid: 'new' }, Buffer.concat([newest.secret, newest.secret])))).toBeNull();
    expect(await authority.verify(await sign({ alg: 'HS256', kid: 'new' }, newest.secret))).not.toBeNull();
  });

  it('of the key before the last rotation still works, and of one retired no more', async () => {
    const signedBefore = await makeAuthority([old]).sign(payload());
    expect(await authority.verify(signedBefore)).not.toBeNull();
    expect(await makeAuthority([newest]).verify(signedBefore)).toBeNull();
  });

  it('is remembered among at most ten thousand others', async () => {
    const small = makeAuthority([newest]);
    const secret = newest.secret;
    const seal = (text: string) => `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    const first = seal(`${encode({ alg: 'HS256', kid: 'new' })}.${encode({ ...payload(), sid: 'first' })}`);
    await small.verify(first);
    for (let i = 0; i < 10_001; i++)
      await small.verify(seal(`${encode({ alg: 'HS256', kid: 'new' })}.${encode({ sid: String(i), exp: now() + 60 })}`));
    expect(await small.verify(first)).not.toBeNull();
  });
});

describe('the address of a file', () => {
  const only = key('only');
  const authority = makeAuthority([only]);
  const parts = (address: string) => {
    const url = new URL(address, 'http://localhost');
    const [, , schoolId = '', fileId = ''] = url.pathname.split('/');
    return {
      schoolId,
      fileId,
      expiresAt: Number(url.searchParams.get('e')),
      keyId: url.searchParams.get('k') ?? '',
      given: url.searchParams.get('s') ?? '',
    };
  };

  it('works as it was signed, until it is past', () => {
    expect(authority.isGoodFileAddress(parts(authority.fileAddress('vidya', 'logo', now() + 60)))).toBe(true);
    expect(authority.isGoodFileAddress(parts(authority.fileAddress('vidya', 'logo', now() - 1)))).toBe(false);
  });

  it('works for no other school, file, time or key', () => {
    const good = parts(authority.fileAddress('vidya', 'logo', now() + 60));
    for (const change of [
      { schoolId: 'other' },
      { fileId: 'other' },
      { expiresAt: good.expiresAt + 1 },
      { expiresAt: Number.NaN },
      { keyId: 'other' },
      { given: '' },
      { given: `${good.given}A` },
      { given: 'é'.repeat(43) },
    ]) {
      expect(authority.isGoodFileAddress({ ...good, ...change }), JSON.stringify(change)).toBe(false);
    }
  });
});

it('an installation without a key cannot sign', () => {
  expect(() => makeAuthority([])).toThrow('There is no signing key.');
});
