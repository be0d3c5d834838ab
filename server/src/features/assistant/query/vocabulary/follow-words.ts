import { type Parted, tableIn, wordsIn } from '../../interpreter/text/listed.ts';
import { compilePhrases, foldedForm, longestAt, type Phrases } from '../../interpreter/text/phrases.ts';
import { type Token, tokenize } from '../../interpreter/text/tokens.ts';
import { ROLE_WORDS } from './lexicon.ts';
import type { Role } from './words.ts';

/** What words do in a follow-up, whatever the answer before it was about; the roles of a question are read beside them. */
type OwnRole = Parted<'these one it there names gap both others sort next second third fourth fifth'>;
export type FollowRole = OwnRole | Role;

const OWN: readonly (readonly [string, string])[] = tableIn(`
these: उन्हें, इन्हें, उनको, इनको, in sabko, un sabko, in sabhi ko, un sabhi ko, in sabhi, un sabhi, इन सबको, उन सबको, इन सब, उन सब, they, them, their, theirs, these, those, these ones, those ones, all of them, all of these, all of those, this list, that list, the list, the above, the same people, the same students, the same children, they all, them all, unme, unmein, un me, inme, inmein, in me, unme se, unmein se, inme se, inmein se, in me se, un me se, unka, unki, unke, inka, inki, inke, unko, inko, unhe, inhe, unhen, inhen, unse, inse, unhone, inhone, un sab, in sab, un sabka, un sabki, un sabke, in sabka, in sabki, in sabke, sabka, sabki, sabke, ye sab, ye log, wo log, ye bacche, ye bachche, in bachon, in bachcho, in bachchon, in baccho, un bachon, in logo, in logon, un logo, उनका, उनकी, उनके, इनका, इनकी, इनके, उनमें, इनमें, उनमें से, इनमें से, ये सब, इन सबके, उन सबके, these students, those students, these children, those children, these kids, these teachers, those teachers, these people, those people, these parents, these employees, these staff, those staff, any of them, each of them, each of these, each of those, every one of them, which of them, which of these, which of those, who of them
one: he, she, him, her, his, hers, himself, herself, uska, uski, uske, usko, usne, iska, iski, iske, isko, isne, उसका, उसकी, उसके, इसका, इसकी, इसके, this teacher, that teacher, the teacher, this student, that student, the student, this child, that child, the child, this person, that person, this employee, that employee, this lady, this gentleman, this boy, that boy, this girl, that girl
it: it, its, that, this, that one, this one, isme, ismein, isme se, is me, usme, usmein, us me, us mein, is mein, thereof, ye, yeh, wo, woh, isse
there: there, wahan, wahan ka, wahan ki, wahan ke, one
names: name, names, names of, name of, naam, नाम, their names, name list, list of names, naam batao, naam bata do, naam do, naam dijiye, naam dikhao, ke naam, naam bhejo, naam chahiye
gap: compare the two, compare both, compare the two days, compare the two months, compare them, dono ki tulna, difference, the difference, gap, farak, fark, antar, अंतर, फर्क
both: dono milakar, dono mila kar, dono milake, the two days, the two months, both days, both the days, both months, dono din, dono din ka, dono din ke, dono din ki, dono mahine, dono mahine ka, dono mahine ke, both, both of them, both of these, dono, dono ko, dono ka, dono ke, dono ki, these two, the two, those two, in dono me, in dono mein, un dono me, un dono mein, dono me, dono mein, in both, दोनों
others: the rest, rest, the others, others, the other ones, the remaining, remaining, the remaining ones, baki, baaki, baki ke, baaki ke, baki wale, baaki wale, who does not, who doesn't, who do not, who don't, those who don't, those who do not, बाकी
sort: sort, sorted, order, arrange, arranged, ranking
wise: alag alag, alag, separate, separately, split, split up
next: next, next one, the next, uske baad, iske baad, us ke baad, after that, after him, after her
second: second, 2nd, dusra, dusri, doosra, doosri
third: third, 3rd, teesra, teesri, tisra, tisri
fourth: fourth, 4th, chautha, chauthi
fifth: fifth, 5th, paanchva
count: count them, count karo, kitne log, how many in all, how many altogether
most: higher, more, bigger, greater, larger, fullest, heaviest, busiest, costliest
least: lower, less, smaller, fewer, emptiest, lightest, cheapest
sum: kitna baki, kitni baki, kitna baaki, kitni baaki, kul baki, in all, in total, altogether, all together, amount, amounts, value, sum, add up, add up to, come to, comes to, kitna paisa, kitne ka, kitne ki, kul, kul milakar, milakar, mila kar, mila ke, jod, jodo, jod ke, grand total, in rupees
`);

