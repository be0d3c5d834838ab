import { Trans, useLingui } from '@lingui/react/macro';
import { getNextReceipt } from '@shala/contract/finance';
import { formatMonth, formatRupees } from '#lib/format';
import { type FeeStudent, useFinance } from '../api.ts';
import { allocate, duesOf } from '../lib/allocate.ts';
import { rupeesProblem } from '../lib/parse-rupees.ts';
import { monthPlace } from '../lib/today.ts';
import classes from './payment-dialog.module.css';
import type { PaymentMonth } from './use-pay.ts';

type Props = { student: FeeStudent; month: PaymentMonth; amount: number };
type Dues = { month: string; amount: number }[];

const SHOWN = 2;

/** Which months a sum pays, and what is still due after it. */
export function PaymentFacts({ student, month, amount }: Props) {
  const listOf = useDuesText();
  const next = useFinance(getNextReceipt, {}).data;
  const { pays, remains, left } = allocate(duesOf(student), rupeesProblem(amount) === null ? amount : 0, month);
  const dueNow = remains.filter((due) => due.month === 'Arrears' || monthPlace(due.month) !== 'future');
  const more = formatRupees(left, { groupsThousands: false });
  return (
    <dl className={classes.facts}>
      <dt>
        <Trans>Pays</Trans>
      </dt>
      <dd>{listOf(pays)}</dd>
      <dt>
        <Trans>Still due after this</Trans>
      </dt>
      <dd>{left > 0 ? <Trans>{more} more than is owed</Trans> : listOf(dueNow)}</dd>
      <dt>
        <Trans>Next receipt</Trans>
      </dt>
      <dd>{next ? `${next.financialYear}/${next.receiptNo}` : '–'}</dd>
    </dl>
  );
}

function useDuesText(): (dues: Dues) => string {
  const { t } = useLingui();
  return (dues) => {
    if (dues.length === 0) return t`nothing`;
    const named = dues.slice(0, SHOWN).map(({ month, amount }) => {
      const sum = formatRupees(amount, { groupsThousands: false });
      return `${month === 'Arrears' ? t`Arrears` : formatMonth(month)} ${sum}`;
    });
    const more = dues.length - named.length;
    return more > 0 ? t`${named.join(', ')} and ${more} more` : named.join(', ');
  };
}
