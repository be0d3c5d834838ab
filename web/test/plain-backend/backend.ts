import { vi } from 'vitest';
import { reply, replyToOthers, startServer } from '../server.ts';
import { PLAIN_ANSWERS } from './answers.ts';

/** A backend that is not Shala's: the 27 calls as the specification has them; every other call is unknown, and says so in its own way. */
export function startPlainBackend(unknown: unknown = { error: 'Cannot find this' }): void {
  vi.useFakeTimers({ now: new Date('2026-10-14T06:00:00Z'), toFake: ['Date'] });
  startServer();
  for (const [address, body] of Object.entries(PLAIN_ANSWERS)) reply(address, body);
  replyToOthers(unknown, 404);
}
