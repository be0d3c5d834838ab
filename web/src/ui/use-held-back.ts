import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What takes what stands in a field: the main act, one that cannot be undone, and one that only saves. */
const ACTS = '[data-tone="primary"], [data-tone="danger"], [data-saves]';
/** Where such an act is. */
const AROUND = ['dialog, [role="dialog"]', 'form', 'main'];

/**
 * Holds the acts of the window, form or screen around a field back as long as what stands in the field cannot be read: it would be taken for
 * nothing, and what was entered would be lost. The field gets the focus, and `onHeld` may say what is wrong.
 */
export function useHeldBack(field: RefObject<HTMLInputElement | null>, isHeld: boolean, onHeld: () => void): void {
  const hold = useEffectEvent((event: Event) => {
    const isAct = event.type === 'submit' || (event.target instanceof Element && event.target.closest(ACTS) !== null);
    if (!isAct) return;
    event.preventDefault();
    event.stopPropagation();
    onHeld();
    field.current?.focus();
  });
  useEffect(() => {
    if (!isHeld) return;
    const around = AROUND.map((selector) => field.current?.closest(selector)).find(Boolean) ?? document.body;
    // Before the act itself hears of it.
    around.addEventListener('submit', hold, true);
    around.addEventListener('click', hold, true);
    return () => {
      around.removeEventListener('submit', hold, true);
      around.removeEventListener('click', hold, true);
    };
  }, [isHeld, field]);
}
