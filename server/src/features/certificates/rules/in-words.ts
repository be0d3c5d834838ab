import { hindiNumber, monthWord, numberInWords } from '@shala/contract/shared';
import { say } from '#platform/words';

type Language = 'en' | 'hi';

const ORDINALS =
  'Zeroth First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth'.split(
    ' ',
  );
const HINDI_CLASSES = 'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(' ');
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const BEFORE_SCHOOL: Record<string, { en: string; hi: string }> = {
  NURSERY: { en: 'Nursery', hi: 'नर्सरी' },
  LKG: { en: 'Lower Kindergarten', hi: 'एल.के.जी.' },
  UKG: { en: 'Upper Kindergarten', hi: 'यू.के.जी.' },
};
const FIRST_THOUSANDS = 2000;

/** `Fifth June Two Thousand Fifteen`, `पाँच जून दो हज़ार पंद्रह`. */
export function dayInWords(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = monthWord(month, language).month;
  return language === 'en' ? `${ordinal(date)} ${name} ${numberInWords(year)}` : `${hindiNumber(date)} ${name} ${hindiYear(year)}`;
}

/** `05/06/2015`, the date format of registers. */
export function shortDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The name of a class in words: `5th`, `V` and `Class 5` are `Fifth`; a name without a number stays unchanged. */
export function classInWords(name: string, language: Language): string {
  const [, first = '', rest = ''] = /^(?:class\s+)?(\S+)\s*(.*)$/i.exec(name.trim()) ?? [];
  const early = BEFORE_SCHOOL[first.toUpperCase().replaceAll('.', '')];
  if (early) return `${early[language]} ${rest}`.trim();
  const number = /^\d{1,2}(st|nd|rd|th)?$/i.test(first) ? Number.parseInt(first, 10) : ROMAN.indexOf(first.toUpperCase()) + 1;
  const word = language === 'en' ? ORDINALS[number] : HINDI_CLASSES[number - 1];
  return number < 1 || number > HINDI_CLASSES.length || word === undefined ? name : `${word} ${rest}`.trim();
}

/** `3 years 4 months` from one day to another. */
export function timeBetween(from: string, to: string): string {
  const [y1, m1, d1] = from.split('-').map(Number) as [number, number, number];
  const [y2, m2, d2] = to.split('-').map(Number) as [number, number, number];
  const months = Math.max(0, (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0));
  return say(
    '{years, plural, =0 {{months, plural, =0 {less than a month} one {# month} other {# months}}} one {# year{months, plural, =0 {} one { # month} other { # months}}} other {# years{months, plural, =0 {} one { # month} other { # months}}}}',
    { years: Math.floor(months / 12), months: months % 12 },
    'en',
  );
}

function ordinal(number: number): string {
  if (number <= 20) return ORDINALS[number] ?? '';
  return number === 30 ? 'Thirtieth' : `${number > 30 ? 'Thirty' : 'Twenty'} ${ORDINALS[number % 10]}`;
}

/** A year of the 1900s is spoken in hundreds: 1998 is `उन्नीस सौ अट्ठानवे`. */
function hindiYear(year: number): string {
  if (year >= FIRST_THOUSANDS) return hindiNumber(year);
  return [`${hindiNumber(Math.floor(year / 100))} सौ`, year % 100 > 0 && hindiNumber(year % 100)].filter(Boolean).join(' ');
}
