import { Trans } from '@lingui/react/macro';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './combo-field.module.css';
import { TextField } from './field.tsx';
import { matchOptions } from './match-options.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Null while they are being loaded. */
  options: readonly string[] | null;
  /** What is not among the options may be typed. */
  isFree?: boolean;
  /** Called when the list opens for the first time, to load what it offers. */
  onOpen?: (() => void) | undefined;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'list'>;

/** Type to find one of many: what begins like that comes first; arrows move, Enter takes, Esc closes. */
export function ComboField({ value, onChange, options, isFree = false, onOpen, ...field }: Props) {
  const id = useId();
  const { text, found, current, isOpen, take, input } = useCombo({ value, onChange, options, isFree, onOpen });
  return (
    <div className={classes.combo}>
      <TextField
        {...field}
        {...input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        value={text}
      />
      {isOpen && (options === null || found.length > 0 || !isFree) ? (
        <List id={id} options={options === null ? null : found} value={value} current={current} onTake={take} />
      ) : null}
    </div>
  );
}

type Combo = Pick<Props, 'value' | 'onChange' | 'options' | 'isFree' | 'onOpen'>;

function useCombo({ value, onChange, options, isFree, onOpen }: Combo) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const text = typed ?? value;
  // An untouched value shows the whole list around it.
  const found = matchOptions(options ?? [], typed ?? '');

  const open = () => {
    if (isOpen) return;
    onOpen?.();
    setIsOpen(true);
    setCurrent(-1);
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setCurrent(-1);
  };
  const take = (option: string) => {
    onChange(option);
    close();
  };
  const leave = () => {
    const same = options?.find((option) => option.toLowerCase() === text.trim().toLowerCase());
    if (typed !== null && (same !== undefined || typed.trim() === '' || isFree)) onChange(same ?? typed.trim());
    close();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    open();
    setTyped(event.target.value);
    setCurrent(-1);
    if (isFree) onChange(event.target.value);
  };
  const takeCurrent = () => {
    // What was begun stands for the first that is offered, unless anything may be typed.
    const option = found[current] ?? (isFree || typed === null ? undefined : found[0]);
    if (option === undefined) leave();
    else take(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isOurs = step !== 0 || (isOpen && (event.key === 'Escape' || (event.key === 'Enter' && (typed !== null || current >= 0))));
    if (!isOurs) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') takeCurrent();
    else if (isOpen) setCurrent((place) => nextPlace(place, step, found.length));
    else open();
  };
  return { text, found, current, isOpen, take, input: { onFocus: open, onClick: open, onBlur: leave, onChange: type, onKeyDown } };
}

function nextPlace(place: number, step: number, count: number): number {
  if (count === 0) return -1;
  return place < 0 && step < 0 ? count - 1 : (place + step + count) % count;
}

type ListProps = { id: string; options: readonly string[] | null; value: string; current: number; onTake: (option: string) => void };

function List({ id, options, value, current, onTake }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector('[data-current]') ?? list.current?.querySelector('[aria-selected="true"]');
    if (current >= 0 || shown?.getAttribute('aria-selected') === 'true') shown?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div className={classes.list} id={`${id}-list`} role="listbox" ref={list}>
      {options === null ? (
        <p className={classes.words}>
          <Trans>Loading…</Trans>
        </p>
      ) : null}
      {options?.length === 0 ? (
        <p className={classes.words}>
          <Trans>No matches in the list.</Trans>
        </p>
      ) : null}
      {options?.map((option, place) => (
        <div
          key={option}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === value}
          data-current={place === current || undefined}
          className={classes.option}
          // Before the field loses the focus, which would close the list.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(option);
          }}
        >
          {option}
        </div>
      ))}
    </div>
  );
}
