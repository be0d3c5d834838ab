import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { listDueDates } from '#features/finance';
import { findParentsLanguage } from '#features/identity';
import { countAudience } from '#features/notices';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { inLanguage } from '#platform/words';
import { holidayNotice } from '../rules/calendar-impact-text.ts';
import * as store from '../store/calendar-impact.store.ts';
import * as events from '../store/events.store.ts';
import { eventOnWire } from '../wire.ts';
import { applyDraft, checkDraft, checkSeries } from './events.ts';

type Answer = CallAnswer<typeof calls.previewChange>;

/** The effects of a change: `draft` alone adds, `eventId` alone deletes, both change; `repeat` and `scope` as in the calls that save. Nothing is written. */
export async function previewChange(context: ReadContext, { body }: Input<typeof calls.previewChange>): Promise<Answer> {
  return calendarImpactOf(context, await readChange(context, body));
}

type Plan = { before: events.EventRow[]; after: Entry[]; entry: Entry };

/** The effects of changing `before` into `after`; the notice is about `entry`. */
export async function calendarImpactOf(context: ReadContext, { before, after, entry }: Plan): Promise<Answer> {
  const isHoliday = ({ kind }: { kind: string }) => kind === 'holiday';
  const holidays = after.filter(isHoliday);
  const changed = { gone: before.map(({ id }) => id), after: holidays };
  const days = before.some(isHoliday) || holidays.length > 0 ? await compare(context, { ranges: [...before, ...holidays], changed }) : [];
  const pick = (fits: (day: store.Day) => boolean) => days.filter(fits).map(({ day }) => day);
  const lost = pick((day) => day.studentsBefore && !day.studentsAfter);
  const won = pick((day) => !day.studentsBefore && day.studentsAfter);
  const staff = { lost: pick((day) => day.staffBefore && !day.staffAfter), won: pick((day) => !day.staffBefore && day.staffAfter) };
  const touched = await readTouched(context, { lost, won });
  const years = await countYears(context, { lost, won, staff });
  const isRemoved = after.length === 0 || (before.some(isHoliday) && holidays.length === 0);
  const [next] = holidays;
  const nextDay = next ? await store.nextSchoolDay(context.db, context.school.id, { behind: next.endsOn, ...changed }) : null;
  const audience = { kind: !entry.forStudents ? 'staff' : !entry.forStaff ? 'students' : 'all' } as const;
  const [collisions, reached, language] = await Promise.all([
    listCollisions(context, after, changed.gone),
    countAudience(context, audience),
    findParentsLanguage(context.db, context.school.id),
  ]);
  const occurrences = (after.length > 0 ? after : before).map(({ startsOn, endsOn }) => ({ startsOn, endsOn }));
  return {
    lostDays: lost,
    wonDays: won,
    staffLostDays: staff.lost,
    staffWonDays: staff.won,
    ...years,
    ...touched,
    occurrences,
    dueDates: await listDue(context, { lost, changed }),
    collisions,
    notice: { ...inLanguage(language, () => holidayNotice(entry, { isRemoved, nextDay, days: occurrences })), recipients: reached },
  };
}

type Range = Pick<events.EventRow, 'startsOn' | 'endsOn' | 'forStudents' | 'forStaff'>;
type Entry = Range & { kind: string; title: string };

/** The entries to be deleted or changed, and their replacements. Refuses an unknown entry, and a request without a change. */
async function readChange(
  { db, school }: ReadContext,
  { eventId, draft, repeat, scope }: Input<typeof calls.previewChange>['body'],
): Promise<Plan> {
  const before = eventId === undefined ? [] : await events.listFrom(db, school.id, { eventId, isLater: scope === 'later' });
  if (eventId !== undefined && before.length === 0) throw notFound();
  const entered = draft === undefined ? null : checkDraft(draft);
  const entry: Entry | undefined = entered ?? before[0];
  if (entry === undefined)
    throw new Refusal('invalid', 'badInput', { fields: { draft: 'Select an entry, or enter what is to be added.' } });
  if (entered === null) return { before, after: [], entry };
  const after: Entry[] =
    before.length > 0
      ? applyDraft(before, entered)
      : (repeat ? checkSeries(entered, repeat) : [entered]).map((days) => ({ ...entered, ...days }));
  return { before, after, entry };
}

function compare(
  { db, school }: ReadContext,
  { ranges, changed }: { ranges: readonly Range[]; changed: store.Changed },
): Promise<store.Day[]> {
  const from = ranges.map(({ startsOn }) => startsOn).sort()[0] as string;
  const to = ranges
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1) as string;
  return store.compareDays(db, school.id, { from, to, ...changed });
}

async function readTouched({ db, school }: ReadContext, { lost, won }: { lost: string[]; won: string[] }) {
  const [periods, papers, registers, leaves] = await Promise.all([
    store.countPeriods(db, school.id, { lost, won }),
    store.listPapers(db, school.id, lost),
    store.listRegisters(db, school.id, lost),
    store.countLeaves(db, school.id, lost),
  ]);
  return { periods, papers, registers, leaves };
}

type Both = { lost: string[]; won: string[] };

/** School days of the current year before and after, the base of attendance percentages. */
async function countYears({ db, school }: ReadContext, { lost, won, staff }: Both & { staff: Both }) {
  const year = await store.countYear(db, school.id);
  const inYear = new Set((await store.withinYear(db, school.id, [...lost, ...won, ...staff.lost, ...staff.won])).map(({ day }) => day));
  const count = (days: string[]) => days.filter((day) => inYear.has(day)).length;
  return {
    schoolDays: { before: year.students, after: year.students - count(lost) + count(won) },
    workingDays: { before: year.staff, after: year.staff - count(staff.lost) + count(staff.won) },
  };
}

/** Other entries on any of the days. */
async function listCollisions({ db, school }: ReadContext, after: readonly Entry[], gone: readonly string[]) {
  const [first] = after;
  if (!first) return [];
  const to = after
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1) as string;
  const rows = await events.listEvents(db, school.id, { from: first.startsOn, to });
  const meets = (row: events.EventRow) => after.some(({ startsOn, endsOn }) => row.startsOn <= endsOn && row.endsOn >= startsOn);
  return rows.filter((row) => !gone.includes(row.id) && meets(row)).map(eventOnWire);
}

/** Months with a due date on a lost school day. All months have the same due day, so the date does not change; families may get an extension. */
async function listDue(context: ReadContext, { lost, changed }: { lost: string[]; changed: store.Changed }) {
  const { db, school } = context;
  const due = (await listDueDates(db, school.id)).filter(({ dueOn }) => lost.includes(dueOn));
  return Promise.all(
    due.map(async (month) => ({ ...month, nextSchoolDay: await store.nextSchoolDay(db, school.id, { behind: month.dueOn, ...changed }) })),
  );
}
