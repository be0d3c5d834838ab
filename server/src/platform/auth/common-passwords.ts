/** Words of this product's world that a list from elsewhere does not have. */
const OWN_WORLD = ['shala', 'school', 'vidyalaya', 'principal', 'administrator', 'demoadmin'];
/** A shorter word of somebody's name may be part of anything. */
const SHORTEST_OWN_WORD = 4;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of those that are tried first: on the list of the 49,000 most common ones (zxcvbn's), such a word with digits and signs
 * around it or written twice, nothing but digits, hardly any different signs, or a word of its owner's own name or mail address.
 */
export async function isCommonPassword(password: string, ownTexts: readonly string[] = []): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (core === '' || new Set(plain).size < 5) return true;
  const words = await listWords();
  const own = ownTexts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= SHORTEST_OWN_WORD);
  return [plain, core, halfOf(plain), halfOf(core)].some((word) => words.has(word) || own.includes(word)) || own.includes(ownCore(core));
}

/** The list is loaded where it is used only: most of the day nobody chooses a password. */
function listWords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map(String), ...OWN_WORLD]),
  );
  return list;
}

/** What is written twice. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

function ownCore(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
