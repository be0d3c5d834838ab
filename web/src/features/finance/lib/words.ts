import { useLingui } from '@lingui/react/macro';
import type { ChequeState, PaymentMode } from '@shala/contract/finance';
import { formatMonth } from '#lib/format';
import { monthSpans } from './month-spans.ts';

/** What modes, states and months are called on screen. */
export function useFinanceWords() {
  const { t } = useLingui();
  const modes: Record<PaymentMode, string> = {
    cash: t`Cash`,
    cheque: t`Cheque`,
    upi: t`UPI`,
    'bank transfer': t`Bank transfer`,
    draft: t`Demand draft`,
    card: t`Card`,
  };
  const cheques: Record<ChequeState, string> = {
    received: t`In hand`,
    deposited: t`Deposited`,
    cleared: t`Cleared`,
    bounced: t`Bounced`,
  };
  const states = { live: t`Valid`, reversed: t`Cancelled`, bounced: t`Bounced` };
  const accounts = { cash: t`Cash in hand`, bank: t`Bank`, cheques: t`Cheques not yet cleared` };
  const monthOf = (month: string) => (month === 'Arrears' ? t`Old dues` : formatMonth(month));
  return {
    modes,
    states,
    cheques,
    accounts,
    modeOf: (mode: string) => (modes as Record<string, string>)[mode] ?? mode,
    monthOf,
    /** `April to July, September`. */
    monthsOf: (months: readonly string[]) =>
      monthSpans(months)
        .map(([from, to]) => {
          const [first, last] = [monthOf(from), monthOf(to)];
          return from === to ? first : t`${first} to ${last}`;
        })
        .join(', '),
  };
}
