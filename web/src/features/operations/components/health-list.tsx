import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { Card } from '#ui/card';
import { StatusBadge } from '#ui/status-badge';
import type { Installation } from '../api.ts';
import type { Verdict, Verdicts } from '../judge-health.ts';
import classes from './health-list.module.css';
import { useHealthSentences } from './health-sentences.ts';

/** Each part of the installation in a sentence, with its verdict. */
export function HealthList({ health, verdicts }: { health: Installation; verdicts: Verdicts }) {
  const { t } = useLingui();
  const sentences = useHealthSentences(health);
  const titles: Record<keyof Verdicts, string> = {
    database: t`Records`,
    replica: t`Second copy of the records`,
    migrations: t`Version of Shala`,
    disk: t`Disk`,
    backup: t`Backup`,
    archive: t`Restore to any date and time`,
    restore: t`Restore from backup`,
    mail: t`Email`,
    use: t`Web address and security`,
    clock: t`Date and time`,
    queue: t`Automatic tasks`,
  };
  const parts = (Object.keys(titles) as (keyof Verdicts)[]).filter(
    (part) => (part !== 'archive' && part !== 'replica') || health[part] !== null,
  );
  return (
    <Card>
      <ul>
        {parts.map((part) => (
          <li key={part} className={classes.row}>
            <h2 className={classes.title}>{titles[part]}</h2>
            <p className={classes.text}>{sentences[part]}</p>
            <VerdictBadge verdict={verdicts[part]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useLingui();
  if (verdict === 'good') return <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Good`}</StatusBadge>;
  if (verdict === 'look') return <StatusBadge tone="warn" icon={<IconEye size={14} stroke={2} />}>{t`Needs attention`}</StatusBadge>;
  return <StatusBadge tone="bad" icon={<IconAlertTriangle size={14} stroke={2} />}>{t`Needs action`}</StatusBadge>;
}
