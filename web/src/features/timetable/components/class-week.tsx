import { useLingui } from '@lingui/react/macro';
import type { DayName } from '@shala/contract/timetable';
import { useMemo, useState } from 'react';
import { Text } from '#ui/layout';
import { LessonDialog } from '../edit/lesson-dialog.tsx';
import { type Board, type Place, placeKey } from '../lib/board.ts';
import type { Clash, Verdict } from '../lib/moves.ts';
import { SplitDialog } from '../splits/split-dialog.tsx';
import { DragWeek } from './drag-week.tsx';
import { WeekCell } from './week-cell.tsx';

type Props = {
  board: Board;
  sectionId: string;
  currentDay: DayName;
  onDay: (day: DayName) => void;
  onMove: (verdict: Verdict) => void;
  /** A wish of the row that is being edited, which cannot stand in its place. */
  clash: Clash | null;
};

/** A section's week, to be moved about. */
export function ClassWeek({ board, sectionId, currentDay, onDay, onMove, clash }: Props) {
  const { t } = useLingui();
  const section = board.section(sectionId);
  const [opened, setOpened] = useState<Place | null>(null);
  const broken = useMemo(() => board.hand?.breachesOf(sectionId), [board, sectionId]);
  const isAnyBroken = [...(broken?.values() ?? [])].some((breaches) => breaches.length > 0);
  const lesson = opened && board.at(opened);
  const [className, sectionName] = [section?.className ?? '', section?.name ?? ''];
  return (
    <>
      <DragWeek
        board={board}
        ownerId={sectionId}
        periods={board.periodsOf(sectionId, currentDay)}
        label={t`Week of Class ${className}, Section ${sectionName}`}
        currentDay={currentDay}
        onDay={onDay}
        onMove={onMove}
        cell={({ place, verdict, isDragging }) => (
          <WeekCell
            board={board}
            place={place}
            lesson={board.at(place)}
            verdict={verdict}
            isDragging={isDragging}
            isBroken={(broken?.get(placeKey(place))?.length ?? 0) > 0}
            onOpen={setOpened}
            remark={!board.at(place) && board.hand?.isClosed(place) ? t`Closed` : undefined}
            clash={clash && place.day === currentDay && clash.periodId === place.periodId ? clash : undefined}
          />
        )}
      />
      {isAnyBroken ? (
        <Text m={0} pt={8} fz="sm" c="var(--c-bad)">
          {t`Periods in red break a timetable rule. Press one to see which rule and how to solve it.`}
        </Text>
      ) : null}
      {lesson?.groupId !== undefined ? (
        <SplitDialog key={placeKey(lesson)} board={board} lesson={lesson} onClose={() => setOpened(null)} />
      ) : lesson ? (
        <LessonDialog key={placeKey(lesson)} board={board} lesson={lesson} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
