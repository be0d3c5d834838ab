import { safeInternalPath } from './paths.ts';

/** What travels with the browser's history entry to /login: where the visitor wanted to go and why the session ended. */
export type LoginState = { from?: string; reason?: string };

/** Reads the state of a history entry, which anybody could have written: only paths inside this app are kept. */
export function readLoginState(state: unknown): LoginState {
  if (state === null || typeof state !== 'object') return {};
  const { from, reason } = state as { from?: unknown; reason?: unknown };
  const path = safeInternalPath(from);
  return { ...(path ? { from: path } : {}), ...(typeof reason === 'string' ? { reason } : {}) };
}
