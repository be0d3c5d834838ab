import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import { areToastsNeeded, onToast } from '#lib/toasts';

/** Where toasts appear. The library behind them is loaded with the first one; if that fails, with the next. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Host) return;
    const load = () => {
      loadChunk(() => import('./toast-host.tsx')).then(
        ({ ToastHost }) => setHost(() => ToastHost),
        (error: unknown) => console.warn('Toasts could not be opened', error),
      );
    };
    if (areToastsNeeded()) load();
    return onToast(load);
  }, [Host]);
  return Host ? <Host /> : null;
}
