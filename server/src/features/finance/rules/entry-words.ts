import { yearName } from '@shala/contract/shared';
import { say, writeDay, writeMonth } from '#platform/words';

const CLEARED = /^Cheque (.+) cleared$/;

/** `reversedOn` is the day of the entry that this one cancels, where it is another day. */
type Entry = { memo: string; reversedMemo: string | null; reversedOn: string | null };

/** The particulars of an entry. Those that Shala wrote itself are kept in English and short; papers and screens say them in full. */
export function entryWords({ memo, reversedMemo, reversedOn }: Entry): string {
  if (reversedMemo === null) return memoWords(memo);
  // The memo of a reversal is its reason.
  const entry = memoWords(reversedMemo);
  const uncleared = CLEARED.exec(reversedMemo);
  if (uncleared) return say('Cheque {number} not cleared: {reason}', { number: uncleared[1] ?? '', reason: memo });
  const bounced = /^Cheque (.+?) returned: (.+)$/.exec(memo);
  if (bounced) return say('{entry}, cheque {number} returned: {reason}', { entry, number: bounced[1] ?? '', reason: bounced[2] ?? '' });
  return reversedOn === null
    ? say('{entry}, cancelled: {reason}', { entry, reason: memo })
    : say('{entry}, dated {day}, cancelled: {reason}', { entry, day: writeDay(reversedOn), reason: memo });
}

function memoWords(memo: string): string {
  const receipt = /^Receipt (\d{4})\/(.+)$/.exec(memo);
  if (receipt) return say('Receipt {number}', { number: `${yearName(Number(receipt[1]))}/${receipt[2]}` });
  const salary = /^Salary (\d{4}-\d\d), (.+)$/.exec(memo);
  if (salary) return say('Salary of {name}, {month}', { name: salary[2] ?? '', month: writeMonth(salary[1] ?? '') });
  const cheque = CLEARED.exec(memo);
  if (cheque) return say('Cheque {number} cleared', { number: cheque[1] ?? '' });
  if (memo === 'Cash deposited in the bank') return say('Cash deposited in bank');
  return memo === 'Cash drawn from the bank' ? say('Cash withdrawn from bank') : memo;
}
