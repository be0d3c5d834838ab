import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { usePaused } from '#lib/use-paused';
import { TextField } from './field.tsx';
import classes from './search-field.module.css';

type Props<Item, Answer, Key extends QueryKey> = {
  label: string;
  /** What the list is called for those who hear it. */
  listLabel: string;
  placeholder: string;
  /** Said when nothing is found. */
  none: string;
  /** What stands in the field while nobody types. */
  shown: string;
  /** What the server is asked for a text, and what it found. */
  queryOf: (search: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  itemsOf: (answer: Answer) => readonly Item[];
  show: (item: Item) => ReactNode;
  onTake: (item: Item) => void;
  /** Called when what was taken is typed over. */
  onEdit?: () => void;
  autoFocus?: boolean;
  error?: string | undefined;
  disabled?: boolean;
};

const PAUSE_MS = 150;

/** Finds as one types, on the server. Arrows move, Enter takes, Esc closes. */
export function SearchField<Item extends { id: string }, Answer, Key extends QueryKey>(props: Props<Item, Answer, Key>) {
  const { listLabel, none, shown, queryOf, itemsOf, show, onTake, onEdit, ...field } = props;
  const listId = useId();
  const [text, setText] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const search = usePaused((text ?? '').trim(), PAUSE_MS);
  const { data, isSuccess, isPlaceholderData } = useQuery({
    ...queryOf(search),
    enabled: text !== null && search !== '',
    placeholderData: keepPreviousData as never,
  });
  const found = text !== null && search !== '' && data !== undefined ? itemsOf(data) : [];
  const isOpen = text !== null && text.trim() !== '' && search !== '' && (found.length > 0 || isSuccess);
  const take = (item: Item | undefined) => {
    if (item === undefined) return;
    onTake(item);
    setText(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setCurrent(Math.max(0, Math.min(current + 1, found.length - 1)));
    else if (event.key === 'ArrowUp') setCurrent(Math.max(current - 1, 0));
    // A fast hand that presses Enter before the answer is there must not get somebody whom the letters before had found.
    else if (event.key === 'Enter') take(!isPlaceholderData && search === text.trim() ? found[current] : undefined);
    else if (event.key === 'Escape') setText(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.picker}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        maxLength={80}
        value={text ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(0);
          onEdit?.();
        }}
        onBlur={() => setText(null)}
        onKeyDown={handleKeyDown}
      />
      {isOpen ? (
        <div className={classes.list} id={listId} role="listbox" aria-label={listLabel}>
          {found.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current option
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
            <div
              key={item.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === current}
              className={classes.option}
              // The field would lose the focus, and with it the list, before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              {show(item)}
            </div>
          ))}
          {found.length === 0 ? <p className={classes.none}>{none}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A person in the list: the name over what tells one from another. */
export function FoundPerson({ picture, name, facts }: { picture?: ReactNode; name: string; facts: readonly string[] }) {
  return (
    <>
      {picture}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
