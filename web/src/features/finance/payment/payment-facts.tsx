import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getNextReceipt } from '@shala/contract/finance';
import { toPaise, toRupees } from '@shala/contract/shared';
import { formatMonth, formatRupees } from '#lib/format';
import { useFinance } from '../api.ts';
import { sameSums } from '../lib/month-spans.ts';
import { monthPlace, thisMonth } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';
import classes from './payment-dialog.module.css';
import type { Preview } from './use-payment-order.ts';

type Due = { month: string; amount: number };

const SHOWN = 2;

/** Which months a sum pays, and what is still due after it, as the server spreads it. */
export function PaymentFacts({ preview, amount }: { preview: Preview | null; amount: number }) {
  const listOf = useDuesText();
  const next = useFinance(getNextReceipt, {}).data;
  const month = formatMonth(thisMonth());
  const lines = preview?.lines ?? [];
  const pays = byMonth(lines.map(({ month, pays: part }) => ({ month, amount: part })));
  const remains = byMonth(lines.map(({ month, left, pays: part }) => ({ month, amount: toRupees(toPaise(left) - toPaise(part)) })));
  const isOfYear = pays.some(({ month }) => isToCome(month));
  const rest = isOfYear ? remains : remains.filter(({ month }) => !isToCome(month));
  const more = preview && amount > preview.owed ? formatRupees(toRupees(toPaise(amount) - toPaise(preview.owed))) : null;
  return (
    <dl className={classes.facts}>
      {preview ? (
        <>
          <dt>
            <Trans>Paid for</Trans>
          </dt>
          <dd>{listOf(pays)}</dd>
          <dt>
            {isOfYear ? <Trans>Balance for the year after this receipt</Trans> : <Trans>Balance till {month} after this receipt</Trans>}
          </dt>
          <dd data-bad={more !== null || undefined}>{more ? <Trans>{more} more than the dues</Trans> : listOf(rest)}</dd>
        </>
      ) : null}
      <dt>
        <Trans>Next receipt number</Trans>
      </dt>
      <dd>{next ? `${next.financialYear}/${next.receiptNo}` : '–'}</dd>
    </dl>
  );
}

const isToCome = (month: string) => month !== 'Arrears' && monthPlace(month) === 'future';

/** The heads of a month together; months of nothing are left out. */
function byMonth(dues: readonly Due[]): Due[] {
  const sums = new Map<string, number>();
  for (const { month, amount } of dues) sums.set(month, (sums.get(month) ?? 0) + toPaise(amount));
  return [...sums].filter(([, paise]) => paise > 0).map(([month, paise]) => ({ month, amount: toRupees(paise) }));
}

function useDuesText(): (dues: Due[]) => string {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const textOf = ([first, ...others]: Due[]) => {
    const last = others.at(-1);
    const [from, sum] = [monthOf(first?.month ?? ''), formatRupees(first?.amount ?? 0)];
    if (!last) return `${from} ${sum}`;
    const to = monthOf(last.month);
    return t`${from} to ${to} ${sum} each`;
  };
  return (dues) => {
    if (dues.length === 0) return t`Nil`;
    const groups = sameSums(dues);
    const named = groups.slice(0, SHOWN).map(textOf).join(', ');
    const more = groups.slice(SHOWN).flat().length;
    return more > 0 ? plural(more, { one: `${named} and # more month`, other: `${named} and # more months` }) : named;
  };
}
