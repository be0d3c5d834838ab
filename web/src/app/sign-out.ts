import type { Location } from 'react-router';
import type { SignOutReason } from '#features/identity';
import type { LoginState } from '#lib/login-state';

/** Why a session ended, and at which entry of the browser's history. */
export type SignOut = { reason: SignOutReason; at: string };

/**
 * What goes with the browser to /login. Who signed out on purpose starts afresh; who was signed out, or only came to a
 * protected page, comes back to it. An earlier sign-out, at another entry of the history, counts for nothing.
 */
export function signedOutState(location: Location, signOut: SignOut | null): LoginState {
  const from = location.pathname + location.search;
  if (signOut?.at !== location.key) return { from };
  return signOut.reason === 'asked' ? { reason: 'asked' } : { reason: signOut.reason, from };
}
