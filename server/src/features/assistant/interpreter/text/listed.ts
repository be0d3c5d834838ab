type Parted<S extends string, By extends string> = S extends `${infer One}${By}${infer Rest}` ? One | Parted<Rest, By> : S;

/** Words in one string, parted by spaces. */
export const wordsIn = <const S extends string>(words: S): readonly Parted<S, ' '>[] => words.split(' ') as Parted<S, ' '>[];

/** Phrases in one string, parted by commas. */
export const phrasesIn = <const S extends string>(phrases: S): readonly Parted<S, ', '>[] => phrases.split(', ') as Parted<S, ', '>[];
