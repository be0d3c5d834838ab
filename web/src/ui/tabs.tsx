import { Tabs as TabsRoot } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './ways.module.css';

type Tab<Id extends string> = { id: Id; label: string; icon?: ReactNode };
type Props<Id extends string> = { label: string; tabs: Tab<Id>[]; value: Id; onChange: (id: Id) => void; children: ReactNode };

/** Parts of one screen of which one is shown; arrows, Home and End move between them. The caller keeps the choice, best in the address. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) {
  // The library moves only the focus by these two.
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    const end = { Home: tabs[0], End: tabs.at(-1) }[key];
    if (end) onChange(end.id);
  };
  return (
    <TabsRoot unstyled display="contents" keepMounted={false} value={value} onChange={(id) => id !== null && onChange(id as Id)}>
      <TabsRoot.List aria-label={label} className={classes.nav}>
        {tabs.map((tab) => (
          <TabsRoot.Tab
            key={tab.id}
            value={tab.id}
            leftSection={tab.icon}
            className={`${classes.way} ${classes.tab}`}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
          </TabsRoot.Tab>
        ))}
      </TabsRoot.List>
      <TabsRoot.Panel value={value}>{children}</TabsRoot.Panel>
    </TabsRoot>
  );
}
