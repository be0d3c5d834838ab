import { useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import classes from './controls.module.css';

type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  choices: Choice<Value>[];
  onChange: (value: Value) => void;
  isWide?: boolean;
  /** Shows the name above, in a form. */
  isNamed?: boolean;
};

/** One of a few, all in sight. */
export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
  isWide = false,
  isNamed = false,
}: SegmentedProps<Value>) {
  const name = useId();
  const group = (
    <div role="radiogroup" aria-label={label} className={classes.segmented} data-wide={isWide || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.segment}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </div>
  );
  if (!isNamed) return group;
  return (
    <div>
      <div className={classes.name} aria-hidden="true">
        {label}
      </div>
      {group}
    </div>
  );
}

type SelectProps = { label: string; value: string; choices: { value: string; label: string }[]; onChange: (value: string) => void } & Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
>;

/** Chooses one of many in a row of filters; its name is heard, not seen. */
export function Select({ label, choices, onChange, ...select }: SelectProps) {
  return (
    <span className={classes.select}>
      <select {...select} aria-label={label} onChange={(event) => onChange(event.target.value)}>
        {choices.length === 0 ? <option value="">{`${label}: –`}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

type SearchProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hasKey?: boolean;
  ref?: Ref<HTMLInputElement>;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;

/** Searches what is shown below it. With `hasKey` it says that `/` leads here. */
export function SearchBox({ label, value, onChange, hasKey = false, ref, placeholder = label, ...input }: SearchProps) {
  const { t } = useLingui();
  return (
    <div className={classes.search}>
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <input
        {...input}
        {...(ref ? { ref } : {})}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={80}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' ? (
        <button type="button" className={`${classes.clear} ${classes.inBox}`} aria-label={t`Clear the search`} onClick={() => onChange('')}>
          <IconX size={14} stroke={2} aria-hidden="true" />
        </button>
      ) : hasKey ? (
        <span className={`${classes.key} ${classes.inBox}`} aria-hidden="true">
          /
        </span>
      ) : null}
    </div>
  );
}

/** A key of the keyboard; the words beside it say what it does. */
export function KeyCap({ name }: { name: string }) {
  return (
    <span className={classes.key} aria-hidden="true">
      {name}
    </span>
  );
}

/** What chooses the rows below: search first, then choices; the count at the end. */
export function FilterRow({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={classes.filters}>
      {children}
      {end ? <div className={classes.end}>{end}</div> : null}
    </div>
  );
}

/** For those who read by ear only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
