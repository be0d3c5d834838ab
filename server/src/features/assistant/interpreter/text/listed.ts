/** The words of a string as a type. */
export type Parted<S extends string, By extends string = ' ', Found extends string = never> = S extends `${infer One}${By}${infer Rest}`
  ? Parted<Rest, By, Found | One>
  : Found | S;

/** Words in one string, parted by spaces. */
export const wordsIn = <const S extends string>(words: S): readonly Parted<S>[] => words.split(' ') as Parted<S>[];

/** Phrases in one string, parted by commas. */
export const phrasesIn = <const S extends string>(phrases: S): readonly Parted<S, ', '>[] => phrases.split(', ') as Parted<S, ', '>[];
