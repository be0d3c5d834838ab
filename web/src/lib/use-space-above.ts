import { useCallback } from 'react';

/** A ref that gives its element `--above`, how far below the top of the page it begins, so that it can end with the window. */
export function useSpaceAbove(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => element.style.setProperty('--above', `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`);
    // A heading that takes another line makes the page longer.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
}
