import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 250;

/**
 * What the address is about to say. A filter that is pressed while typed text is still on its way adds to it: whoever changes the address
 * sees what the others have changed, also before the screen is drawn anew.
 */
let latest = { key: '', base: '', params: new URLSearchParams() };

/** A screen's filters in its address, so that a reload or a shared link shows the same. An empty value leaves the address. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const base = params.toString();
  if (latest.key !== key || latest.base !== base) latest = { key, base, params };
  const change = useCallback(
    (changes: Record<string, string | null | undefined>) => {
      const next = new URLSearchParams(latest.params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.params = next;
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return { get: (name: string) => params.get(name) ?? '', change };
}

/** What is typed into a search box: at once for the list, and in the address after a pause in typing, or when the box is left. */
export function useSearchText(name = 'q'): [string, (text: string) => void] {
  const { get, change } = useAddress();
  const inAddress = get(name);
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== 'idle';
  useEffect(() => {
    if (text === written.current) return;
    const write = () => {
      // Whoever has gone on to another screen meanwhile must not be called back by what was typed here.
      if (text === written.current || isLeaving.current) return;
      written.current = text;
      change({ [name]: text.trim() });
    };
    const timer = setTimeout(write, TYPING_PAUSE_MS);
    // A link that is pressed takes the focus first: what is written then stands in the history, and nothing is left to be written later.
    document.addEventListener('focusout', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', write);
    };
  }, [text, name, change]);
  return [text, setText];
}
