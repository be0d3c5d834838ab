import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';

/** Says that more cash was spent than there is; of null it says nothing. */
export function useCashWarning(): (cashInHand: number | null) => void {
  const { t } = useLingui();
  return (cashInHand) => {
    if (cashInHand === null) return;
    const cash = formatRupees(cashInHand);
    showToast({ tone: 'bad', sentence: t`Cash in hand is now ${cash}. Enter the missing receipts, or the cash withdrawn from the bank.` });
  };
}
