import { useLingui } from '@lingui/react/macro';
import { noteConfirmation } from '@shala/contract/notices';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type Delivery, useNoticeAct } from '../api.ts';
import classes from './notices.module.css';

type Props = { noticeId: string; delivery: Delivery };

/** Whether a recipient has confirmed; a slip that came back on paper is noted here. */
export function Confirmation({ noticeId, delivery: { _id, name, confirmedAt, isOnPaper } }: Props) {
  const { t } = useLingui();
  const act = useNoticeAct(noteConfirmation);
  const note = (isConfirmed: boolean) =>
    act.mutate(
      { input: { params: { noticeId, deliveryId: _id }, body: { isConfirmed } } },
      { onError: () => showToast({ tone: 'bad', sentence: t`The slip of ${name} could not be recorded. Try again.` }) },
    );
  if (confirmedAt && !isOnPaper) return t`${formatDateTime(confirmedAt)} by link`;
  return (
    <span className={classes.confirmed}>
      {confirmedAt ? t`By paper slip` : t`Not yet`}
      <Button
        size="small"
        isSingle
        isBusy={act.isPending}
        aria-label={confirmedAt ? t`Undo slip received from ${name}` : t`Slip received from ${name}`}
        onClick={() => note(!confirmedAt)}
      >
        {confirmedAt ? t`Undo` : t`Slip received`}
      </Button>
    </span>
  );
}
