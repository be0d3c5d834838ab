import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { type getTimetable, getTimetableDraft, type TimetableDraft } from '@shala/contract/timetable';
import { useMemo } from 'react';
import { LoadState } from '#ui/load-state';
import { Modal } from '#ui/modal';
import { useTimetableCall } from '../api.ts';
import { RepairDialog } from '../edit/repair-dialog.tsx';
import { makeBoard } from '../lib/board.ts';

type Props = { draft: TimetableDraft; name: string; week: CallAnswer<typeof getTimetable>; onClose: () => void };

/** Repairs a draft after something happened to a teacher, before it is used. */
export function DraftRepair({ draft, name, week, onClose }: Props) {
  const { t } = useLingui();
  const query = useTimetableCall(getTimetableDraft, { params: { draftId: draft.id } });
  const lessons = query.data?.lessons;
  const board = useMemo(() => (lessons ? makeBoard({ ...week, lessons }) : null), [week, lessons]);
  if (board) return <RepairDialog board={board} draft={{ id: draft.id, name }} onClose={onClose} />;
  return (
    <Modal title={t`Replace a teacher`} context={name} onClose={onClose}>
      <LoadState query={query} title={t`The draft timetable could not be opened`}>
        {() => null}
      </LoadState>
    </Modal>
  );
}
