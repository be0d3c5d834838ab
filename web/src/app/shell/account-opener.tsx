import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import { showToast } from '#lib/toasts';
import classes from './account-menu.module.css';
import type { AccountMenu } from './account-menu.tsx';

const loadMenu = () => loadChunk(() => import('./account-menu.tsx'));

/** The button of the account menu. The menu comes, with the library that places it, when somebody reaches for the button. */
export function AccountOpener({ person, children }: { person: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState<{ Menu: typeof AccountMenu }>();
  if (loaded) return <loaded.Menu person={person}>{children}</loaded.Menu>;
  const handleReach = () => void loadMenu().catch(() => {});
  const handleClick = () =>
    loadMenu().then(
      (part) => setLoaded({ Menu: part.AccountMenu }),
      () => showToast({ tone: 'bad', sentence: t`The menu could not be opened. Check the connection and click again.` }),
    );
  return (
    <button
      type="button"
      className={classes.opener}
      aria-label={t`Account menu`}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={handleReach}
      onFocus={handleReach}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
