import { useLingui } from '@lingui/react/macro';
import { hasId } from '@shala/contract/shared';
import { IconPencil } from '@tabler/icons-react';
import { Button } from '#ui/button';
import { Text } from '#ui/layout';
import type { LogPeriod } from '../api.ts';
import classes from './log-row.module.css';

type Props = { name: string; period: LogPeriod | undefined; onEdit: (periodId: string) => void };

/** One of the fixed rows: the lesson and what was written about it, or 'Free'. */
export function LogRow({ name, period, onEdit }: Props) {
  const { t } = useLingui();
  if (!period)
    return (
      <tr className={classes.row}>
        <th scope="row">{name}</th>
        <td colSpan={4} className={classes.free}>{t`Free`}</td>
      </tr>
    );
  const [className, sectionName] = [period.className, period.sectionName];
  return (
    <tr className={classes.row}>
      <th scope="row">{name}</th>
      <td>
        {t`Class ${className}, Section ${sectionName}`}
        <CoverLine period={period} />
      </td>
      <td translate="no">{period.subjectName}</td>
      <td>
        <Words period={period} />
      </td>
      <td className={classes.act}>
        {period.coveredBy === null && hasId(period.periodId) ? (
          <Button
            size="small"
            icon={<IconPencil size={14} stroke={2} aria-hidden="true" />}
            aria-label={period.isRecorded ? t`Edit ${name}` : t`Fill ${name}`}
            onClick={() => onEdit(period.periodId)}
          >
            {period.isRecorded ? t`Edit` : t`Fill`}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function CoverLine({ period: { coverFor, coveredBy } }: { period: LogPeriod }) {
  const { t } = useLingui();
  if (coverFor !== null) return <Text span display="block" c="var(--c-warn)" fz="xs">{t`Arrangement for ${coverFor}`}</Text>;
  if (coveredBy !== null) return <Text span display="block" c="var(--c-warn)" fz="xs">{t`Arranged: ${coveredBy}`}</Text>;
  return null;
}

function Words({ period }: { period: LogPeriod }) {
  const { t } = useLingui();
  const { description, homework, isRecorded, coveredBy } = period;
  if (!isRecorded) return <span className={classes.free}>{coveredBy === null ? t`Not filled yet` : '–'}</span>;
  return (
    <>
      <span className={classes.words}>{description}</span>
      {homework ? <Text span display="block" c="dimmed" fz="xs">{t`Homework: ${homework}`}</Text> : null}
    </>
  );
}
