import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { fillDateSheet, type PlannedExam, type SheetPaper } from '@shala/contract/exams';
import { IconAlertTriangle, IconCalendarPlus, IconCalendarTime } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDate, formatShortDate, formatShortWeekday } from '#lib/format';
import { hasLongWord } from '#lib/has-long-word';
import { weekdayWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { KeyCap } from '#ui/controls';
import { Text } from '#ui/layout';
import { type DateSheet, useExamAct } from '../api.ts';
import classes from './offline.module.css';
import { PaperDrawer } from './paper-drawer.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { useDragAnnouncements } from './use-drag-announcements.ts';
import { useMoves } from './use-moves.ts';

type Moves = ReturnType<typeof useMoves>;
/** The column of the days, and the least that a class needs, in pixels. */
const [DAY_WIDTH, LEAST_WIDTH] = [124, 110];
/** Of more classes than this: twelve of them fit a small screen, in smaller letters. */
const MOST_WIDE = 8;
const [NARROW_DAY, NARROW] = [100, 82];
/** The row of papers that have no day. */
const NO_DAY = 'none';

/** The date sheet of all classes in one grid: papers are dragged, or moved by Alt and the arrow keys. */
export function SheetPanel({ sheet }: { sheet: DateSheet }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const moves = useMoves(sheet);
  const [dragged, setDragged] = useState<SheetPaper | null>(null);
  const [isRescheduling, setIsRescheduling] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const { exam, papers } = sheet;
  const open = papers.find(({ id }) => id === get('paper'));
  const closedText = ({ day, why }: DateSheet['days'][number]) => {
    const [date, reason] = [formatDate(day), weekdayWords(why) || t`Holiday`];
    return t`${date} is not a school day (${reason}). Select another day.`;
  };
  const announcements = useDragAnnouncements(sheet);
  const handleEnd = ({ over }: DragEndEvent) => {
    const [day, classId] = String(over?.id ?? '').split(' ');
    const paper = dragged;
    setDragged(null);
    if (paper === null || day === undefined || classId !== paper.classId) return;
    const onDate = day === NO_DAY ? null : day;
    const closed = sheet.days.find((one) => one.day === onDate && !one.isSchoolDay);
    if (closed) return showToast({ tone: 'bad', sentence: closedText(closed) });
    if (onDate !== paper.onDate) moves.move(paper, { onDate });
  };
  return (
    <>
      <Card
        title={t`Date sheet`}
        fact={<Fact exam={exam} />}
        action={<SheetActions exam={exam} onReschedule={() => setIsRescheduling(true)} />}
      >
        <DndContext
          sensors={sensors}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: t`Press Alt with the up or down arrow to move the paper by one school day.` },
          }}
          onDragStart={({ active }) => setDragged(papers.find(({ id }) => id === active.id) ?? null)}
          onDragEnd={handleEnd}
          onDragCancel={() => setDragged(null)}
        >
          <Grid sheet={sheet} moves={moves} dragged={dragged} onOpen={(paper) => change({ paper: paper.id })} />
          <DragOverlay dropAnimation={null}>{dragged ? <span className={classes.paper}>{dragged.subject}</span> : null}</DragOverlay>
        </DndContext>
        <Text m={0} pt={8} pb={12} px={16} c="dimmed" fz="xs">
          {exam.state === 'published' ? (
            <Trans>The result of this exam is published, so its dates cannot be changed. Click a paper to see its syllabus.</Trans>
          ) : (
            <Trans>
              Drag a paper to its day. Click a paper to enter its date, time and syllabus. On the keyboard: go to a paper with{' '}
              <KeyCap name="Tab" />, then press <KeyCap name="Alt" /> with <KeyCap name="↑" /> or <KeyCap name="↓" /> to move it by one
              school day.
            </Trans>
          )}
        </Text>
      </Card>
      {open ? <PaperDrawer key={open.id} paper={open} exam={exam} moves={moves} onClose={() => change({ paper: null })} /> : null}
      {isRescheduling || moves.asked ? (
        <RescheduleDialog
          sheet={sheet}
          moves={moves.asked}
          onClose={() => {
            setIsRescheduling(false);
            moves.ask(null);
          }}
        />
      ) : null}
    </>
  );
}

function Fact({ exam: { papers, placed } }: { exam: PlannedExam }) {
  return papers === placed ? (
    <Plural value={papers} one="# paper" other="# papers" />
  ) : (
    <Trans>
      {placed} of {papers} papers have a date
    </Trans>
  );
}

function SheetActions({ exam, onReschedule }: { exam: PlannedExam; onReschedule: () => void }) {
  const { t } = useLingui();
  const fill = useExamAct(fillDateSheet);
  const handleFill = () =>
    fill.mutate(
      { params: { examId: exam.id } },
      {
        onSuccess: ({ placed, left, together: [pair, ...more] }) => {
          const [className, one, other] = [pair?.className ?? '', pair?.one ?? '', pair?.other ?? ''];
          const sentences = [
            plural(placed, { one: '# paper has a date now.', other: '# papers have a date now.' }),
            pair ? t`${className} has ${one} and ${other} at the same time, because no student takes both.` : '',
            more.length > 0
              ? plural(more.length, {
                  one: 'The same applies to # more pair of papers.',
                  other: 'The same applies to # more pairs of papers.',
                })
              : '',
            left > 0
              ? plural(left, {
                  one: '# paper has no date, because there are too few days.',
                  other: '# papers have no date, because there are too few days.',
                })
              : '',
            left > 0 ? t`Add days to the exam, or change the gap between papers.` : '',
          ];
          showToast({ tone: left === 0 ? 'good' : 'plain', sentence: sentences.filter(Boolean).join(' ') });
        },
        onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
      },
    );
  if (exam.state === 'published') return null;
  return (
    <span className={classes.buttons}>
      {exam.placed < exam.papers && exam.announcedAt === null ? (
        <Button icon={<IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />} isBusy={fill.isPending} onClick={handleFill}>
          {t`Fill date sheet`}
        </Button>
      ) : null}
      {exam.placed > 0 ? (
        <Button icon={<IconCalendarTime size={16} stroke={1.75} aria-hidden="true" />} onClick={onReschedule}>{t`Change dates`}</Button>
      ) : null}
    </span>
  );
}

