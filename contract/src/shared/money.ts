import { z } from 'zod/mini';

/** The largest amount in a form: ten crore rupees. */
export const MAX_RUPEES = 100_000_000;

/** Integer paise of an amount in rupees. Throws for more than two decimals, so that nothing is ever rounded. */
export function toPaise(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!isWholePaise(rupees)) throw new RangeError('A sum has at most two decimals.');
  return paise;
}

/** Rupees of integer paise, the format of the API. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** True for a number with at most two decimals. The closest number to a decimal is exactly its paise divided by 100. */
export function isWholePaise(rupees: number): boolean {
  return Number.isFinite(rupees) && Number.isSafeInteger(Math.round(rupees * 100)) && Math.round(rupees * 100) / 100 === rupees;
}

/** An amount in rupees above zero, at most two decimals. */
export const positiveRupees = z.number().check(z.gte(0.01), z.lte(MAX_RUPEES), z.refine(isWholePaise, 'money'));

/** An amount in rupees, zero allowed, at most two decimals. */
export const anyRupees = z.number().check(z.gte(0), z.lte(MAX_RUPEES), z.refine(isWholePaise, 'money'));
