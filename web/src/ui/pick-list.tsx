import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from './field.tsx';
import classes from './pick-list.module.css';

type Option = { id: string; shown: ReactNode; isChosen?: boolean };
type Props = {
  isOpen: boolean;
  /** What the list is called for those who hear it. */
  label?: string;
  options: readonly Option[];
  /** Said in place of options; without it there is no list without them. */
  none: ReactNode;
  /** Enter takes the first as long as the arrows have not chosen another. */
  takesFirst?: boolean;
  onTake: (id: string) => void;
  onClose: () => void;
  /** Given where the arrows open the list. */
  onOpen?: () => void;
  /** Enter while no option is current: answers whether it meant something here. */
  onEnter: () => boolean;
  field: ComponentProps<typeof TextField>;
};

/** A field with a list of what may be taken below it: arrows move, Enter takes, Esc closes. The field keeps the focus. */
export function PickList({ isOpen, label, options, none, takesFirst = false, field, ...acts }: Props) {
  const id = useId();
  const { current, handleKeyDown, reset } = useCurrent({ isOpen, count: options.length, takesFirst, ...acts }, (place) => {
    const option = options[place];
    if (option) acts.onTake(option.id);
  });
  return (
    <div className={classes.picker}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          reset();
          field.onChange?.(event);
        }}
      />
      {isOpen && (options.length > 0 || none !== null) ? (
        <List id={id} label={label} options={options} none={none} current={current} onTake={acts.onTake} />
      ) : null}
    </div>
  );
}

type Keys = Pick<Props, 'isOpen' | 'takesFirst' | 'onClose' | 'onOpen' | 'onEnter'> & { count: number };

/** Which option Enter takes, and the keys that move it. */
function useCurrent({ isOpen, count, takesFirst = false, onClose, onOpen, onEnter }: Keys, take: (place: number) => void) {
  const [moved, setMoved] = useState<number | null>(null);
  const current = isOpen ? Math.min(moved ?? (takesFirst ? 0 : -1), count - 1) : -1;
  const reset = () => setMoved(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen && !(step && onOpen)) return;
    if (step) isOpen ? setMoved(nextPlace(current, step, count)) : onOpen?.();
    else if (event.key === 'Enter' && current >= 0) take(current);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter' || !onEnter()) return;
    if (!step) reset();
    event.preventDefault();
    event.stopPropagation();
  };
  return { current, handleKeyDown, reset };
}

function nextPlace(place: number, step: number, count: number): number {
  if (count === 0) return -1;
  return place < 0 && step < 0 ? count - 1 : (place + step + count) % count;
}

type ListProps = Pick<Props, 'options' | 'none' | 'onTake'> & { id: string; label: string | undefined; current: number };

function List({ id, label, options, none, current, onTake }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector('[data-current]') ?? list.current?.querySelector('[data-chosen]');
    if (current >= 0 || shown?.hasAttribute('data-chosen')) shown?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={label} ref={list}>
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
        <div
          key={option.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.isChosen ?? place === current}
          data-chosen={option.isChosen || undefined}
          data-current={place === current || undefined}
          className={classes.option}
          // The field would lose the focus, and with it the list, before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option.id)}
        >
          {option.shown}
        </div>
      ))}
      {options.length === 0 ? <p className={classes.none}>{none}</p> : null}
    </div>
  );
}
