import type * as calls from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type WriteContext } from '#platform/http';
import { listUses } from '../store/uses.store.ts';
import * as store from '../store/years.store.ts';
import { refuseIfUsed } from './refuse-if-used.ts';

/** Academic years with their terms, newest first. */
export function listYears({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listYears>> {
  return store.listYears(db, school.id);
}

/** Adds a year without students. Refuses a taken name, and days within another year. */
export async function createYear(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.createYear>,
): Promise<CallAnswer<typeof calls.createYear>> {
  requireOrder(body);
  const id = await store.insertYear(db, school.id, body);
  audit({ entity: 'academic year', entityId: id, after: body });
  return { id };
}

/** Saves a year with all its terms. The days of a year with fees or registers cannot change. Refuses to overwrite another user's change. */
export async function saveYear(
  { db, school, audit }: WriteContext,
  { params: { yearId }, body }: Input<typeof calls.saveYear>,
): Promise<CallAnswer<typeof calls.saveYear>> {
  const year = await store.lockYear(db, school.id, yearId);
  if (year === null) throw notFound();
  const terms = await store.listTerms(db, school.id, year.id);
  const { name, startsOn, endsOn, seen } = body;
  refuseStale({ ...withoutId(year), terms }, body, seen);
  for (const days of [body, ...body.terms]) requireOrder(days);
  if (year.isUsed && (year.startsOn !== startsOn || year.endsOn !== endsOn)) throw new Refusal('unprocessable', 'yearUsed');
  await store.saveYear(db, school.id, year.id, { name, startsOn, endsOn });
  if (!(await store.putTerms(db, school.id, year.id, body.terms))) throw notFound();
  audit({
    entity: 'academic year',
    entityId: year.id,
    before: { ...withoutId(year), terms: terms.map(withoutId) },
    after: { name, startsOn, endsOn, terms: body.terms.map(withoutId) },
  });
  return {};
}

/** Makes another year the current one. Refuses a year without enrolments while the school has students. */
export async function makeYearCurrent(
  { db, school, audit }: WriteContext,
  { params: { yearId } }: Input<typeof calls.makeYearCurrent>,
): Promise<CallAnswer<typeof calls.makeYearCurrent>> {
  const year = await store.lockYear(db, school.id, yearId);
  if (year === null) throw notFound();
  if (year.isCurrent) throw new Refusal('conflict', 'yearIsCurrent');
  const { inYear, inSchool } = await store.countPlaces(db, school.id, year.id);
  if (inYear === 0 && inSchool > 0) throw new Refusal('unprocessable', 'yearEmpty');
  await store.setCurrentYear(db, school.id, year.id);
  audit({ entity: 'academic year', entityId: year.id, before: { isCurrent: false }, after: { isCurrent: true } });
  return {};
}

/** Deletes a year that has no data except its terms. */
export async function removeYear(
  { db, school, audit }: WriteContext,
  { params: { yearId } }: Input<typeof calls.removeYear>,
): Promise<CallAnswer<typeof calls.removeYear>> {
  const year = await store.lockYear(db, school.id, yearId);
  if (year === null) throw notFound();
  if (year.isCurrent) throw new Refusal('conflict', 'yearIsCurrent');
  const uses = await listUses(db, { schoolId: school.id, table: 'academic_years', ids: [year.id], besides: ['terms'] });
  refuseIfUsed(year.name, uses);
  await store.removeYear(db, school.id, year.id);
  audit({ entity: 'academic year', entityId: year.id, before: { name: year.name, startsOn: year.startsOn, endsOn: year.endsOn } });
  return {};
}

function requireOrder({ startsOn, endsOn }: { startsOn: string; endsOn: string }): void {
  if (startsOn >= endsOn) throw new Refusal('invalid', 'badInput', { fields: { endsOn: fieldSentence('afterStart', {}) } });
}

function withoutId({ name, startsOn, endsOn }: { name: string; startsOn: string; endsOn: string }) {
  return { name, startsOn, endsOn };
}
