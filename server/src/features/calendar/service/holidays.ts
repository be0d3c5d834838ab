import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { HOLIDAY_YEARS, holidaysOf, SOURCE } from '../data/india-holidays.ts';
import * as store from '../store/events.store.ts';
import { change } from './events.ts';

/** The public holidays of a calendar year with what the school has of them. Refuses a year without a list. */
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
    return { ...holiday, present: found ? { title: found.title, on: found.startsOn } : null };
  });
  return { year, years: [...HOLIDAY_YEARS], source: SOURCE, holidays };
}

/** Puts the chosen holidays into the calendar in one act. Those that are there already are left as they are. */
export async function importPublicHolidays(
  context: WriteContext,
  { params, body }: Input<typeof calls.importPublicHolidays>,
): Promise<CallAnswer<typeof calls.importPublicHolidays>> {
  const { db, school } = context;
  const year = readYear(params.year);
  const known = holidaysOf(year);
  const present = await store.listHolidays(db, school.id, { from: '0001-01-01', to: '9999-12-31' });
  const imported = new Set(present.map(({ holidayKey }) => holidayKey));
  const after: store.EventRow[] = [];
  for (const { key, on, forStaff = true } of body.holidays) {
    const holiday = known.find((one) => one.key === key);
    if (holiday === undefined) throw new Refusal('unprocessable', 'unknownHoliday');
    if (!on.startsWith(`${year}-`)) throw new Refusal('unprocessable', 'holidayMoved', { values: { year: String(year) } });
    const holidayKey = keyOf(year, key);
    if (imported.has(holidayKey)) continue;
    imported.add(holidayKey);
    after.push({
      id: await store.newId(db),
      kind: 'holiday',
      title: holiday.title,
      description: describe(holiday.list, holiday.isFixed || on !== holiday.on),
      startsOn: on,
      endsOn: on,
      forStudents: true,
      forStaff,
      // A day that the school itself has changed is the school's own answer.
      isTentative: !holiday.isFixed && on === holiday.on,
      holidayKey,
      seriesId: null,
    });
  }
  return change(context, { before: [], after });
}

/** What stands beside the title in the calendar, in feeds and on the Dashboard. */
function describe(list: 'gazetted' | 'restricted', isCertain: boolean): string {
  const kind = list === 'gazetted' ? 'Public holiday of India' : 'Restricted holiday of India';
  return isCertain ? kind : `${kind}; may move by a day`;
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
