import { Plural, useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, getTimetable, shortName } from '@shala/contract/timetable';
import { IconCalendarTime, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { prefetchTimetable, useBoard } from '../api.ts';
import { LessonBox } from '../components/lesson-box.tsx';
import { PaperButtons } from '../components/paper-buttons.tsx';
import { SchoolGrid } from '../components/school-grid.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import type { Board } from '../lib/board.ts';
import { useDayNames } from '../lib/use-words.ts';
import classes from './school-week.module.css';

const WEEK = 'week';

/** Begins loading the week. */
export function prefetchSchoolWeek() {
  return prefetchTimetable(getTimetable, {});
}

/** A day of the whole school, or its whole week: every section, or every teacher, beside each other. */
export function SchoolWeekScreen() {
  const { t } = useLingui();
  const { long } = useDayNames();
  const { get, change } = useAddress();
  const { board, isPending, isFetching, error, refetch } = useBoard();
  const day = get('day') === WEEK ? WEEK : (SCHOOL_DAYS.find((name) => name === get('day')) ?? 'Monday');
  const isByTeacher = get('by') === 'teacher';
  const actions = (
    <>
      <Segmented
        label={t`Rows`}
        value={isByTeacher ? 'teacher' : 'class'}
        choices={[
          { value: 'class', label: t`Classes` },
          { value: 'teacher', label: t`Teachers` },
        ]}
        onChange={(by) => change({ by: by === 'teacher' ? by : null })}
      />
      <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} disabled={!board} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
  const waiting = board?.lessons.filter(({ teacherId }) => teacherId === null).length ?? 0;
  return (
    <>
      <PageHeader
        title={t`Whole school`}
        context={
          board ? (
            <>
              <Plural value={board.lessons.length} one="# lesson a week" other="# lessons a week" />
              {waiting > 0 ? (
                <>
                  {' · '}
                  <Plural value={waiting} one="# without a teacher" other="# without a teacher" />
                </>
              ) : null}
            </>
          ) : (
            ' '
          )
        }
        actions={actions}
      />
      <TimetableNav end={<PaperButtons paper="school" />} />
      {board ? (
        <Tabs<DayName | typeof WEEK>
          label={t`Days`}
          tabs={[...SCHOOL_DAYS.map((name) => ({ id: name, label: long[name] })), { id: WEEK, label: t`Whole week` }]}
          value={day}
          onChange={(name) => change({ day: name })}
        >
          {board.lessons.length === 0 ? (
            <Card>
              <EmptyState icon={<IconCalendarTime size={24} stroke={1.75} />} title={t`There is no timetable yet`}>
                <p>
                  <Link to={paths.scheduler}>{t`Begin with the first class`}</Link>
                </p>
              </EmptyState>
            </Card>
          ) : (
            <SchoolDay board={board} day={day} isByTeacher={isByTeacher} />
          )}
        </Tabs>
      ) : (
        <Card>
          {isPending ? (
            <SkeletonRows count={12} height={46} />
          ) : (
            <ErrorState title={t`The week could not be loaded`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </Card>
      )}
    </>
  );
}

function SchoolDay({ board, day, isByTeacher }: { board: Board; day: DayName | typeof WEEK; isByTeacher: boolean }) {
  const { t } = useLingui();
  const rows = isByTeacher
    ? board.teachers.map(({ id, name }) => ({ id, name, to: `${paths.teacherWeek}?teacher=${id}` }))
    : board.sections.map((section) => ({
        id: section.id,
        name: `${section.className} ${section.name}`,
        to: `${paths.scheduler}?class=${section.classId}&section=${section.id}${day === WEEK ? '' : `&day=${day}`}`,
      }));
  if (day === WEEK)
    return (
      <SchoolGrid
        board={board}
        label={isByTeacher ? t`Teachers’ week` : t`Classes’ week`}
        head={isByTeacher ? t`Teacher` : t`Class`}
        rows={rows}
        isByTeacher={isByTeacher}
      />
    );
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={isByTeacher ? t`Teachers’ day` : t`Classes’ day`}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {isByTeacher ? t`Teacher` : t`Class`}
            </th>
            {board.periods.map((period) => (
              <th key={period.id} scope="col">
                {period.name}
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
              {board.periods.map((period) => (
                <td key={period.id} className={classes.cell}>
                  <DayCell board={board} day={day} periodId={period.id} rowId={row.id} isByTeacher={isByTeacher} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { board: Board; day: DayName; periodId: string; rowId: string; isByTeacher: boolean };

function DayCell({ board, day, periodId, rowId, isByTeacher }: CellProps) {
  const lesson = isByTeacher ? board.whereIs(rowId, day, periodId) : board.at({ sectionId: rowId, day, periodId });
  if (!lesson) return <span className={classes.free} aria-hidden="true" />;
  const subject = board.subject(lesson.subjectId)?.name ?? '';
  if (isByTeacher) {
    const section = board.section(lesson.sectionId);
    return <LessonBox subject={subject} first={section ? `${section.className} ${section.name}` : ''} second={subject} />;
  }
  const teacher = lesson.teacherId ? board.teacher(lesson.teacherId)?.name : undefined;
  return <LessonBox subject={subject} first={subject} second={teacher === undefined ? null : shortName(teacher)} />;
}
