import { cleanText } from '../interpreter/text/clean.ts';
import { inOrder } from '../query/vocabulary/in-order.ts';
import { FOLLOWING, WORDINGS } from './wordings.ts';

export type Wording = keyof typeof WORDINGS;

const sourceOf = (name: Wording, plan: string): string =>
  WORDINGS[name]
    .trim()
    .split(/\n\s*/)
    .join('|')
    .replace(/(?<!\\p)\{([a-zA-Z]+)\}/g, (_, inner: string) => (inner === 'plan' ? plan : `(?:${sourceOf(inner as Wording, plan)})`));

const compiled = new Map<string, RegExp>();

/** The pattern of a wording, for a plan that is called by the words of `plan`. */
export function wording(name: Wording, plan?: Wording): RegExp {
  const key = `${name} ${plan ?? ''}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const source = sourceOf(name, plan === undefined ? '' : WORDINGS[plan]);
  const made = new RegExp(source, source.includes('\\p{') ? 'iu' : 'i');
  compiled.set(key, made);
  return made;
}

/** Whether words say this. */
export const says = (name: Wording, words: string): boolean => wording(name).test(words);

/** The parts of it that were said; none where the words do not say it. */
export const saidOf = (name: Wording, words: string, plan?: Wording): string[] =>
  (wording(name, plan).exec(words) ?? []).slice(1).filter((part) => part !== undefined);

/** What is said and the words for it, of a table with one a line. */
export const rewording = (table: string): readonly (readonly [RegExp, string])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/ => ?/))
    .map(([from = '', to = '']) => [new RegExp(from, 'i'), to.replace(/~$/, ' ')] as const);

const FOLLOWED = rewording(FOLLOWING);
const LONGEST_FOLLOW_UP = 12;

/** A follow-up in the words in which follow-ups are read. */
export function asFollowed(prompt: string): string {
  const said = bareOf(prompt).replace(wording('politely'), '');
  if (said.split(' ').length > LONGEST_FOLLOW_UP) return prompt;
  const [from, to] = FOLLOWED.find(([one]) => one.test(said)) ?? [];
  return from === undefined || to === undefined ? prompt : said.replace(from, to);
}

/** A prompt without the signs at its end. */
export const bareOf = (prompt: string): string => prompt.trim().replace(/[?.!]+$/, '');
export const plainOf = (prompt: string): string => inOrder(bareOf(cleanText(prompt)).toLowerCase());
