import { useLingui } from '@lingui/react/macro';
import { PAYMENT_MODES, type PaymentMode } from '@shala/contract/finance';
import { Segmented } from '#ui/controls';

/** How a sum is paid: every mode in sight, the daily ones first. */
export function ModeChoice({ value, onChange }: { value: PaymentMode; onChange: (mode: PaymentMode) => void }) {
  const { t } = useLingui();
  const labels: Record<PaymentMode, string> = {
    cash: t`Cash`,
    cheque: t`Cheque`,
    upi: t`UPI`,
    card: t`Card`,
    'bank transfer': t`Bank transfer`,
    draft: t`Demand draft`,
  };
  const order = ['cash', 'cheque', 'upi', 'card', 'bank transfer', 'draft'] satisfies PaymentMode[];
  const choices = order.filter((mode) => PAYMENT_MODES.includes(mode)).map((mode) => ({ value: mode, label: labels[mode] }));
  return <Segmented label={t`How it is paid`} isWide value={value} onChange={onChange} choices={choices} />;
}
