import { useLingui } from '@lingui/react/macro';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePaused } from '#lib/use-paused';
import { PickList } from './pick-list.tsx';
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
  description?: string | undefined;
  autoFocus?: boolean;
  'data-autofocus'?: boolean;
  error?: string | undefined;
  disabled?: boolean;
};

const PAUSE_MS = 150;

/** Finds as one types, on the server. Arrows move, Enter takes, Esc closes. */
export function SearchField<Item extends { id: string }, Answer, Key extends QueryKey>(props: Props<Item, Answer, Key>) {
  const { listLabel, none, shown, queryOf, itemsOf, show, onTake, onEdit, ...field } = props;
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(null);
  const typed = (text ?? '').trim();
  const search = usePaused(typed, PAUSE_MS);
  const { data, isError } = useQuery({ ...queryOf(search), enabled: typed !== '' && search !== '' });
  // Whoever the letters before had found is not shown: Enter or a click would take the wrong person.
  const isAsked = search === typed;
  const answer = isAsked ? data : undefined;
  const found = typed !== '' && answer !== undefined ? itemsOf(answer) : [];
  const take = (id: string) => {
    const item = found.find((one) => one.id === id);
    if (item === undefined) return;
    onTake(item);
    setText(null);
  };
  return (
    <PickList
      isOpen={typed !== '' && !(isAsked && isError)}
      label={listLabel}
      options={found.map((item) => ({ id: item.id, shown: show(item) }))}
      none={answer === undefined ? t`Searching…` : none}
      takesFirst
      onClose={() => setText(null)}
      onTake={take}
      onEnter={() => true}
      field={{
        ...field,
        maxLength: 80,
        value: text ?? shown,
        onFocus: (event) => event.target.select(),
        onBlur: () => setText(null),
        onChange: ({ target }) => {
          setText(target.value);
          onEdit?.();
        },
      }}
    />
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