type GridProps = { sheet: DateSheet; moves: Moves; dragged: SheetPaper | null; onOpen: (paper: SheetPaper) => void };

function Grid({ sheet: { exam, days, papers }, moves, dragged, onOpen }: GridProps) {
  const { t } = useLingui();
  // A paper moved by keys is drawn anew on its new day, and keeps the focus there.
  const [moved, setMoved] = useState<string | null>(null);
  const inCell = (day: string | null, classId: string) => papers.filter((paper) => paper.onDate === day && paper.classId === classId);
  const chips = (day: string | null, classId: string) =>
    inCell(day, classId).map((paper) => (
      <Chip
        key={paper.id}
        paper={paper}
        exam={exam}
        test={
          papers.some(({ id, classId: other, subject }) => id !== paper.id && other === classId && subject === paper.subject)
            ? paper.component
            : ''
        }
        isWrong={day !== null && days.some((one) => one.day === day && !one.isSchoolDay)}
        onOpen={() => onOpen(paper)}
        hasFocus={moved === paper.id}
        onFocused={() => setMoved(null)}
        onStep={(by) => {
          if (moves.step(paper, days, by)) setMoved(paper.id);
        }}
      />
    ));
  // Always there while papers can be moved: a row that appears under the hand would shift the day aimed at.
  const hasUnplaced = exam.state !== 'published' || papers.some(({ onDate }) => onDate === null);
  const isNarrow = exam.classes.length > MOST_WIDE;
  const minWidth = isNarrow ? NARROW_DAY + exam.classes.length * NARROW : DAY_WIDTH + exam.classes.length * LEAST_WIDTH;
  return (
    <section className={classes.scroll} aria-label={t`Date sheet`}>
      <table className={classes.grid} data-narrow={isNarrow || undefined} style={{ minWidth }}>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            {exam.classes.map(({ id, className }) => (
              <th key={id} scope="col">
                {className}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasUnplaced ? (
            <tr data-unplaced>
              <th scope="row">{t`Date not fixed`}</th>
              {exam.classes.map(({ id }) => (
                <Cell key={id} id={`${NO_DAY} ${id}`} isOpen={dragged?.classId === id}>
                  {chips(null, id)}
                </Cell>
              ))}
            </tr>
          ) : null}
          {days.map(({ day, isSchoolDay, why }) => (
            <tr key={day} data-closed={!isSchoolDay || undefined}>
              <th scope="row">
                {formatDayHead(day)}
                {isSchoolDay ? null : (
                  <Text span display="block" c="dimmed" fw={400} fz="xs">
                    {why === 'Sunday' || why === 'Saturday' ? t`No school` : why || t`Holiday`}
                  </Text>
                )}
              </th>
              {exam.classes.map(({ id }) => (
                <Cell key={id} id={`${day} ${id}`} isOpen={dragged?.classId === id && isSchoolDay}>
                  {chips(day, id)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Such as `Mon 7 Dec`. */
const formatDayHead = (day: string) => `${formatShortWeekday(day)} ${formatShortDate(day)}`;

function Cell({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <td ref={setNodeRef} data-open={isOpen || undefined} data-over={(isOver && isOpen) || undefined}>
      {children}
    </td>
  );
}

type ChipProps = {
  paper: SheetPaper;
  exam: PlannedExam;
  /** The name of the test, where the exam has several of this subject. */
  test: string;
  isWrong: boolean;
  /** It was moved by keys: what is drawn on the new day takes the focus that was lost with the old one. */
  hasFocus: boolean;
  onFocused: () => void;
  onOpen: () => void;
  onStep: (by: 1 | -1) => void;
};

/** One paper. Its time is shown where it is not the usual one. */
function Chip({ paper, exam, test, isWrong, hasFocus, onFocused, onOpen, onStep }: ChipProps) {
  const { t } = useLingui();
  const { listeners, setNodeRef, node, isDragging } = useDraggable({ id: paper.id, disabled: exam.state === 'published' });
  const className = exam.classes.find(({ id }) => id === paper.classId)?.className ?? '';
  const time = paper.startsAt !== null && (paper.startsAt !== exam.startsAt || paper.minutes !== exam.minutes) ? paper.startsAt : '';
  useEffect(() => {
    if (!hasFocus || document.activeElement !== document.body) return;
    node.current?.focus();
    onFocused();
  }, [hasFocus, node, onFocused]);
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      className={classes.paper}
      data-dragging={isDragging || undefined}
      data-wrong={isWrong || undefined}
      data-minor={!paper.isCore || undefined}
      title={paper.subject}
      aria-label={test ? t`${paper.subject}, ${test}, class ${className}` : t`${paper.subject}, class ${className}`}
      onClick={onOpen}
      onKeyDown={handleKey}
    >
      {isWrong ? <IconAlertTriangle size={12} stroke={2} aria-hidden="true" /> : null}
      <span className={classes.subject} data-long={hasLongWord(paper.subject) || undefined}>
        {paper.subject}
        {test ? <small> {test}</small> : null}
      </span>
      {time ? (
        <Text span display="block" c="dimmed" fw={400} fz="xs">
          {time}
        </Text>
      ) : null}
    </button>
  );
}
