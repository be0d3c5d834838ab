import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Box } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import edit from '../edit/edit.module.css';
import type { Board, BoardLesson } from '../lib/board.ts';
import { useNames } from '../lib/use-names.ts';
import { PlaceFields } from './place-fields.tsx';
import { useSplit } from './use-split.ts';

type Props = { board: Board; lesson: BoardLesson; onClose: () => void };

/** A period that is taught in groups: who is where, and a way to move or clear it in all classes at once. */
export function SplitDialog({ board, lesson, onClose }: Props) {
  const { t } = useLingui();
  const words = useNames(board);
  const { place, isBusy, error } = useSplit();
  const here = { day: lesson.day, periodId: lesson.periodId };
  const [to, setTo] = useState(here);
  const split = board.group(lesson.groupId);
  const taught = board.allAt(lesson);
  const sections = [...new Set(taught.flatMap((one) => board.sectionsWith(one)))].map(words.section).join(', ');
  const [period, day] = [board.periodName(lesson.periodId), words.long[lesson.day]];
  const isMoved = to.day !== here.day || to.periodId !== here.periodId;
  const change = (into: typeof here | null) =>
    void place(split?.splitId ?? '', { out: here, into }).then(onClose, () => {
      // The dialog stays, with what the server says.
    });
  return (
    <Modal
      title={split?.splitName ?? ''}
      context={t`Class ${sections}, ${period} on ${day}`}
      onClose={onClose}
      width={520}
      isLocked={isBusy}
    >
      <ul className={edit.list}>
        {taught.map((one) => {
          const facts = [
            board.group(one.groupId)?.name,
            words.subject(one.subjectId),
            one.teacherId ? words.teacher(one.teacherId) : t`No teacher`,
            board.sectionsWith(one).map(words.section).join(', '),
            board.room(one.roomId ?? '')?.name,
          ];
          return (
            <li key={one.groupId} className={edit.item}>
              <Box component="span" flex={1} miw={0} translate="no">
                {[...new Set(facts.filter(Boolean))].join(' · ')}
              </Box>
            </li>
          );
        })}
      </ul>
      <p className={edit.quiet}>{t`The groups are moved or cleared in all their classes together.`}</p>
      <PlaceFields board={board} value={to} onChange={setTo} />
      <FormError error={error} />
      <ModalFoot>
        <Button isDanger disabled={isBusy} onClick={() => change(null)}>{t`Clear this period`}</Button>
        <Button onClick={onClose} data-autofocus>{t`Close`}</Button>
        <Button isPrimary disabled={!isMoved || to.periodId === ''} isBusy={isBusy} onClick={() => change(to)}>{t`Move the groups`}</Button>
      </ModalFoot>
    </Modal>
  );
}
