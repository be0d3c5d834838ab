import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '#lib/load-chunk';
import { showToast } from '#lib/toasts';
import classes from './jump-box.module.css';

type Palette = ComponentType<{ openings: number }>;

/** Opens the palette of screens, by mouse or by Ctrl K. */
export function JumpBox({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui();
  const [openings, setOpenings] = useState(0);
  const [Palette, setPalette] = useState<Palette | null>(null);

  const open = useCallback(() => {
    setOpenings((count) => count + 1);
    loadChunk(() => import('./jump-palette.tsx')).then(
      ({ JumpPalette }) => setPalette(() => JumpPalette),
      () => showToast({ tone: 'bad', sentence: t`The search could not be opened. Check the connection and try again.` }),
    );
  }, [t]);
  useJumpKey(open);

  return (
    <div className={classes.place} data-narrow={isNarrow || undefined}>
      <button
        type="button"
        className={classes.box}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-label={isNarrow ? t`Search` : undefined}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        {isNarrow ? null : (
          <>
            <span className={classes.words}>
              <Trans>Search</Trans>
            </span>
            <kbd className={classes.keys}>
              <Trans>Ctrl K</Trans>
            </kbd>
          </>
        )}
      </button>
      {Palette ? <Palette openings={openings} /> : null}
    </div>
  );
}

function useJumpKey(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
}
