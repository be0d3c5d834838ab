import { createHash, randomBytes } from 'node:crypto';

const FORM = /^shala_([\w-]{22})_([\w-]{43})$/;

/** A new secret of a school: 256 random bits, and the school, so that it is looked up under that school's row-level security. */
export function makeSecret(schoolId: string): string {
  const school = Buffer.from(schoolId.replaceAll('-', ''), 'hex').toString('base64url');
  return `shala_${school}_${randomBytes(32).toString('base64url')}`;
}

/** The school that a secret says it is of; null for what no secret looks like. */
export function schoolOfSecret(secret: string): string | null {
  const school = FORM.exec(secret)?.[1];
  if (school === undefined) return null;
  const hex = Buffer.from(school, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is kept of a secret. It is random through and through, so that one quick hash will do. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
