import { useLingui } from '@lingui/react/macro';
import type { ChequeState } from '@shala/contract/finance';
import { formatMonth } from '#lib/format';
import { modeWord, modeWords } from '#lib/mode-words';
import { monthSpans } from './month-spans.ts';

/** What modes, states and months are called on screen. */
export function useFinanceWords() {
  const { t } = useLingui();
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
    modes: modeWords(),
    states,
    cheques,
    accounts,
    modeOf: modeWord,
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
