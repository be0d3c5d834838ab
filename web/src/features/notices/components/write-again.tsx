import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { resendNotice } from '@shala/contract/notices';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type NoticeWhole, useNoticeAct } from '../api.ts';
import classes from './notices.module.css';

/** Writing once more to those whom a notice did not reach, and to those who have not confirmed it. */
export function WriteAgain({ notice }: { notice: NoticeWhole }) {
  const { t } = useLingui();
  const params = { noticeId: notice._id };
  const resend = useNoticeAct(resendNotice, ({ queued }) =>
    showToast({
      tone: queued > 0 ? 'good' : 'plain',
      sentence:
        queued > 0
          ? plural(queued, {
              one: 'One message is being sent again. The list below shows if it was sent.',
              other: '# messages are being sent again. The list below shows if they were sent.',
            })
          : t`Nothing was sent: those who did not get it still have no email address or phone number in the school’s records.`,
    }),
  );
  const remind = useNoticeAct(resendNotice, ({ queued }) =>
    showToast({
      tone: queued > 0 ? 'good' : 'plain',
      sentence:
        queued > 0
          ? plural(queued, { one: 'One reminder is being sent.', other: '# reminders are being sent.' })
          : t`Everyone who got the notice has acknowledged it.`,
    }),
  );
  const all = Object.values(notice.deliveries);
  const failed = all.reduce((sum, delivery) => sum + delivery.failed, 0);
  const missed = all.reduce((sum, { skipped }) => sum + skipped, failed);
  const isOpen = notice.asksConfirmation && notice.confirmed < notice.recipients;
  if (notice.state !== 'published' || (missed === 0 && !isOpen)) return null;
  return (
    <div className={classes.again}>
      {missed > 0 ? (
        <Button isBusy={resend.isPending} onClick={() => resend.mutate({ input: { params, body: { who: 'missed' } } })}>
          {failed > 0 ? (
            <Plural value={failed} one="Send the failed message again" other="Send the # failed messages again" />
          ) : (
            t`Send to those whose email or phone was added after sending`
          )}
        </Button>
      ) : null}
      {isOpen ? (
        <Button
          isBusy={remind.isPending}
          onClick={() => remind.mutate({ input: { params, body: { who: 'unconfirmed' } } })}
        >{t`Send a reminder to those who have not acknowledged`}</Button>
      ) : null}
    </div>
  );
}
