import { type Entities, findEntities } from '../interpreter/entities/find-all.ts';
import { readText } from '../interpreter/reading.ts';
import type { Person } from '../interpreter/roster.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import type { Slots, Surroundings } from '../interpreter/types.ts';

/** People who are named, or the one name that may mean several or nobody for certain, with the words for each who may be meant. */
type Named = { named: NonNullable<Slots['named']> } | { unclear: string; choices: { label: string; whom: string }[] };

const MOST_NAMED = 20;
const MOST_CHOICES = 5;
const JOINTS = /\s*(?:,|&|(?<=\s)and(?=\s)|(?<=\s)aur(?=\s)|(?<=\s)तथा(?=\s)|(?<=\s)और(?=\s))\s*/i;
const SMALL: readonly string[] = wordsIn("the of from in 's class section std ka ke ki ko dear के का की");

/** The people whom words name one by one: 'Rupali Joshi and Sneha Pawar', 'Asha Patil of 7B'. Undefined where anything else is said. */
export function namedIn(whom: string, isOfParents: boolean, surroundings: Surroundings): Named | undefined {
  const parts = whom.split(JOINTS).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MOST_NAMED) return undefined;
  const found = parts.map((part) => personIn(part, isOfParents, surroundings));
  if (found.some((one) => one === undefined)) return undefined;
  const unclear = found.findIndex((one) => one !== undefined && !('name' in one));
  if (unclear < 0) return { named: found as NonNullable<Slots['named']> };
  const { people } = found[unclear] as { people: readonly Person[] };
  const part = parts[unclear] ?? '';
  const choices = people.slice(0, MOST_CHOICES).map((person) => ({ label: labelOf(person), whom: whom.replace(part, nameOf(person)) }));
  return { unclear: part, choices };
}

/** The one person of a part; all who may be meant where it is not certain, undefined where the part says anything else. */
function personIn(
  part: string,
  isOfParents: boolean,
  surroundings: Surroundings,
): NonNullable<Slots['named']>[number] | { people: readonly Person[] } | undefined {
  const reading = readText(part, surroundings);
  const { mentions, classes } = findEntities(reading);
  const [mention, another] = mentions;
  const conceptAt = (at: number, ...concepts: readonly string[]) =>
    reading.hits.some(({ concept, from, length }) => concepts.includes(concept) && from <= at && at < from + length);
  const isHeard = reading.tokens.every(
    ({ text, kind }, at) =>
      ['name', 'class'].includes(reading.claims[at] ?? '') ||
      kind === 'sign' ||
      SMALL.includes(text) ||
      conceptAt(at, 'honorific', 'teacher', 'student', 'classWord', 'sectionWord'),
  );
  if (mention === undefined || another !== undefined || !isHeard || classes.unknown !== undefined) return undefined;
  const isOfStaff = reading.tokens.some((_, at) => reading.claims[at] === undefined && conceptAt(at, 'honorific', 'teacher'));
  const isWanted = ({ kind }: Person) => (isOfParents ? kind === 'student' : isOfStaff ? kind === 'teacher' : true);
  const fitting = mention.people.filter((person) => isWanted(person) && isIn(person, classes));
  const [only, second] = fitting;
  if (only === undefined || second !== undefined || mention.isDoubtful) return { people: fitting.length > 0 ? fitting : mention.people };
  const { name, class: className, section } = only;
  return { name, ...(className !== undefined && { class: className }), ...(section !== undefined && { section }) };
}

const isIn = (person: Person, { names, sections }: Entities['classes']): boolean =>
  (names.length === 0 || names.includes(person.class ?? '')) && (sections.length === 0 || sections.includes(person.section ?? ''));

const labelOf = ({ name, class: className, section }: Person): string =>
  className === undefined ? name : `${name} (${className}-${section})`;
const nameOf = ({ name, class: className, section }: Person): string =>
  className === undefined ? `teacher ${name}` : `${name} of ${className}-${section}`;
