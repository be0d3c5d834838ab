import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatNumber, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { feeHeadWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Group } from '#ui/layout';
import type { StudentFees } from '../api.ts';
import classes from '../components/facts.module.css';
import { useFinanceWords } from '../lib/words.ts';

export type Concession = StudentFees['concessions'][number];

/** How much a concession is: `10% of Tuition`, `₹500 a month`. */
export function useConcessionText() {
  const { t } = useLingui();
  return ({ percent, amount, head }: Concession) => {
    const share = percent === null ? t`${formatRupees(amount ?? 0)} a month` : `${formatNumber(percent, 2)}%`;
    return head === null ? share : t`${share} of ${feeHeadWords(head)}`;
  };
}

type Props = { concessions: Concession[]; onGrant?: (() => void) | undefined };

/** The concessions of a student; with `onGrant` also where there is none yet. */
export function ConcessionsCard({ concessions, onGrant }: Props) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const textOf = useConcessionText();
  if (concessions.length === 0 && !onGrant) return null;
  return (
    <Card
      title={t`Concessions`}
      action={
        <Group gap={12}>
          <Link to={paths.concessionsData}>{t`All concessions`}</Link>
          {onGrant ? <Button size="small" onClick={onGrant}>{t`Grant a concession`}</Button> : null}
        </Group>
      }
    >
      <ul className={classes.lines} style={{ padding: '0 16px 8px' }}>
        {concessions.length === 0 ? <li>{t`No concession was granted this year`}</li> : null}
        {concessions.map((one) => (
          <li key={one.id}>
            <span>{textOf(one)}</span>
            <span>{`${monthOf(one.fromMonth)} – ${monthOf(one.toMonth)}`}</span>
            <small>{[one.reason, t`Granted by ${one.by}`, one.endedAt ? t`stopped` : null].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
