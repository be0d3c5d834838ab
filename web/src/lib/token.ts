import type { TokenPayload } from '@shala/contract/identity';
import { ACCESS_TOKEN_KEY } from '@shala/contract/shared';

/** Marks a tab that shows the sample school. */
const SAMPLE_TAB_KEY = 'shala.sampleTab';

/** Where this tab keeps its session and what belongs to it. A tab with the sample school has its own, beside that of the school. */
export function sessionStore(): Storage {
  return sessionStorage.getItem(SAMPLE_TAB_KEY) === null ? localStorage : sessionStorage;
}

/**
 * Opens a path in a new tab that is signed in by another token, for that tab alone: a new tab begins with a copy of this tab's
 * sessionStorage. False when the browser refuses to open one.
 */
export function openSampleTab(token: string, path: string): boolean {
  const kept = { [SAMPLE_TAB_KEY]: '1', [ACCESS_TOKEN_KEY]: token };
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  try {
    return window.open(path, '_blank') !== null;
  } finally {
    for (const key of Object.keys(kept)) sessionStorage.removeItem(key);
  }
}

/** The stored access token, or null. A browser that closes its storage to us has none. */
export function readToken(): string | null {
  try {
    return sessionStore().getItem(ACCESS_TOKEN_KEY);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  sessionStore().setItem(ACCESS_TOKEN_KEY, token);
}

export function removeToken(): void {
  try {
    sessionStore().removeItem(ACCESS_TOKEN_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Who a token is for: its payload if that can be decoded and its expiry is later than now, else null. The server checks the signature. */
export function decodeLiveToken(token: string | null, now = Date.now()): TokenPayload | null {
  const payload = token ? decodePayload(token) : null;
  return payload && typeof payload.exp === 'number' && payload.exp * 1000 > now ? payload : null;
}

/** True while the stored token can be used. */
export function hasLiveToken(): boolean {
  return decodeLiveToken(readToken()) !== null;
}

function decodePayload(token: string): TokenPayload | null {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return payload !== null && typeof payload === 'object' ? (payload as TokenPayload) : null;
  } catch {
    return null;
  }
}
