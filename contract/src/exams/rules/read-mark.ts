import { MARK_CODES, type MarkCode } from './aggregate.ts';

export type MarkProblem = 'notANumber' | 'negative' | 'overMaximum' | 'decimals' | 'date';
export type ReadMark = { mark: number | null; code: MarkCode | '' } | { problem: MarkProblem };

/** The digits of the scripts of India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };

/** A mark with the digits 0 to 9 and a decimal point: `७२½` is `72.5`. Everything else stays as it is. */
export function plainMark(text: string): string {
  return text
    .replaceAll(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replaceAll(/(\d*)\s?([¼½¾])/g, (_, whole: string, fraction: string) => `${whole || '0'}.${FRACTIONS[fraction]}`);
}

/** Reads the text of a cell. A blank is no mark. A date that Excel made of "3/4" or "12-5" is reported separately. */
export function readMark(text: string, maxHundredths: number): ReadMark {
  const value = plainMark(text).normalize('NFKC').trim();
  if (value === '') return { mark: null, code: '' };
  const code = MARK_CODES.find((known) => known === value.toUpperCase()) ?? LETTERS[value.toUpperCase()];
  if (code !== undefined) return { mark: null, code };
  if (/^\d{4}-\d{2}-\d{2}|^\d{1,2}[-/. ](\d{1,2}|[A-Za-z]{3,9})([-/. ]\d{2,4})?$/.test(value) && !/^\d+\.\d+$/.test(value))
    return { problem: 'date' };
  if (/^[-−]\s*\d/.test(value)) return { problem: 'negative' };
  // A comma is no decimal sign in India: 1,2 is a slip of the key, and nobody knows for which mark.
  const match = /^(\d{1,5})(?:\.(\d+))?$/.exec(value);
  if (match === null) return { problem: 'notANumber' };
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return { problem: 'decimals' };
  const mark = Number(match[1]) * 100 + Number(decimals.padEnd(2, '0'));
  return mark > maxHundredths ? { problem: 'overMaximum' } : { mark, code: '' };
}

/** One letter is enough. */
const LETTERS: Readonly<Record<string, MarkCode>> = {
  A: 'AB',
  ABS: 'AB',
  ABSENT: 'AB',
  M: 'ML',
  MEDICAL: 'ML',
  E: 'EX',
  EXEMPT: 'EX',
  N: 'NA',
};

/** A mark in hundredths, or a code, as it is shown: `72.5`, `AB`, '' for none. */
export function writeMark(mark: number | null, code: string): string {
  return mark === null ? code : String(mark / 100);
}
