import { createHash, randomBytes } from 'node:crypto';

const FORM = /^shala_([\w-]{22})_([\w-]{43})$/;

/** A new secret: 256 random bits and the school's id, so that it can be looked up under the school's row-level security. */
export function makeSecret(schoolId: string): string {
  const school = Buffer.from(schoolId.replaceAll('-', ''), 'hex').toString('base64url');
  return `shala_${school}_${randomBytes(32).toString('base64url')}`;
}

/** The school in a secret; null for a text of another form. */
export function schoolOfSecret(secret: string): string | null {
  const school = FORM.exec(secret)?.[1];
  if (school === undefined) return null;
  const hex = Buffer.from(school, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The stored hash of a secret. The secret is completely random, so one fast hash is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
