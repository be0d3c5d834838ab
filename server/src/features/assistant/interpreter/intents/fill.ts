import { resolveSaid } from '../entities/resolve-dates.ts';
import type { ActIntent, Slots } from '../types.ts';
import type { Context, Filled } from './context.ts';
import { fillCertificate } from './fill-certificate.ts';
import { fillCount, fillDueList, fillExpenses, fillFeeSummary, fillStudentDues, fillUpcoming } from './fill-figures.ts';
import { fillAbsent, fillFree, fillLeave, fillLogbook, fillRepair, fillSubstitution, fillTimetable } from './fill-people.ts';
import { fillEvent, fillHoliday, fillNotice, fillReminder } from './fill-writes.ts';
import { INTENTS } from './intents.ts';
import { chooseLeftOut } from './person.ts';

const FILLERS: Readonly<Record<ActIntent, (context: Context) => Filled>> = {
  'fee_reminder.send': fillReminder,
  'notice.publish': fillNotice,
  'calendar.add_holiday': fillHoliday,
  'calendar.add_event': fillEvent,
  'certificate.issue': fillCertificate,
  'attendance.list_absent': fillAbsent,
  'leave.list_approved': fillLeave,
  'fees.list_due': fillDueList,
  'fees.summary': fillFeeSummary,
  'student.dues': fillStudentDues,
  'expenses.summary': fillExpenses,
  'timetable.show': fillTimetable,
  'timetable.repair': fillRepair,
  'teacher.free': fillFree,
  'substitution.suggest': fillSubstitution,
  'calendar.list_upcoming': fillUpcoming,
  'students.count': fillCount,
  'logbook.show': fillLogbook,
  help: () => ({ slots: {} }),
};

/** A day that was said and cannot be is told from one that was not said. */
function withReason(filled: Filled, { entities: { dates }, reading, bias }: Context): Filled {
  const said = dates.when;
  if (!said || !filled.missing?.includes('date') || (!said.isSplit && resolveSaid(said, reading.today, bias) !== undefined)) return filled;
  const rest = reading.tokens.filter((_, at) => reading.claims[at] !== 'date').map(({ raw }) => raw);
  const missing = filled.missing.map((one) => (one === 'date' ? (said.isSplit ? 'oneDay' : 'noDay') : one));
  return { ...filled, missing, rest: rest.join(' ') };
}

/** Adds who is left out, or asks about it. */
function withLeftOut(intent: ActIntent, filled: Filled, context: Context): Filled {
  if (context.entities.leftOut.length === 0) return filled;
  const { except, isUnclear, choices } = chooseLeftOut(context);
  if (!isUnclear && INTENTS[intent].is.has('leavesOut')) return { ...filled, slots: { ...filled.slots, except } };
  return { slots: filled.slots, missing: ['except'], ...(INTENTS[intent].is.has('leavesOut') && { choices }) };
}

/** 'All except those who owe less than 2,000': where a sum alone is left out, the others are meant. */
function withOtherSums(filled: Filled, { reading, entities: { classes } }: Context): Filled | undefined {
  const mark = reading.hits.find(({ concept }) => concept === 'except');
  const { min_amount, max_amount, over, under, ...slots } = filled.slots;
  if (mark === undefined || !classes.isLeftOutUnclear || (min_amount === undefined) === (max_amount === undefined)) return undefined;
  const behind = reading.claims.slice(mark.from + mark.length);
  const isAlone = behind.includes('amount') && behind.every((claim) => claim === undefined || claim === 'amount');
  const isOfSum = reading.claims.slice(0, mark.from).every((claim) => claim !== 'amount');
  if (!isAlone || !isOfSum) return undefined;
  const others: Slots =
    max_amount === undefined
      ? { ...(min_amount !== undefined && { max_amount: min_amount }), ...(!over && { under: true }) }
      : { min_amount: max_amount, ...(!under && { over: true }) };
  return { ...filled, slots: { ...slots, ...others } };
}

/** The particulars of an intent. A class, section or period that the school does not have, and several sections where one is needed, are asked about. */
export function fillSlots(intent: ActIntent, context: Context): Filled {
  const filled = withLeftOut(intent, withReason(FILLERS[intent](context), context), context);
  const others = withOtherSums(filled, context);
  if (others !== undefined) return others;
  const { classes, period } = context.entities;
  const isNoPeriod = (period?.number ?? 1) > (context.reading.directory.periodsPerDay ?? Number.POSITIVE_INFINITY);
  const unclear = classes.isLeftOutUnclear ? 'except' : isNoPeriod ? 'period' : period?.isOneOfMany ? 'onePeriod' : undefined;
  const unknown = classes.unknown ?? (classes.isMixed && !INTENTS[intent].is.has('takesSections') ? 'section' : unclear);
  if (unknown === undefined || intent === 'help') return filled;
  return { ...filled, missing: [unknown, ...(filled.missing ?? [])] };
}
