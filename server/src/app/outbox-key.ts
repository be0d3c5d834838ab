import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { keepSecret } from '#platform/postgres';

/**
 * The key of the outbox page, which is needed besides being on this machine. Created once for an installation, kept in its secrets, and printed when the server
 * starts.
 */
export function outboxKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return keepSecret(dataDir, { name: 'outboxKey', make: () => randomBytes(18).toString('base64url') });
}

/** The address of the outbox page. */
export function outboxAddress(address: string, dataDir: string): string {
  return `${address}/public/outbox?key=${outboxKey(dataDir)}`;
}
