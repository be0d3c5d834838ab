/** The words of a string as a type. */
export type Parted<S extends string, By extends string = ' ', Found extends string = never> = S extends `${infer One}${By}${infer Rest}`
  ? Parted<Rest, By, Found | One>
  : Found | S;

/** Words in one string, parted by spaces. */
export const wordsIn = <const S extends string>(words: S): readonly Parted<S>[] => words.split(' ') as Parted<S>[];

/** Phrases in one string, parted by commas. */
export const phrasesIn = <const S extends string>(phrases: S): readonly Parted<S, ', '>[] => phrases.split(', ') as Parted<S, ', '>[];

/** 'lab: lab, practical; sports: games' or the same on lines of their own: each name with its words. */
export const tableIn = (rows: string): (readonly [name: string, words: string])[] =>
  rows
    .trim()
    .split(/;\s+|\n\s*/)
    .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 2)]);

/** The same of two names: 'Lohri, 01-13: lohri'. */
export const pairsIn = (rows: string): [first: string, second: string, words: string][] =>
  tableIn(rows).map(([named, words]) => [named.split(', ')[0] ?? '', named.split(', ')[1] ?? '', words]);
