import type { Reading } from '../../interpreter/reading.ts';
import { formsOfVerb } from './idle-words.ts';

/**
 * Phrases whose words stand apart, with what is asked of between them: 'where … live/stay' is heard in 'where does Asha live'. Of each part one of several
 * may be said ('/'), and a verb in any of its forms.
 */
export type Apart<V> = { readonly first: readonly string[]; readonly second: readonly string[]; readonly value: V };
const GAP = ' … ';
/** More words between the two, and they belong to different things. */
const FARTHEST = 9;

const isApart = (phrase: string): boolean => phrase.includes(GAP);

/** A list of phrases without those that stand apart. */
export const withoutApart = (list: string): string =>
  list
    .split(', ')
    .filter((one) => !isApart(one))
    .join(', ');

const waysOf = (part: string): string[][] =>
  part.split('/').flatMap((one) => {
    const [verb = '', ...rest] = one.split(' ');
    return /^[a-z]{3,}$/.test(verb) ? formsOfVerb(verb).map((form) => [form, ...rest]) : [[verb, ...rest]];
  });

/** The phrases of a list that stand apart, each way of saying them. */
export const apartIn = <V>(list: string | undefined, value: V): Apart<V>[] =>
  (list ?? '')
    .split(', ')
    .filter(isApart)
    .flatMap((one) => {
      const [first = '', second = ''] = one.split(GAP);
      return first
        .split('/')
        .flatMap((opening) => waysOf(second).map((closing) => ({ first: opening.split(' '), second: closing, value })));
    });

/** Such phrases by the word that they begin with: of a thousand, few begin with a word of the prompt. */
export type AllApart<V> = ReadonlyMap<string, readonly Apart<V>[]>;
export const byFirst = <V>(rows: readonly Apart<V>[]): AllApart<V> => Map.groupBy(rows, ({ first }) => first[0] ?? '');

/** Such a phrase in a prompt: where it begins, and where its second part stands. */
export type FoundApart<V> = { value: V; from: number; length: number; behind: number; behindLength: number };

/** The phrases that stand apart in a prompt; the words `isOpen` are those that nothing else has taken. */
export function findApart<V>(all: AllApart<V>, { tokens }: Pick<Reading, 'tokens'>, isOpen: (at: number) => boolean): FoundApart<V>[] {
  const isAt = (words: readonly string[], at: number) =>
    words.every((word, index) => tokens[at + index]?.forms.includes(word) === true && isOpen(at + index));
  const found = new Map<Apart<V>, FoundApart<V>>();
  for (const [from, { forms }] of tokens.entries())
    for (const row of forms.flatMap((form) => all.get(form) ?? [])) {
      const { first, second, value } = row;
      if (found.has(row) || !isAt(first, from)) continue;
      const next = from + first.length;
      const behind = tokens.findIndex((_, at) => at >= next && at <= next + FARTHEST && isAt(second, at));
      if (behind >= 0) found.set(row, { value, from, length: first.length, behind, behindLength: second.length });
    }
  return [...found.values()];
}
