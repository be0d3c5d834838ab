import { INACTIVITY_LIMIT_MS } from '@shala/contract/shared';
import { useEffect, useRef } from 'react';

const EVENTS = ['mousedown', 'keydown', 'touchstart', 'mousemove'] as const;
const LAST_ACTIVITY_KEY = 'shala.lastActivity';
/** Other tabs need to know only roughly; a mouse moves a hundred times a second. */
const SHARE_EVERY_MS = 5_000;

/**
 * Calls `onInactive` after 30 minutes without mouse, key or touch while `isOn`. Activity in another tab counts, or an
 * idle tab would sign out the one that is worked in. A computer that slept through the limit is caught when it wakes.
 */
export function useInactivity(isOn: boolean, onInactive: () => void): void {
  const callback = useRef(onInactive);
  useEffect(() => {
    callback.current = onInactive;
  });

  useEffect(() => {
    if (!isOn) return;
    let last = Date.now();
    let sharedAt = 0;
    let timer: ReturnType<typeof setTimeout>;
    const idleSince = () => Math.max(last, readShared());
    const check = () => {
      const left = idleSince() + INACTIVITY_LIMIT_MS - Date.now();
      if (left <= 0) callback.current();
      else timer = setTimeout(check, left);
    };
    const handleActivity = () => {
      const now = Date.now();
      if (now - idleSince() >= INACTIVITY_LIMIT_MS) return callback.current();
      last = now;
      if (now - sharedAt >= SHARE_EVERY_MS) {
        sharedAt = now;
        share(now);
      }
    };
    share(last);
    timer = setTimeout(check, INACTIVITY_LIMIT_MS);
    for (const event of EVENTS) window.addEventListener(event, handleActivity, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) window.removeEventListener(event, handleActivity);
    };
  }, [isOn]);
}

function readShared(): number {
  const at = Number(localStorage.getItem(LAST_ACTIVITY_KEY));
  // A clock that was set back must not keep a session open for ever.
  return at <= Date.now() ? at : 0;
}

function share(at: number): void {
  try {
    localStorage.setItem(LAST_ACTIVITY_KEY, String(at));
  } catch {
    // Each tab then counts for itself.
  }
}
