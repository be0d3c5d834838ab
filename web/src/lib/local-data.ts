import { onForget } from './session-events.ts';
import { sessionStore } from './token.ts';

const PREFIX = 'shala.kept.';

/** Keeps a list in this browser for the day the server cannot be reached. It belongs to the session and goes with it. */
export function keepLocally(name: string, value: unknown): void {
  try {
    sessionStore().setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full or closed storage only costs the fallback.
  }
}

/** What was kept under a name, or null. The caller checks its shape. */
export function keptLocally(name: string): unknown {
  try {
    return JSON.parse(sessionStore().getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** The names under which something is kept in this browser, of those that begin alike. */
export function namesKeptLocally(beginning: string): string[] {
  try {
    const names = Object.keys(sessionStore()).flatMap((key) => (key.startsWith(PREFIX + beginning) ? [key.slice(PREFIX.length)] : []));
    return names.filter((name) => keptLocally(name) !== null);
  } catch {
    return [];
  }
}

/** Forgets everything that was kept, so that the next person at this computer finds nothing. */
function clearLocalData(): void {
  try {
    for (const store of new Set([sessionStore(), sessionStorage]))
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

onForget(clearLocalData);
