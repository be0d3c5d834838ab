import type { Mention } from '../entities/people.ts';
import { lengthAt, type Reading } from '../reading.ts';
import type { Person } from '../roster.ts';
import type { Slots } from '../types.ts';
import type { Context } from './context.ts';

/** The person who is meant, nobody, or a question with those who may be meant. */
export type Chosen = {
  readonly name?: string;
  readonly kind?: Person['kind'];
  readonly isUnclear?: boolean;
  /** Whether only the class that was said has nobody of this name. */
  readonly isElsewhere?: boolean;
  readonly choices?: readonly string[];
};

const MOST_CHOICES = 5;

/** Picks the person of that kind (or of any). Two who fit, a name that fits badly and a name that nobody has are asked about. */
export function choosePerson({ reading, entities, signals }: Context, wanted: Person['kind'] | 'any'): Chosen {
  const { mentions, classes, hasStranger } = entities;
  if (mentions.length === 0) return hasStranger ? { isUnclear: true } : {};
  const isWanted = ({ kind }: Person) => wanted === 'any' || kind === wanted;
  const mention = mentions.find(({ people }) => people.some(isWanted)) ?? mentions[0];
  const ofKind = mention?.people.filter(isWanted) ?? [];
  const teachers = wanted === 'any' && signals.has('honorific') ? ofKind.filter(({ kind }) => kind === 'teacher') : [];
  const fitting = (teachers.length > 0 ? teachers : ofKind).filter((person) => isInSaidClass(person, classes));
  const [only] = fitting;
  const others = mentions.filter((other) => other !== mention && other.people.some(isWanted) && areJoined(reading, mention, other));
  // 'dues of Simran and Aisha': one at a time, and never the first alone.
  if (only && others.some(({ people }) => !people.includes(only))) {
    const all = [mention, ...others].flatMap((one) => one?.people.filter(isWanted) ?? []);
    return { isUnclear: true, choices: [...new Set(all.map(labelOf))].slice(0, MOST_CHOICES) };
  }
  if (!mention?.isDoubtful && fitting.length === 1 && only) return { name: only.name, kind: only.kind };
  const near = fitting.length > 0 ? fitting : (mention?.people ?? []);
  return {
    isUnclear: true,
    isElsewhere: classes.names.length > 0 && ofKind.length > 0 && (fitting.length === 0 || mention?.isDoubtful === true),
    choices: near.slice(0, MOST_CHOICES).map(labelOf),
  };
}

/** The students who are to be left out of those who are named; where a name does not say who, the prompt once more for each who may be meant. */
export function chooseLeftOut({ reading, entities: { leftOut, classes } }: Context): {
  except: NonNullable<Slots['except']>;
  isUnclear: boolean;
  choices: string[];
} {
  const chosen = leftOut.map((mention) => ({
    mention,
    students: mention.people.filter((person) => person.kind === 'student' && isInSaidClass(person, classes)),
  }));
  const unclear = chosen.find(({ mention, students }) => mention.isDoubtful || students.length !== 1);
  const except = chosen.flatMap(({ students: [one] }) =>
    one ? [{ student: one.name, class: one.class ?? '', section: one.section ?? '' }] : [],
  );
  const again = (person: Person) => {
    const { from = 0, length = 1 } = unclear?.mention ?? {};
    const [before, behind] = [reading.tokens[from]?.start, reading.tokens[from + length - 1]?.end];
    return `${reading.text.slice(0, before)}${person.name} ${person.class}-${person.section}${reading.text.slice(behind)}`;
  };
  return { except, isUnclear: unclear !== undefined, choices: (unclear?.students ?? []).slice(0, MOST_CHOICES).map(again) };
}

/** Whether nothing but 'and' or a comma stands between two names. */
function areJoined(reading: Reading, one: Mention | undefined, other: Mention): boolean {
  const [first, second] = one && one.from < other.from ? [one, other] : [other, one ?? other];
  const at = first.from + first.length;
  const comma = reading.tokens[at]?.text === ',' ? 1 : 0;
  const joint = comma + lengthAt(reading, at + comma, 'and');
  return joint > 0 && at + joint === second.from;
}

function isInSaidClass(person: Person, { names, sections }: Context['entities']['classes']): boolean {
  if (person.kind === 'teacher') return true;
  const isClass = names.length === 0 || names.includes(person.class ?? '');
  return isClass && (sections.length === 0 || sections.includes(person.section ?? ''));
}

function labelOf({ name, class: className, section }: Person): string {
  return className === undefined ? name : `${name} (${className}-${section})`;
}
