import { useEffect } from 'react';

/** Fetches chunks, one after another, once the browser has nothing better to do. */
export function usePreloadWhenIdle(loads: (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    let waiting = [...loads];
    const next = () => {
      const load = waiting.shift();
      if (load) load().then(plan, plan);
    };
    const plan = () => {
      if (waiting.length > 0) window.requestIdleCallback(next);
    };
    plan();
    return () => {
      waiting = [];
    };
  }, [loads]);
}
