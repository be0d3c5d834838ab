import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { endUserSession, listSessions, listUsers } from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconHourglass, IconPlus, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDateTime, formatNumber } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { Group, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import { DeactivateDialog } from '../components/deactivate-dialog.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import classes from '../components/school.module.css';

type User = CallAnswer<typeof listUsers>[number];
type Session = CallAnswer<typeof listSessions>[number];

/** Who may sign in for the school, and who is signed in where. */
export function UsersScreen() {
  const { t } = useLingui();
  const [invited, setInvited] = useState<{ name: string; email: string } | null>(null);
  const [leaving, setLeaving] = useState<User | null>(null);
  const users = useSchool(listUsers, {});
  const sessions = useSchool(listSessions, {});
  const userColumns = useUserColumns(setInvited, setLeaving);
  const sessionColumns = useSessionColumns();
  const active = users.data?.filter(({ state }) => state === 'active').length ?? 0;
  return (
    <>
      <PageHeader
        title={t`Users`}
        context={users.data ? <Plural value={active} one="# administrator can sign in" other="# administrators can sign in" /> : ' '}
        actions={
          <Button
            isPrimary
            icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setInvited({ name: '', email: '' })}
          >
            {t`Invite an administrator`}
          </Button>
        }
      />
      <div className={classes.stack}>
        <LoadState query={users} title={t`The users could not be opened`} rows={3}>
          {(data) => (
            <DataTable
              label={t`Users`}
              columns={userColumns}
              rows={data}
              rowId={({ id }) => id}
              isQuiet={({ state }) => state === 'deactivated'}
            />
          )}
        </LoadState>
        <Text component="h2" fz="md" fw={600}>{t`Signed in now`}</Text>
        <Text c="dimmed" fz="sm">
          {t`Each sign-in is one line, so one computer can be listed several times. If the user did not sign in on a device listed here, press Sign out and ask the user to change the password.`}
        </Text>
        <LoadState query={sessions} title={t`The list of devices could not be opened`} rows={3}>
          {(data) => <DataTable label={t`Signed in now`} columns={sessionColumns} rows={data} rowId={({ id }) => id} />}
        </LoadState>
      </div>
      {invited ? <InviteDialog person={invited} onClose={() => setInvited(null)} /> : null}
      {leaving ? <DeactivateDialog user={leaving} onClose={() => setLeaving(null)} /> : null}
    </>
  );
}

function useUserColumns(onInvite: (user: User) => void, onLeave: (user: User) => void): Column<User>[] {
  const { t } = useLingui();
  const states: Record<User['state'], ReactNode> = {
    active: <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Active`}</StatusBadge>,
    invited: <StatusBadge tone="warn" icon={<IconHourglass size={14} stroke={2} />}>{t`Invited`}</StatusBadge>,
    deactivated: <StatusBadge tone="plain" icon={<IconUserOff size={14} stroke={2} />}>{t`Sign-in stopped`}</StatusBadge>,
  };
  return [
    { id: 'name', head: t`Name`, cell: ({ name, isYou }) => (isYou ? <Trans>{name} (you)</Trans> : name) },
    { id: 'email', head: t`Email`, cell: ({ email }) => email },
    { id: 'state', head: t`Status`, width: '140px', cell: ({ state }) => states[state] },
    {
      id: 'seen',
      head: t`Last signed in`,
      width: '170px',
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : '–'),
    },
    { id: 'sessions', head: t`Signed in now`, isFigure: true, width: '90px', cell: ({ sessions }) => formatNumber(sessions) },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      width: '220px',
      cell: (user) => (
        <Group gap={6} justify="flex-end">
          {user.state === 'active' ? null : (
            <Button size="small" aria-label={t`Invite ${user.name} again`} onClick={() => onInvite(user)}>{t`Invite again`}</Button>
          )}
          {user.isYou || user.state === 'deactivated' ? null : (
            <Button size="small" aria-label={t`Stop sign-in of ${user.name}`} onClick={() => onLeave(user)}>{t`Stop sign-in`}</Button>
          )}
        </Group>
      ),
    },
  ];
}

function useSessionColumns(): Column<Session>[] {
  const { t } = useLingui();
  const end = useSchoolAct(endUserSession, {
    isToldByToast: true,
    onDone: () => showToast({ tone: 'good', sentence: t`The user was signed out on that device and must sign in again.` }),
  });
  return [
    { id: 'who', head: t`User`, cell: ({ userName }) => userName },
    { id: 'device', head: t`Device`, cell: ({ device }) => device || t`Unknown device` },
    { id: 'since', head: t`Signed in since`, width: '170px', cell: ({ startedAt }) => formatDateTime(startedAt) },
    { id: 'until', head: t`Signed out automatically at`, width: '170px', cell: ({ endsAt }) => formatDateTime(endsAt) },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      width: '150px',
      cell: ({ id, userName, isThis }) =>
        isThis ? (
          <span className={classes.quiet}>{t`This device`}</span>
        ) : (
          <Button size="small" aria-label={t`Sign out ${userName}`} onClick={() => end.mutate({ params: { sessionId: id } })}>
            {t`Sign out`}
          </Button>
        ),
    },
  ];
}

export function prefetchUsers() {
  return Promise.all([prefetchSchool(listUsers, {}), prefetchSchool(listSessions, {})]);
}
