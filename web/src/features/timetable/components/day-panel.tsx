import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import { type DayName, fetchTeacherList, getSubjectListBySection, getTeacherSchedule } from '@shala/contract/timetable';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { ErrorState } from '#ui/error-state';
import { Group, Text } from '#ui/layout';
import { Tabs } from '#ui/tabs';
import { useOtherDay, usePeriods, useTimetableCall } from '../api.ts';
import type { Board } from '../lib/board.ts';
import type { Clash } from '../lib/moves.ts';
import { rowsOfDay } from '../lib/rows-of-day.ts';
import { useEdits } from '../lib/use-edits.ts';
import { useDayNames } from '../lib/use-names.ts';
import { CopyDay } from './copy-day.tsx';
import classes from './day-panel.module.css';
import { DayTable } from './day-table.tsx';

type Props = {
  classId: string | undefined;
  sectionId: string | undefined;
  hasNoSections: boolean;
  day: DayName;
  board: Board | undefined;
  onDay: (day: DayName) => void;
  onClash: (clash: Clash | null) => void;
};

/** The days as tabs and the chosen day as a table. */
export function DayPanel({ classId, sectionId, hasNoSections, day, board, onDay, onClash }: Props) {
  const { t } = useLingui();
  const { long } = useDayNames();
  const [isCopying, setIsCopying] = useState(false);
  return (
    <section className={classes.panel} aria-label={t`Day`}>
      <div className={classes.head}>
        <Tabs label={t`Days`} tabs={SCHOOL_DAYS.map((name) => ({ id: name, label: long[name] }))} value={day} onChange={onDay}>
          {hasNoSections ? (
            <Text py={24} px={14} c="dimmed" fz="sm">{t`No sections available`}</Text>
          ) : classId && sectionId ? (
            <Day classId={classId} sectionId={sectionId} day={day} board={board} onClash={onClash} />
          ) : (
            <Text py={24} px={14} c="dimmed" fz="sm" role="status">{t`Loading...`}</Text>
          )}
        </Tabs>
      </div>
      {board && sectionId ? (
        <Group gap={8} align="stretch" wrap="nowrap" py={8} px={14}>
          <Button size="small" icon={<IconCopy size={14} stroke={2} aria-hidden="true" />} onClick={() => setIsCopying(true)}>
            {t`Copy this day to another day`}
          </Button>
        </Group>
      ) : null}
      {isCopying && board && sectionId ? (
        <CopyDay board={board} sectionId={sectionId} day={day} onClose={() => setIsCopying(false)} />
      ) : null}
    </section>
  );
}

type DayProps = { classId: string; sectionId: string } & Pick<Props, 'day' | 'board' | 'onClash'>;

function Day({ classId, sectionId, day, board, onClash }: DayProps) {
  const { t } = useLingui();
  const [editedId, setEditedId] = useState<string | null>(null);
  const isOtherDay = useOtherDay() !== '';
  const schedule = useTimetableCall(getTeacherSchedule, { body: { classId, sectionId, day } }, !isOtherDay);
  const rows = isOtherDay ? board && rowsOfDay(board, sectionId, day) : schedule.data;
  const periods = usePeriods();
  const subjects = useTimetableCall(getSubjectListBySection, { body: { sectionId } });
  const teachers = useTimetableCall(fetchTeacherList, {});
  const { isSaving, save, place } = useEdits();
  if (!rows) {
    return schedule.error ? (
      <ErrorState
        title={t`The timetable of this day could not be opened`}
        error={schedule.error}
        onRetry={() => void schedule.refetch()}
        isRetrying={schedule.isFetching}
      />
    ) : (
      <Text py={24} px={14} c="dimmed" fz="sm" role="status">{t`Loading...`}</Text>
    );
  }
  const isInGroups = (periodId: string) => board?.at({ sectionId, day, periodId })?.groupId !== undefined;
  const editor = {
    sectionId,
    day,
    board,
    periods: periods.data ?? [],
    subjects: subjects.data ?? [],
    teachers: teachers.data ?? [],
    isSaving,
    onClash,
    onSave: async (update: Parameters<typeof save>[0]) => {
      await save(update);
      setEditedId(null);
    },
    onApply: async ({ lessons }: { lessons: Parameters<typeof place>[0] }) => {
      await place(lessons);
      setEditedId(null);
    },
  };
  return <DayTable rows={rows} editedId={editedId} onEdit={setEditedId} editor={editor} isInGroups={isInGroups} />;
}
