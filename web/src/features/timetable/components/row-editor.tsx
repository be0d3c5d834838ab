import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import type { DayName, placeLessons, updateTeacherSchedule } from '@shala/contract/timetable';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { errorText } from '#lib/error-text';
import { useOnce } from '#lib/use-once';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { Group, Text } from '#ui/layout';
import type { ScheduleRow } from '../api.ts';
import type { Board, BoardLesson } from '../lib/board.ts';
import { findClash, judge, type Problem } from '../lib/judge.ts';
import { type Clash, changesTo } from '../lib/moves.ts';
import { findWays, type Way } from '../lib/ways-out.ts';
import { ClashNotice, PlainProblems } from './clash-notice.tsx';
import classes from './row-editor.module.css';

type Update = CallInput<typeof updateTeacherSchedule>['body'];
type Changes = CallInput<typeof placeLessons>['body'];
export type RowEditorProps = {
  row: ScheduleRow;
  sectionId: string;
  day: DayName;
  board: Board | undefined;
  periods: { _id: string; name: string }[];
  subjects: { _id: string; subjectName: string }[];
  teachers: { _id: string; teacherName: string }[];
  isSaving: boolean;
  onSave: (update: Update) => Promise<void>;
  onApply: (changes: Changes) => Promise<void>;
  /** Hears of a clash while one chooses, and when it is gone. */
  onClash: (clash: Clash | null) => void;
  onClose: () => void;
};

/** A row as selects. What clashes is said while one chooses, with ways that work; nothing is sent before it is saved. */
export function RowEditor(props: RowEditorProps) {
  const { t } = useLingui();
  const { row, sectionId, day, periods, subjects, teachers, isSaving } = props;
  const [periodId, setPeriodId] = useState(row.periodId);
  const [subjectId, setSubjectId] = useState(row.subjectId ?? '');
  const [teacherId, setTeacherId] = useState(row.teacherId ?? '');
  const [failure, setFailure] = useState<unknown>(null);
  const noticeId = useId();
  const { wish, isTaken, problems, ways } = useVerdict(props, { periodId, subjectId, teacherId });
  const clash = findClash(problems);
  useTellClash(props.onClash, wish, clash);
  const isLonely = teacherId !== '' && subjectId === '';
  const isBlocked = Boolean(clash) || isTaken || isLonely || periodId === '';
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    setFailure(null);
  };
  const once = useOnce();
  const run = (act: () => Promise<void>) => {
    setFailure(null);
    once(act).catch(setFailure);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked || isSaving) return;
    const moves = periodId !== row.periodId && row.subjectId !== null;
    const update = { sectionId, day, periodId, subjectId: subjectId || null, teacherId: teacherId || null };
    run(() => props.onSave(moves ? { ...update, fromPeriodId: row.periodId } : update));
  };
  const handleApply = (way: Way) => run(() => props.onApply({ lessons: changesTo(props.board as Board, way.places) }));
  return (
    <form className={classes.editor} data-bad={clash || isTaken ? true : undefined} onSubmit={handleSubmit}>
      <div className={classes.selects}>
        <Select
          label={t`Select Period`}
          value={periodId}
          autoFocus
          choices={[{ value: '', label: t`Select Period` }, ...periods.map(({ _id, name }) => ({ value: _id, label: name }))]}
          onKeyDown={handleKeyDown}
          onChange={choose(setPeriodId)}
        />
        <Select
          label={t`Select Subject`}
          value={subjectId}
          choices={[
            { value: '', label: t`Select Subject` },
            ...subjects.map(({ _id, subjectName }) => ({ value: _id, label: subjectName })),
          ]}
          onKeyDown={handleKeyDown}
          onChange={choose(setSubjectId)}
        />
        <Select
          label={t`Select Teacher`}
          value={teacherId}
          data-bad={clash ? true : undefined}
          aria-describedby={noticeId}
          choices={[{ value: '', label: t`Select Teacher` }, ...teacherChoices(teachers, row)]}
          onKeyDown={handleKeyDown}
          onChange={choose(setTeacherId)}
        />
      </div>
      <div id={noticeId} aria-live="polite">
        {failure ? (
          <Text c="var(--c-bad)" fz="sm">
            {errorText(failure)}
          </Text>
        ) : null}
        {isLonely ? <Text c="var(--c-bad)" fz="sm">{t`Select a subject for this teacher.`}</Text> : null}
        {props.board && wish && (clash || isTaken) ? (
          <ClashNotice board={props.board} wish={wish} clash={clash} ways={ways} isBusy={isSaving} onApply={handleApply} />
        ) : props.board && wish ? (
          <PlainProblems board={props.board} problems={problems} />
        ) : null}
      </div>
      <Group gap={8} wrap="nowrap">
        <Text span me="auto" c="dimmed" fz="sm">{t`Not saved yet`}</Text>
        <Button onClick={props.onClose}>{t`Cancel`}</Button>
        <Button type="submit" isPrimary isBusy={isSaving} disabled={isBlocked}>
          {t`Save`}
        </Button>
      </Group>
    </form>
  );
}

/** The same clash is shown in the week. */
function useTellClash(onClash: RowEditorProps['onClash'], wish: BoardLesson | undefined, problem: Problem | undefined): void {
  const tell = useRef(onClash);
  tell.current = onClash;
  useEffect(() => {
    tell.current(wish && problem ? { periodId: wish.periodId, subjectId: wish.subjectId, problem } : null);
    return () => tell.current(null);
  }, [wish, problem]);
}

/** What the board says of the present choice: is the period taken, which rules break, which ways work. */
function useVerdict({ board, row, sectionId, day }: RowEditorProps, choice: { periodId: string; subjectId: string; teacherId: string }) {
  const { periodId, subjectId, teacherId } = choice;
  return useMemo(() => {
    const none = { wish: undefined, isTaken: false, problems: [], ways: [] };
    if (!board || subjectId === '' || periodId === '') return none;
    const isSame = periodId === row.periodId && subjectId === row.subjectId && teacherId === (row.teacherId ?? '');
    if (isSame) return none;
    const wish: BoardLesson = { sectionId, day, periodId, subjectId, teacherId: teacherId || null };
    const from = { sectionId, day, periodId: row.periodId };
    const isMove = periodId !== row.periodId && row.subjectId !== null;
    const there = board.at({ sectionId, day, periodId });
    const isTaken = isMove && there !== undefined;
    const problems = judge(board, [wish], isMove ? [from] : []);
    if (isTaken && there) {
      const lessons = [wish, { ...there, periodId: row.periodId }];
      const swap: Way = { kind: 'swap', to: from, swapped: there, places: lessons, problems: judge(board, lessons, []), cost: 0 };
      return { wish, isTaken, problems, ways: findClash(swap.problems) ? [] : [swap] };
    }
    return { wish, isTaken, problems, ways: findClash(problems) ? findWays(board, wish, isMove ? { from } : {}) : [] };
  }, [board, row, sectionId, day, periodId, subjectId, teacherId]);
}

/** The teaching staff, and whoever stands in the row though he is not of it any more. */
function teacherChoices(teachers: RowEditorProps['teachers'], row: ScheduleRow) {
  const choices = teachers.map(({ _id, teacherName }) => ({ value: _id, label: teacherName }));
  const isKnown = row.teacherId === null || teachers.some(({ _id }) => _id === row.teacherId);
  return isKnown ? choices : [{ value: row.teacherId ?? '', label: row.teacherName ?? '' }, ...choices];
}
