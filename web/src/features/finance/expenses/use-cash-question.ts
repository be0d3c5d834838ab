import { useLingui } from '@lingui/react/macro';
import { findCashShortage } from '@shala/contract/finance';
import type { CallInput } from '@shala/contract/shared';
import { useRef } from 'react';
import { formatDate, formatRupees } from '#lib/format';
import { send } from '#lib/send';

type Payment = NonNullable<CallInput<typeof findCashShortage>['query']>;

/**
 * Asks before cash is paid out that is not there: gives the question, or null where there is enough cash, where the same payment was asked about a moment ago (its
 * second press is the answer), or where nobody can say. It never refuses: receipts of the day may be entered later.
 */
export function useCashQuestion(): (payment: Payment) => Promise<string | null> {
  const { t } = useLingui();
  const asked = useRef('');
  return async (payment) => {
    const name = JSON.stringify(payment);
    if (asked.current === name) return null;
    const shortage = await send(findCashShortage, { query: payment }).then(
      (answer) => answer.shortage,
      () => null,
    );
    if (!shortage) return null;
    asked.current = name;
    const [cash, day] = [formatRupees(shortage.cashInHand), formatDate(shortage.day)];
    return t`The cash in hand would be ${cash} on ${day}. Enter it anyway?`;
  };
}
