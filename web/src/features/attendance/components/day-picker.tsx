import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { DayInput } from '#ui/day-input';
import { shiftDay, today } from '../lib/days.ts';
import classes from './day-picker.module.css';

type Props = { value: string; onChange: (day: string) => void; canBeFuture?: boolean };

/** Chooses a day, or the one before or after. */
export function DayPicker({ value, onChange, canBeFuture = false }: Props) {
  const { t } = useLingui();
  const latest = canBeFuture ? undefined : today();
  return (
    <span className={classes.picker}>
      <button type="button" className={classes.step} aria-label={t`Previous day`} onClick={() => onChange(shiftDay(value, -1))}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <DayInput aria-label={t`Date`} value={value} max={latest} isKept onChange={onChange} />
      <button
        type="button"
        className={classes.step}
        aria-label={t`Next day`}
        disabled={latest !== undefined && value >= latest}
        onClick={() => onChange(shiftDay(value, 1))}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
