import { westernDigits } from './digits.ts';

/** A stored number: mobile, or landline. */
export const PHONE = /^([6-9]\d{9}|0[1-5]\d{9}|0[6-8]\d{1,3}-[2-6]\d{5,7})$/;
/** A stored mobile number: ten digits, the first from 6 to 9. */
const MOBILE = /^[6-9]\d{9}$/;
/** Numbers typed only to fill the field. */
const FILLER = /^(\d)\1{9}$|^1234567890$/;
/** A landline as it is written: 0, the STD code, a separator, and the number, which begins with 2 to 6. */
const WITH_CODE = /^\(?0([1-8]\d{1,3})\)?[\s-]+([2-6][\d\s-]{4,10}\d)$/;

/**
 * The stored form of an Indian phone number: ten digits for a mobile number; 0, STD code and number for a landline, with a hyphen where it could be mistaken
 * for a mobile number. Spaces, hyphens and dashes of any kind, brackets, +91 and 0091 are removed. Null for any other text; empty stays empty.
 */
export function readPhoneNumber(text: string): string | null {
  const written = plainSigns(text);
  const [, code = '', number = ''] = WITH_CODE.exec(written.replace(/^\+?91[\s-]*(?=0)/, '')) ?? [];
  const landline = code + number.replaceAll(/\D/g, '');
  if (landline.length === 10) return /^[1-5]/.test(code) ? `0${landline}` : `0${code}-${landline.slice(code.length)}`;
  const plain = written.replaceAll(/[\s().-]/g, '');
  if (plain === '') return '';
  const digits = plain.replace(/^(\+91|91(?=\d{10}$))?0?(?=\d{10}$)/, '');
  if (MOBILE.test(digits)) return digits;
  // STD codes that begin with 1 to 5 belong only to landlines; spreadsheets drop the 0 before them.
  return /^[1-5]\d{9}$/.test(digits) && !FILLER.test(digits) ? `0${digits}` : null;
}

/** Office programs turn hyphens into dashes, put an apostrophe before a number, and leave invisible signs in copied text. */
function plainSigns(text: string): string {
  return westernDigits(text)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}−_]/gu, '-')
    .trim()
    .replace(/^['’‘]\s*/, '')
    .replace(/^00(?=91)/, '+');
}

/** Whether a stored number can receive text messages; a landline cannot. */
export function isMobile(phone: string): boolean {
  return MOBILE.test(phone);
}
