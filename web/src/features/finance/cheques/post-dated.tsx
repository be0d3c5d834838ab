import { useLingui } from '@lingui/react/macro';
import { formatDate, formatRupees, todayAtSchool } from '#lib/format';
import { Card } from '#ui/card';
import type { ChequeRow } from '../api.ts';
import classes from '../components/facts.module.css';

/** The cheques that are dated ahead, by the day on which each can be taken to the bank. */
export function PostDated({ cheques, from }: { cheques: ChequeRow[]; from: Date }) {
  const { t } = useLingui();
  const today = todayAtSchool(from);
  const ahead = cheques
    .filter(({ state, chequeDate }) => state === 'received' && chequeDate !== null && chequeDate > today)
    .sort((a, b) => (a.chequeDate ?? '').localeCompare(b.chequeDate ?? ''));
  if (ahead.length === 0) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Card title={t`Post-dated cheques`} fact={t`in order of the date on the cheque`}>
        <ul className={classes.lines} style={{ padding: '0 16px 8px' }}>
          {ahead.map(({ paymentId, chequeDate, number, student, amount }) => (
            <li key={paymentId}>
              <span>{`${formatDate(chequeDate ?? '')} · ${student.name} · ${number}`}</span>
              <strong>{formatRupees(amount)}</strong>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
