import { READ_AFTER_HEADER } from '@shala/contract/shared';
import { sessionStore } from './token.ts';

const KEY = 'shala.readAfter';
/** A server reads from a replica only what is at most five seconds old, so that a change is known everywhere long before this. */
const KEPT_MS = 60_000;
/** Before every change: this browser keeps the header, and has changed nothing of late. */
const START = '0'.repeat(16);

/** The header that lets a replica answer, once it has the last change of this browser. All its tabs share it. */
export function readAfterHeader(): Record<string, string> {
  const kept = read();
  if (kept === null) return {};
  return { [READ_AFTER_HEADER]: Date.now() - kept.at < KEPT_MS ? kept.after : START };
}

/** Keeps what the server says after a change. Answers of changes that were made at once may come in any order: the highest counts. */
export function keepReadAfter(headers: Headers): void {
  const after = headers.get(READ_AFTER_HEADER);
  const kept = read();
  if (after === null || (kept !== null && Date.now() - kept.at < KEPT_MS && kept.after >= after)) return;
  try {
    sessionStore().setItem(KEY, JSON.stringify({ after, at: Date.now() }));
  } catch {
    // Without it, the primary answers.
  }
}

function read(): { after: string; at: number } | null {
  try {
    return JSON.parse(sessionStore().getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
