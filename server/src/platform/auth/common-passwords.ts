/** Words about this product that a general list of passwords does not contain. */
const OWN_WORLD = ['shala', 'school', 'vidyalaya', 'principal', 'administrator', 'demoadmin'];
/** Shorter parts of a name occur in many good passwords by chance. */
const SHORTEST_OWN_WORD = 4;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of those that attackers try first: it is on zxcvbn's list of the 49,000 most common passwords, is such a word with digits and signs
 * around it or written twice, has only digits or hardly any different characters, or contains a word of the owner's name or email address.
 */
export async function isCommonPassword(password: string, ownTexts: readonly string[] = []): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (core === '' || new Set(plain).size < 5) return true;
  const words = await listWords();
  const own = ownTexts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= SHORTEST_OWN_WORD);
  return [plain, core, halfOf(plain), halfOf(core)].some((word) => words.has(word) || own.includes(word)) || own.includes(ownCore(core));
}

/** Loaded on demand, because passwords are chosen rarely. */
function listWords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map(String), ...OWN_WORLD]),
  );
  return list;
}

/** The first half of a text that is written twice. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

function ownCore(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '');
}
