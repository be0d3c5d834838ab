import { cleanText } from './text/clean.ts';
import { editDistance } from './text/distance.ts';
import { splitPhrases } from './text/phrases.ts';
import { foldSpelling } from './text/spelling.ts';
import { tokenize } from './text/tokens.ts';
import type { Directory } from './types.ts';
import { NAME_ALIASES } from './words/names.ts';

/** Somebody of the school. `words`: the name's own words; `fullWords`: with everything that stands in the field. */
export type Person = {
  readonly kind: 'student' | 'teacher';
  readonly name: string;
  readonly class?: string;
  readonly section?: string;
  readonly words: readonly string[];
  readonly fullWords: readonly string[];
};

type NameWord = { readonly word: string; readonly folded: string; readonly people: Person[] };

/** The school's people by the words of their names. */
export type RosterIndex = {
  readonly people: readonly Person[];
  readonly words: ReadonlyMap<string, NameWord>;
  readonly byInitial: ReadonlyMap<string, readonly NameWord[]>;
  readonly byFirstWord: ReadonlyMap<string, readonly Person[]>;
  hasWithin(word: string, distance: number): boolean;
};

const LONGEST_NAME = 4;
const indexes = new WeakMap<Directory, RosterIndex>();

const aliasGroups = NAME_ALIASES.map((row) => splitPhrases(row).flat());
const groupsByWord = Map.groupBy(
  aliasGroups.flatMap((group) => group.map((word) => ({ word, group }))),
  ({ word }) => word,
);

/** Whether two name words are spellings of one name. */
export function areAliases(a: string, b: string): boolean {
  return groupsByWord.get(a)?.some(({ group }) => group.includes(b)) ?? false;
}

/** The index of a directory, made once for each. */
export function indexOf(directory: Directory): RosterIndex {
  const there = indexes.get(directory);
  if (there) return there;
  const made = makeIndex(directory);
  indexes.set(directory, made);
  return made;
}

function makeIndex({ students, employees }: Directory): RosterIndex {
  const people: Person[] = [
    ...students.map((student) => ({ kind: 'student' as const, ...student, ...wordsOf(student.name) })),
    ...employees.map(({ name }) => ({ kind: 'teacher' as const, name, ...wordsOf(name) })),
  ];
  const words = new Map<string, NameWord>();
  for (const person of people) {
    for (const word of [...person.words, ...joinedWords(person.words)]) {
      const entry = words.get(word) ?? { word, folded: foldSpelling(word), people: [] };
      entry.people.push(person);
      words.set(word, entry);
    }
  }
  const byInitial = Map.groupBy(words.values(), ({ folded }) => folded[0] ?? '');
  const byFirstWord = Map.groupBy(people, ({ fullWords }) => fullWords[0] ?? '');
  const hasWithin = (word: string, distance: number) =>
    (byInitial.get(foldSpelling(word)[0] ?? '') ?? []).some((entry) => editDistance(word, entry.word, distance) <= distance);
  return { people, words, byInitial, byFirstWord, hasWithin };
}

/** 'Noorjahan' for 'Noor Jahan': many names are written in one word as well. */
function joinedWords(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, at) => `${words[at]}${word}`)
    .filter((word) => !words.includes(word));
}

/** Markup and whole sentences can stand in a name's field: its own words are those before them, four at most. */
function wordsOf(name: string): Pick<Person, 'words' | 'fullWords'> {
  const clean = cleanText(name);
  const spoken = beforeSentence(withoutMarkup(clean));
  const own = tokenize(spoken)
    .filter(({ kind, text }) => kind === 'word' && text !== "'s")
    .map(({ text }) => text.replaceAll("'", ''));
  return { words: [...new Set(own.slice(0, LONGEST_NAME))], fullWords: tokenize(clean).map(({ text }) => text) };
}

function withoutMarkup(text: string): string {
  let plain = '';
  let isInside = false;
  for (const char of text) {
    if (char === '<') isInside = true;
    if (!isInside) plain += char;
    if (char === '>') {
      isInside = false;
      plain += ' ';
    }
  }
  // Words inside a pair of tags are no name either ('<b>call …</b>').
  const opening = text.indexOf('<');
  const isPaired = opening > 0 && text.includes('</');
  return isPaired ? text.slice(0, opening) : plain;
}

/** An initial's full stop ('K. Ramesh') ends no sentence. */
function beforeSentence(text: string): string {
  for (let at = 3; at < text.length; at += 1) {
    const isEnd = '.;:!?('.includes(text[at] ?? '') && text[at - 2] !== ' ' && text[at - 1] !== ' ';
    if (isEnd) return text.slice(0, at);
  }
  return text;
}
