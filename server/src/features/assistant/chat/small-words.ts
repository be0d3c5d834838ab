/** What settles an open matter rather than asking for a new one. */
export type SmallWord = { kind: 'confirm'; code?: string; number?: number } | { kind: 'cancel' } | { kind: 'undo' };

const YES = new Set([
  'yes',
  'y',
  'yes please',
  'ok',
  'okay',
  'confirm',
  'do it',
  'go ahead',
  'send',
  'send it',
  'haan',
  'ha',
  'han',
  'ji haan',
  'haan ji',
  'theek hai',
  'thik hai',
  'kar do',
  'bhej do',
  'हाँ',
  'हां',
  'जी हाँ',
  'ठीक है',
  'भेज दो',
  'कर दो',
]);
const NO = new Set([
  'no',
  'n',
  'no thanks',
  'cancel',
  'cancel it',
  'stop',
  'leave it',
  'do not send',
  "don't send",
  'nahi',
  'nahin',
  'mat bhejo',
  'rehne do',
  'रहने दो',
  'नहीं',
  'मत भेजो',
  'रद्द करो',
]);
const BACK = new Set([
  'undo',
  'undo it',
  'undo that',
  'undo this',
  'take it back',
  'take that back',
  'wapas lo',
  'wapas le lo',
  'वापस लो',
  'वापस ले लो',
]);

/** Reads 'yes', 'haan', 'confirm 7K2Q', 'confirm 412', 'cancel', 'undo that'; null for everything longer. */
export function readSmallWord(prompt: string): SmallWord | null {
  const words = prompt.normalize('NFKC').toLowerCase().trim().replaceAll('.', '').replaceAll('!', '').split(' ').filter(Boolean);
  const said = words.join(' ');
  if (YES.has(said)) return { kind: 'confirm' };
  if (NO.has(said)) return { kind: 'cancel' };
  if (BACK.has(said)) return { kind: 'undo' };
  const [first, ...rest] = words;
  if (first !== 'confirm' || rest.length === 0 || rest.length > 2) return null;
  const number = rest.map((word) => Number(word.replaceAll(',', ''))).find(Number.isInteger);
  const code = rest.find((word) => word.length === 4 && !Number.isInteger(Number(word)));
  if (number === undefined && code === undefined) return null;
  return { kind: 'confirm', ...(code && { code: code.toUpperCase() }), ...(number !== undefined && { number }) };
}
