import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Board, BoardLesson, Place } from '../lib/board.ts';
import { placeKey } from '../lib/board.ts';
import { findClash, type Problem } from '../lib/judge.ts';
import type { Clash, Verdict } from '../lib/moves.ts';
import { useTimetableWords } from '../lib/use-words.ts';
import { LessonBox, VacantBox } from './lesson-box.tsx';
import classes from './week-cell.module.css';

type Props = {
  board: Board;
  place: Place;
  lesson: BoardLesson | undefined;
  verdict: Verdict | undefined;
  isDragging: boolean;
  /** A wish of the row that is being edited, which cannot stand here. */
  clash?: Clash | undefined;
  /** In a teacher's week a lesson says whose it is, and opens that class. */
  isOfTeacher?: boolean;
  /** Said while nothing is dragged: under the lesson, or in the place of a lesson. */
  remark?: ReactNode;
  onOpen?: (lesson: BoardLesson) => void;
  /** The lesson breaks a rule where it stands. */
  isBroken?: boolean;
};

/** A place of the week: what stands there can be taken up, and what is in the hand can be put there. */
export function WeekCell({
  board,
  place,
  lesson,
  verdict,
  isDragging,
  clash,
  isOfTeacher = false,
  remark,
  onOpen,
  isBroken = false,
}: Props) {
  const markWords = useMarkWords(board);
  const { setNodeRef, isOver } = useDroppable({ id: placeKey(place) });
  const tone = verdict && toneOf(verdict);
  const shownTone = isDragging ? (isOver ? tone : undefined) : isBroken ? 'bad' : undefined;
  const note = isDragging && verdict ? <Mark board={board} verdict={verdict} tone={tone} /> : remark;
  if (clash && !isDragging) {
    const subject = board.subject(clash.subjectId)?.name ?? '';
    const words = (
      <span className={classes.mark} data-tone="bad" data-over>
        <IconAlertTriangle size={12} stroke={2} aria-hidden="true" />
        {markWords(clash.problem)}
      </span>
    );
    return (
      <div ref={setNodeRef} className={classes.place}>
        <LessonBox subject={subject} first={subject} second="" note={words} tone="bad" isNoteOnly />
      </div>
    );
  }
  return (
    <div ref={setNodeRef} className={classes.place} data-over={isOver || undefined} data-dim={(isDragging && tone === 'bad') || undefined}>
      {lesson ? (
        <TakenCell board={board} lesson={lesson} tone={shownTone} note={note} isOfTeacher={isOfTeacher} onOpen={onOpen} />
      ) : (
        <VacantBox note={note} />
      )}
    </div>
  );
}

type TakenProps = Required<Pick<Props, 'isOfTeacher'>> & {
  board: Board;
  lesson: BoardLesson;
  tone: 'bad' | 'warn' | 'good' | undefined;
  note: ReactNode;
  onOpen: Props['onOpen'];
};

function TakenCell({ board, lesson, tone, note, isOfTeacher, onOpen }: TakenProps) {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `lesson ${placeKey(lesson)}`,
    data: { lesson },
    disabled: lesson.groupId !== undefined,
  });
  const taught = isOfTeacher || lesson.groupId === undefined ? [lesson] : board.allAt(lesson);
  const subject = [...new Set(taught.map(({ subjectId }) => words.subject(subjectId)))].join(' / ');
  const teachers = taught.flatMap(({ teacherId }) => (teacherId ? words.teacher(teacherId) : []));
  // One missing teacher of several groups is shown like that of a class.
  const teacher = teachers.length < taught.length ? null : teachers.join(' / ');
  const isLocked = board.locksOf(lesson).length > 0;
  const [period, day, where] = [
    board.periodName(lesson.periodId),
    words.long[lesson.day],
    board.sectionsWith(lesson).map(words.section).join(', '),
  ];
  const room = board.room(lesson.roomId ?? '')?.name;
  const name = isOfTeacher
    ? t`${subject}, Class ${where}, ${period} on ${day}`
    : teacher
      ? t`${subject}, ${teacher}, ${period} on ${day}`
      : t`${subject} without a teacher, ${period} on ${day}`;
  const isBroken = tone === 'bad' && !note;
  const mark = isBroken ? t`Breaks a timetable rule` : isLocked ? t`Locked` : undefined;
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      // What is taught in groups is not dragged, but its button is no disabled one.
      {...(lesson.groupId === undefined && attributes)}
      className={classes.lesson}
      data-lifted={isDragging || undefined}
      // The name of a button hides what stands within it.
      aria-label={[name, mark].filter(Boolean).join(', ')}
      onClick={() => onOpen?.(lesson)}
    >
      <LessonBox
        subject={words.subject(lesson.subjectId)}
        first={isOfTeacher ? t`Class ${where}` : subject}
        second={withMore(isOfTeacher ? subject : teacher && teachers.map(board.shortName).join(' / '), [
          taught.length > 1 ? undefined : room,
          isOfTeacher ? otherTime(board, lesson) : undefined,
        ])}
        note={note}
        tone={tone}
      />
      {mark ? (
        <span className={classes.lock} data-tone={isBroken ? 'bad' : undefined} title={mark}>
          {isBroken ? <IconAlertTriangle size={12} stroke={2} aria-hidden="true" /> : <IconLock size={12} stroke={2} aria-hidden="true" />}
        </span>
      ) : null}
    </button>
  );
}

/** The second line of a lesson with its shared room and its time, as far as they are to be said. */
function withMore(second: string | null, more: readonly (string | undefined)[]): string | null {
  return second === null ? null : [second, ...more].filter(Boolean).join(' · ');
}

/** When a lesson of a wing is taught, if not at the time of the school's period beside it. */
function otherTime(board: Board, { sectionId, day, periodId }: BoardLesson): string | undefined {
  const timeIn = (periods: Board['periods']) => {
    const period = periods.find(({ id }) => id === periodId);
    return period && `${period.startsAt.replace(/^0/, '')}–${period.endsAt.replace(/^0/, '')}`;
  };
  const own = timeIn(board.periodsOf(sectionId, day));
  return own === timeIn(board.periods) ? undefined : own;
}

/** Whether a lesson may stand there, and whether something speaks against it. */
export function toneOf({ problems }: Verdict): 'bad' | 'warn' | 'good' {
  if (findClash(problems)) return 'bad';
  return problems.length > 0 ? 'warn' : 'good';
}

type MarkProps = {
  board: Board;
  verdict: Verdict;
  tone: 'bad' | 'warn' | 'good' | undefined /** Over a place, the lesson in the hand says why. */;
  isOver?: boolean;
};

/** Good, possible or not, by icon; in words under the lesson in the hand. */
export function Mark({ board, verdict, tone, isOver = false }: MarkProps) {
  const { t } = useLingui();
  const first: Problem | undefined = findClash(verdict.problems) ?? verdict.problems[0];
  const words = useMarkWords(board);
  return (
    <span className={classes.mark} data-tone={tone} data-over={isOver || undefined}>
      {tone === 'good' ? (
        <IconCircleCheck size={12} stroke={2} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={12} stroke={2} aria-hidden="true" />
      )}
      {isOver ? (first ? words(first) : t`Possible`) : null}
    </span>
  );
}

/** The shortest words for a problem, for a cell. */
function useMarkWords(board: Board) {
  const { t } = useLingui();
  const { teacher, section, problem } = useTimetableWords(board);
  return (one: Problem) => {
    if (one.kind !== 'busy') return problem(one);
    const [name, where] = [board.shortName(teacher(one.teacherId)), section(one.sectionId)];
    return t`${name} is in ${where}`;
  };
}
