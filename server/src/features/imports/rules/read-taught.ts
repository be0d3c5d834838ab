import { classKey, isClassKey } from '@shala/contract/shared';

/** A subject of a class; the classes are in school order. */
export type SchoolSubject = { id: string; name: string; className: string };

/** Other names of subjects in staff lists, each with the usual one. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...of('mathematics', 'math|maths|गणित'),
  ...of('science', 'sci|general science|sc|विज्ञान'),
  ...of('social science', 'sst|s st|ss|social studies|social|so science|सामाजिक विज्ञान|समाजशास्त्र'),
  ...of('english', 'eng|अंग्रेजी|अंग्रेज़ी|इंग्रजी'),
  ...of('hindi', 'hin|हिंदी|हिन्दी'),
  ...of('sanskrit', 'skt|sans|संस्कृत'),
  ...of('marathi', 'mar|मराठी'),
  ...of('computer', 'comp|computers|computer science|comp science|cs|ict|it|कंप्यूटर|संगणक'),
  ...of('environmental studies', 'evs|environmental science|environment|पर्यावरण'),
  ...of('physical education', 'pe|pt|pet|phy edu|phy education|physical training|sports|games|खेल|शारीरिक शिक्षा'),
  ...of('art', 'arts|drawing|art and craft|fine arts|चित्रकला|कला'),
  ...of('physics', 'phy|भौतिक विज्ञान'),
  ...of('chemistry', 'chem|che|रसायन विज्ञान'),
  ...of('biology', 'bio|जीव विज्ञान'),
  ...of('general knowledge', 'gk|सामान्य ज्ञान'),
  ...of('economics', 'eco|अर्थशास्त्र'),
  ...of('accountancy', 'accounts|acc|accountancy|लेखाशास्त्र'),
  ...of('business studies', 'bst|b st|business'),
};
const ALL_SUBJECTS = /^(?:all|all subjects?|every subject|सभी विषय|सर्व विषय)$/u;

/**
 * The ids of the subjects that a cell names: "Maths 6-8, Science VII", "English", "All subjects 3". A subject without a class is meant in all classes that have
 * it. Null when the school has no such subject in that class.
 */
export function readTaught(text: string, subjects: readonly SchoolSubject[]): string[] | null {
  if (text === '') return [];
  const book = openBook(subjects);
  const found = book.find(text, []) ?? readPieces(text, book);
  return found && [...new Set(found)];
}

/** Whether a subject of the cell has no class beside it, and so is meant in all classes. */
export function isForEveryClass(text: string, subjects: readonly SchoolSubject[]): boolean {
  const book = openBook(subjects);
  return book.find(text, []) !== null || (namedIn(text, book)?.some(({ classes }) => classes.length === 0) ?? false);
}

type Book = ReturnType<typeof openBook>;

function openBook(subjects: readonly SchoolSubject[]) {
  const list = subjects.map(({ id, name, className }) => ({ id, name: subjectKey(name), key: classKey(className) }));
  const classes = [...new Set(list.map(({ key }) => key))];
  const isOf = (key: string, wanted: string) => key === wanted || key.startsWith(`${wanted} `);
  return {
    /** The keys of the classes that a word means: one ("VII", "7A") or several ("6-8"); null for a word that means none. */
    classesOf(word: string): string[] | null {
      const [from, to] = word.split('-').map(keyOf);
      if (from === undefined || from === null || to === null) return null;
      if (to === undefined) return classes.filter((key) => isOf(key, from));
      const first = classes.findIndex((key) => isOf(key, from));
      const last = classes.findLastIndex((key) => isOf(key, to));
      return first < 0 || last < first ? null : classes.slice(first, last + 1);
    },
    /** The subjects of a name in these classes, or in all if none is given; null when one of them has none. */
    find(name: string, wanted: readonly string[]): string[] | null {
      const key = subjectKey(name);
      const isAll = ALL_SUBJECTS.test(key);
      if (isAll && wanted.length === 0) return null;
      const named = list.filter((one) => isAll || one.name === key);
      if (wanted.some((one) => !named.some((subject) => subject.key === one))) return null;
      const meant = wanted.length === 0 ? named : named.filter((one) => wanted.includes(one.key));
      return meant.length === 0 ? null : meant.map(({ id }) => id);
    },
  };
}

/** A piece is a subject with its classes; one that has only classes belongs to the subject before it: "Maths 6, 7". */
function readPieces(text: string, book: Book): string[] | null {
  const found = namedIn(text, book)?.map(({ name, classes }) => book.find(name, classes)) ?? [];
  return found.length === 0 || found.includes(null) ? null : found.flatMap((ids) => ids ?? []);
}

function namedIn(text: string, book: Book): { name: string; classes: string[] }[] | null {
  const named: { name: string; classes: string[] }[] = [];
  for (const piece of piecesOf(text)) {
    const { name, classes, isGood } = splitPiece(piece, book);
    if (!isGood) return null;
    if (name !== '') named.push({ name, classes });
    else if (named.length > 0) named.at(-1)?.classes.push(...classes);
    else return null;
  }
  return named;
}

function piecesOf(text: string): string[] {
  return text
    .replaceAll(/[():]|(?<![\p{L}\p{M}])(?:class(?:es)?|std\.?|grades?|कक्षा|इयत्ता)(?![\p{L}\p{M}])/giu, ' ')
    .replaceAll(/\s*(?:–|—|-|(?<=[\s\d])to(?=\s)|से)\s*/giu, '-')
    .split(/[,;&+/\n]|\sand\s|\sव\s|\sऔर\s|\sआणि\s/iu)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

/** The subject's name and the classes of a piece, whichever comes first. A letter after a class is its section: a subject is given for a class. */
function splitPiece(piece: string, book: Book): { name: string; classes: string[]; isGood: boolean } {
  const name: string[] = [];
  const classes: string[] = [];
  let isGood = true;
  let wasClass = false;
  const words = piece.split(/\s+/);
  for (const [at, word] of words.entries()) {
    // द्वितीय भाषा is the second language, and no class.
    const meant = words[at + 1] === 'भाषा' ? null : book.classesOf(word);
    if (meant !== null) classes.push(...meant);
    else if (!(wasClass && /^[a-h]$/i.test(word))) name.push(word);
    if (meant?.length === 0) isGood = false;
    wasClass = meant !== null;
  }
  return { name: name.join(' '), classes, isGood };
}

/** The key of a class as in "7", "VII", "7th", "7A"; null for any other word. */
function keyOf(word: string): string | null {
  const key = classKey(word);
  if (isClassKey(key)) return key;
  const withoutSection = classKey(/^(\d{1,2}(?:st|nd|rd|th)?|[ivx]+)[a-h]$/i.exec(word)?.[1] ?? '');
  return withoutSection !== '' && isClassKey(withoutSection) ? withoutSection : null;
}

function subjectKey(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return OTHER_NAMES[plain] ?? plain;
}

function of(name: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split('|').map((other) => [other, name]));
}
