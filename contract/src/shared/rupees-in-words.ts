import { hindiNumber } from './hindi-numbers.ts';

const SMALL = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
] as const;
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const;

/**
 * An amount in paise in words by the Indian system, as on a receipt: 12345650 is `Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise
 * Only`. In Hindi `एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचास पैसे मात्र`; other languages use the English words for now.
 */
export function rupeesInWords(paise: number, language = 'en'): string {
  const whole = Math.floor(paise / 100);
  const rest = paise % 100;
  if (language === 'hi') return inHindi(whole, rest);
  const rupees = whole === 0 ? '' : `Rupees ${numberInWords(whole)}`;
  const coins = rest === 0 ? '' : `${belowHundred(rest)} Paise`;
  if (rupees === '' && coins === '') return 'Rupees Zero Only';
  return `${[rupees, coins].filter(Boolean).join(' and ')} Only`;
}

function inHindi(whole: number, rest: number): string {
  const rupees = whole === 0 && rest > 0 ? '' : `${hindiNumber(whole)} रुपये`;
  return `${[rupees, rest === 0 ? '' : `${hindiNumber(rest)} पैसे`].filter(Boolean).join(' और ')} मात्र`;
}

/** A whole number in words with thousand, lakh and crore; larger numbers repeat the rule for crores. */
export function numberInWords(value: number): string {
  if (value === 0) return 'Zero';
  const crore = Math.floor(value / 10_000_000);
  const lakh = Math.floor(value / 100_000) % 100;
  const thousand = Math.floor(value / 1000) % 100;
  const hundred = Math.floor(value / 100) % 10;
  const parts = [
    crore > 0 && `${numberInWords(crore)} Crore`,
    lakh > 0 && `${belowHundred(lakh)} Lakh`,
    thousand > 0 && `${belowHundred(thousand)} Thousand`,
    hundred > 0 && `${SMALL[hundred]} Hundred`,
    belowHundred(value % 100),
  ];
  return parts.filter(Boolean).join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  return [TENS[Math.floor(value / 10)], SMALL[value % 10]].filter(Boolean).join(' ');
}
