const PAIRS = 'chh:c ch:c sh:s ph:f kh:k gh:g th:t dh:d bh:b jh:j aa:a ee:i ii:i oo:u uu:u ou:o w:v z:j q:k x:ks y:i ai:e ei:e'
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);

/**
 * One form for the many Latin spellings of an Indian word: aspirates and long vowels are levelled, doubled letters made
 * single, a nasal ending dropped. 'chhuttiyan' and 'chutiya' meet; so do 'Lakshmee' and 'Laksmi'.
 */
export function foldSpelling(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size > MOST_KNOWN) known.clear();
  const folded = fold(word);
  known.set(word, folded);
  return folded;
}

/** The same words are looked up again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

function fold(word: string): string {
  let folded = word;
  for (const [from, to] of PAIRS) folded = folded.replaceAll(from, to);
  let single = '';
  for (const char of folded) if (single.at(-1) !== char) single += char;
  const isNasal = single.length > 3 && single.endsWith('n') && 'aeiou'.includes(single.at(-2) ?? '-');
  return isNasal ? single.slice(0, -1) : single;
}
