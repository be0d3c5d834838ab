import { useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, useId, useRef } from 'react';
import classes from './day-input.module.css';
import { useHeldBack } from './use-held-back.ts';
import { type DayChoice, useTypedDay } from './use-typed-day.ts';

type Input = Omit<ComponentProps<'input'>, keyof DayChoice | 'type' | 'className'>;

/**
 * A day, written as in India whatever language the browser has: its own date field would show 11/22/2026 to many. Typed as people
 * write it, moved by the arrow keys, or chosen in the browser's calendar.
 */
export function DayInput({ value, onChange, isKept, min, max, ...input }: DayChoice & Input) {
  const choice = { value, onChange, isKept, min, max };
  return <DayControl choice={choice} day={useTypedDay(choice, !isKept)} input={input} holdsBack />;
}

/** The same in a row of filters, with its name beside it. What cannot be read filters nothing, and holds nothing back unless an act takes the day. */
export function DayFilter({ label, isOfAct = false, ...choice }: { label: string; isOfAct?: boolean } & DayChoice) {
  const id = useId();
  return (
    <span className={classes.filter}>
      <label htmlFor={id}>{label}</label>
      <DayControl choice={choice} day={useTypedDay(choice, isOfAct)} input={{ id }} holdsBack={isOfAct} />
    </span>
  );
}

type ControlProps = { choice: DayChoice; day: ReturnType<typeof useTypedDay>; input: Input; isWide?: boolean; holdsBack?: boolean };

/** The control alone, for a field that says itself what is wrong with the day. */
export function DayControl({ choice, day, input, isWide = false, holdsBack = false }: ControlProps) {
  const { t } = useLingui();
  const calendar = useRef<HTMLInputElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  // Nobody could mend what stands in a disabled field, and no act takes it.
  useHeldBack(typed, holdsBack && day.isNone && !input.disabled, day.settle);
  return (
    <span className={classes.frame} data-wide={isWide || undefined}>
      <input
        placeholder={t`dd/mm/yyyy`}
        autoComplete="off"
        {...input}
        ref={typed}
        type="text"
        className={classes.text}
        value={day.text}
        aria-invalid={day.isUnread || input['aria-invalid'] || undefined}
        onChange={(event) => day.change(event.target.value)}
        onBlur={(event) => {
          day.settle();
          input.onBlur?.(event);
        }}
        onKeyDown={(event) => (event.key === 'Enter' ? day.settle() : day.press(event))}
      />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        aria-hidden="true"
        tabIndex={-1}
        value={day.read}
        min={choice.min}
        max={choice.max}
        disabled={input.disabled}
        onChange={(event) => day.choose(event.target.value)}
      />
      <button
        type="button"
        className={classes.open}
        aria-label={t`Select from the calendar`}
        // The keyboard has the field itself; one stop for each day is enough.
        tabIndex={-1}
        disabled={input.disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
