import type { Reading } from '../../interpreter/reading.ts';
import type { Person } from '../../interpreter/roster.ts';

/** Titles that stand before a name, and those that stand behind it. */
const BEFORE = ['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'prof'];
const BEHIND = ['sir', 'madam', 'maam', "ma'am", 'mam', 'ji', 'sahab', 'saheb'];

/**
 * 'Meena ma'am', 'Mr Verma': one of the staff by a part of the name, with the title beside it. Several of that name are doubtful; a name that nobody of the staff has is left
 * to be read otherwise. Takes the words of the names.
 */
export function honouredOf(reading: Reading): { people: { person: Person; at: number }[]; isDoubtful: boolean } {
  const { tokens, claims, roster } = reading;
  const people: { person: Person; at: number }[] = [];
  let isDoubtful = false;
  for (const [at, { text }] of tokens.entries()) {
    const isBefore = BEFORE.includes(text);
    if (claims[at] !== undefined || !(isBefore || BEHIND.includes(text))) continue;
    const name = isBefore ? (tokens[at + 1]?.text === '.' ? at + 2 : at + 1) : at - 1;
    const token = tokens[name];
    if (token?.kind !== 'word' || claims[name] !== undefined) continue;
    const [one, another] = (roster.words.get(token.latin)?.people ?? []).filter(({ kind }) => kind === 'teacher');
    if (one === undefined) continue;
    claims.fill('name', Math.min(at, name), Math.max(at, name) + 1);
    if (another === undefined) people.push({ person: one, at: name });
    else isDoubtful = true;
  }
  return { people, isDoubtful };
}
