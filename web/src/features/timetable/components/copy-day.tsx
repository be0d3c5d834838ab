import { Plural, useLingui } from '@lingui/react/macro';
import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { DayName } from '@shala/contract/timetable';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { Stack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import type { Board } from '../lib/board.ts';
import { copyDay } from '../lib/copy-day.ts';
import { changesTo } from '../lib/moves.ts';
import { useEdits } from '../lib/use-edits.ts';
import { useTimetableWords } from '../lib/use-words.ts';
import classes from './copy-day.module.css';

type Props = { board: Board; sectionId: string; day: DayName; onClose: () => void };

/** Puts the lessons of a day on another one too; whose teacher is busy there is named and left out. */
export function CopyDay({ board, sectionId, day, onClose }: Props) {
  const { t } = useLingui();
  const words = useTimetableWords(board);
  const [target, setTarget] = useState<DayName>(SCHOOL_DAYS.find((name) => name !== day) ?? 'Tuesday');
  const [failure, setFailure] = useState<unknown>(null);
  const { place, isSaving } = useEdits();
  const { filled, left } = copyDay(board, { sectionId, from: day, to: target });
  const [from, to] = [words.long[day], words.long[target]];
  const handleCopy = async () => {
    setFailure(null);
    try {
      await place(changesTo(board, filled), t`${from} is copied to ${to}.`);
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`Copy the periods of ${from}`} onClose={onClose} isLocked={isSaving}>
      <Stack gap={12} fz="sm">
        <Select
          label={t`Copy to`}
          value={target}
          data-autofocus
          choices={SCHOOL_DAYS.filter((name) => name !== day).map((name) => ({ value: name, label: words.long[name] }))}
          onChange={(name) => setTarget(name as DayName)}
        />
        <p>
          <Plural value={filled.length} one={`# period on ${to} will be replaced.`} other={`# periods on ${to} will be replaced.`} />
        </p>
        {left.length > 0 ? (
          <>
            <p>{t`These periods do not change because the teacher is busy at that time:`}</p>
            <ul className={classes.left}>
              {left.map((problem) => (
                <li key={words.problem(problem)}>{words.problem(problem)}</li>
              ))}
            </ul>
          </>
        ) : null}
        {failure ? (
          <Text c="var(--c-bad)" role="alert">
            {errorText(failure)}
          </Text>
        ) : null}
      </Stack>
      <ModalFoot>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button isPrimary isBusy={isSaving} disabled={filled.length === 0} onClick={() => void handleCopy()}>
          {t`Copy to ${to}`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
