import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import type { TextField } from './field.tsx';
import { matchOptions } from './match-options.ts';
import { PickList, useCombobox } from './pick-list.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Null while they are being loaded. */
  options: readonly string[] | null;
  /** What is not among the options may be typed. */
  isFree?: boolean;
  /** Called when the list opens, to load what it offers. */
  onOpen?: (() => void) | undefined;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'list'>;

/** Type to find one of many: what begins like that comes first; arrows move, Enter takes, Esc closes. */
export function ComboField({ value, onChange, options, isFree = false, onOpen, ...field }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const store = useCombobox({
    onDropdownOpen: () => onOpen?.(),
    onDropdownClose: () => {
      setTyped(null);
      store.resetSelectedOption();
    },
  });
  // An untouched value shows the whole list around it.
  const found = matchOptions(options ?? [], typed ?? '');
  const take = (option: string) => {
    onChange(option);
    store.closeDropdown();
  };
  const leave = () => {
    const same = options?.find((option) => option.toLowerCase() === (typed ?? '').trim().toLowerCase());
    if (typed !== null && (same !== undefined || typed.trim() === '' || isFree)) onChange(same ?? typed.trim());
    store.closeDropdown();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isOurs = event.key.startsWith('Arrow') || (store.dropdownOpened && event.key === 'Escape');
    const isTyped = event.key === 'Enter' && store.dropdownOpened && typed !== null;
    if (isOurs || isTyped) event.stopPropagation();
    if (event.key === 'Escape' && isOurs) event.preventDefault();
    if (!isTyped) return;
    event.preventDefault();
    // What was begun stands for the first that is offered, unless anything may be typed.
    if (store.getSelectedOptionIndex() < 0) isFree || found[0] === undefined ? leave() : take(found[0]);
  };
  const none = options === null ? t`Loading…` : isFree ? null : t`No matches in the list.`;
  return (
    <PickList
      store={store}
      options={found.map((option) => ({ id: option, shown: option, isChosen: option === value }))}
      none={none}
      onTake={take}
      field={{
        ...field,
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        value: typed ?? value,
        onFocus: () => store.openDropdown(),
        onClick: () => store.openDropdown(),
        onBlur: leave,
        onKeyDown: handleKeyDown,
        onChange: ({ target }) => {
          store.openDropdown();
          store.resetSelectedOption();
          setTyped(target.value);
          if (isFree) onChange(target.value);
        },
      }}
    />
  );
}
