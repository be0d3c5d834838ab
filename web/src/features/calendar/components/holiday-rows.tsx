import { Trans, useLingui } from '@lingui/react/macro';
import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate, formatDays } from '#lib/format';
import { festivalWords } from '#lib/stored-names';
import { DayInput } from '#ui/day-input';
import classes from './calendar-impact.module.css';

export type Holiday = CallAnswer<typeof calls.listPublicHolidays>['holidays'][number];
/** What the school makes of a holiday: whether it keeps it, and on which day. */
export type Choice = { isWanted: boolean; on: string };

type Props = {
  year: number;
  holidays: readonly Holiday[];
  /** Those that are over, which can still be entered. */
  past: readonly Holiday[];
  choiceOf: (holiday: Holiday) => Choice;
  onChange: (holiday: Holiday, choice: Choice) => void;
};

/** The public holidays of a year, each with its day and what that is subject to. */
export function HolidayRows({ year, holidays, past, choiceOf, onChange }: Props) {
  const { t } = useLingui();
  const rowOf = (holiday: Holiday) => (
    <HolidayRow
      key={`${year} ${holiday.key}`}
      holiday={holiday}
      year={year}
      choice={choiceOf(holiday)}
      onChange={(choice) => onChange(holiday, choice)}
    />
  );
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t`Holiday`}</th>
          <th scope="col">{t`Date`}</th>
          <th scope="col">{t`Type`}</th>
        </tr>
      </thead>
      <tbody>{holidays.map(rowOf)}</tbody>
      {past.length > 0 ? (
        <tbody>
          <tr>
            <th colSpan={3} scope="colgroup">{t`Already over in ${year}`}</th>
          </tr>
          {past.map(rowOf)}
        </tbody>
      ) : null}
    </table>
  );
}

type RowProps = { holiday: Holiday; year: number; choice: Choice; onChange: (choice: Choice) => void };

function HolidayRow({ holiday: { title, present, awaits, on, list }, year, choice, onChange }: RowProps) {
  const { t } = useLingui();
  const awaited = {
    moon: t`date as per sighting of the moon, it may change by a day`,
    notification: t`date as per government notification, it may change by a day`,
  };
  return (
    <tr>
      <td>
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={choice.isWanted}
            disabled={present !== null}
            onChange={(event) => onChange({ ...choice, isWanted: event.target.checked })}
          />
          <span>{festivalWords(title)}</span>
        </label>
        {present ? (
          <span className={classes.under}>
            <Trans>
              Already a holiday in your calendar: {festivalWords(present.title)}, {formatDays(present.on, present.until)}
            </Trans>
          </span>
        ) : null}
        {awaits && !present && choice.on === on ? <div className={classes.under}>{awaited[awaits]}</div> : null}
      </td>
      <td>
        {present || !awaits ? (
          formatDate(on)
        ) : (
          <DayInput
            aria-label={t`Date of ${festivalWords(title)}`}
            value={choice.on}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            onChange={(day) => onChange({ ...choice, on: day })}
          />
        )}
      </td>
      <td className={classes.quiet}>{list === 'gazetted' ? t`Gazetted` : t`Restricted`}</td>
    </tr>
  );
}
