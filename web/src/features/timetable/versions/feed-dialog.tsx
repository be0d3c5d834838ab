import { Trans, useLingui } from '@lingui/react/macro';
import { addTimetableFeed, listTimetableFeeds, removeTimetableFeed } from '@shala/contract/timetable';
import { useState } from 'react';
import { formatDate, formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useTimetableAct, useTimetableCall } from '../api.ts';
import classes from './versions.module.css';

type Feed = { id: string; createdAt: string; lastReadAt: string | null };

/** Private links by which the calendar of a teacher's phone shows the timetable. */
export function FeedDialog({ teacher, onClose }: { teacher: { id: string; name: string }; onClose: () => void }) {
  const { t } = useLingui();
  const [url, setUrl] = useState<string | null>(null);
  const feeds = useTimetableCall(listTimetableFeeds, { params: { teacherId: teacher.id } });
  const add = useTimetableAct(addTimetableFeed);
  const remove = useTimetableAct(removeTimetableFeed);
  const handleAdd = () => add.mutate({ params: { teacherId: teacher.id } }, { onSuccess: (feed) => setUrl(feed.url) });
  const handleRemove = (feedId: string) =>
    remove.mutate({ params: { feedId } }, { onSuccess: () => showToast({ tone: 'good', sentence: t`The link was cancelled.` }) });
  return (
    <Modal title={t`Timetable in the teacher’s phone calendar`} context={teacher.name} onClose={onClose} width={560}>
      <p className={classes.text}>
        <Trans>
          First make a link. Then send it to the teacher, for example on WhatsApp. The calendar of the phone then shows the periods of each
          working day, with arrangements. Anyone who has the link can see them. To stop it later, open this window again and press Cancel
          the link.
        </Trans>
      </p>
      <LoadState query={feeds} title={t`The phone calendar links could not be opened`} rows={1}>
        {(rows) => (rows.length === 0 ? null : <Feeds rows={rows} onRemove={handleRemove} />)}
      </LoadState>
      {url ? <NewLink url={url} /> : null}
      <FormError error={add.error ?? remove.error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button isPrimary isBusy={add.isPending} onClick={handleAdd}>{t`Make a link for this teacher`}</Button>
      </ModalFoot>
    </Modal>
  );
}

function Feeds({ rows, onRemove }: { rows: readonly Feed[]; onRemove: (feedId: string) => void }) {
  const { t } = useLingui();
  const columns: Column<Feed>[] = [
    { id: 'created', head: t`Made on`, cell: ({ createdAt }) => formatDate(createdAt) },
    { id: 'read', head: t`Last used`, cell: ({ lastReadAt }) => (lastReadAt ? formatDateTime(lastReadAt) : t`never`) },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      cell: ({ id, createdAt }) => {
        const day = formatDate(createdAt);
        return (
          <Button size="small" isSingle aria-label={t`Cancel the link of ${day}`} onClick={() => onRemove(id)}>{t`Cancel the link`}</Button>
        );
      },
    },
  ];
  return <DataTable label={t`Phone calendar links`} columns={columns} rows={rows} rowId={({ id }) => id} isCompact />;
}

function NewLink({ url }: { url: string }) {
  const { t } = useLingui();
  const handleCopy = () => navigator.clipboard?.writeText(url).then(() => showToast({ tone: 'good', sentence: t`The link was copied.` }));
  return (
    <div role="status" className={classes.text}>
      <Trans>Copy this link now and send it. It is not shown again.</Trans>
      <code className={classes.address}>{url}</code>
      <Button size="small" onClick={() => void handleCopy()}>{t`Copy the link`}</Button>
    </div>
  );
}
