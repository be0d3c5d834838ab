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
import { type ReactNode, useMemo, useState } from 'react';
import type { Board, BoardLesson, BoardPeriod, Place } from '../lib/board.ts';
import { placeKey } from '../lib/board.ts';
import { moveTo, type Verdict } from '../lib/moves.ts';
import { nextCell } from '../lib/next-cell.ts';
import { useAnnouncements } from '../lib/use-announcements.ts';
import { LessonBox } from './lesson-box.tsx';
import classes from './week-cell.module.css';
import { Mark, toneOf } from './week-cell.tsx';
import { WeekTable, type WeekTableProps } from './week-table.tsx';

type Props = Omit<WeekTableProps, 'periods' | 'cell'> & {
  board: Board;
  /** Whose week it is, a section's or a teacher's: it names the places of the table. */
  ownerId: string;
  /** The periods, where their times are not those of the school. */
  periods?: BoardPeriod[];
  cell: (at: { place: Place; period: BoardPeriod; verdict: Verdict | undefined; isDragging: boolean }) => ReactNode;
  /** A lesson was let go over a place where it may stand, or not (then the verdict has a clash). */
  onMove: (verdict: Verdict) => void;
};
// Enter opens what stands in a cell; a lesson is taken up with Space.
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** A week whose lessons are dragged, by mouse or keyboard, to another place; each place says beforehand whether that works. */
export function DragWeek({ board, ownerId, periods, cell, onMove, ...table }: Props) {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<BoardLesson | null>(null);
  const [overId, setOverId] = useState('');
  const verdicts = useVerdicts(board, ownerId, dragged);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextCell, keyboardCodes: KEYS }),
  );
  const announcements = useAnnouncements(board);
  const handleStart = ({ active }: DragStartEvent) => setDragged((active.data.current as { lesson: BoardLesson }).lesson);
  const handleEnd = ({ over }: DragEndEvent) => {
    const verdict = over ? verdicts.get(String(over.id)) : undefined;
    setDragged(null);
    if (verdict) onMove(verdict);
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={handleStart}
      onDragOver={({ over }) => setOverId(String(over?.id ?? ''))}
      onDragEnd={handleEnd}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space to pick up this period, the arrow keys to select its new place, Space again to place it, Escape to cancel.`,
        },
      }}
    >
      <WeekTable
        {...table}
        periods={periods ?? board.periods}
        cell={(day, period) => {
          const place = { sectionId: ownerId, day, periodId: period.id };
          return cell({ place, period, verdict: verdicts.get(placeKey(place)), isDragging: dragged !== null });
        }}
      />
      <DragOverlay dropAnimation={null}>
        {dragged ? <CarriedLesson board={board} lesson={dragged} verdict={verdicts.get(overId)} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

/** The lesson in the hand; over a place it says what that place would bring. */
function CarriedLesson({ board, lesson, verdict }: { board: Board; lesson: BoardLesson; verdict: Verdict | undefined }) {
  const name = board.subject(lesson.subjectId)?.name ?? '';
  const teacher = lesson.teacherId ? board.shortName(board.teacher(lesson.teacherId)?.name ?? '') : null;
  const tone = verdict && toneOf(verdict);
  return (
    <div className={classes.carried}>
      <LessonBox
        subject={name}
        first={name}
        second={teacher}
        tone={tone}
        isNoteOnly={verdict !== undefined}
        note={verdict ? <Mark board={board} verdict={verdict} tone={tone} isOver /> : undefined}
      />
    </div>
  );
}

/** What each place of the week says to the lesson in the hand, reckoned once when it is taken up. */
function useVerdicts(board: Board, ownerId: string, dragged: BoardLesson | null): Map<string, Verdict> {
  return useMemo(() => {
    const verdicts = new Map<string, Verdict>();
    if (dragged === null) return verdicts;
    for (const day of SCHOOL_DAYS) {
      for (const { id } of board.periods) {
        const place: Place = { sectionId: dragged.sectionId, day, periodId: id };
        if (placeKey(place) !== placeKey(dragged)) verdicts.set(placeKey({ ...place, sectionId: ownerId }), moveTo(board, dragged, place));
      }
    }
    return verdicts;
  }, [board, ownerId, dragged]);
}
