import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { TextField } from './field.tsx';
import classes from './pick-list.module.css';

type Option = { id: string; shown: ReactNode; isChosen?: boolean };
type Props = {
  store: ComboboxStore;
  /** What the list is called for those who hear it. */
  label?: string;
  options: readonly Option[];
  /** Said in place of options; without it there is no list without them. */
  none: ReactNode;
  onTake: (id: string) => void;
} & { field: ComponentProps<typeof TextField> };

/** A field with a list of what may be taken below it: arrows move, Enter takes, Esc closes. It lies within its dialog, which the browser shows above all else. */
export function PickList({ store, label, options, none, onTake, field }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = store.dropdownOpened && (options.length > 0 || none !== null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[data-combobox-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Combobox
      store={store}
      onOptionSubmit={onTake}
      withinPortal={false}
      offset={4}
      shadow="md"
      classNames={{ dropdown: classes.list ?? '', option: classes.option ?? '' }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextField {...field} />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={label} ref={list}>
          {isOpen
            ? options.map(({ id, shown, isChosen = false }) => (
                <Combobox.Option key={id} value={id} active={isChosen} aria-selected={isChosen}>
                  {shown}
                </Combobox.Option>
              ))
            : null}
          {isOpen && options.length === 0 ? <Combobox.Empty className={classes.none ?? ''}>{none}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

export { useCombobox };
