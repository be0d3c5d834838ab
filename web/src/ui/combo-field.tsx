import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { TextField } from './field.tsx';
import { matchOptions } from './match-options.ts';
import { PickList } from './pick-list.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Null while they are being loaded. */
  options: readonly string[] | null;
  /** What an option is called on the screen, if it is stored in other words. Either is found. */
  labelOf?: (option: string) => string;
  /** What is not among the options may be typed. */
  isFree?: boolean;
  /** Called when the list opens, to load what it offers. */
  onOpen?: (() => void) | undefined;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'list'>;

const asItIs = (option: string) => option;

/** Type to find one of many: what begins like that comes first; arrows move, Enter takes, Esc closes. */
export function ComboField({ value, onChange, options, isFree = false, onOpen, labelOf = asItIs, ...field }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // An untouched value shows the whole list around it.
  const labels = new Map((options ?? []).map((option) => [labelOf(option), option]));
  const byLabel = matchOptions([...labels.keys()], typed ?? '').map((label) => labels.get(label) ?? label);
  const found = [...new Set([...byLabel, ...matchOptions(options ?? [], typed ?? '')])];
  const open = () => {
    if (isOpen) return;
    onOpen?.();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const take = (option: string) => {
    onChange(option);
    close();
  };
  const leave = () => {
    const same = options?.find((option) =>
      [option, labelOf(option)].some((one) => one.toLowerCase() === (typed ?? '').trim().toLowerCase()),
    );
    if (typed !== null && (same !== undefined || typed.trim() === '' || isFree)) onChange(same ?? typed.trim());
    close();
  };
  const takeTyped = () => {
    if (typed === null) return false;
    // What was begun stands for the first that is offered; where anything may be typed, only if nothing else is offered.
    const [first, ...others] = found;
    if (first === undefined || (isFree && others.length > 0)) leave();
    else take(first);
    return true;
  };
  const none = options === null ? t`Loading…` : isFree ? null : t`No matches in the list.`;
  return (
    <PickList
      isOpen={isOpen}
      options={found.map((option) => ({ id: option, shown: labelOf(option), isChosen: option === value }))}
      none={none}
      onOpen={open}
      onClose={close}
      onTake={take}
      onEnter={takeTyped}
      field={{
        ...field,
        value: typed ?? labelOf(value),
        onFocus: open,
        onClick: open,
        onBlur: leave,
        onChange: ({ target }) => {
          open();
          setTyped(target.value);
          if (isFree) onChange(target.value);
        },
      }}
    />
  );
}
