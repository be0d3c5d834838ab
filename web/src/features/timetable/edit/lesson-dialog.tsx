import { Plural, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { formatList } from '#lib/format';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Box } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { WayList } from '../components/way-list.tsx';
import type { Board, BoardLesson } from '../lib/board.ts';
import { placeKey } from '../lib/board.ts';
import { problemsOf } from '../lib/judge-by-hand.ts';
import { findMends } from '../lib/mends.ts';
import { changesTo } from '../lib/moves.ts';
import { useEdits } from '../lib/use-edits.ts';
import { useStandingWords } from '../lib/use-rule-words.ts';
import type { Way } from '../lib/ways-out.ts';
import classes from './edit.module.css';
import { useEditWords } from './use-edit-words.ts';
import { useLockActs } from './use-locks.ts';

type Props = { board: Board; lesson: BoardLesson; onClose: () => void };

/** A period of a class: the rules that it breaks with the cheapest changes that mend it, and its lock. */
export function LessonDialog({ board, lesson, onClose }: Props) {
  const { t } = useLingui();
  const words = useEditWords(board);
  const { lock, unlock, isBusy } = useLockActs();
  const [subject, where] = [words.subject(lesson.subjectId), words.section(lesson.sectionId)];
  const [period, day] = [board.periodName(lesson.periodId), words.long[lesson.day]];
  const teacher = lesson.teacherId === null ? t`No teacher` : words.teacher(lesson.teacherId);
  const locks = board.locksOf(lesson);
  const own = locks.find(({ kind }) => kind === 'period');
  const { sectionId, day: dayId, periodId } = lesson;
  return (
    <Modal title={subject} context={t`Class ${where}, ${period} on ${day}, ${teacher}`} onClose={onClose} width={520}>
      {locks.length > 0 ? (
        <p className={classes.item}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" />
          <Box component="span" flex={1} miw={0}>
            {t`Locked: ${formatList(locks.map((one) => words.lock(one)))}`}
          </Box>
        </p>
      ) : null}
      <Standing board={board} lesson={lesson} isLocked={locks.length > 0 && lesson.teacherId !== null} onDone={onClose} />
      <ModalFoot>
        <Button onClick={onClose} data-autofocus>{t`Close`}</Button>
        {own ? (
          <Button icon={<IconLockOpen size={16} stroke={1.75} aria-hidden="true" />} isBusy={isBusy} onClick={() => void unlock(own)}>
            {t`Unlock this period`}
          </Button>
        ) : (
          <Button
            icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => void lock({ kind: 'period', sectionId, day: dayId, periodId })}
          >
            {t`Lock this period`}
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}

/** What is wrong where the lesson stands, and what would mend it. */
function Standing({ board, lesson, isLocked, onDone }: { board: Board; lesson: BoardLesson; isLocked: boolean; onDone: () => void }) {
  const { t } = useLingui();
  const words = useEditWords(board);
  const standing = useStandingWords(board);
  const { place, isSaving } = useEdits();
  const [failure, setFailure] = useState<unknown>(null);
  const problems = useMemo(
    () => problemsOf(board, lesson, board.hand?.breachesOf(lesson.sectionId).get(placeKey(lesson)) ?? []),
    [board, lesson],
  );
  const isWithout = lesson.teacherId === null;
  const isBroken = problems.length > 0 || isWithout;
  const mends = useMemo(() => (isBroken && !isLocked ? findMends(board, lesson) : []), [board, lesson, isBroken, isLocked]);
  const handleApply = async (way: Way) => {
    setFailure(null);
    try {
      await place(changesTo(board, way.places));
      onDone();
    } catch (error) {
      setFailure(error);
    }
  };
  if (!isBroken)
    return (
      <p className={classes.fine}>
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {t`No clash: this period follows all timetable rules.`}
      </p>
    );
  return (
    <>
      <ul className={classes.broken}>
        {[...(isWithout ? [t`This period has no teacher`] : []), ...problems.map((one) => standing(one) ?? words.problem(one))].map(
          (sentence) => (
            <li key={sentence}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
              {sentence}
            </li>
          ),
        )}
      </ul>
      <p className={classes.quiet}>
        {isLocked ? (
          t`Unlock this period first.`
        ) : mends.length === 0 ? (
          t`No single change solves this without breaking another rule. Press Replace a teacher above the timetable.`
        ) : (
          <Plural value={mends.length} one="One change that solves this" other="# changes that solve this, the smallest first" />
        )}
      </p>
      <WayList ways={mends} about={lesson} words={words} isBusy={isSaving} onApply={(way) => void handleApply(way)} />
      <FormError error={failure} />
    </>
  );
}
