import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatWeekday } from '#lib/format';
import { paths } from '#lib/paths';
import { HiddenText } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import classes from './heat.module.css';
import { PartCard } from './part-card.tsx';

/** How a share present is shown: the figure stands in each cell, the colour only repeats it. */
function bandOf(percent: number | null): 'none' | 'good' | 'fair' | 'low' | 'bad' {
  if (percent === null) return 'none';
  return percent >= 90 ? 'good' : percent >= 85 ? 'fair' : percent >= 75 ? 'low' : 'bad';
}

/** The last school days class by class, in percent present. */
export function HeatCard() {
  const { t } = useLingui();
  return (
    <PartCard
      name="week"
      title={t`Attendance by class`}
      fact={() => t`% present`}
      action={<Link to={paths.studentsAttendance}>{t`Open register`}</Link>}
      rows={6}
      rowHeight={32}
    >
      {({ classes: names, days }) =>
        days.every(({ percents }) => percents.every((percent) => percent === null)) ? (
          <EmptyState icon={<IconCalendarCheck size={24} stroke={1.75} />} title={t`No attendance taken yet`}>
            {t`Attendance of recent school days is shown here by class.`}
          </EmptyState>
        ) : (
          <div className={classes.frame}>
            <table className={classes.heat}>
              <thead>
                <tr>
                  <th scope="col">
                    <HiddenText>{t`Day`}</HiddenText>
                  </th>
                  {names.map((name) => (
                    <th key={name} scope="col" title={name}>
                      {name.length > 4 ? name.slice(0, 3) : name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map(({ on, percents }, row) => (
                  <tr key={on} data-last={row === days.length - 1 || undefined} data-early={row < days.length - 6 || undefined}>
                    <th scope="row">
                      <Link to={`${paths.attendance}?on=${on}`}>{formatWeekday(on)}</Link>
                    </th>
                    {percents.map((percent, at) => (
                      <td key={names[at]}>
                        {/* By keyboard the day is opened, one stop a row. */}
                        <Link className={classes.cell} data-band={bandOf(percent)} to={`${paths.attendance}?on=${on}`} tabIndex={-1}>
                          {percent ?? <span title={t`Not taken`}>–</span>}
                        </Link>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={classes.legend}>
              <span data-band="good">{t`90 and above`}</span>
              <span data-band="fair">{t`85 to 89`}</span>
              <span data-band="low">{t`75 to 84`}</span>
              <span data-band="bad">{t`Below 75`}</span>
              <span data-band="none">
                <Trans>Not taken</Trans>
              </span>
            </p>
          </div>
        )
      }
    </PartCard>
  );
}
