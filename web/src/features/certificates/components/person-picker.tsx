import { useLingui } from '@lingui/react/macro';
import { findCertificatePeople, type PersonKind } from '@shala/contract/certificates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { formatDate } from '#lib/format';
import { TextField } from '#ui/field';
import { certificatesQuery, type Person } from '../api.ts';
import classes from './person-picker.module.css';

const PAUSE_MS = 150;

type Props = { shown: string; personKind?: PersonKind; onChange: (person: Person) => void };

/** Finds anyone as one types: students of any year, leavers and employees. Arrows move, Enter takes, Esc closes. */
export function PersonPicker({ shown, personKind, onChange }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const search = useSettled((text ?? '').trim());
  const query = useQuery({
    ...certificatesQuery(findCertificatePeople, { query: { search: search || '-', ...(personKind ? { personKind } : {}) } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = text !== null && search !== '' ? (query.data?.people ?? []) : [];
  const isOpen = text !== null && search !== '' && (found.length > 0 || query.isSuccess);
  const take = (person: Person | undefined) => {
    if (!person) return;
    onChange(person);
    setText(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setCurrent(Math.min(current + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setCurrent(Math.max(current - 1, 0));
    else if (event.key === 'Enter') take(found[current]);
    else if (event.key === 'Escape') setText(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.picker}>
      <TextField
        label={t`Student or employee`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        autoFocus={shown === ''}
        placeholder={t`Name, admission number, phone or employee code`}
        maxLength={80}
        value={text ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(0);
        }}
        onBlur={() => setText(null)}
        onKeyDown={handleKeyDown}
      />
      {isOpen ? (
        <div className={classes.list} id={listId} role="listbox" aria-label={t`People found`}>
          {found.map((person, index) => (
            <Option key={person.id} id={`${listId}-${index}`} person={person} isCurrent={index === current} onTake={take} />
          ))}
          {found.length === 0 ? <p className={classes.none}>{t`No matching student or employee`}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

type OptionProps = { id: string; person: Person; isCurrent: boolean; onTake: (person: Person) => void };

function Option({ id, person, isCurrent, onTake }: OptionProps) {
  const { t } = useLingui();
  const { name, number, place, guardian, leftOn } = person;
  const left = leftOn === null ? '' : t`left on ${formatDate(leftOn)}`;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      // The field would lose the focus, and with it the list, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(person)}
    >
      <span>{name}</span>
      <span className={classes.facts}>{[place, number, guardian, left].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** What was typed once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
