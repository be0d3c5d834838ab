import { isMobile, readPhoneNumber, writeDay, writtenMonth } from '@shala/contract/shared';

/** A month in a Latin or Devanagari word. */
const MONTH = String.raw`([a-z]{3,9}|[\u0900-\u097f]{2,10})\.?`;
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]+${MONTH}[-/. ,]+(\d{4}|\d{2})$`, 'i');
const MONTH_FIRST = new RegExp(String.raw`^${MONTH}[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4})$`, 'i');
/** Day 0 of Excel's calendar, which includes a 29 February 1900 that did not exist. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/** The ISO date of a cell: `dd/mm/yyyy`, `dd-MMM-yy`, `26 अप्रैल 2014`, ISO, or Excel's serial number. Null when it is no existing date. */
export function readDay(text: string, today: string, isMonthFirst = false): string | null {
  const plain = text.trim();
  const serial = /^\d{4,5}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (serial >= 5000 && serial < 80_000) return new Date(EXCEL_EPOCH + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain);
  if (numbers) {
    const [day, month] = isMonthFirst ? [numbers[2], numbers[1]] : [numbers[1], numbers[2]];
    return existing(fullYear(numbers[3] as string, today), Number(month), Number(day));
  }
  const named = DAY_FIRST.exec(plain) ?? monthFirst(plain);
  const month = named ? writtenMonth(named[2] as string) : 0;
  return named && month > 0 ? existing(fullYear(named[3] as string, today), month, Number(named[1])) : null;
}

/** Excel keeps a date as a number of days, which nobody can check: it is shown as a date. What a person typed stays as it is. */
export function showDay(text: string): string {
  const day = /^(?:\d{5}(?:\.\d+)?|\d{4}-\d\d-\d\d)$/.test(text) ? readDay(text, '') : null;
  return day === null ? text : writeDay(day);
}

/** Reorders "June 5, 2011" to "5 June 2011". */
function monthFirst(text: string): string[] | null {
  const named = MONTH_FIRST.exec(text);
  return named && [text, named[2] as string, named[1] as string, named[3] as string];
}

/** Two digits mean the most recent year with them that is not in the future. */
function fullYear(digits: string, today: string): number {
  if (digits.length === 4) return Number(digits);
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100;
  const year = century + Number(digits);
  return year > Number(today.slice(0, 4)) + 1 ? year - 100 : year;
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSo = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSo && year >= 1000 && year < 2200 ? date.toISOString().slice(0, 10) : null;
}

/**
 * The phone numbers of a cell in their stored form, the one to use first: the first mobile number, otherwise the first one. What is no number stays as it is
 * written. Null when there is no number to use.
 */
export function readPhones(text: string): string[] | null {
  const parts = text.split(/[,;/&]|\b(?:or|and)\b/i).map((part) => part.trim().replace(/\.0$/, ''));
  const numbers = parts.map((part) => readPhoneNumber(part) ?? '');
  const used = numbers.find(isMobile) || numbers[0];
  if (!used) return null;
  const others = parts.map((part, index) => numbers[index] || part).filter((number) => number !== '' && number !== used);
  return [...new Set([used, ...others])];
}

/** The phone number of a cell, of several the one to use; null when there is none. */
export const readPhone = (text: string): string | null => readPhones(text)?.[0] ?? null;

/** Few people type the dot of लड़का. */
const DOT_BELOW = '\u093c';
const GENDERS = {
  Male: 'm, male, boy, b, master, mr, बालक, छात्र, पुरुष, लडका, नर, पु, मुलगा',
  Female: 'f, female, girl, g, miss, mrs, ms, बालिका, छात्रा, स्त्री, महिला, लडकी, कन्या, मादा, म, मुलगी',
  Other: 'o, other, others, t, transgender, third gender, अन्य, उभयलिंगी, तृतीय लिंग, किन्नर, ट्रांसजेंडर',
} as const;

/** The stored form of a gender; null for any other text. */
export function readGender(text: string): 'Male' | 'Female' | 'Other' | null {
  const plain = text.normalize('NFD').replaceAll(DOT_BELOW, '').replace(/\.$/, '').trim().toLowerCase();
  return (Object.entries(GENDERS).find(([, words]) => words.split(', ').includes(plain))?.[0] as keyof typeof GENDERS | undefined) ?? null;
}

/** Yes or no as in staff lists; null for any other text. */
export function readTeaching(text: string): boolean | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
  if (['yes', 'y', 'true', 'teaching', 'teacher', 't', 'हाँ', 'हां', 'शैक्षणिक', 'शिक्षण'].includes(plain)) return true;
  return ['no', 'n', 'false', 'nonteaching', 'notteaching', 'nt', 'office', 'admin', 'support', 'नहीं', 'गैरशैक्षणिक', 'गैरशिक्षण'].includes(
    plain,
  )
    ? false
    : null;
}

/** A social category under its usual name, of the names that Hindi has for it; any other text stays. */
export function readCategory(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0902\u093c]/g, '')
    .replaceAll(/[\s.।०()-]+/gu, '')
    .replace(/(?:वर्ग|श्रेणी)$/u, '');
  return CATEGORIES.find(([, words]) => words.split(' ').includes(plain))?.[0] ?? text;
}

const CATEGORIES: readonly (readonly [string, string])[] = [
  ['General', 'सामान्य अनारक्षित जनरल सा'],
  ['SC', 'अनुजाति अनुसूचितजाति अजा एससी'],
  ['ST', 'अनुजनजाति अनुसूचितजनजाति अजजा एसटी'],
  ['OBC', 'पिछडा अन्यपिछडा ओबीसी अपिव पिव'],
  ['EWS', 'ईडब्ल्यूएस ईडबल्यूएस आर्थिकरूपसेकमजोर'],
];

/** The amount of a cell in paise; null for any other text. */
export function readPaise(text: string): number | null {
  const plain = text.replaceAll(/[₹,\s]|rs\.?|inr|रु(?:पये|पए|पया)?\.?|रू\.?|\/-/gi, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}
