import type { ChequeState, PAYMENT_STATES, PaymentMode } from '@shala/contract/finance';

/** How receipts and tables for the accountant call what the books keep as codes. */
export const MODE_WORDS: Record<PaymentMode, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  upi: 'UPI',
  'bank transfer': 'Bank transfer',
  draft: 'Demand draft',
  card: 'Card',
};
export const STATE_WORDS: Record<(typeof PAYMENT_STATES)[number], string> = { live: 'Valid', reversed: 'Cancelled', bounced: 'Bounced' };
export const CHEQUE_WORDS: Record<ChequeState, string> = {
  received: 'Received',
  deposited: 'Deposited',
  cleared: 'Cleared',
  bounced: 'Bounced',
};
export const ACCOUNT_WORDS = { cash: 'Cash in hand', bank: 'Bank', cheques: 'Cheques in hand' } as const;
