import type { ChequeState, PAYMENT_STATES, PaymentMode } from '@shala/contract/finance';
import { say } from '#platform/words';

// The names of stored codes on receipts and in tables for the accountant.

export function modeWord(mode: PaymentMode): string {
  const words = {
    cash: say('Cash'),
    cheque: say('Cheque'),
    upi: 'UPI',
    'bank transfer': say('Bank transfer'),
    draft: say('Demand draft'),
    card: say('Card'),
  };
  return words[mode];
}

export function stateWord(state: (typeof PAYMENT_STATES)[number]): string {
  return { live: say('Valid'), reversed: say('Cancelled'), bounced: say('Bounced') }[state];
}

export function chequeWord(state: ChequeState): string {
  const words = { received: say('In hand'), deposited: say('Deposited'), cleared: say('Cleared'), bounced: say('Bounced') };
  return words[state];
}

export function accountWord(account: 'cash' | 'bank' | 'cheques'): string {
  return { cash: say('Cash in hand'), bank: say('Bank'), cheques: say('Cheques not yet cleared') }[account];
}

/** An account of the ledger by its code: those that come with Shala are named as on the screens, any other as it is stored. */
export function ledgerWord(code: string, name: string): string {
  if (code === 'cash' || code === 'bank' || code === 'cheques') return accountWord(code);
  const words: Record<string, string> = { receivable: say('Fees receivable'), salaries: say('Salaries'), opening: say('Opening balances') };
  return words[code] ?? name;
}

/** The name of an expense category as on the screens; the category for everything else is stored as `Other`. */
export function categoryWord(category: string): string {
  return category === 'Other' ? say('Other expenses') : category;
}

/** The fee heads that come with Shala, which are kept in English; one that the school named is written as it named it. */
export function headWord(name: string): string {
  const words: Record<string, string> = {
    ...{ Tuition: say('Tuition'), 'Tuition fee': say('Tuition fee'), Transport: say('Transport'), 'Transport fee': say('Transport fee') },
    ...{ Laboratory: say('Laboratory'), Examination: say('Examination'), 'Late fee': say('Late fee'), Arrears: say('Old dues') },
    ...{ 'Cheque bounce charge': say('Cheque bounce charge'), 'Arrears of last year': say('Old dues') },
  };
  return words[name] ?? name;
}
