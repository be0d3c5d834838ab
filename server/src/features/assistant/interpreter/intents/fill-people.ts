import type { Slots } from '../types.ts';
import { type Context, type Filled, genderOf, placeOf, timeOf, whoOf } from './context.ts';
import { type Chosen, choosePerson } from './person.ts';
import { hasAny } from './signals.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What is asked when the person is not clear, with those who may be meant. */
function askFor(person: Chosen, slots: Slots, missing: string): Filled {
  return { slots, missing: [missing], ...(person.choices && { choices: person.choices }) };
}

/** Who is absent, or present: today unless a day was said. */
export function fillAbsent(context: Context): Filled {
  return fillWho(context, false, { ...genderOf(context), ...(isAboutPresent(context) && { present: true as const }) });
}

/** Whether people who are present are wanted. For one person both lists give the answer. 'Is everybody there' asks for those who are absent. */
function isAboutPresent({ signals, entities: { mentions } }: Context): boolean {
  if (signals.has('absent') || mentions.length > 0) return false;
  const isOfAll = signals.has('all') && !hasAny(signals, 'who', 'count', 'howMuch', 'show');
  return !isOfAll && (signals.has('present') || (signals.has('came') && !signals.has('negation')));
}

/** Leave is seldom approved this many days ahead. */
const LEAVE_AHEAD = 180;

/** Whose leave is approved: today unless a time was said. 'on leave from 24 to 26 Nov', asked on 28 Nov, is about the days just over. */
export function fillLeave(context: Context): Filled {
  const ahead = fillWho(context, true, {});
  const { date, from = date } = ahead.slots;
  const isFar = from !== undefined && Date.parse(from) - Date.parse(context.reading.today) > LEAVE_AHEAD * 86_400_000;
  return isFar && context.bias === 'future' && !context.signals.has('future') ? fillWho({ ...context, bias: 'past' }, true, {}) : ahead;
}

function fillWho(context: Context, hasMonth: boolean, besides: Slots): Filled {
  const time = timeOf(context, { hasMonth });
  const person = choosePerson(context, 'any');
  const when = time.state === 'none' ? { date: context.reading.today } : time.slots;
  const named: Slots = person.name === undefined ? {} : person.kind === 'student' ? { student: person.name } : { teacher: person.name };
  const slots: Slots = { who: whoOf(context), ...named, ...placeOf(context), ...besides, ...when };
  const { mentions, classes } = context.entities;
  // 'More than four days' names nobody.
  const isName = (at: number) => context.reading.tokens[at]?.isPlain !== true && context.reading.tokens[at + 1]?.text !== 'than';
  const isNamed = classes.names.length === 0 || mentions.some(({ from, length }) => length > 1 || isName(from));
  if (person.isUnclear && isNamed) return askFor(person, slots, person.isElsewhere ? 'inClass' : 'person');
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** A timetable is a teacher's or a section's. A named weekday stays one; any other day is a date. */
export function fillTimetable(context: Context): Filled {
  const { entities, reading } = context;
  const { when } = entities.dates;
  const weekday = when?.first.kind === 'weekday' && !when.last ? WEEKDAYS[when.first.weekday] : undefined;
  const time = timeOf(context, { hasMonth: false, withFestival: false });
  const besides: Slots = {
    ...(weekday ? { day: weekday } : time.slots),
    ...(entities.period && { period: entities.period.number }),
  };
  const person = choosePerson(context, 'teacher');
  const place = placeOf(context);
  const isWhere = asksWhere(context, time.state === 'none');
  const slots: Slots = {
    ...(person.name !== undefined && { teacher: person.name }),
    ...place,
    ...besides,
    ...(isWhere && { where: true as const }),
  };
  if (time.state === 'wrong') return { slots, missing: ['date'] };
  // No school teaches on Sunday: another day must have been meant.
  if (weekday === 'Sunday') {
    const { day: _sunday, ...others } = slots;
    return { slots: others, missing: ['day'] };
  }
  if (person.name !== undefined) return { slots };
  if (person.isUnclear && place.class === undefined) return askFor(person, slots, 'teacher');
  if (place.class === undefined) return { slots, missing: ['class'] };
  const sections = reading.directory.classes.find(({ name }) => name === place.class)?.sections ?? [];
  if (place.section !== undefined || sections.length < 2) return { slots };
  return { slots, missing: ['section'], choices: sections.map((section) => `${place.class}-${section}`) };
}

/** 'where is 9-B', 'Mrs Rao right now', 'where is she in period 3 on Monday': of a day without a period the whole day is shown. */
function asksWhere({ signals, entities }: Context, isToday: boolean): boolean {
  return (signals.has('whereabouts') || signals.has('rightNow')) && (isToday || entities.period !== undefined);
}

/** What a repair begins with: a teacher who leaves, or cannot come on a weekday; without one, the periods that have no teacher. */
export function fillRepair(context: Context): Filled {
  const person = choosePerson(context, 'teacher');
  const { when } = context.entities.dates;
  const day = when?.first.kind === 'weekday' && !when.last ? WEEKDAYS[when.first.weekday] : undefined;
  const slots: Slots = person.name === undefined ? {} : { teacher: person.name, ...(day !== undefined && { day }) };
  return person.isUnclear ? askFor(person, slots, 'teacher') : { slots };
}

/** 'who is free in the 7th': a class is never free, so the number is a period's. */
function ordinalOf({ entities: { classes } }: Context): number | undefined {
  const [name] = classes.names;
  const number = Number(name);
  return classes.names.length === 1 && classes.sections.length === 0 && number >= 1 && number <= 12 ? number : undefined;
}

/** Who is free: today unless a day was said. */
export function fillFree(context: Context): Filled {
  const { entities, reading } = context;
  const time = timeOf(context, { hasMonth: false });
  const person = choosePerson(context, 'teacher');
  const when = time.state === 'none' ? { date: reading.today } : time.slots;
  const period = entities.period?.number ?? ordinalOf(context);
  const slots: Slots = {
    ...(period !== undefined && { period }),
    ...(person.name !== undefined && { teacher: person.name }),
    ...(entities.subject !== undefined && { subject: entities.subject }),
    ...(period === undefined && time.state === 'none' && context.signals.has('rightNow') && { where: true as const }),
    ...when,
  };
  if (person.isUnclear) return askFor(person, slots, 'teacher');
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** A stand-in is for a teacher, or for a section's period; today unless a day was said. */
export function fillSubstitution(context: Context): Filled {
  const { entities, reading } = context;
  const time = timeOf(context, { hasMonth: false });
  const person = choosePerson(context, 'teacher');
  const when = time.state === 'none' ? { date: reading.today } : time.slots;
  const slots: Slots = {
    ...(person.name !== undefined && { teacher: person.name }),
    ...placeOf(context),
    ...(entities.period && { period: entities.period.number }),
    ...when,
  };
  const isForClass = entities.classes.names.length > 0 && !person.isUnclear;
  if (person.name === undefined && !isForClass) return askFor(person, slots, 'teacher');
  if (entities.classes.names.length > 1) return { slots, missing: ['oneClass'] };
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** What was taught, by a teacher or in a class. */
export function fillLogbook(context: Context): Filled {
  const time = timeOf(context, { hasMonth: false });
  const person = choosePerson(context, 'teacher');
  const slots: Slots = { ...(person.name !== undefined && { teacher: person.name }), ...placeOf(context), ...time.slots };
  const isForClass = context.entities.classes.names.length > 0 && !person.isUnclear;
  if (person.name === undefined && !isForClass) return askFor(person, slots, 'teacher');
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}
