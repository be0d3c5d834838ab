import { useLingui } from '@lingui/react/macro';
import { MARK_LETTERS } from '@shala/contract/attendance';
import { formatDate, formatPercent } from '#lib/format';
import type { MonthRegister } from '../api.ts';
import { useMarkWords } from '../lib/words.ts';
import classes from './month-table.module.css';

type Row = MonthRegister['rows'][number];

/** The month as schools print it: a row a person, a column a day, the totals at the end. */
export function MonthTable({ register }: { register: MonthRegister }) {
  const { t } = useLingui();
  const { days, rows, total } = register;
  const heads = [t`P`, t`A`, t`LT`, t`HD`, t`L`];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.frame} tabIndex={0} aria-label={t`Register of the month`}>
      <table className={classes.table} aria-label={t`Register of the month`}>
        <thead>
          <tr>
            <th scope="col">{t`Name`}</th>
            {days.map(({ on, isSchoolDay, why }) => (
              <th key={on} scope="col" className={isSchoolDay ? undefined : classes.closed} title={why || undefined}>
                <span title={formatDate(on)}>{Number(on.slice(8))}</span>
              </th>
            ))}
            {heads.map((head) => (
              <th key={head} scope="col" className={classes.figure}>
                {head}
              </th>
            ))}
            <th scope="col" className={classes.figure}>
              {t`Attendance %`}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MonthRow key={row.person.id} row={row} days={days} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Total`}</th>
            {days.map(({ on, isSchoolDay, present }) => (
              <td key={on} className={isSchoolDay ? undefined : classes.closed}>
                {isSchoolDay && present > 0 ? present : ''}
              </td>
            ))}
            <Figures tally={total} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function MonthRow({ row: { person, marks, tally }, days }: { row: Row; days: MonthRegister['days'] }) {
  const words = useMarkWords();
  return (
    <tr>
      <th scope="row" title={person.name}>
        <span className={classes.number}>{person.number}</span>
        {person.name}
      </th>
      {days.map(({ on, isSchoolDay }, index) => {
        const mark = marks[index] ?? null;
        return (
          <td
            key={on}
            className={isSchoolDay ? undefined : classes.closed}
            data-mark={mark ?? undefined}
            title={mark ? words[mark] : undefined}
          >
            {mark ? MARK_LETTERS[mark] : null}
          </td>
        );
      })}
      <Figures tally={tally} />
    </tr>
  );
}

function Figures({ tally }: { tally: Row['tally'] }) {
  const figures = { present: tally.present, absent: tally.absent, late: tally.late, halfDay: tally.halfDay, onLeave: tally.onLeave };
  return (
    <>
      {Object.entries(figures).map(([name, figure]) => (
        <td key={name} className={classes.figure}>
          {figure}
        </td>
      ))}
      <td className={classes.figure}>{tally.share === null ? '–' : formatPercent(tally.share)}</td>
    </>
  );
}
