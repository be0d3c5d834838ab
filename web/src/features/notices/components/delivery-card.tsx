import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DELIVERY_STATES, listDeliveries } from '@shala/contract/notices';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime } from '#lib/format';
import { useSearchText } from '#lib/use-address';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { StatusBadge } from '#ui/status-badge';
import { type Delivery, useNoticePages } from '../api.ts';
import { useNoticeWords } from '../lib/words.ts';
import { Confirmation } from './confirmation.tsx';
import { MoreButton } from './more-button.tsx';
import classes from './notices.module.css';

const BADGES = {
  queued: { tone: 'plain', icon: <IconClock size={14} stroke={2} /> },
  sent: { tone: 'good', icon: <IconCircleCheck size={14} stroke={2} /> },
  failed: { tone: 'bad', icon: <IconAlertTriangle size={14} stroke={2} /> },
  skipped: { tone: 'warn', icon: <IconCircleDashed size={14} stroke={2} /> },
} as const;

/** Whom a notice went to, and what became of each message. */
export function DeliveryCard({ noticeId, asksConfirmation }: { noticeId: string; asksConfirmation: boolean }) {
  const { t } = useLingui();
  const { states } = useNoticeWords();
  const [state, setState] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [search, setSearch] = useSearchText('who');
  const query = { ...(state ? { state } : {}), ...(confirmed ? { confirmed } : {}), ...(search.trim() ? { search: search.trim() } : {}) };
  const pages = useNoticePages(listDeliveries, { params: { noticeId }, query }, (page) => page.deliveries);
  const columns = useColumns(noticeId, asksConfirmation);
  return (
    <div className={classes.noPrint}>
      <FilterRow end={pages.first ? <Plural value={pages.first.total} one="# message" other="# messages" /> : null}>
        <SearchBox label={t`Search recipients`} value={search} onChange={setSearch} />
        <Select
          label={t`Status`}
          value={state}
          choices={[{ value: '', label: t`All statuses` }, ...DELIVERY_STATES.map((one) => ({ value: one, label: states[one] }))]}
          onChange={setState}
        />
        {asksConfirmation ? (
          <Select
            label={t`Acknowledgement`}
            value={confirmed}
            choices={[
              { value: '', label: t`Acknowledged and not acknowledged` },
              { value: 'yes', label: t`Acknowledged` },
              { value: 'no', label: t`Not acknowledged` },
            ]}
            onChange={setConfirmed}
          />
        ) : null}
      </FilterRow>
      {pages.isPending ? (
        <Card>
          <SkeletonRows count={5} />
        </Card>
      ) : !pages.first ? (
        <Card>
          <ErrorState
            title={t`The messages of this notice could not be opened`}
            error={pages.error}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        </Card>
      ) : (
        <>
          <DataTable
            label={t`Messages`}
            columns={columns}
            rows={pages.rows}
            rowId={({ _id }) => _id}
            isCompact
            foot={<Trans>{pages.rows.length} shown</Trans>}
          />
          <MoreButton pages={pages} />
        </>
      )}
    </div>
  );
}

function useColumns(noticeId: string, asksConfirmation: boolean): Column<Delivery>[] {
  const { t } = useLingui();
  const { channels, states, reasonOf } = useNoticeWords();
  return [
    {
      id: 'name',
      head: t`Recipient`,
      cell: ({ name, students }) => (students ? t`${name}, for ${students}` : name),
      width: asksConfirmation ? '22%' : '30%',
    },
    { id: 'way', head: t`Channel`, cell: ({ channel }) => channels[channel], width: '84px' },
    { id: 'address', head: t`Email or phone`, cell: ({ address }) => address || '–', width: asksConfirmation ? '19%' : '25%' },
    {
      id: 'state',
      head: t`Status`,
      cell: (delivery) => <StatusBadge {...BADGES[delivery.state]}>{states[delivery.state]}</StatusBadge>,
      width: '110px',
    },
    {
      id: 'why',
      head: t`Time or reason`,
      cell: ({ state: is, reason, channel, at, attempts }) =>
        is === 'sent' && at ? (
          formatDateTime(at)
        ) : !reason ? (
          ''
        ) : attempts > 0 ? (
          <Trans>
            {reasonOf(reason, channel)} (<Plural value={attempts} one="# try" other="# tries" />)
          </Trans>
        ) : (
          reasonOf(reason, channel)
        ),
    },
    ...(asksConfirmation
      ? [
          {
            id: 'confirmed',
            head: t`Acknowledged`,
            cell: (delivery: Delivery) => <Confirmation noticeId={noticeId} delivery={delivery} />,
            width: '22%',
          },
        ]
      : []),
  ];
}
