import { spanOfMonth } from '../../tools/span.ts';
import type { Slots } from '../types.ts';
import { type Context, type Filled, feeTypeOf, genderOf, monthOf, placeOf, timeOf } from './context.ts';
import { choosePerson } from './person.ts';

/** Who owes. A bare sum is the least one. */
export function fillDueList(context: Context): Filled {
  const { amount, ...said } = context.entities.amounts;
  const isBare = amount !== undefined && said.min_amount === undefined && said.max_amount === undefined;
  const bounds: Slots = { ...said, ...(isBare && { min_amount: amount }) };
  return { slots: { ...placeOf(context), ...monthOf(context), ...feeTypeOf(context), ...bounds } };
}

/** What came in and is still out. */
export function fillFeeSummary(context: Context): Filled {
  const time = timeOf(context, { hasMonth: true, withFestival: false });
  const slots: Slots = { ...placeOf(context), ...feeTypeOf(context), ...time.slots };
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** What one student owes. */
export function fillStudentDues(context: Context): Filled {
  const person = choosePerson(context, 'student');
  const slots: Slots = { ...placeOf(context), ...monthOf(context), ...feeTypeOf(context) };
  if (person.name !== undefined) return { slots: { student: person.name, ...slots } };
  return { slots, missing: [person.isElsewhere ? 'inClass' : 'student'], ...(person.choices && { choices: person.choices }) };
}

/** What was spent, on one kind of thing where it was said. */
export function fillExpenses(context: Context): Filled {
  const time = timeOf(context, { hasMonth: true, withFestival: false });
  const { category } = context.entities;
  const slots: Slots = { ...time.slots, ...(category !== undefined && { category }) };
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** What is in the calendar: holidays, events, or all when neither was said. */
export function fillUpcoming(context: Context): Filled {
  const { signals, entities } = context;
  const time = timeOf(context, { hasMonth: true });
  const isEvent = signals.has('event') || signals.has('eventKind');
  const isHoliday =
    signals.has('holiday') || signals.has('closed') || signals.has('open') || (entities.dates.festival !== undefined && !isEvent);
  const kind = isHoliday === isEvent ? 'all' : isHoliday ? 'holidays' : 'events';
  const when = signals.has('left') ? fromToday(time.slots, context.reading.today) : time.slots;
  const slots: Slots = { kind, ...when };
  return time.state === 'wrong' ? { slots, missing: ['date'] } : { slots };
}

/** What is left of a time that has begun starts today. */
function fromToday(slots: Slots, today: string): Slots {
  const { from, to } = slots.month === undefined ? slots : spanOfMonth(slots.month);
  return from !== undefined && to !== undefined && from < today && to >= today ? { from: today, to } : slots;
}

/** How many students. */
export function fillCount(context: Context): Filled {
  return { slots: { ...placeOf(context), ...genderOf(context) } };
}
