import { useLingui } from '@lingui/react/macro';
import { findLeavePeople, type PersonKind } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '#ui/field';
import { useAttendance } from '../api.ts';
import classes from './person-field.module.css';

export type LeavePerson = CallAnswer<typeof findLeavePeople>[number];
type Props = { kind: PersonKind; person: LeavePerson | null; error: string | undefined; onChange: (person: LeavePerson | null) => void };

/** Finds one person by name or number; arrows and Enter choose. */
export function PersonField({ kind, person, error, onChange }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const search = useDeferredValue(text.trim());
  const isOpen = person === null && search !== '';
  const { data: found = [] } = useAttendance(findLeavePeople, { query: { kind, search } }, isOpen);
  const choose = (one: LeavePerson | undefined) => {
    if (!one) return;
    onChange(one);
    setText(one.name);
  };
  const current = found[at];
  return (
    <div className={classes.field}>
      <TextField
        label={kind === 'employee' ? t`Employee` : t`Student`}
        placeholder={t`Name or number`}
        data-autofocus
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && current ? `${listId}-${current.id}` : undefined}
        value={text}
        error={error}
        description={person ? [person.number, person.place].filter(Boolean).join(' · ') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          if (person) onChange(null);
        }}
        onKeyDown={(event) => {
          if (!isOpen) return;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setAt(Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
          } else if (event.key === 'Enter') {
            event.preventDefault();
            choose(current);
          }
        }}
      />
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={t`People`} className={classes.list}>
          {found.length === 0 ? <p className={classes.none}>{t`No one has this name or number`}</p> : null}
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
            <div
              key={one.id}
              id={`${listId}-${one.id}`}
              role="option"
              aria-selected={index === at}
              className={classes.option}
              onClick={() => choose(one)}
            >
              <span>{one.name}</span>
              <span className={classes.place}>{[one.number, one.place].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
