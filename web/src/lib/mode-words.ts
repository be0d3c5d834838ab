import { t } from '@lingui/core/macro';
import type { PaymentMode } from '@shala/contract/finance';

/** What the ways to pay are called on screen. */
export const modeWords = (): Record<PaymentMode, string> => ({
  cash: t`Cash`,
  cheque: t`Cheque`,
  upi: t`UPI`,
  'bank transfer': t`Bank transfer`,
  draft: t`Demand draft`,
  card: t`Card`,
});

/** One of them; another way is called as it was kept. */
export const modeWord = (mode: string): string => (modeWords() as Record<string, string>)[mode] ?? mode;
