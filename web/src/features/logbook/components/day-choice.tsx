import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatLongDate } from '#lib/format';
import { Button } from '#ui/button';
import { DayInput } from '#ui/day-input';
import { today } from '../api.ts';
import classes from './day-choice.module.css';

type Props = {
  date: string;
  /** The last day of the week that is shown, where weeks are chosen. */
  weekEnd?: string | undefined;
  onChange: (date: string | null) => void;
};

/** The day that is shown, with the days or weeks before and after it; no day to come can be chosen. */
export function DayChoice({ date, weekEnd, onChange }: Props) {
  const { t } = useLingui();
  const isWeek = weekEnd !== undefined;
  const step = isWeek ? 7 : 1;
  const isLast = (weekEnd ?? date) >= today();
  const go = (days: number) => () => {
    const next = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
    onChange(next >= today() ? null : next);
  };
  return (
    <div className={classes.days}>
      <Button aria-label={isWeek ? t`Previous week` : t`Previous day`} onClick={go(-step)}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <DayInput aria-label={t`Date`} value={date} max={today()} isKept onChange={onChange} />
      <Button aria-label={isWeek ? t`Next week` : t`Next day`} disabled={isLast} onClick={go(step)}>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}

/** `Saturday, 21 Nov 2026`, and whether that is today. */
export function DateLabel({ date }: { date: string }) {
  const label = formatLongDate(date);
  return date === today() ? <Trans>Today, {label}</Trans> : label;
}
