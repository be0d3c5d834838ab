/** A digit of any script that Indian books are numbered in, for the inside of a character class. */
export const DIGITS = '0-9०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯';
const INDIC = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Whether a code is one of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a text ends with a digit of any of these scripts; asked for each line of a book, before what is behind a title is looked for. */
export function endsWithDigit(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return isDigit(code) || isIndicDigit(code);
}

/** The same text with the digits of Indic scripts as 0 to 9: in each of their blocks the zero ends in 6. */
export function plainDigits(text: string): string {
  return text.replaceAll(INDIC, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
}

/** `UNIT ①`, `❷`: a number in a circle is one sign. */
const CIRCLED = /[\u2460-\u2473\u2776-\u277f\u2780-\u2793]/g;

/** The same text with circled numbers in plain digits. */
export function withoutCircles(text: string): string {
  return text.replaceAll(CIRCLED, (sign) => {
    const code = sign.charCodeAt(0);
    return String(code >= 0x2780 ? ((code - 0x2780) % 10) + 1 : code >= 0x2776 ? code - 0x2775 : code - 0x245f);
  });
}

/** Whether a text begins with a digit of an Indic script; asked for each line of a book. */
export function opensIndic(text: string): boolean {
  return isIndicDigit(text.charCodeAt(0));
}

/** In each of their blocks the zero ends in 6. Some other signs of these scripts end so, too. */
function isIndicDigit(code: number): boolean {
  return code >= 0x966 && code <= 0xd6f && (code & 0xf) >= 6;
}

export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** A chapter's number however it is written, each form an alternative of a regular expression. */
export const NUMERAL = `[${DIGITS}]{1,2}|[\u2460-\u2473\u2776-\u2793]|[ivxl]{1,6}|${NUMBER_WORDS.slice(1).toReversed().join('|')}`;
