import { anyRupees } from '@shala/contract/shared';
import { parseRupees } from '../lib/parse-rupees.ts';

type Row = { admissionNumber: string; amount: number };

/** Reads pasted lines of an admission number and a sum, parted by a tab, comma, semicolon or blanks. What cannot be read is in `bad`. */
export function readBalances(text: string): { rows: Row[]; bad: string[] } {
  const rows: Row[] = [];
  const bad: string[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const parts = /^(\S+?)(?:\s*[\t;,]\s*|\s+)(₹?\s*[\d,]+(?:\.\d{1,2})?)$/.exec(line);
    const amount = parseRupees(parts?.[2] ?? '');
    if (parts?.[1] && anyRupees.safeParse(amount).success) rows.push({ admissionNumber: parts[1], amount });
    else bad.push(line);
  }
  return { rows, bad };
}
