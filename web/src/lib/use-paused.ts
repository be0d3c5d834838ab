import { useEffect, useState } from 'react';

/** Long enough that a page is not drawn for every letter. */
const PAUSE_MS = 350;

/** A value once it has not changed for a while, such as what was typed once the typing pauses. */
export function usePaused<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
