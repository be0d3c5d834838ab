import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { useFinanceWords } from '../lib/words.ts';
import classes from './payment-dialog.module.css';
import { lineKey, type usePaymentOrder } from './use-payment-order.ts';

/** What the sum is for, line by line: months and heads, oldest first, each with an amount that can be changed. */
export function PaymentLines({ taken }: { taken: ReturnType<typeof usePaymentOrder> }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const [isOpen, setIsOpen] = useState(false);
  const { preview, chosen, typeLine } = taken;
  if (!preview || preview.lines.length === 0) return null;
  if (!isOpen) {
    return (
      <div>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {t`Change months or fee heads`}
        </Button>
      </div>
    );
  }
  return (
    <table className={classes.lines} aria-label={t`Months and fee heads`}>
      <thead>
        <tr>
          <th scope="col">{t`Month`}</th>
          <th scope="col">{t`Fee head`}</th>
          <th scope="col" data-align="end">{t`Balance`}</th>
          <th scope="col" data-align="end">{t`Paid now`}</th>
        </tr>
      </thead>
      <tbody>
        {preview.lines.map((line) => {
          const key = lineKey(line);
          const value = chosen?.get(key) ?? (line.pays > 0 ? String(line.pays) : '');
          const name = monthOf(line.month);
          const head = feeHeadWords(line.head);
          return (
            <tr key={key}>
              <td>{name}</td>
              <td>{head}</td>
              <td data-align="end">{formatRupees(line.left)}</td>
              <td data-align="end">
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  aria-label={t`${head} of ${name}`}
                  aria-invalid={Number(value || 0) > line.left || Number.isNaN(Number(value)) || undefined}
                  value={value}
                  onChange={(event) => typeLine(key, event.target.value)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>{t`Total`}</td>
          <td data-align="end">{formatRupees(taken.form.payable)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
