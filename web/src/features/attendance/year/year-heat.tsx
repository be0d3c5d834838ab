import { useLingui } from '@lingui/react/macro';
import { MARK_LETTERS, MARKS } from '@shala/contract/attendance';
import { formatDate, formatMonth } from '#lib/format';
import { Card } from '#ui/card';
import type { PersonYear } from '../api.ts';
import { monthNameOf } from '../lib/days.ts';
import { useMarkWords } from '../lib/words.ts';
import classes from './year-heat.module.css';

const DAYS = Array.from({ length: 31 }, (_value, index) => String(index + 1).padStart(2, '0'));

const NOT_MARKED = '·';

/** The year day by day: a row a month, a cell a school day. Days without school stay empty. */
export function YearHeat({ year, onDay }: { year: PersonYear; onDay: (on: string) => void }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const days = new Map(year.days.map((day) => [day.on, day]));
  const label = (on: string, mark: string, reason: string) => [`${formatDate(on)}: ${mark}`, reason].filter(Boolean).join(', ');
  return (
    <Card title={t`Day-wise attendance`} fact={year.year}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={t`Day-wise attendance`}>
        <table className={classes.table} aria-label={t`Day-wise attendance`}>
          <thead>
            <tr>
              <th scope="col" aria-label={t`Month`} />
              {DAYS.map((day) => (
                <th key={day} scope="col">
                  {Number(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {year.months.map(({ month }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(monthNameOf(month), 'short')}</th>
                {DAYS.map((number) => {
                  const day = days.get(`${month}-${number}`);
                  if (!day) return <td key={number} />;
                  const word = label(day.on, day.mark ? words[day.mark] : t`Not marked`, day.reason);
                  return (
                    <td key={number}>
                      <button
                        type="button"
                        tabIndex={-1}
                        className={classes.day}
                        data-mark={day.mark ?? undefined}
                        aria-label={word}
                        title={word}
                        onClick={() => onDay(day.on)}
                      >
                        <span translate="no">{day.mark ? MARK_LETTERS[day.mark] : NOT_MARKED}</span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={classes.legend} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>
            <strong>{MARK_LETTERS[mark]}</strong> {words[mark]}
          </span>
        ))}
        <span>
          <strong translate="no">{NOT_MARKED}</strong> {t`Not marked`}
        </span>
        <span>{t`No box: Sunday, holiday or a later date`}</span>
      </div>
    </Card>
  );
}
