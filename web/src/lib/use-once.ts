import { useRef } from 'react';

/** Runs one act at a time: a second press, which may come before the first is painted, does nothing. */
export function useOnce(): (act: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (act) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await act();
    } finally {
      isRunning.current = false;
    }
  };
}
