import { Plural, useLingui } from '@lingui/react/macro';
import { getLogWeek } from '@shala/contract/logbook';
import { type CallAnswer, SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, getTimetable } from '@shala/contract/timetable';
import { IconCalendarShare, IconPrinter, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { todayAtSchool } from '#lib/format';
import { paths } from '#lib/paths';
import { queryClient } from '#lib/query-client';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchBoundsOfBoard, prefetchTimetable, timetableQuery, useBoard, useOtherDay, useTimetableCall } from '../api.ts';
import { DragWeek } from '../components/drag-week.tsx';
import { LessonBox } from '../components/lesson-box.tsx';
import { PaperButtons } from '../components/paper-buttons.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { WeekCell } from '../components/week-cell.tsx';
import type { Board, BoardLesson } from '../lib/board.ts';
import { useMove } from '../lib/use-move.ts';
import { FeedDialog } from '../versions/feed-dialog.tsx';
import classes from './teacher-week.module.css';

/** Begins loading the week. */
export async function prefetchTeacherWeek(_params: unknown, search: URLSearchParams) {
  prefetchBoundsOfBoard();
  const { teachers } = await queryClient.ensureQueryData(timetableQuery(getTimetable, {}));
  const teacherId = search.get('teacher') || teachers[0]?.id;
  if (teacherId) await prefetchTimetable(getLogWeek, { params: { teacherId, date: todayAtSchool(new Date()) } });
}

/** The week of a teacher: where he is when, and when he is free. */
export function TeacherWeekScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = useOtherDay();
  const [isSharing, setIsSharing] = useState(false);
  const { board, isPending, isFetching, error, refetch } = useBoard();
  const teachers = board?.teachers ?? [];
  const teacher = teachers.find(({ id }) => id === get('teacher')) ?? teachers[0];
  const actions = (
    <>
      {board && !teacher ? null : (
        <Select
          label={t`Teacher`}
          value={teacher?.id ?? ''}
          disabled={!teacher}
          choices={teachers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => change({ teacher: id })}
        />
      )}
      <Button
        icon={<IconCalendarShare size={16} stroke={1.75} aria-hidden="true" />}
        disabled={!teacher}
        onClick={() => setIsSharing(true)}
      >
        {t`Add to phone calendar`}
      </Button>
      <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} disabled={!teacher} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t`Teacher timetable`}
        context={board && teacher ? <Context board={board} teacherId={teacher.id} /> : ' '}
        actions={actions}
      />
      <TimetableNav end={<PaperButtons paper="teacher" id={teacher?.id} date={on || undefined} />} />
      {board && teacher ? (
        <TeacherWeek board={board} teacherId={teacher.id} />
      ) : (
        <Card>
          {isPending ? (
            <SkeletonRows count={8} height={66} />
          ) : board ? (
            <EmptyState icon={<IconUserOff size={24} stroke={1.75} />} title={t`No teachers yet`}>
              <p>{t`Teachers appear here once they are added under Employee.`}</p>
            </EmptyState>
          ) : (
            <ErrorState title={t`The timetable could not be opened`} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </Card>
      )}
      {isSharing && teacher ? <FeedDialog teacher={teacher} onClose={() => setIsSharing(false)} /> : null}
    </>
  );
}

function TeacherWeek({ board, teacherId }: { board: Board; teacherId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const move = useMove(board);
  const name = board.teacher(teacherId)?.name ?? '';
  // The covers of the running week, as the logbook has them.
  const week = useTimetableCall(getLogWeek, { params: { teacherId, date: todayAtSchool(new Date()) } });
  const coverAt = (day: DayName, periodName: string) =>
    week.data?.days[SCHOOL_DAYS.indexOf(day)]?.periods.find(
      (period) => period.periodName === periodName && (period.coverFor ?? period.coveredBy) !== null,
    );
  const handleOpen = ({ sectionId, day }: BoardLesson) =>
    void navigate(`${paths.scheduler}?class=${board.section(sectionId)?.classId}&section=${sectionId}&day=${day}`);
  return (
    <DragWeek
      board={board}
      ownerId={teacherId}
      label={t`Week of ${name}`}
      onMove={(verdict) => void move(verdict)}
      cell={({ place, period, verdict, isDragging }) => {
        const lesson = board.whereIs(teacherId, place.day, period.id);
        const cover = coverAt(place.day, period.name);
        if (!lesson && cover && !isDragging) return <GivenCover cover={cover} />;
        return (
          <WeekCell
            board={board}
            place={place}
            lesson={lesson}
            verdict={verdict}
            isDragging={isDragging}
            isOfTeacher
            remark={lesson ? cover?.coveredBy && <TakenOver by={cover.coveredBy} /> : t`Free`}
            onOpen={handleOpen}
          />
        );
      }}
    />
  );
}

type WeekPeriod = CallAnswer<typeof getLogWeek>['days'][number]['periods'][number];

/** A lesson of somebody else that the teacher takes this week. */
function GivenCover({ cover }: { cover: WeekPeriod }) {
  const { t } = useLingui();
  const [where, absent] = [`${cover.className} ${cover.sectionName}`, cover.coverFor ?? ''];
  return (
    <LessonBox
      subject={cover.subjectName}
      first={t`Arrangement: Class ${where}`}
      second={cover.subjectName}
      tone="warn"
      note={<span className={classes.note}>{t`this week, in place of ${absent}`}</span>}
    />
  );
}

function TakenOver({ by }: { by: string }) {
  const { t } = useLingui();
  return <span className={classes.note}>{t`this week taken by ${by}`}</span>;
}

function Context({ board, teacherId }: { board: Board; teacherId: string }) {
  const name = board.teacher(teacherId)?.name ?? '';
  const lessons = board.ofTeacher(teacherId);
  const days = new Map<string, number>();
  for (const { day } of lessons) days.set(day, (days.get(day) ?? 0) + 1);
  const most = Math.max(0, ...days.values());
  return (
    <>
      {name} · <Plural value={lessons.length} one="# period a week" other="# periods a week" /> ·{' '}
      <Plural value={most} one="# period on the busiest day" other="# periods on the busiest day" />
    </>
  );
}
