import { Trans } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { DayName } from '@shala/contract/timetable';
import { Fragment, type ReactNode } from 'react';
import type { BoardPeriod } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import classes from './week-table.module.css';

export type WeekTableProps = {
  label: string;
  periods: readonly BoardPeriod[];
  cell: (day: DayName, period: BoardPeriod) => ReactNode;
  currentDay?: DayName;
  onDay?: (day: DayName) => void;
};

/** A week: days across, periods down, breaks as a line between. */
export function WeekTable({ label, periods, cell, currentDay, onDay }: WeekTableProps) {
  const { long, short } = useDayNames();
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {SCHOOL_DAYS.map((day) => (
              <th key={day} scope="col" aria-label={long[day]} data-current={day === currentDay || undefined}>
                {onDay ? (
                  <button type="button" className={classes.day} onClick={() => onDay(day)} aria-label={long[day]}>
                    <DayHead long={long[day]} short={short[day]} />
                  </button>
                ) : (
                  <DayHead long={long[day]} short={short[day]} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => (
            <Fragment key={period.id}>
              <BreakRow before={periods[index - 1]} period={period} />
              <tr>
                <th scope="row" className={classes.period}>
                  <span className={classes.name}>{period.name}</span>
                  <span className={classes.time}>{period.startsAt.replace(/^0/, '')}</span>
                </th>
                {SCHOOL_DAYS.map((day) => (
                  <td key={day} className={classes.cell}>
                    {cell(day, period)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayHead({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={classes.long}>{long}</span>
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}

function BreakRow({ before, period }: { before: BoardPeriod | undefined; period: BoardPeriod }) {
  if (before === undefined || before.endsAt >= period.startsAt) return null;
  const [from, to] = [before.endsAt.replace(/^0/, ''), period.startsAt.replace(/^0/, '')];
  return (
    <tr className={classes.break}>
      <td />
      <td colSpan={SCHOOL_DAYS.length}>
        <Trans>
          Recess {from} to {to}
        </Trans>
      </td>
    </tr>
  );
}
