const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];

/** A class name as schools store it, from how people write it: 12, XII, Std 12 and Class 12th are 12th. Other names stay as they are. */
export function storedClassName(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(class|std|standard|grade)\.?\s*/, '')
    .replace(/(st|nd|rd|th)$/, '');
  const number = /^\d{1,2}$/.test(plain) ? Number(plain) : ROMAN.indexOf(plain) + 1;
  return ORDINALS[number - 1] ?? text.trim();
}
