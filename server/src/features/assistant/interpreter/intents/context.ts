import { spanOfMonth } from '../../tools/span.ts';
import { sectionsMeant } from '../entities/classes.ts';
import type { Entities } from '../entities/find-all.ts';
import { type Bias, type Resolved, resolveFestival, resolveSaid } from '../entities/resolve-dates.ts';
import type { Reading } from '../reading.ts';
import type { ActIntent, Slots } from '../types.ts';
import { INTENTS } from './intents.ts';
import { hasAny, type Signal } from './signals.ts';

/** What a builder of particulars works with. */
export type Context = {
  readonly reading: Reading;
  readonly entities: Entities;
  readonly signals: ReadonlySet<Signal>;
  readonly bias: Bias;
};
/** The particulars, and what has to be asked first. */
export type Filled = {
  readonly slots: Slots;
  readonly missing?: readonly string[];
  readonly choices?: readonly string[];
  readonly rest?: string;
};

/** Plans look ahead and records back; the tense can turn both. */
export function biasOf(intent: ActIntent, signals: ReadonlySet<Signal>): Bias {
  if (intent === 'attendance.list_absent') return signals.has('future') && !signals.has('was') ? 'future' : 'past';
  if (INTENTS[intent].is.has('looksBack')) return 'past';
  // 'did we add a holiday for 12 December': the adding is past, the day is not.
  const canTurn =
    intent === 'leave.list_approved' || intent === 'timetable.show' || (intent === 'calendar.list_upcoming' && !signals.has('add'));
  return canTurn && signals.has('was') && !signals.has('future') ? 'past' : 'future';
}

/** Class, classes (as the school orders them) and section as said; several sections that do not go together one by one. */
export function placeOf({ reading, entities: { classes } }: Context): Pick<Slots, 'class' | 'classes' | 'section' | 'places'> {
  const [only] = classes.names;
  const sections = [...new Set(classes.sections)];
  const section = sections.length === 1 ? sections[0] : undefined;
  const inOrder = reading.directory.classes.map(({ name }) => name).filter((name) => classes.names.includes(name));
  const named = classes.names.length > 1 ? { classes: inOrder } : only === undefined ? {} : { class: only };
  if (classes.isMixed) return { ...named, places: sectionsMeant(reading, classes) };
  return { ...named, ...(section !== undefined && classes.names.length > 0 && { section }) };
}

/** The days that were said: `none` when no time was said, `wrong` when there is no such day. A festival speaks only where no day does. */
export function timeOf(
  context: Context,
  { hasMonth, withFestival = true }: { hasMonth: boolean; withFestival?: boolean },
): { slots: NonNullable<Resolved>; state: 'said' | 'none' | 'wrong' } {
  const { reading, entities, bias } = context;
  const { when, month, festival } = entities.dates;
  const said = when ?? month;
  const kept = withFestival ? festival : undefined;
  const resolved = said ? resolveSaid(said, reading.today, bias) : kept && resolveFestival(kept, reading.today, bias);
  if (!said && !kept) return { slots: {}, state: 'none' };
  if (!resolved) return { slots: {}, state: 'wrong' };
  if (resolved.month !== undefined && !hasMonth) return { slots: spanOfMonth(resolved.month), state: 'said' };
  return { slots: resolved, state: 'said' };
}

/** The month of the fees that was said. */
export function monthOf({ reading, entities, bias }: Context): Pick<Slots, 'month'> {
  const { month } = entities.dates;
  return month ? (resolveSaid(month, reading.today, bias) ?? {}) : {};
}

/** Who is asked about: students when a class or they are named, teachers likewise, else everybody. */
export function whoOf({ signals, entities }: Context): NonNullable<Slots['who']> {
  const people = entities.mentions.flatMap((mention) => mention.people);
  const isTeacher = signals.has('teacher') || (people.length > 0 && people.every(({ kind }) => kind === 'teacher'));
  const isNamed = people.some(({ kind }) => kind === 'student');
  const isStudent = isNamed || hasAny(signals, 'student', 'boys', 'girls', '@class');
  return isTeacher === isStudent ? 'all' : isTeacher ? 'teachers' : 'students';
}

export function genderOf({ signals }: Context): Pick<Slots, 'gender'> {
  if (signals.has('boys') === signals.has('girls')) return {};
  return { gender: signals.has('girls') ? 'female' : 'male' };
}

export function feeTypeOf({ entities: { feeType } }: Context): Pick<Slots, 'fee_type'> {
  return feeType === undefined ? {} : { fee_type: feeType };
}
