import { Trans, useLingui } from '@lingui/react/macro';
import { getAttendanceHeat } from '@shala/contract/attendance';
import { Link } from 'react-router';
import { formatDate, formatPercent, formatShortDate } from '#lib/format';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { LoadState } from '#ui/load-state';
import { useAttendance } from '../api.ts';
import classes from './heat-map.module.css';

const LEVELS = [95, 90, 85, 75];

/** Share present by section over the last school days; every cell leads to its register. */
export function SectionHeat({ on }: { on: string }) {
  const { t } = useLingui();
  const query = useAttendance(getAttendanceHeat, { query: { on } });
  return (
    <LoadState query={query} title={t`The attendance of the recent weeks could not be opened`} rows={6}>
      {({ days, sections }) =>
        // Where no register was taken yet there is nothing to compare.
        sections.length === 0 ? null : (
          <Card title={t`Recent school days`} fact={<Trans>Attendance %</Trans>}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <section className={classes.scroll} tabIndex={0} aria-label={t`Attendance % by section and day`}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">
                      <Trans>Section</Trans>
                    </th>
                    {days.map((day, index) => (
                      <th key={day} scope="col" title={formatDate(day)}>
                        {isNewMonth(day, days[index - 1]) ? formatShortDate(day) : Number(day.slice(8))}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sections.map(({ sectionId, className, sectionName, shares }) => (
                    <tr key={sectionId}>
                      <th scope="row">
                        {className} {sectionName}
                      </th>
                      {days.map((day, index) => (
                        <HeatCell
                          key={day}
                          share={shares[index] ?? null}
                          to={`${paths.studentsAttendance}?section=${sectionId}&on=${day}`}
                          day={day}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <Legend />
          </Card>
        )
      }
    </LoadState>
  );
}

/** What the colours of the cells mean. */
function Legend() {
  const { t } = useLingui();
  const words = [t`95 and above`, t`90 to 94`, t`85 to 89`, t`75 to 84`, t`Below 75`];
  return (
    <p className={classes.legend}>
      {words.map((word, index) => (
        <span key={word} data-level={index + 1}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** Only the first day of the row and of each month need their month. */
const isNewMonth = (day: string, before: string | undefined) => day.slice(0, 7) !== before?.slice(0, 7);

function HeatCell({ share, to, day }: { share: number | null; to: string; day: string }) {
  const { t } = useLingui();
  const date = formatDate(day);
  if (share === null)
    return (
      <td className={classes.cell} title={t`${date}: attendance not taken`}>
        <Link to={to} aria-label={t`${date}: attendance not taken`}>
          –
        </Link>
      </td>
    );
  // By the figure that is shown, so that one figure never has two colours.
  const shown = Math.round(share * 100);
  const level = LEVELS.findIndex((least) => shown >= least) + 1 || 5;
  const percent = formatPercent(share);
  return (
    <td className={classes.cell} data-level={level} title={`${date}: ${percent}`}>
      <Link to={to} aria-label={`${date}: ${percent}`}>
        {shown}
      </Link>
    </td>
  );
}