/** 'All modes', 'in all the four houses': what says all of some kind, and what may stand beside it. */
export const ALL_OF: { readonly all: readonly string[]; readonly beside: readonly string[] } = {
  all: wordsIn('all every sab sabhi saare sare har सभी सब हर'),
  beside: wordsIn(
    'the of in for by and now show give list me please kindly our two three four five six seven eight ka ki ke ko dikhao batao do',
  ),
};

/** The words beside a figure that is asked for once more, and what it is called by its unit: 'with the percentage', 'names and how much each'. */
export const OWN_FIGURE = {
  lead: '(?:(?:and|with|aur|show|give|tell|list|me|kindly|please|sab ?k[aei]|unk[aei]|ink[aei]|their|the|all) )*',
  trail:
    '(?: (?:each|too|also|as well|please|pls|is|are|was|due|ba+ki|bakaya|pending|they|owe|owed|hai|hain|h|sab|k[aei]|ek|bhi|batao|dikhao|do))*',
  each: '(?:and |aur )?(?:how much (?:do|does|did) (?:each|every one)(?: of them)? (?:owe|pay)|(?:how much|kis ?k[aei] kitn[aei]|kitn[aei] kitn[aei]){trail})',
  names: '(?:names?|naam)s?(?: list)? (?:and|with|aur|ke saath) (?:the |their )?',
  shows: '(?:and|with|show|kindly|their|please|aur) ',
  behind: ',? (?:and|with|aur) (?:the |their )?{figure}(?: (?:too|also|as well|bhi|please))*',
  percent: '(?:percentages?|per ?cent|percent)',
  rupees: '(?:amounts?|sums?|dues|rupees|how much|kitn[aei](?: kitn[aei])?)',
  number: '(?:how many|kitn[aei](?: kitn[aei])?)',
} as const;

/** The words of a follow-up alone. */
export const FOLLOW: Phrases<FollowRole> = compilePhrases(OWN.map(([role, words]) => ({ words, value: role as FollowRole })));

/** A word or phrase of a follow-up with what it does; none where it says something of its own. */
export type Atom = { readonly from: number; readonly length: number; readonly roles: readonly FollowRole[] };
type Formed = Token & { readonly forms: readonly string[] };

/** One prompt is looked at from several sides. */
let latest: { said: string; words: readonly Formed[] } = { said: '', words: [] };
const known = new WeakMap<readonly Formed[], readonly Atom[]>();

export function wordsOf(said: string): readonly Formed[] {
  if (latest.said === said) return latest.words;
  const words = tokenize(said)
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => ({ ...token, forms: [token.text, foldedForm(token.text)] }));
  latest = { said, words };
  return words;
}

/** Word by word from the left; of two phrases the longer one is meant, and of the same length both. */
export function atomsOf(words: readonly Formed[]): readonly Atom[] {
  const before = known.get(words);
  if (before) return before;
  const atoms = findAtoms(words);
  known.set(words, atoms);
  return atoms;
}

function findAtoms(words: readonly Formed[]): Atom[] {
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length; ) {
    const own = longestAt(FOLLOW, words, at);
    const role = longestAt(ROLE_WORDS, words, at);
    const length = Math.max(own?.length ?? 1, role?.length ?? 1);
    const roles = [own, role].flatMap((found) => (found?.length === length ? found.values : []));
    atoms.push({ from: at, length, roles });
    at += length;
  }
  return atoms;
}

const POINTING: readonly FollowRole[] = ['these', 'one', 'it'];
export const points = ({ roles }: Atom, ...kinds: readonly FollowRole[]): boolean =>
  roles.some((role) => (kinds.length > 0 ? kinds : POINTING).includes(role));
