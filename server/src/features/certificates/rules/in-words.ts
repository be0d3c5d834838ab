import { monthWord, numberInWords } from '@shala/contract/shared';
import { say } from '#platform/words';

type Language = 'en' | 'hi';

const HINDI_NUMBERS =
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  );
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
  return language === 'en' ? `${ordinal(date)} ${name} ${numberInWords(year)}` : `${HINDI_NUMBERS[date]} ${name} ${hindiYear(year)}`;
}

/** `05/06/2015`, as registers write a day. */
export function shortDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The name of a class in words: `5th`, `V` and `Class 5` are `Fifth`; what is no number stays as it is. */
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

function hindiYear(year: number): string {
  const rest = year % 100;
  const century = year < FIRST_THOUSANDS ? `${HINDI_NUMBERS[Math.floor(year / 100)]} सौ` : hindiThousands(year);
  return rest === 0 ? century : `${century} ${HINDI_NUMBERS[rest]}`;
}

function hindiThousands(year: number): string {
  const hundreds = Math.floor(year / 100) % 10;
  return [`${HINDI_NUMBERS[Math.floor(year / 1000)]} हज़ार`, hundreds > 0 && `${HINDI_NUMBERS[hundreds]} सौ`].filter(Boolean).join(' ');
}
