import type { Query } from '@shala/contract/assistant';
import { INTENTS } from '../interpreter/intents/intents.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import { speaksOfFeesOfMonth } from '../query/compose/fees-of-month.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Period } from '../query/entity.ts';
import { asQuery } from '../query/follow/of-listed.ts';
import { UNTIL_NOW } from '../query/reading/when.ts';
import type { School } from '../tools/directory.ts';
import { says } from './says.ts';

type Listed = { intent: ActIntent; slots: Slots };

/**
 * Whether a listed answer is the fuller form of what a query asks: the same rows of the same day or span, whose number and sum stand above them. Any other query is
 * answered by its own rows.
 */
export function isFormOf(listed: Listed, asked: Query, { prompt, school }: { prompt: string; school: School }): boolean {
  const { intent } = listed;
  // Who is free or can stand in is in no record, and the periods of a day are told by the timetable unless their number is asked for.
  if (intent === 'teacher.free') return INTENTS[intent].records.includes(asked.entity) && asked.also.every(({ none }) => none !== true);
  if (intent === 'substitution.suggest') return isOfStandIn(asked, prompt);
  if (intent === 'timetable.show') return isTimetable(asked, prompt);
  // 'Koi chhutti hai kya' of nobody asks for a holiday.
  if (intent === 'calendar.list_upcoming' && asked.entity === 'leave') return asked.filters.length + asked.groupBy.length === 0;
  const { present, ...slots } = ofTeachers(listed.slots, prompt);
  // Of the staff all who are present are listed, and no teachers alone.
  if (present === true && slots.teaching === true) return false;
  const rows = asQuery({ intent, slots }, school);
  if (rows === undefined) return false;
  // The mark of one person says both.
  const isOfOne = (slots.student ?? slots.teacher) !== undefined;
  const isOfPresent = present === true || (isOfOne && asked.measure === 'present');
  const shown = isOfPresent ? { ...rows, measure: 'present', bounds: [] } : rows;
  // What came in during a month is not what was paid of its fees, and the absent of several days are listed day by day.
  if (shown.entity === 'receipt' && slots.month !== undefined && !speaksOfFeesOfMonth(prompt)) return false;
  if (DAILY.includes(shown.entity) && shown.period?.from !== shown.period?.to) return false;
  // Rows are told with their number, unless a word asks for the one that is not shown.
  if (shown.measure !== asked.measure && says(shown.measure === 'count' ? 'listed' : 'howMany', prompt)) return false;
  // 'What was taught, by subject' is not told by a logbook of periods.
  if (intent === 'logbook.show' && says('toldApart', prompt)) return false;
  // Where no time is said, the answer has one of its own.
  const isDated = [slots.date, slots.from, slots.month].some((one) => one !== undefined) || UNTIL_NOW.test(prompt);
  const said = isDated ? asked.period : (asked.period ?? shown.period);
  // What may lie ahead is of the coming day of that name, what is recorded of the last one.
  const period = said !== undefined && isDayOf(said, shown.period) ? shown.period : said;
  return gistOf(shown, school.today) === gistOf({ ...asked, ...(period && { period }) }, school.today);
}

/** The same day of another year. */
const isDayOf = (one: Period, other: Period | undefined): boolean =>
  one.from === one.to && other?.from === other?.to && one.from.slice(4) === other?.from.slice(4);
const DAILY: readonly Query['entity'][] = ['attendance', 'staffAttendance'];

/** 'Which teachers are absent' asks for no peon; 'staff' are all. */
export const ofTeachers = (slots: Slots, prompt: string): Slots =>
  slots.who === 'teachers' && says('teachers', prompt) && !says('staff', prompt) ? { ...slots, teaching: true } : slots;

const isOfStandIn = ({ entity, groupBy, period }: Query, prompt: string): boolean =>
  entity === 'cover' && (groupBy.length === 0 || CAN.test(prompt)) && period?.from === period?.to && !says('ofCovers', prompt);
/** Who could do it did not do it yet. */
const CAN = /\b(?:can|could|may|sak(?:ta|ti|te))\b|सकत[ाीे]/i;

const isTimetable = ({ entity, measure, order, bounds }: Query, prompt: string): boolean =>
  entity === 'lesson' &&
  measure === 'count' &&
  order === undefined &&
  bounds.length === 0 &&
  says('periods', prompt) &&
  !says('howMany', prompt) &&
  !says('load', prompt);

/** What a query asks, whether its rows, their number or their sum: in one order, and with a running time as far as today. */
function gistOf({ groupBy, bounds, filters, period, measure, ...rest }: Query, today: string): string {
  const { who } = ENTITIES[rest.entity];
  return JSON.stringify([
    measure === 'count' ? 'list' : measure,
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .sort(),
    groupBy.filter((group) => group !== who),
    bounds.filter((one) => one.measure !== measure || one.op !== '>' || one.value !== 0),
    filters.map((one) => JSON.stringify([one.by, one.op, one.values])).sort(),
    period && [period.from, period.from <= today && period.to > today ? today : period.to],
  ]);
}
