/** A harmless change of a command: what it wants stays the same. Undefined where it cannot be made of this one. */
export type Variant = { readonly name: string; make(said: string): string | undefined };

const before = (words: string): Variant => ({ name: `${words}…`, make: (said) => `${words}${said}` });
const behind = (words: string): Variant => ({ name: `…${words}`, make: (said) => `${said.replace(/[.!]+$/, '')}${words}` });
/** Behind what asks nothing a question mark stays where it is. */
const QUOTES = /["“”'’:]/;

/** The longest word that is no name, with two letters inside it in each other's place. */
function slipped(said: string): string | undefined {
  const words = said.split(' ');
  const at = words.reduce((best, word, place) => (/^[a-z]{7,}$/.test(word) && word.length > (words[best]?.length ?? 0) ? place : best), -1);
  const word = at < 0 ? undefined : words[at];
  if (word === undefined) return undefined;
  const middle = Math.floor(word.length / 2);
  const made = word.slice(0, middle - 1) + (word[middle] ?? '') + (word[middle - 1] ?? '') + word.slice(middle + 1);
  return made === word ? undefined : words.map((one, place) => (place === at ? made : one)).join(' ');
}

/** Greetings, haste, thanks, capitals, missing signs and a slip of the pen. */
export const VARIANTS: readonly Variant[] = [
  ...'Sir, |Madam, |sir |Good morning sir, |Hello, |Namaste ji, |Please |pls |Kindly |ok so |Respected madam, |bhai '
    .split('|')
    .map(before),
  ...' please| pls| asap| asap pls| thanks| thank you| sir| urgent| jaldi| na|!| ...| 🙏| plz sir|, regards office'.split('|').map(behind),
  { name: 'lower case', make: (said) => (QUOTES.test(said) ? undefined : said.toLowerCase()) },
  { name: 'first letter large', make: (said) => said.charAt(0).toUpperCase() + said.slice(1) },
  { name: 'two spaces', make: (said) => said.replaceAll(' ', '  ') },
  { name: 'no sign at the end', make: (said) => said.replace(/[.?!]+$/, '') },
  { name: 'a slip of the pen', make: slipped },
];
