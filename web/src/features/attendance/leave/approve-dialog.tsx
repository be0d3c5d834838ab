import { Trans, useLingui } from '@lingui/react/macro';
import { approveLeave, presentDays } from '@shala/contract/attendance';
import { useRef } from 'react';
import { z } from 'zod/mini';
import type { CallError } from '#lib/call-error';
import { formatDate } from '#lib/format';
import { newKey } from '#lib/new-key';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useAttendanceAct } from '../api.ts';
import { useMarkWords } from '../lib/words.ts';
import classes from './leave.module.css';

type Props = { leaveId: string; name: string; refusal: CallError; onDone: (filledDays: number) => void; onClose: () => void };

/** The days of a leave on which the person was marked as having come: which of the two holds? */
export function PresentDaysDialog({ leaveId, name, refusal, onDone, onClose }: Props) {
  const { t } = useLingui();
  const words = useMarkWords();
  const key = useRef(newKey());
  const act = useAttendanceAct(approveLeave, { onDone: ({ filledDays }) => onDone(filledDays) });
  const parsed = z.safeParse(presentDays, refusal.data);
  const days = parsed.success ? parsed.data.days : [];
  const decide = (choice: 'keep' | 'leave') => {
    if (!act.isPending) act.mutate({ input: { params: { leaveId }, body: { presentDays: choice } }, key: `${key.current}${choice}` });
  };
  return (
    <Modal title={t`${name} is already marked on these days`} isLocked={act.isPending} onClose={onClose}>
      <ul className={classes.days}>
        {days.map(({ on, mark }) => (
          <li key={on}>
            <span>{formatDate(on)}</span>
            <strong>{words[mark]}</strong>
          </li>
        ))}
      </ul>
      <Text mb={12} c="dimmed" fz="sm">
        <Trans>
          Keep this attendance if the person was present. Change it to leave if the register was wrong. The old entry stays on record.
        </Trans>
      </Text>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={() => decide('leave')} isBusy={act.isPending}>
          {t`Change to leave`}
        </Button>
        <Button isPrimary data-autofocus onClick={() => decide('keep')} isBusy={act.isPending}>
          {t`Keep the attendance and approve`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
