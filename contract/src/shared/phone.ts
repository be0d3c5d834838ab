/** A number as it is kept: mobile, or landline. */
export const PHONE = /^([6-9]\d{9}|0[1-5]\d{9}|0[6-8]\d{1,3}-[2-6]\d{5,7})$/;
/** A mobile number as it is kept: ten digits from 6 to 9. */
const MOBILE = /^[6-9]\d{9}$/;
/** What is typed for want of a number. */
const FILLER = /^(\d)\1{9}$|^1234567890$/;
/** A landline as a person writes it: 0, the STD code, a gap, and the number, which begins with 2 to 6. */
const WITH_CODE = /^\(?0([1-8]\d{1,3})\)?[\s-]+([2-6][\d\s-]{4,10}\d)$/;

/**
 * An Indian phone number as it is kept: a mobile number as ten digits; a landline as 0, its STD code and the number, with a hyphen between
 * where it would read as a mobile number without.
 * Blanks, hyphens, brackets and +91 are dropped. Null for what is neither; empty stays empty.
 */
export function readPhoneNumber(text: string): string | null {
  const written = text.trim();
  const [, code = '', number = ''] = WITH_CODE.exec(written.replace(/^\+?91[\s-]*(?=0)/, '')) ?? [];
  const landline = code + number.replaceAll(/\D/g, '');
  if (landline.length === 10) return /^[1-5]/.test(code) ? `0${landline}` : `0${code}-${landline.slice(code.length)}`;
  const plain = written.replaceAll(/[\s().-]/g, '');
  if (plain === '') return '';
  const digits = plain.replace(/^(\+91|91(?=\d{10}$))?0?(?=\d{10}$)/, '');
  if (MOBILE.test(digits)) return digits;
  // STD codes of 1 to 5 are of landlines alone; spreadsheets drop the 0 before them.
  return /^[1-5]\d{9}$/.test(digits) && !FILLER.test(digits) ? `0${digits}` : null;
}

/** Whether a number as it is kept gets text messages; a landline does not. */
export function isMobile(phone: string): boolean {
  return MOBILE.test(phone);
}
