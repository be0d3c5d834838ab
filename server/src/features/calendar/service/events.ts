import type * as calls from '@shala/contract/calendar';
import type { Repeat } from '@shala/contract/calendar';
import { type CallAnswer, monthWord, yearName, yearOfDay } from '@shala/contract/shared';
import { sendNotice, withdrawNoticeIfSent } from '#features/notices';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { listOccurrences, moveAlong } from '../rules/series.ts';
import * as store from '../store/events.store.ts';
import { eventOnWire } from '../wire.ts';

type Draft = Omit<Input<typeof calls.addEvent>['body'], 'notice' | 'repeat'>;
/** The entry of a change, and its scope. */
type Meant = { eventId: string; scope: Scope; was: Draft | undefined };
type Done = CallAnswer<typeof calls.addEvent>;
const YEAR_MS = 366 * 86_400_000;
/** A date outside this range is a mistyped year. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2100-12-31'];

/** The calendar's entries between two days. */
export async function listEvents({ db, school }: ReadContext, { query }: Input<typeof calls.listEvents>) {
  if (query.from > query.to) throw new Refusal('unprocessable', 'daysReversed');
  return (await store.listEvents(db, school.id, query)).map(eventOnWire);
}

/** School days of students and working days of staff, by month. */
export async function countSchoolDays({ db, school, now }: ReadContext): Promise<CallAnswer<typeof calls.countSchoolDays>> {
  const rows = await store.countSchoolDays(db, school.id);
  const sum = (whom: 'students' | 'staff') => rows.reduce((total, row) => total + row[whom], 0);
  return {
    year: rows[0]?.year ?? yearName(yearOfDay(now.toISOString().slice(0, 10))),
    months: rows.map(({ year: _year, ...row }) => ({ ...row, month: monthWord(Number(row.startsOn.slice(5, 7))).month })),
    students: sum('students'),
    staff: sum('staff'),
  };
}

/** Adds an entry, once or repeating. Refuses days in the wrong order, an entry of more than a year, one for nobody, and a series without an end. */
export async function addEvent(context: WriteContext, { body }: Input<typeof calls.addEvent>): Promise<Done> {
  const { notice, repeat, ...draft } = body;
  const entry = checkDraft(draft);
  const days = repeat ? checkSeries(entry, repeat) : [entry];
  const seriesId = repeat ? await store.newId(context.db) : null;
  const after: store.EventRow[] = [];
  for (const { startsOn, endsOn } of days)
    after.push({ ...entry, startsOn, endsOn, id: await store.newId(context.db), holidayKey: null, seriesId });
  return change(context, { before: [], after, notice });
}

/**
 * Changes an entry and, with the scope `later`, the later ones of its series. Refuses what adding refuses, an unknown entry, and overwriting another user's
 * change.
 */
export async function changeEvent(context: WriteContext, { params, body }: Input<typeof calls.changeEvent>): Promise<Done> {
  const { notice, scope, was, ...draft } = body;
  const before = await holdFrom(context, { ...params, scope, was });
  return change(context, { before, after: applyDraft(before, checkDraft(draft)), notice });
}

/** Deletes an entry and, with the scope `later`, the later ones of its series. Refuses an unknown entry, and one that another user has changed since. */
export async function removeEvent(context: WriteContext, { params, body }: Input<typeof calls.removeEvent>): Promise<Done> {
  const { notice, scope, was } = body;
  return change(context, { before: await holdFrom(context, { ...params, scope, was }), after: [], notice });
}

/** Undoes a change and withdraws its notice. Refuses when one of its entries was changed since, or it was already undone. */
export async function undoChange(
  context: WriteContext,
  { params }: Input<typeof calls.undoChange>,
): Promise<CallAnswer<typeof calls.undoChange>> {
  const { db, school } = context;
  const change = await store.holdChange(db, school.id, params.changeId);
  if (change === null) throw notFound();
  if (change.undoneAt !== null) throw new Refusal('conflict', 'alreadyUndone');
  const ids = [...new Set([...change.before, ...change.after].map(({ id }) => id))];
  const now = await store.holdEvents(db, school.id, ids);
  for (const id of ids) {
    const present = now.find((event) => event.id === id);
    if (
      !isSame(
        present,
        change.after.find((event) => event.id === id),
      )
    )
      throw new Refusal('conflict', 'eventChanged');
  }
  await writeEvents(context, { before: change.after, after: change.before });
  await store.markUndone(db, school.id, params.changeId);
  const isNoticeWithdrawn = change.noticeId !== null && (await withdrawNoticeIfSent(context, change.noticeId));
  return { events: ids.length, isNoticeWithdrawn };
}

type Change = { before: store.EventRow[]; after: store.EventRow[]; notice?: { title: string; text: string } | undefined };

