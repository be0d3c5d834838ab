import { useLingui } from '@lingui/react/macro';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createSpotlight, Spotlight } from '#ui/palette';
import { useDestinations } from './destinations.ts';
import { findScreens } from './find-screens.ts';
import classes from './jump-palette.module.css';
import { type Jump, keepRecent, recentJumps } from './jumps.ts';
import { useFound } from './use-found.ts';

const [store, palette] = createSpotlight();

/**
 * Type a few letters of a screen, a student, an employee, a class or a receipt, press Enter, be there. Screens are found at once
 * in the browser, the rest by the server as one types. Opens anew whenever `openings` grows.
 */
export function JumpPalette({ openings }: { openings: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { groups, isSearching } = useGroups(query);
  useEffect(() => {
    if (openings > 0) palette.open();
  }, [openings]);
  const shown = groups.filter(({ jumps }) => jumps.length > 0);
  useFirstSelected(query, shown.flatMap(({ jumps }) => jumps.map(({ path }) => path)).join(' '));
  const go = (jump: Jump) => {
    keepRecent(jump);
    void navigate(jump.path);
  };
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => setQuery('')}
      attributes={{ content: { 'aria-label': t`Search for a name or a screen` } }}
      radius="xl"
      scrollable
      maxHeight={440}
      overlayProps={{ blur: 0, color: 'var(--c-scrim)', backgroundOpacity: 1 }}
      classNames={classes as Record<string, string>}
    >
      <Spotlight.Search
        placeholder={t`Search for a name or a screen`}
        aria-label={t`Search for a name or a screen`}
        maxLength={80}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {shown.map(({ label, jumps }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {jumps.map((jump) => (
              <Spotlight.Action
                key={`${label} ${jump.path}`}
                label={jump.label}
                onClick={() => go(jump)}
                rightSection={
                  <span className={classes.group}>
                    {jump.note}
                    <IconCornerDownLeft className={classes.enter} size={15} stroke={1.75} aria-hidden="true" />
                  </span>
                }
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {isSearching || shown.length === 0 ? <Spotlight.Empty>{isSearching ? t`Searching…` : t`No matches.`}</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Enter takes the first that was found, also when it came later than the typing and nothing was chosen yet. */
function useFirstSelected(query: string, shown: string): void {
  useEffect(() => {
    if (query.trim() === '' || shown === '') return;
    const list = document.getElementById(store.getState().listId);
    if (list === null || list.querySelector('[data-selected]')) return;
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.setState({ ...store.getState(), selected: 0 });
  }, [query, shown]);
}

function useGroups(query: string): { groups: { label: string; jumps: Jump[] }[]; isSearching: boolean } {
  const { t } = useLingui();
  const destinations = useDestinations();
  const { found, isSearching } = useFound(query);
  const screens = findScreens(destinations, query).map(({ path, label, group }) => ({ path, label, note: group ?? '' }));
  if (query.trim() === '')
    return {
      groups: [
        { label: t`Recent`, jumps: recentJumps() },
        { label: t`Screens`, jumps: screens },
      ],
      isSearching,
    };
  return {
    groups: [
      { label: t`Screens`, jumps: screens },
      { label: t`Students`, jumps: found.students },
      { label: t`Employees`, jumps: found.employees },
      { label: t`Classes`, jumps: found.classes },
      { label: t`Receipts`, jumps: found.receipts },
    ],
    isSearching,
  };
}
