import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { formatBytes, formatDateTime } from '#lib/format';
import { Card } from '#ui/card';
import { StatusBadge } from '#ui/status-badge';
import type { Health } from '../api.ts';
import { judgeFiles } from '../judge-health.ts';
import listClasses from './health-list.module.css';
import classes from './school-files.module.css';

/** What the school has stored, and which of its files have to be brought back. */
export function SchoolFiles({ files }: { files: Health['files'] }) {
  const { t } = useLingui();
  const { usedBytes, quotaBytes, damagedCount, damaged } = files;
  const used = formatBytes(usedBytes);
  const quota = formatBytes(quotaBytes ?? 0);
  const state = judgeFiles(files);
  const advice = {
    lost: plural(damagedCount, {
      one: '# file is missing or damaged. Upload it again, or ask your computer person to restore it.',
      other: '# files are missing or damaged. Upload them again, or ask your computer person to restore them.',
    }),
    full: t`No more files can be uploaded. Ask your computer person for more space.`,
    nearlyFull: t`The space is almost used up. Ask your computer person for more.`,
    good: null,
  };
  return (
    <Card>
      <div className={listClasses.row}>
        <h2 className={listClasses.title}>{t`Files of your school`}</h2>
        <p className={listClasses.text}>
          {quotaBytes === null
            ? t`Photos, documents and textbooks take ${used}.`
            : t`Photos, documents and textbooks take ${used} of ${quota}.`}{' '}
          {advice[state]}
        </p>
        <StateBadge state={state} />
      </div>
      {damaged.length > 0 ? (
        <ul className={classes.damaged} aria-label={t`Damaged files`}>
          {damaged.map(({ _id, name, damage, foundAt }) => (
            <li key={_id}>
              <DamagedFile name={name} isMissing={damage === 'missing'} at={formatDateTime(foundAt)} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function StateBadge({ state }: { state: ReturnType<typeof judgeFiles> }) {
  const { t } = useLingui();
  if (state === 'good') return <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Good`}</StatusBadge>;
  if (state === 'nearlyFull') return <StatusBadge tone="warn" icon={<IconEye size={14} stroke={2} />}>{t`Needs attention`}</StatusBadge>;
  return <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>{t`Needs action`}</StatusBadge>;
}

function DamagedFile({ name, isMissing, at }: { name: string; isMissing: boolean; at: string }) {
  return isMissing ? (
    <Trans>
      {name}: missing, found on {at}
    </Trans>
  ) : (
    <Trans>
      {name}: damaged, found on {at}
    </Trans>
  );
}
