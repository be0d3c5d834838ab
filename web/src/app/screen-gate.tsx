import { Trans } from '@lingui/react/macro';
import { MIN_SCREEN_WIDTH_PX } from '@shala/contract/shared';
import { type ReactNode, useSyncExternalStore } from 'react';
import { paths } from '#lib/paths';
import classes from './full-screen.module.css';

/** App screens need room. The outer width counts, so that zooming into a wide window keeps working. */
export function ScreenGate({ children }: { children: ReactNode }) {
  const isTooNarrow = useSyncExternalStore(subscribeToResize, () => window.outerWidth < MIN_SCREEN_WIDTH_PX);
  if (!isTooNarrow) return children;
  return (
    <main className={classes.full}>
      <p className={classes.text}>
        <Trans>Screen Size Restricted - Please use a device with a bigger screen size.</Trans>
      </p>
      <p className={classes.text}>
        <Trans>
          On a phone you can open the <a href={paths.landing}>home page</a>, and the links to receipts, certificates and notices that the
          school sends.
        </Trans>
      </p>
    </main>
  );
}

function subscribeToResize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
