import { Plural, useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, getTimetable } from '@shala/contract/timetable';
import { IconCalendarTime, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Segmented } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Group } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { prefetchBoundsOfBoard, prefetchTimetable, useBoard, useOtherDay } from '../api.ts';
import { PaperButtons, RoomPapersButton } from '../components/paper-buttons.tsx';
import { SchoolTable } from '../components/school-table.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { placeKey } from '../lib/board.ts';
import { useDayNames } from '../lib/use-names.ts';

const WEEK = 'week';

/** Begins loading the week. */
export function prefetchSchoolWeek() {
  prefetchBoundsOfBoard();
  return prefetchTimetable(getTimetable, {});
}

/** A day of the whole school, or its whole week: every section, or every teacher, beside each other. */
export function SchoolWeekScreen() {
  const { t } = useLingui();
  const { long } = useDayNames();
  const { get, change } = useAddress();
  const on = useOtherDay();
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
        title={t`Master timetable`}
        context={
          board ? (
            <>
              <Plural value={new Set(board.lessons.map(placeKey)).size} one="# period a week" other="# periods a week" />
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
      <TimetableNav
        end={
          <Group gap={8}>
            {board && board.rooms.length > 0 ? <RoomPapersButton date={on || undefined} /> : null}
            <PaperButtons paper={day === WEEK ? 'sheet' : 'school'} date={on || undefined} />
          </Group>
        }
      />
      {board ? (
        <Tabs<DayName | typeof WEEK>
          label={t`Days`}
          tabs={[...SCHOOL_DAYS.map((name) => ({ id: name, label: long[name] })), { id: WEEK, label: t`Whole week` }]}
          value={day}
          onChange={(name) => change({ day: name })}
        >
          {board.lessons.length === 0 ? (
            <Card>
              <EmptyState icon={<IconCalendarTime size={24} stroke={1.75} />} title={t`No timetable yet`}>
                <p>
                  <Link to={paths.scheduler}>{t`Select a class to begin`}</Link>
                </p>
              </EmptyState>
            </Card>
          ) : (
            <SchoolTable board={board} day={day === WEEK ? null : day} isByTeacher={isByTeacher} />
          )}
        </Tabs>
      ) : (
        <Card>
          {isPending ? (
            <SkeletonRows count={12} height={46} />
          ) : (
            <ErrorState title={t`The timetable could not be opened`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </Card>
      )}
    </>
  );
}
