import { toPaise, toRupees } from '@shala/contract/shared';
import type { ChequeRow } from '../api.ts';

/** The sum of cheques, in rupees. */
export function sumOf(cheques: ChequeRow[]): number {
  return toRupees(cheques.reduce((total, { amount }) => total + toPaise(amount), 0));
}
