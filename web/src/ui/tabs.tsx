import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './ways.module.css';

type Tab<Id extends string> = { id: Id; label: string; icon?: ReactNode };
type Props<Id extends string> = { label: string; tabs: Tab<Id>[]; value: Id; onChange: (id: Id) => void; children: ReactNode };

/** Parts of one screen of which one is shown; arrows, Home and End move between them. The caller keeps the choice, best in the address. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.id === value);
    const next = nextPlace(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab || next === null) return;
    event.preventDefault();
    onChange(tab.id);
    const button = list.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={classes.nav} ref={list} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            className={`${classes.way} ${classes.tab}`}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
