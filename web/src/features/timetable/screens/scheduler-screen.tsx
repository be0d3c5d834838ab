import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getAllClasses, getPeriods, listSections } from '@shala/contract/classes';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import {
  type DayName,
  fetchTeacherList,
  getSubjectListBySection,
  getTeacherSchedule,
  getTimetable,
  getTimetableRules,
} from '@shala/contract/timetable';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { isAbsent } from '#lib/call-error';
import { queryClient } from '#lib/query-client';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { ErrorState } from '#ui/error-state';
import { Group } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchBoundsOfBoard, prefetchTimetable, timetableQuery, useBoard, useClassAndSection, useOtherDay } from '../api.ts';
import { ClassWeek } from '../components/class-week.tsx';
import { DayPanel } from '../components/day-panel.tsx';
import { FillGaps } from '../components/fill-gaps.tsx';
import { PaperButtons } from '../components/paper-buttons.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { WeekCounts } from '../components/week-counts.tsx';
import { EditButtons } from '../edit/edit-buttons.tsx';
import { countPeriods } from '../lib/board.ts';
import type { Clash } from '../lib/moves.ts';
import { useMove } from '../lib/use-move.ts';
import classes from './scheduler.module.css';

/** Begins loading the classes, the periods and the week. */
export async function prefetchScheduler(_params: ScreenParams, search: URLSearchParams) {
  for (const call of [getTimetable, getTimetableRules, getPeriods, fetchTeacherList]) void prefetchTimetable(call, {});
  prefetchBoundsOfBoard();
  const classes = await queryClient.ensureQueryData(timetableQuery(getAllClasses, {}));
  const classId = classes.find(({ _id }) => _id === search.get('class'))?._id ?? classes[0]?._id;
  if (!classId) return;
  const sections = await queryClient.ensureQueryData(timetableQuery(listSections, { params: { classId } }));
  const sectionId = sections.find(({ _id }) => _id === search.get('section'))?._id ?? sections[0]?._id;
  if (!sectionId) return;
  void prefetchTimetable(getSubjectListBySection, { body: { sectionId } });
  await prefetchTimetable(getTeacherSchedule, { body: { classId, sectionId, day: dayOr(search.get('day')) } });
}

/** The timetable of a section: its week to look at and drag, its day to edit. */
export function SchedulerScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const on = useOtherDay();
  const { classes: all, sections, item, section } = useClassAndSection(get('class'), get('section'));
  const day = dayOr(get('day'));
  const { board, error, isFetching, refetch } = useBoard();
  const [clash, setClash] = useState<Clash | null>(null);
  const isEmpty = sections.data?.length === 0;
  const pickers = (
    <>
      <Select
        label={t`Class`}
        value={item?._id ?? ''}
        disabled={!item}
        choices={(all.data ?? []).map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` }))}
        onChange={(id) => change({ class: id, section: null })}
      />
      <Select
        label={t`Section`}
        value={section?._id ?? ''}
        disabled={!section}
        choices={
          isEmpty
            ? [{ value: '', label: t`No sections available` }]
            : (sections.data ?? []).map(({ _id, section: name }) => ({ value: _id, label: t`Section ${name}` }))
        }
        onChange={(id) => change({ section: id })}
      />
      {board ? <EditButtons board={board} sectionId={section?._id} /> : null}
      {board && section ? <FillGaps board={board} sectionId={section._id} /> : null}
    </>
  );
  const failed = [all, sections].find((query) => query.error && !query.data);
  return (
    <>
      <PageHeader title={t`Scheduler`} context={<Context board={board} sectionId={section?._id} />} actions={pickers} />
      <TimetableNav end={<Papers canPrint={board !== undefined} sectionId={section?._id} date={on || undefined} />} />
      {failed ? (
        <Card>
          <ErrorState
            title={t`The classes could not be opened`}
            error={failed.error}
            onRetry={() => void failed.refetch()}
            isRetrying={failed.isFetching}
          />
        </Card>
      ) : (
        <div className={classes.layout}>
          <div className={classes.week} hidden={isAbsent(error)}>
            {board && section ? (
              <Week board={board} sectionId={section._id} day={day} clash={clash} onDay={(name) => change({ day: name })} />
            ) : error && !board ? (
              <Card>
                <ErrorState
                  title={t`The timetable could not be opened`}
                  error={error}
                  onRetry={() => void refetch()}
                  isRetrying={isFetching}
                />
              </Card>
            ) : (
              <Card>
                <SkeletonRows count={8} height={66} />
              </Card>
            )}
          </div>
          <div className={classes.side}>
            <DayPanel
              key={`${section?._id} ${day}`}
              classId={item?._id}
              sectionId={section?._id}
              hasNoSections={isEmpty}
              day={day}
              board={board}
              onDay={(name) => change({ day: name })}
              onClash={setClash}
            />
            {board && section ? <WeekCounts board={board} sectionId={section._id} /> : null}
          </div>
        </div>
      )}
    </>
  );
}

function Papers({ canPrint, sectionId, date }: { canPrint: boolean; sectionId: string | undefined; date: string | undefined }) {
  const { t } = useLingui();
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" component="span">
      <Button
        size="small"
        icon={<IconPrinter size={14} stroke={2} aria-hidden="true" />}
        disabled={!canPrint}
        onClick={() => window.print()}
      >
        {t`Print`}
      </Button>
      <PaperButtons paper="class" id={sectionId} date={date} />
    </Group>
  );
}

type WeekProps = {
  board: NonNullable<ReturnType<typeof useBoard>['board']>;
  sectionId: string;
  clash: Clash | null;
  day: (typeof SCHOOL_DAYS)[number];
  onDay: (day: (typeof SCHOOL_DAYS)[number]) => void;
};

function Week({ board, sectionId, day, onDay, clash }: WeekProps) {
  const move = useMove(board);
  return (
    <ClassWeek board={board} sectionId={sectionId} currentDay={day} onDay={onDay} clash={clash} onMove={(verdict) => void move(verdict)} />
  );
}

function Context({ board, sectionId }: { board: WeekProps['board'] | undefined; sectionId: string | undefined }) {
  const { t } = useLingui();
  const section = sectionId === undefined ? undefined : board?.section(sectionId);
  if (!board || !section) return ' ';
  const [className, name] = [section.className, section.name];
  const placed = countPeriods(board.ofSection(section.id));
  const waiting = board.ofSection(section.id).filter(({ teacherId }) => teacherId === null).length;
  const teacher = section.classTeacherId ? board.teacher(section.classTeacherId)?.name : undefined;
  const facts = [
    t`Class ${className}, Section ${name}`,
    plural(placed, { one: '# period filled', other: '# periods filled' }),
    waiting > 0 ? plural(waiting, { one: '# without a teacher', other: '# without a teacher' }) : '',
    teacher ? t`class teacher ${teacher}` : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

function dayOr(name: string | null): DayName {
  return SCHOOL_DAYS.find((day) => day === name) ?? 'Monday';
}
