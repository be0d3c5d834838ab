import { anyRupees } from '@shala/contract/shared';
import { parseRupees } from '../lib/parse-rupees.ts';

/** What a pasted line says, with its place in the text (from 1), so that a problem is found again in the spreadsheet. */
export type BalanceLine = { line: number; admissionNumber: string; amount: number };
export type BadLine = { line: number; text: string };

const LONGEST_NUMBER = 40;

/**
 * Reads what was pasted from a spreadsheet: its first column is the admission number, the last in which anything stands the sum, and what
 * stands between (name, class) is passed over. Typed lines part the two by a comma, semicolon or blanks. A first line without any figure is a heading.
 * What cannot be read is in `bad`.
 */
export function readBalances(text: string): { rows: BalanceLine[]; bad: BadLine[] } {
  const rows: BalanceLine[] = [];
  const bad: BadLine[] = [];
  const lines = text
    .split(/\r?\n/)
    .map((whole, place) => ({ line: place + 1, whole, text: whole.trim() }))
    .filter((one) => one.text !== '');
  const last = Math.max(...lines.map(({ whole }) => whole.trimEnd().split('\t').length)) - 1;
  for (const [place, { line, whole, text: words }] of lines.entries()) {
    if (place === 0 && !/\p{Nd}/u.test(words)) continue;
    const [admissionNumber = '', sum = ''] = whole.includes('\t') ? cellsOf(whole, last) : typedParts(words);
    const amount = parseRupees(sum);
    const isGood = admissionNumber !== '' && admissionNumber.length <= LONGEST_NUMBER && anyRupees.safeParse(amount).success;
    if (isGood) rows.push({ line, admissionNumber, amount });
    else bad.push({ line, text: words });
  }
  return { rows, bad };
}

/** The cells of the first and the last column; an empty last one is no sum, whatever stands before it. */
function cellsOf(line: string, last: number): string[] {
  const cells = line.split('\t').map((cell) => cell.trim());
  return [cells[0] ?? '', cells[last] ?? ''];
}

/** `A-1 1500`, `A-1, 3,200`, `A-1;₹ 0.50`, with a name between (`A-1 Asha Rao 1500`), and a line of a CSV file such as `A-1,"3,200"`. */
function typedParts(words: string): string[] {
  return (
    /^(\S+?)(?:\s*[;,]\s*|\s+)(?:[^\p{Nd}₹]*\p{L}[^\p{Nd}₹]*[\s,;])?((?:₹|rs\.?|रु\.?|रू\.?)?\s*[\p{Nd},]+(?:\.\p{Nd}+)?(?:\s*\/-)?)$/iu
      .exec(words.replaceAll('"', ''))
      ?.slice(1) ?? []
  );
}
