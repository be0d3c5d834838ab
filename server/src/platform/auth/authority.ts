import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { TokenPayload } from '@shala/contract/identity';
import { jwtVerify, SignJWT } from 'jose';
import { spokenLanguage } from '#platform/words';
import type { SigningKey } from './keys.ts';

const CACHE_SIZE = 10_000;
/** A token is valid for twelve hours; its session can be ended earlier. */
export const TOKEN_SECONDS = 12 * 3600;

export type Authority = ReturnType<typeof makeAuthority>;

/**
 * Signs and verifies access tokens and file addresses with the installation's keys: the newest key signs, all keys verify. Verified tokens are remembered until
 * they expire, so that each signature is checked once. Whether the session is still open is checked by the database in each statement.
 */
export function makeAuthority(keys: readonly SigningKey[]) {
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no signing key.');
  // Made once: to sign with bare bytes takes seven times as long, because a key is made of them for each signature.
  const secrets = new Map<string, KeyObject>(keys.map((key) => [key.id, createSecretKey(key.secret)]));
  const newestSecret = createSecretKey(newest.secret);
  const verified = new Map<string, TokenPayload>();
  const addresses = new Map<string, string>();
  const recall = (token: string): TokenPayload | null => {
    const known = verified.get(token);
    return known && known.exp > Date.now() / 1000 ? known : null;
  };

  return {
    /** A signed token for a session. */
    async sign(payload: TokenPayload): Promise<string> {
      return new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', kid: newest.id }).sign(newestSecret);
    },

    /** The payload of a token that was verified before and is still valid; null for any other. */
    recall,

    /** The payload of a valid token, or null for one that is forged, broken or expired. */
    async verify(token: string): Promise<TokenPayload | null> {
      if (verified.has(token)) return recall(token);
      const payload = await check(token, secrets);
      if (payload !== null) remember(verified, token, payload);
      return payload;
    },

    /** A same-origin address of a file that works until `expiresAt` (Unix time in seconds). Cached, because lists show the same pictures again and again. */
    fileAddress(schoolId: string, fileId: string, expiresAt: number): string {
      const language = spokenLanguage();
      const file = `/files/${schoolId}/${fileId}?e=${expiresAt}`;
      const known = addresses.get(language + file);
      if (known) return known;
      // A link is opened without request headers, so the language in which the document was asked for is part of the address.
      const spoken = language === 'en' ? '' : `&language=${language}`;
      const address = `${file}&k=${newest.id}&s=${signature(newestSecret, schoolId, fileId, expiresAt)}${spoken}`;
      remember(addresses, language + file, address);
      return address;
    },

    /** True when this installation signed the file's address and it has not expired. */
    isGoodFileAddress({
      schoolId,
      fileId,
      expiresAt,
      keyId,
      given,
    }: {
      schoolId: string;
      fileId: string;
      expiresAt: number;
      keyId: string;
      given: string;
    }): boolean {
      const secret = secrets.get(keyId);
      if (!secret || !Number.isInteger(expiresAt) || expiresAt < Date.now() / 1000) return false;
      const right = Buffer.from(signature(secret, schoolId, fileId, expiresAt));
      const offered = Buffer.from(given);
      return right.length === offered.length && timingSafeEqual(right, offered);
    },
  };
}

async function check(token: string, secrets: Map<string, KeyObject>): Promise<TokenPayload | null> {
  try {
    const { payload } = await jwtVerify<TokenPayload>(token, ({ kid }) => secrets.get(kid ?? '') as KeyObject, { algorithms: ['HS256'] });
    return payload;
  } catch {
    return null;
  }
}

function remember<T>(known: Map<string, T>, key: string, value: T): void {
  if (known.size >= CACHE_SIZE) known.delete(known.keys().next().value as string);
  known.set(key, value);
}

function signature(secret: KeyObject, schoolId: string, fileId: string, expiresAt: number): string {
  return createHmac('sha256', secret).update(`file:${schoolId}:${fileId}:${expiresAt}`).digest('base64url');
}
