import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { DayName } from '@shala/contract/timetable';
import { useMemo, useState } from 'react';
import type { Board, BoardLesson, Place } from '../lib/board.ts';
import { placeKey } from '../lib/board.ts';
import { moveTo, type Verdict } from '../lib/moves.ts';
import { nextCell } from '../lib/next-cell.ts';
import { shortName } from '../lib/short-name.ts';
import { useAnnouncements } from '../lib/use-announcements.ts';
import { LessonBox } from './lesson-box.tsx';
import { WeekCell } from './week-cell.tsx';
import { WeekTable } from './week-table.tsx';

type Props = {
  board: Board;
  sectionId: string;
  currentDay: DayName;
  onDay: (day: DayName) => void;
  /** A lesson was let go over a place where it may stand, or not (then the verdict has a clash). */
  onMove: (verdict: Verdict) => void;
};

/** A section's week. A lesson is dragged, by mouse or keyboard, to another place; each place says beforehand whether that works. */
export function ClassWeek({ board, sectionId, currentDay, onDay, onMove }: Props) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<BoardLesson | null>(null);
  const verdicts = useVerdicts(board, dragged);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextCell }),
  );
  const announcements = useAnnouncements(board);
  const section = board.section(sectionId);
  const handleStart = ({ active }: DragStartEvent) => setDragged((active.data.current as { lesson: BoardLesson }).lesson);
  const handleEnd = ({ over }: DragEndEvent) => {
    const verdict = over ? verdicts.get(String(over.id)) : undefined;
    setDragged(null);
    if (verdict) onMove(verdict);
  };
  const [className, sectionName] = [section?.className ?? '', section?.name ?? ''];
  return (
    <DndContext
      sensors={sensors}
      onDragStart={handleStart}
      onDragEnd={handleEnd}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space to take this lesson up, the arrow keys to choose a place, Space again to put it there, Escape to leave it.`,
        },
      }}
    >
      <WeekTable
        label={t`Week of Class ${className}, Section ${sectionName}`}
        periods={board.periods}
        currentDay={currentDay}
        onDay={onDay}
        cell={(day, period) => {
          const place = { sectionId, day, periodId: period.id };
          return (
            <WeekCell
              board={board}
              place={place}
              lesson={board.at(place)}
              verdict={verdicts.get(placeKey(place))}
              isDragging={dragged !== null}
            />
          );
        }}
      />
      <DragOverlay dropAnimation={null}>
        {dragged ? (
          <LessonBox
            subject={board.subject(dragged.subjectId)?.name ?? ''}
            first={board.subject(dragged.subjectId)?.name ?? ''}
            second={dragged.teacherId ? shortName(board.teacher(dragged.teacherId)?.name ?? '') : null}
          />
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

/** What each place of the week says to the lesson in the hand, reckoned once when it is taken up. */
function useVerdicts(board: Board, dragged: BoardLesson | null): Map<string, Verdict> {
  return useMemo(() => {
    const verdicts = new Map<string, Verdict>();
    if (dragged === null) return verdicts;
    for (const day of SCHOOL_DAYS) {
      for (const { id } of board.periods) {
        const place: Place = { sectionId: dragged.sectionId, day, periodId: id };
        if (placeKey(place) !== placeKey(dragged)) verdicts.set(placeKey(place), moveTo(board, dragged, place));
      }
    }
    return verdicts;
  }, [board, dragged]);
}
