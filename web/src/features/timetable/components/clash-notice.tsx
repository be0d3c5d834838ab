import { Plural, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Stack, Text } from '#ui/layout';
import type { Board, BoardLesson } from '../lib/board.ts';
import type { Problem } from '../lib/judge.ts';
import { useTimetableWords } from '../lib/use-words.ts';
import type { Way } from '../lib/ways-out.ts';
import classes from './clash-notice.module.css';
import { WayList } from './way-list.tsx';

type Props = {
  board: Board;
  wish: BoardLesson;
  clash: Problem | undefined;
  ways: Way[];
  isBusy: boolean;
  onApply: (way: Way) => void;
};

/** What clashes, in words, and the ways that work, each one press away and with its cost. */
export function ClashNotice({ board, wish, clash, ways, isBusy, onApply }: Props) {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const there = board.at(wish);
  const [period, day, taken] = [board.periodName(wish.periodId), words.long[wish.day], there ? words.subject(there.subjectId) : ''];
  return (
    <Stack gap={6} fz="sm">
      <p className={classes.clash}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        {clash ? (
          <span>
            <strong>{words.problem(clash)}</strong> {t`A teacher can teach in only one room at a time.`}
          </span>
        ) : (
          <strong>{t`${period} on ${day} already has ${taken}.`}</strong>
        )}
      </p>
      {ways.length === 0 ? (
        <Text c="dimmed">{t`No other time is possible for this period. Select another teacher or time.`}</Text>
      ) : (
        <>
          <Text c="dimmed">
            <Plural
              value={ways.length}
              one="One change that solves this"
              _2="Two changes that solve this"
              _3="Three changes that solve this"
              other="# changes that solve this"
            />
          </Text>
          <WayList ways={ways} about={wish} words={words} isBusy={isBusy} onApply={onApply} />
        </>
      )}
    </Stack>
  );
}

/** Rules that a choice bends without a clash: it can be saved, and one knows. */
export function PlainProblems({ board, problems }: { board: Board; problems: Problem[] }) {
  const words = useTimetableWords(board);
  if (problems.length === 0) return null;
  return (
    <ul className={classes.bends}>
      {problems.map((problem) => (
        <li key={words.problem(problem)}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
          {words.problem(problem)}
        </li>
      ))}
    </ul>
  );
}
