import { Plural, Trans } from '@lingui/react/macro';
import { findRecentPayment } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatRupees } from '#lib/format';
import { useFinance } from '../api.ts';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import classes from './payment-dialog.module.css';

type Recent = NonNullable<CallAnswer<typeof findRecentPayment>['payment']>;

/** The same child's payment of a short while ago; null if there is none, or nobody can say. */
export function useDuplicate(studentId: string): Recent | null {
  return useFinance(findRecentPayment, { params: { studentId }, query: {} }).data?.payment ?? null;
}

/** Says, just above the button, that this child has paid a moment ago. */
export function DuplicateNotice({ payment, amount }: { payment: Recent; amount: number }) {
  const { addressOf } = useReceiptPaper();
  const { minutesAgo, financialYear, receiptNo, by, receiptUrl } = payment;
  const sum = formatRupees(payment.amount);
  return (
    <div className={classes.duplicate} role="status">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>
          {payment.amount === amount ? (
            <Plural
              value={minutesAgo}
              _0="This student paid the same amount just now."
              one="This student paid the same amount # minute ago."
              other="This student paid the same amount # minutes ago."
            />
          ) : (
            <Plural
              value={minutesAgo}
              _0={`This student paid ${sum} just now.`}
              one={`This student paid ${sum} # minute ago.`}
              other={`This student paid ${sum} # minutes ago.`}
            />
          )}
        </strong>{' '}
        <Trans>
          Receipt {financialYear}/{receiptNo}, by {by}.
        </Trans>{' '}
        <a href={addressOf(receiptUrl)} target="_blank" rel="noreferrer">
          <Trans>Open receipt</Trans>
        </a>
      </p>
    </div>
  );
}
