import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type WriteContext } from '#platform/http';
import { listInWords } from '#platform/words';
import * as store from '../store/periods.store.ts';
import { listUses } from '../store/uses.store.ts';
import { refuseIfUsed } from './refuse-if-used.ts';

/** The periods of the day with their times, in order. */
export async function getSchoolPeriods({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getSchoolPeriods>> {
  return (await store.getSchoolPeriods(db, school.id)).map(onWire);
}

/** Sets the whole day at once, in order of time. Refuses overlaps, equal names, deleting a period that is used, and overwriting another user's change. */
export async function saveSchoolPeriods(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.saveSchoolPeriods>,
): Promise<CallAnswer<typeof calls.saveSchoolPeriods>> {
  const before = await store.lockPeriods(db, school.id);
  const lines = recognised(body.periods, before.map(lineOf));
  refuseStale({ periods: before.map(lineOf) }, { periods: lines }, body.seen);
  const wanted = lines.map(({ id, name, startsAt, endsAt }) => ({
    id,
    name,
    startsAtMinute: minuteOf(startsAt),
    endsAtMinute: minuteOf(endsAt),
  }));
  for (const [place, period] of body.periods.entries())
    if (period.startsAt >= period.endsAt)
      throw new Refusal('invalid', 'badInput', { fields: { [`periods.${place}.endsAt`]: fieldSentence('laterTime', {}) } });
  for (const [place, period] of wanted.entries())
    if (place > 0 && period.startsAtMinute < (wanted[place - 1]?.endsAtMinute ?? 0)) throw new Refusal('conflict', 'periodsOverlap');
  if (new Set(wanted.map(({ name }) => name.toLowerCase())).size < wanted.length) throw new Refusal('conflict', 'nameTaken');
  const known = new Set(before.map(({ id }) => id));
  const kept = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) throw notFound();
  const removed = before.filter(({ id }) => !kept.includes(id));
  const gone = removed.map(({ id }) => id);
  const uses = await listUses(db, { schoolId: school.id, table: 'periods', ids: gone });
  refuseIfUsed(listInWords(removed.map(({ name }) => name)), uses);
  await store.saveSchoolPeriods(db, school.id, { gone, wanted });
  audit({ entity: 'periods of the day', before: { periods: before.map(describe) }, after: { periods: wanted.map(describe) } });
  return {};
}

type Line = { id?: string | undefined; name: string; startsAt: string; endsAt: string };

/**
 * The lines in order of time. A new period that is saved twice has no id the second time either: a line equal to an existing period is that period, and not a
 * new one.
 */
function recognised(lines: readonly Line[], present: readonly ReturnType<typeof lineOf>[]): Line[] {
  const named = new Set(lines.map(({ id }) => id?.toLowerCase()));
  const isSame = (one: Line, other: Line) => one.name === other.name && one.startsAt === other.startsAt && one.endsAt === other.endsAt;
  return lines
    .map(({ id, name, startsAt, endsAt }) => {
      const line = { name, startsAt, endsAt };
      return { id: id?.toLowerCase() ?? present.find((period) => !named.has(period.id) && isSame(period, line))?.id, ...line };
    })
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

type Period = { name: string; startsAtMinute: number; endsAtMinute: number };

function onWire(period: Period & { id: string; lessons: number }) {
  return { ...lineOf(period), lessons: period.lessons };
}

function lineOf({ id, name, startsAtMinute, endsAtMinute }: Period & { id: string }) {
  return { id, name, startsAt: clockOf(startsAtMinute), endsAt: clockOf(endsAtMinute) };
}

function describe({ name, startsAtMinute, endsAtMinute }: Period): string {
  return `${name} ${clockOf(startsAtMinute)}–${clockOf(endsAtMinute)}`;
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
