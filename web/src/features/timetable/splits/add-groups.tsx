import { useLingui } from '@lingui/react/macro';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type Board, countPeriods } from '../lib/board.ts';
import type { Rules } from '../rules/rules.ts';
import { PlaceFields } from './place-fields.tsx';
import { type SplitPlace, useSplit, useSplitsOf } from './use-split.ts';

type Props = { board: Board; sectionId: string };

/** Puts what a section learns in groups into its timetable by hand; nothing is shown where it has no groups. */
export function AddGroups({ board, sectionId }: Props) {
  const { t } = useLingui();
  const splits = useSplitsOf(sectionId);
  const [isOpen, setIsOpen] = useState(false);
  if (splits.length === 0) return null;
  return (
    <>
      <Button size="small" icon={<IconUsersGroup size={14} stroke={1.75} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t`Place groups`}
      </Button>
      {isOpen ? <PlaceDialog board={board} splits={splits} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function PlaceDialog({ board, splits, onClose }: { board: Board; splits: Rules['splits']; onClose: () => void }) {
  const { t } = useLingui();
  const { place, isBusy, error } = useSplit();
  const [splitId, setSplitId] = useState(splits[0]?.id ?? '');
  const [into, setInto] = useState<SplitPlace>({ day: 'Monday', periodId: board.periods[0]?.id ?? '' });
  const split = splits.find(({ id }) => id === splitId);
  const placed = countPeriods(board.lessons.filter(({ groupId }) => board.group(groupId)?.splitId === splitId));
  const wanted = split?.periodsPerWeek ?? 0;
  return (
    <Modal
      title={t`Place groups`}
      context={t`${placed} of ${wanted} periods a week are placed`}
      onClose={onClose}
      width={520}
      isLocked={isBusy}
    >
      <ChoiceField
        label={t`Groups`}
        placeholder={t`Select`}
        data-autofocus
        choices={splits.map(({ id, name }) => ({ value: id, label: name }))}
        value={splitId}
        onChange={({ target }) => setSplitId(target.value)}
      />
      <PlaceFields board={board} value={into} onChange={setInto} />
      <FormError error={error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          isPrimary
          disabled={splitId === '' || into.periodId === ''}
          isBusy={isBusy}
          onClick={() =>
            void place(splitId, { out: null, into }).then(onClose, () => {
              // The dialog stays, with what the server says.
            })
          }
        >
          {t`Place the groups`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
