import { positiveRupees, westernDigits } from '@shala/contract/shared';
import { fieldText } from '#lib/field-text';

/** Rupees of what a person typed (`3,200`, `₹ 3200.50`, `Rs. 500/-`, `रु. १२००`); NaN for what is no sum. */
export function parseRupees(text: string): number {
  const plain = westernDigits(text)
    .replace(/[₹,\s]/g, '')
    .replace(/^(?:rs|रु(?:पये|पए)?|रू)\.?|(?:\/-|रु(?:पये|पए)?\.?)$/giu, '');
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What is wrong with a sum above zero, in the contract's words; null if nothing is. */
export function rupeesProblem(amount: number): string | null {
  const result = positiveRupees.safeParse(amount);
  const issue = result.success ? undefined : result.error.issues[0];
  return issue ? fieldText(issue) : null;
}
