/** The months as they are written in Hindi and Marathi, without nasal signs and the dot below; a short form is the beginning of one of them. */
const NATIVE: readonly string[] = [
  'जनवरी जानेवारी',
  'फरवरी फेब्रुवारी',
  'मार्च',
  'अप्रैल अप्रेल एप्रिल',
  'मई मे',
  'जून',
  'जुलाई जुलै',
  'अगस्त ऑगस्ट',
  'सितबर सितम्बर सप्टेबर',
  'अक्टूबर अक्तूबर ऑक्टोबर',
  'नवबर नवम्बर नोव्हेबर',
  'दिसबर दिसम्बर डिसेबर',
];
const LATIN = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The anusvara, the chandrabindu and the dot below. */
const SIGNS = /[\u0901\u0902\u093c]/g;

/** The calendar month, 1 to 12, of its English, Hindi or Marathi name or short form (`Dec`, `दिसंबर`, `दिस`); 0 of any other word. */
export function writtenMonth(word: string): number {
  const plain = word.normalize('NFD').replaceAll(SIGNS, '').toLowerCase().replace(/\.$/, '');
  if (/^[a-z]{3,}$/.test(plain)) return LATIN.indexOf(plain.slice(0, 3)) + 1;
  return plain.length < 2 ? 0 : NATIVE.findIndex((names) => names.split(' ').some((name) => name.startsWith(plain))) + 1;
}
