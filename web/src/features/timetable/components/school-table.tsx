import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, shortSubject } from '@shala/contract/timetable';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { Text } from '#ui/layout';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';
import { DayCell, WeekCell } from './school-cells.tsx';
import classes from './school-table.module.css';

type Props = {
  board: Board;
  isByTeacher: boolean;
  /** One day of the school; without it the whole week on one sheet, a period a narrow column. */
  day: DayName | null;
};

/** The whole school: a line a section, or a teacher, and a column a period. */
export function SchoolTable({ board, isByTeacher, day }: Props) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const days = day === null ? SCHOOL_DAYS : [day];
  const Cell = day === null ? WeekCell : DayCell;
  const columns = days.flatMap((name) => board.periods.map((period, index) => ({ day: name, period, isFirst: index === 0 })));
  const label =
    day === null
      ? isByTeacher
        ? t`Teachers, full week`
        : t`Classes, full week`
      : isByTeacher
        ? t`Teachers, one day`
        : t`Classes, one day`;
  const rows = isByTeacher
    ? board.teachers.map(({ id, name }) => ({ id, name, to: `${paths.teacherWeek}?teacher=${id}` }))
    : board.sections.map((section) => ({
        id: section.id,
        name: `${section.className} ${section.name}`,
        to: `${paths.scheduler}?class=${section.classId}&section=${section.id}${day === null ? '' : `&day=${day}`}`,
      }));
  const corner = (
    <th scope="col" rowSpan={day === null ? 2 : 1} className={classes.corner}>
      {isByTeacher ? t`Teacher` : t`Class`}
    </th>
  );
  return (
    <>
      {day === null ? <ShortNames board={board} /> : null}
      <div className={classes.frame}>
        <table className={classes.table} data-week={day === null || undefined} aria-label={label}>
          <thead>
            {day === null ? (
              <tr>
                {corner}
                {days.map((name) => (
                  <th key={name} scope="colgroup" colSpan={board.periods.length} className={classes.day}>
                    {long[name]}
                  </th>
                ))}
              </tr>
            ) : null}
            <tr>
              {day === null ? null : corner}
              {columns.map((column) => (
                <th key={`${column.day} ${column.period.id}`} scope="col" className={classes.period}>
                  {column.period.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={classes.name}>
                  <Link to={row.to} translate="no">
                    {row.name}
                  </Link>
                </th>
                {columns.map((column) => (
                  <td key={`${column.day} ${column.period.id}`} data-first={column.isFirst || undefined}>
                    <Cell board={board} isByTeacher={isByTeacher} rowId={row.id} day={column.day} periodId={column.period.id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What the short names of the narrow columns mean. */
function ShortNames({ board }: { board: Board }) {
  const { t } = useLingui();
  const names = [...new Set(board.subjects.map(({ name }) => name))].sort();
  const list = names.map((name) => `${shortSubject(name)} ${name}`).join(' · ');
  return (
    <Text c="dimmed" fz={13} mb={8}>
      {t`Short names: ${list}`}
    </Text>
  );
}
