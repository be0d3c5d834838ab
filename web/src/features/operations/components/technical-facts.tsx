import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Box } from '#ui/layout';
import type { Installation } from '../api.ts';

/** What the computer person needs to mend what the page shows, by the names of the settings. */
export function TechnicalFacts({
  archive,
  database,
  replica,
  mail,
  use,
}: Pick<Installation, 'archive' | 'database' | 'replica' | 'mail' | 'use'>) {
  const { t } = useLingui();
  const { version } = database;
  const replicaValues = {
    used: t`The database of DATABASE_READ_URL answers reads.`,
    behind: t`The database of DATABASE_READ_URL is more than five seconds behind. Check its replication.`,
    away: t`The database of DATABASE_READ_URL does not answer. Check the address and start it.`,
    promoted: t`The database of DATABASE_READ_URL is not a replica of DATABASE_URL. Correct both addresses.`,
  };
  const facts = [
    {
      term: t`Database`,
      value: database.isEmbedded ? t`PostgreSQL ${version}, part of this installation` : t`PostgreSQL ${version}, on your own server`,
    },
    { term: t`The database answers in`, value: t`${formatNumber(database.roundTripMs, 1)} ms` },
  ];
  if (replica !== null) facts.push({ term: t`Second copy of the records`, value: replicaValues[replica] });
  if (mail.mode === 'outbox') facts.push({ term: t`Email`, value: t`Set SMTP_URL to the mail server and start Shala again.` });
  else if (mail.failed > 0) facts.push({ term: t`Email`, value: t`Check the address and password of SMTP_URL.` });
  if (archive?.isFailing) facts.push({ term: t`Records of any moment`, value: t`Check the folder of WAL_ARCHIVE_DIR and its free space.` });
  if (!use.isSaid) facts.push({ term: t`Web address and security`, value: t`Set NODE_ENV=production and PUBLIC_URL.` });
  return (
    <Card title={t`For your computer person`}>
      <Box px={16} pb={16}>
        <Facts facts={facts} />
      </Box>
    </Card>
  );
}
