import type * as calls from '@shala/contract/identity';
import type { CallAnswer } from '@shala/contract/shared';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import { type Input, type ReadContext, refuseStale, type Signed, type SlowContext, type WriteContext } from '#platform/http';
import { isSpoken } from '#platform/words';
import * as store from '../store/profile.store.ts';
import { logoAddress } from './admin-details.ts';
import { readLogo } from './read-logo.ts';

/** The school's own profile. */
export async function getSchoolProfile(context: ReadContext): Promise<CallAnswer<typeof calls.getSchoolProfile>> {
  const profile = await store.getSchoolProfile(context.db, context.school.id);
  if (profile === null) throw notFound();
  return onWire(context, profile);
}

/**
 * Changes the given fields; the audit log keeps the old values. Refuses a logo that is no picture, a language without a catalogue, and overwriting another
 * user's change.
 */
export async function updateSchoolProfile(
  context: SlowContext,
  { body }: Input<typeof calls.updateSchoolProfile>,
): Promise<CallAnswer<typeof calls.updateSchoolProfile>> {
  if (body.parentsLanguage !== undefined && !isSpoken(body.parentsLanguage))
    throw new Refusal('invalid', 'badInput', { fields: { parentsLanguage: fieldSentence('choice', {}) } });
  // The picture is redrawn before a database connection is used.
  const picture = typeof body.logo === 'string' ? await readLogo(body.logo) : null;
  return context.inTransaction((write) => saveProfile(write, body, picture));
}

async function saveProfile(
  { db, school, admin, platform, audit, ...signed }: WriteContext,
  { logo, seen, ...fields }: Input<typeof calls.updateSchoolProfile>['body'],
  picture: Awaited<ReturnType<typeof readLogo>> | null,
): Promise<CallAnswer<typeof calls.updateSchoolProfile>> {
  const before = await store.lockProfile(db, school.id);
  if (before === null) throw notFound();
  refuseStale(before, fields, seen);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const next: store.StoredProfile = { ...before, ...given };
  if (picture !== null) next.logoFileId = await platform.files.put(db, { ...picture, schoolId: school.id, createdBy: admin.id });
  if (logo === null) next.logoFileId = null;
  await store.updateProfile(db, school.id, next);
  const changed = (Object.keys(next) as (keyof store.StoredProfile)[]).filter((field) => next[field] !== before[field]);
  const pick = (profile: store.StoredProfile) => Object.fromEntries(changed.map((field) => [field, profile[field]]));
  audit({ entity: 'school', entityId: school.id, before: pick(before), after: pick(next) });
  return onWire({ ...signed, school, admin, platform }, next);
}

function onWire(context: Signed, { logoFileId, ...profile }: store.StoredProfile) {
  return { ...profile, logoUrl: logoFileId === null ? null : logoAddress(context, logoFileId) };
}
