import { createHash, randomBytes } from 'node:crypto';

const KEY = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{48})$/;

/** Makes a key for a private address of a school, and the hash of its secret. Only the hash is stored. */
export function makeFeedKey(schoolId: string): { key: string; secretHash: Buffer } {
  const secret = randomBytes(24).toString('hex');
  // The key begins with the school's id, so that the school is known before anything is looked up.
  return { key: schoolId.replaceAll('-', '') + secret, secretHash: hashOf(secret) };
}

/** The school of a key and the hash of its secret; null when the text is not a key. */
export function readFeedKey(key: string): { schoolId: string; secretHash: Buffer } | null {
  const [, ...parts] = KEY.exec(key) ?? [];
  const secret = parts.pop();
  return secret === undefined ? null : { schoolId: parts.join('-'), secretHash: hashOf(secret) };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
