import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { HOLIDAY_YEARS, holidaysOf, SOURCE } from '../data/india-holidays.ts';
import * as store from '../store/events.store.ts';
import { calendarImpactOf } from './calendar-impact.ts';
import { change } from './events.ts';

/** The public holidays of a calendar year, with the school's entries for them. Refuses a year without a list. */
export async function listPublicHolidays(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listPublicHolidays>,
): Promise<CallAnswer<typeof calls.listPublicHolidays>> {
  const year = readYear(params.year);
  const present = await store.listHolidays(db, school.id, { from: `${year}-01-01`, to: `${year}-12-31` });
  const holidays = holidaysOf(year).map((holiday) => {
    const found =
      present.find(({ holidayKey }) => holidayKey === keyOf(year, holiday.key)) ??
      present.find(({ startsOn, endsOn }) => startsOn <= holiday.on && endsOn >= holiday.on);
    return { ...holiday, present: found ? { title: found.title, on: found.startsOn, until: found.endsOn } : null };
  });
  return { year, years: [...HOLIDAY_YEARS], source: SOURCE, holidays };
}

/** The effects of adding the selected holidays to the calendar. Nothing is written; refuses what the import refuses, and when all exist already. */
export async function previewPublicHolidays(
  context: ReadContext,
  { params, body }: Input<typeof calls.previewPublicHolidays>,
): Promise<CallAnswer<typeof calls.previewPublicHolidays>> {
  const added = await readChoice(context, { params, body });
  const [entry] = added;
  if (entry === undefined) throw new Refusal('conflict', 'holidaysThere');
  return calendarImpactOf(context, { before: [], after: added, entry });
}

/** Adds the selected holidays to the calendar in one step. Existing ones stay unchanged. */
export async function importPublicHolidays(
  context: WriteContext,
  { params, body }: Input<typeof calls.importPublicHolidays>,
): Promise<CallAnswer<typeof calls.importPublicHolidays>> {
  const added = await readChoice(context, { params, body });
  const after: store.EventRow[] = [];
  for (const entry of added) after.push({ ...entry, id: await store.newId(context.db) });
  return change(context, { before: [], after });
}

type Entry = Omit<store.EventRow, 'id'>;

/** The selected holidays that the calendar does not have, as entries in order of date. */
async function readChoice(
  { db, school }: Pick<ReadContext, 'db' | 'school'>,
  { params, body }: Pick<Input<typeof calls.importPublicHolidays>, 'params' | 'body'>,
): Promise<Entry[]> {
  const year = readYear(params.year);
  const known = holidaysOf(year);
  const present = await store.listHolidays(db, school.id, { from: '0001-01-01', to: '9999-12-31' });
  const imported = new Set(present.map(({ holidayKey }) => holidayKey));
  const added = new Map<string, Entry>();
  for (const { key, on, forStaff = true } of body.holidays) {
    const holiday = known.find((one) => one.key === key);
    if (holiday === undefined) throw new Refusal('unprocessable', 'unknownHoliday');
    if (!on.startsWith(`${year}-`)) throw new Refusal('unprocessable', 'holidayMoved', { values: { year: String(year) } });
    // A day that the school itself has changed is final.
    const awaits = on === holiday.on ? holiday.awaits : null;
    const days = { startsOn: on, endsOn: on, forStudents: true, forStaff };
    const facts = { kind: 'holiday', title: holiday.title, description: describe(holiday.list, awaits), ...days } as const;
    const holidayKey = keyOf(year, key);
    if (!imported.has(holidayKey)) added.set(holidayKey, { ...facts, isTentative: awaits !== null, holidayKey, seriesId: null });
  }
  return [...added.values()].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
}

const AWAITED = {
  moon: '; may move by a day, subject to the sighting of the moon',
  notification: '; may move by a day, subject to the government’s notification',
} as const;

/** The text beside the title in the calendar, in feeds and on the Dashboard. */
function describe(list: 'gazetted' | 'restricted', awaits: keyof typeof AWAITED | null): string {
  const kind = list === 'gazetted' ? 'Public holiday of India' : 'Restricted holiday of India';
  return awaits ? kind + AWAITED[awaits] : kind;
}

function readYear(text: string): number {
  if (!/^\d{4}$/.test(text)) throw notFound();
  const year = Number(text);
  if (!HOLIDAY_YEARS.includes(year)) throw new Refusal('unprocessable', 'noHolidays', { values: { year: text } });
  return year;
}

function keyOf(year: number, key: string): string {
  return `${year} ${key}`;
}
