import { useLingui } from '@lingui/react/macro';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#lib/paths';
import { BrandMark } from '#ui/brand-mark';
import { chunksOf, preloadScreen } from '../preload.ts';
import { usePreloadWhenIdle } from '../use-preload-when-idle.ts';
import { type Entry, entryGroups, isCurrentEntry } from './entries.ts';
import { JumpBox } from './jump-box.tsx';
import { ProfileBlock } from './profile-block.tsx';
import classes from './sidebar.module.css';

const NARROW_KEY = 'shala.sidebarIsNarrow';
const CHUNKS = chunksOf(entryGroups.flat().map(({ path }) => path));

/** The way to every part of Shala. Its width is remembered in this browser. */
export function Sidebar() {
  const { t } = useLingui();
  const [isNarrow, setIsNarrow] = useState(() => localStorage.getItem(NARROW_KEY) === '1');
  usePreloadWhenIdle(CHUNKS);
  const toggle = () => {
    localStorage.setItem(NARROW_KEY, isNarrow ? '0' : '1');
    setIsNarrow(!isNarrow);
  };
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside className={classes.sidebar} data-narrow={isNarrow || undefined} aria-label={t`Sidebar`}>
      <div className={classes.brandRow}>
        <Link to={paths.homepage} className={classes.brand} aria-label={t`Shala, go to Dashboard`}>
          <BrandMark />
          {isNarrow ? null : <span aria-hidden="true">Shala</span>}
        </Link>
        <button
          type="button"
          className={classes.toggle}
          onClick={toggle}
          aria-expanded={!isNarrow}
          aria-label={isNarrow ? t`Expand sidebar` : t`Collapse sidebar`}
        >
          <ToggleIcon size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <JumpBox isNarrow={isNarrow} />
      <nav className={classes.groups} aria-label={t`Main`}>
        {entryGroups.map((entries) => (
          <ul key={entries[0]?.path} className={classes.group}>
            {entries.map((entry) => (
              <SidebarEntry key={entry.path} entry={entry} isNarrow={isNarrow} />
            ))}
          </ul>
        ))}
      </nav>
      <ProfileBlock isNarrow={isNarrow} />
    </aside>
  );
}

function SidebarEntry({ entry: { path, label, Icon }, isNarrow }: { entry: Entry; isNarrow: boolean }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isCurrent = isCurrentEntry(path, pathname);
  const preload = () => preloadScreen(path);
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      <Link
        to={path}
        className={classes.entry}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isNarrow ? t(label) : undefined}
        title={isNarrow ? t(label) : undefined}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {isNarrow ? null : <span className={classes.label}>{t(label)}</span>}
      </Link>
    </li>
  );
}
