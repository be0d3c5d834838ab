import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { keepSecret } from '#platform/postgres';

/** What opens the outbox page besides being at this machine: made once for an installation, kept in its secrets, printed at its start. */
export function outboxKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return keepSecret(dataDir, { name: 'outboxKey', make: () => randomBytes(18).toString('base64url') });
}

/** Where the kept mails are read. */
export function outboxAddress(address: string, dataDir: string): string {
  return `${address}/public/outbox?key=${outboxKey(dataDir)}`;
}
