import { yearName } from '@shala/contract/shared';
import { say, writeMonth } from '#platform/words';

/** The particulars of an entry. Those that Shala wrote itself are kept in English and short; papers and screens say them in full. */
export function entryWords({ memo, reversedMemo }: { memo: string; reversedMemo: string | null }): string {
  if (reversedMemo === null) return memoWords(memo);
  // The memo of a reversal is its reason.
  return say('{entry}, cancelled: {reason}', { entry: memoWords(reversedMemo), reason: memo });
}

function memoWords(memo: string): string {
  const receipt = /^Receipt (\d{4})\/(.+)$/.exec(memo);
  if (receipt) return say('Receipt {number}', { number: `${yearName(Number(receipt[1]))}/${receipt[2]}` });
  const salary = /^Salary (\d{4}-\d\d), (.+)$/.exec(memo);
  if (salary) return say('Salary of {name}, {month}', { name: salary[2] ?? '', month: writeMonth(salary[1] ?? '') });
  const cheque = /^Cheque (.+) cleared$/.exec(memo);
  return cheque ? say('Cheque {number} cleared', { number: cheque[1] ?? '' }) : memo;
}
