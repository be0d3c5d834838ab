import { Trans, useLingui } from '@lingui/react/macro';
import * as calls from '@shala/contract/calendar';
import { type FormEvent, useState } from 'react';
import { formatDate, formatDateTime } from '#lib/format';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ErrorState } from '#ui/error-state';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { SkeletonRows } from '#ui/skeleton';
import { useCalendar, useCalendarAct } from '../api.ts';
import classes from './calendar-impact.module.css';

/** How the calendar leaves Shala: a file of the year, and private addresses that calendar programs read again and again. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [url, setUrl] = useState<string | null>(null);
  const [downloadError, setDownloadError] = useState<unknown>(null);
  const feeds = useCalendar(calls.listFeeds, {});
  const add = useCalendarAct(calls.addFeed, (feed) => {
    setUrl(feed.url);
    setName('');
  });
  const remove = useCalendarAct(calls.removeFeed, () => showToast({ tone: 'good', sentence: t`The link was cancelled.` }));
  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !add.isPending) add.mutate({ input: { body: { name: name.trim() } } });
  };
  const handleDownload = () =>
    send(calls.exportCalendar, {}).then(
      (file) => window.location.assign(file.url),
      (error: unknown) => setDownloadError(error),
    );
  return (
    <Modal title={t`Add to phone calendar`} onClose={onClose} width={560}>
      <p>
        <Trans>
          First make a link for one person. Then send it to that person, for example on WhatsApp. When the link is opened on a phone, its
          calendar shows the school calendar too. Anyone who has the link can see the calendar without a password. To stop it later, open
          this window again and press “Cancel the link”.
        </Trans>
      </p>
      {feeds.isPending ? (
        <SkeletonRows count={2} />
      ) : !feeds.data ? (
        <ErrorState title={t`The phone calendar links could not be opened`} error={feeds.error} onRetry={() => void feeds.refetch()} />
      ) : feeds.data.length > 0 ? (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t`Made for`}</th>
              <th scope="col">{t`Last used`}</th>
              <th scope="col">{t`Action`}</th>
            </tr>
          </thead>
          <tbody>
            {feeds.data.map((feed) => (
              <tr key={feed._id}>
                <td>
                  {feed.name} <span className={classes.quiet}>{t`since ${formatDate(feed.createdAt)}`}</span>
                </td>
                <td>{feed.lastReadAt ? formatDateTime(feed.lastReadAt) : t`never`}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={t`Cancel the link for ${feed.name}`}
                    onClick={() => remove.mutate({ input: { params: { feedId: feed._id } } })}
                  >
                    {t`Cancel the link`}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {url ? (
        <div role="status">
          <Trans>Copy this link now and send it. It is not shown again.</Trans>
          <code className={classes.address}>{url}</code>
          <Button
            size="small"
            onClick={() =>
              void navigator.clipboard?.writeText(url).then(() => showToast({ tone: 'good', sentence: t`The link was copied.` }))
            }
          >
            {t`Copy the link`}
          </Button>
        </div>
      ) : null}
      <form onSubmit={handleAdd} className={classes.pairs} style={{ marginTop: 16, alignItems: 'end' }} aria-label={t`New link`}>
        <TextField
          label={t`Name of the person or device`}
          placeholder={t`Principal’s phone`}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" isBusy={add.isPending} disabled={name.trim() === ''}>{t`Make a link`}</Button>
      </form>
      <FormError error={add.error ?? remove.error ?? downloadError} />
      <ModalFoot>
        <Button onClick={handleDownload}>{t`Download for Outlook or Google Calendar on a computer`}</Button>
        <Button onClick={onClose}>{t`Close`}</Button>
      </ModalFoot>
    </Modal>
  );
}
