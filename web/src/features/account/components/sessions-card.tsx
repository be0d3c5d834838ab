import { useLingui } from '@lingui/react/macro';
import { endMyOtherSessions, endUserSession } from '@shala/contract/identity';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { type MyAccount, useAccountAct } from '../api.ts';
import classes from './account.module.css';

type Session = MyAccount['sessions'][number];

/** Where one is signed in, and the way to end it. */
export function SessionsCard({ sessions }: { sessions: Session[] }) {
  const { t } = useLingui();
  const end = useAccountAct(endUserSession, () => showToast({ tone: 'good', sentence: t`That device is signed out.` }));
  const endOthers = useAccountAct(endMyOtherSessions, () =>
    showToast({ tone: 'good', sentence: t`You are signed out on all other devices.` }),
  );
  const others = sessions.filter(({ isThis }) => !isThis).length;
  const columns: Column<Session>[] = [
    { id: 'device', head: t`Device`, cell: ({ device }) => device || t`Unknown device` },
    { id: 'since', head: t`Signed in since`, width: '180px', cell: ({ startedAt }) => formatDateTime(startedAt) },
    { id: 'until', head: t`Signed out automatically at`, width: '180px', cell: ({ endsAt }) => formatDateTime(endsAt) },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      width: '140px',
      cell: ({ id, device, isThis }) =>
        isThis ? (
          <Text span c="dimmed" fz="sm">{t`This device`}</Text>
        ) : (
          <Button size="small" aria-label={t`Sign out ${device}`} onClick={() => end.mutate({ params: { sessionId: id } })}>
            {t`Sign out`}
          </Button>
        ),
    },
  ];
  return (
    <div className={classes.wide}>
      <Card
        title={t`Where you are signed in`}
        action={
          others > 0 ? (
            <Button size="small" isBusy={endOthers.isPending} onClick={() => endOthers.mutate({})}>{t`Sign out everywhere else`}</Button>
          ) : null
        }
      >
        <DataTable label={t`Your devices`} columns={columns} rows={sessions} rowId={({ id }) => id} isBare />
        <FormError error={end.error ?? endOthers.error} />
      </Card>
    </div>
  );
}
