import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconClockOff, IconEye, IconPencil, IconPlugX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '#lib/format';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { StatusBadge } from '#ui/status-badge';
import type { AccessToken } from '../api.ts';
import classes from './access.module.css';

type Props = { tokens: AccessToken[]; onRevoke: (token: AccessToken) => void };

/** The tokens of the school: whose, what they may, until when, and when they were last used. */
export function TokenTable({ tokens, onRevoke }: Props) {
  const { t } = useLingui();
  const states: Record<AccessToken['state'], ReactNode> = {
    active: <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Active`}</StatusBadge>,
    expired: <StatusBadge tone="plain" icon={<IconClockOff size={14} stroke={2} />}>{t`Expired`}</StatusBadge>,
    revoked: <StatusBadge tone="plain" icon={<IconPlugX size={14} stroke={2} />}>{t`Stopped`}</StatusBadge>,
  };
  const columns: Column<AccessToken>[] = [
    {
      id: 'name',
      head: t`Program`,
      cell: ({ name, ending }) => (
        <>
          {name} <span className={classes.ending}>…{ending}</span>
        </>
      ),
    },
    { id: 'owner', head: t`Made by`, width: '130px', cell: ({ owner, isYours }) => (isYours ? <Trans>{owner} (you)</Trans> : owner) },
    { id: 'scope', head: t`What it may do`, width: '110px', cell: ({ scope }) => <Scope scope={scope} /> },
    {
      id: 'state',
      head: t`Status`,
      width: '138px',
      cell: ({ state, expiresAt }) => (
        <>
          {states[state]}
          {state === 'revoked' ? null : <span className={classes.until}>{t`until ${formatDate(expiresAt)}`}</span>}
        </>
      ),
    },
    { id: 'used', head: t`Last used`, width: '112px', cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : t`never`) },
    {
      id: 'acts',
      head: t`Actions`,
      isHeadHidden: true,
      width: '92px',
      cell: (token) =>
        token.state === 'active' ? (
          <Button size="small" aria-label={t`Stop the access of ${token.name}`} onClick={() => onRevoke(token)}>{t`Stop access`}</Button>
        ) : null,
    },
  ];
  return (
    <DataTable label={t`API tokens`} columns={columns} rows={tokens} rowId={({ id }) => id} isQuiet={({ state }) => state !== 'active'} />
  );
}

function Scope({ scope }: Pick<AccessToken, 'scope'>) {
  const { t } = useLingui();
  const Icon = scope === 'read' ? IconEye : IconPencil;
  return (
    <span className={classes.withIcon}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {scope === 'read' ? t`Only see the records` : t`See the records and suggest changes. You approve or reject each`}
    </span>
  );
}