/** Changes entries, sends the notice, and stores the change so that it can be undone. */
export async function change(context: WriteContext, { before, after, notice }: Change): Promise<Done> {
  const { db, school, admin } = context;
  await writeEvents(context, { before, after });
  const [event] = after.length > 0 ? after : before;
  const audience =
    event && !event.forStudents
      ? ({ kind: 'staff' } as const)
      : event && !event.forStaff
        ? ({ kind: 'students' } as const)
        : ({ kind: 'all' } as const);
  const noticeId = notice ? (await sendNotice(context, { ...notice, audience, category: 'Holiday' })).noticeId : null;
  const changeId = await store.keepChange(db, school.id, { before, after, noticeId, accountId: admin.id });
  return { changeId, events: after.map(eventOnWire), noticeId };
}

async function writeEvents({ db, school, audit }: WriteContext, { before, after }: Pick<Change, 'before' | 'after'>): Promise<void> {
  for (const event of before)
    if (!after.some(({ id }) => id === event.id)) {
      await store.deleteEvent(db, school.id, event.id);
      audit({ entity: 'calendar_event', entityId: event.id, before: eventOnWire(event), after: null });
    }
  for (const event of after) {
    const old = before.find(({ id }) => id === event.id);
    await store.putEvent(db, school.id, event);
    audit({
      entity: 'calendar_event',
      entityId: event.id,
      ...(old ? differences(old, event) : { before: null, after: eventOnWire(event) }),
    });
  }
}

async function holdFrom({ db, school }: WriteContext, { eventId, scope, was }: Meant): Promise<store.EventRow[]> {
  const meant = await store.listFrom(db, school.id, { eventId, isLater: scope === 'later' });
  const held = await store.holdEvents(
    db,
    school.id,
    meant.map(({ id }) => id),
  );
  // In order, the named entry first; entries deleted meanwhile are missing.
  const found = meant.flatMap(({ id }) => held.filter((event) => event.id === id));
  const [first] = found;
  if (first?.id !== eventId.toLowerCase()) throw notFound();
  if (was && !isSameEntry(first, checkDraft(was))) throw new Refusal('conflict', 'eventChanged');
  return found;
}

type Scope = 'one' | 'later' | undefined;

/** Applies a change of the first entry; the later ones move with it. */
export function applyDraft(before: readonly store.EventRow[], draft: ReturnType<typeof checkDraft>): store.EventRow[] {
  return before.map((event, place) =>
    place === 0 ? { ...event, ...draft } : { ...event, ...draft, ...moveAlong(event, { from: before[0] as store.EventRow, to: draft }) },
  );
}

/** The days of a series. Refuses one of more than a year, one with a single entry, and one whose entries overlap. */
export function checkSeries(entry: { startsOn: string; endsOn: string }, repeat: Repeat) {
  if (Date.parse(repeat.until) - Date.parse(entry.startsOn) > YEAR_MS) throw new Refusal('unprocessable', 'longSeries');
  const days = listOccurrences(entry, repeat);
  const [, second] = days;
  if (second === undefined) throw new Refusal('unprocessable', 'repeatsOnce');
  if (second.startsOn <= entry.endsOn) throw new Refusal('unprocessable', 'longRepeat');
  return days;
}

/** A person's input as a complete entry. */
export function checkDraft({
  kind,
  title,
  description = '',
  startsOn,
  endsOn,
  forStudents = true,
  forStaff = true,
  isTentative = false,
}: Draft) {
  if (startsOn < FIRST_DAY || endsOn > LAST_DAY) throw new Refusal('unprocessable', 'farDay');
  if (endsOn < startsOn) throw new Refusal('unprocessable', 'daysReversed');
  if (Date.parse(endsOn) - Date.parse(startsOn) > YEAR_MS) throw new Refusal('unprocessable', 'longEvent');
  if (!forStudents && !forStaff) throw new Refusal('unprocessable', 'forNobody');
  return { kind, title, description, startsOn, endsOn, forStudents, forStaff, isTentative };
}

const FIELDS = ['kind', 'title', 'description', 'startsOn', 'endsOn', 'forStudents', 'forStaff', 'isTentative'] as const;

function isSame(one: store.EventRow | undefined, other: store.EventRow | undefined): boolean {
  if (!one || !other) return one === other;
  return isSameEntry(one, other);
}

function isSameEntry(one: ReturnType<typeof checkDraft>, other: ReturnType<typeof checkDraft>): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

function differences(one: store.EventRow, other: store.EventRow) {
  const changed = FIELDS.filter((field) => one[field] !== other[field]);
  const pick = (event: store.EventRow) => Object.fromEntries(changed.map((field) => [field, event[field]]));
  return { before: pick(one), after: pick(other) };
}
