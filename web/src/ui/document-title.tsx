import { useEffect } from 'react';

/** Names the browser's tab after the screen, for as long as the screen is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Shala`;
  }, [title]);
}
