import { createHash, randomBytes } from 'node:crypto';

const KEY = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{48})$/;

/** A new key of a private address of a school, with the hash of its secret: that alone is kept. */
export function makeFeedKey(schoolId: string): { key: string; secretHash: Buffer } {
  const secret = randomBytes(24).toString('hex');
  // The school comes first in the key, so that the school is known before anything is looked up.
  return { key: schoolId.replaceAll('-', '') + secret, secretHash: hashOf(secret) };
}

/** The school of a key and the hash of its secret; null where it is none. */
export function readFeedKey(key: string): { schoolId: string; secretHash: Buffer } | null {
  const [, ...parts] = KEY.exec(key) ?? [];
  const secret = parts.pop();
  return secret === undefined ? null : { schoolId: parts.join('-'), secretHash: hashOf(secret) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
