import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { makeFeedKey, readFeedKey } from '#platform/auth';
import { notFound, Refusal } from '#platform/errors';
import type { Input, MadeFile, ReadContext, WriteContext } from '#platform/http';
import { findYearSpan } from '../store/events.store.ts';
import * as store from '../store/feeds.store.ts';
import { makeCalendarText } from './ical.ts';

const MOST_FEEDS = 20;
const GOOD_FOR_SECONDS = 10 * 60;

/** The private addresses in use; the addresses themselves are not stored. */
export async function listFeeds({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listFeeds>> {
  return (await store.listFeeds(db, school.id)).map(({ id, name, createdAt, lastReadAt }) => ({
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }));
}

/** Makes a private address. Refuses more than the limit. */
export async function addFeed(
  { db, school, admin, platform, audit }: WriteContext,
  { body }: Input<typeof calls.addFeed>,
): Promise<CallAnswer<typeof calls.addFeed>> {
  if ((await store.listFeeds(db, school.id)).length >= MOST_FEEDS)
    throw new Refusal('unprocessable', 'tooManyFeeds', { values: { count: MOST_FEEDS } });
  const { key, secretHash } = makeFeedKey(school.id);
  const id = await store.addFeed(db, school.id, { name: body.name, secretHash, accountId: admin.id });
  audit({ entity: 'calendar_feed', entityId: id, before: null, after: { name: body.name } });
  return { _id: id, url: `${platform.publicUrl}/public/calendar/${key}.ics` };
}

/** Cancels a private address. Refuses an unknown one. */
export async function removeFeed(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeFeed>,
): Promise<CallAnswer<typeof calls.removeFeed>> {
  const feed = await store.removeFeed(db, school.id, params.feedId);
  if (feed === null) throw notFound();
  audit({ entity: 'calendar_feed', entityId: feed.id, before: { name: feed.name }, after: null });
  return { _id: feed.id };
}

/** A short-lived address that downloads the current year. */
export async function exportCalendar({ platform, school, now, db }: ReadContext): Promise<CallAnswer<typeof calls.exportCalendar>> {
  if ((await findYearSpan(db, school.id)) === null) throw notFound();
  return { url: platform.authority.fileAddress(school.id, 'calendar-year', Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS) };
}

/** The file behind that address. */
export const makeCalendarFile: MadeFile = async ({ name, schoolId, inSchool }) => {
  if (name !== 'calendar-year') throw notFound();
  return inSchool(schoolId, async (db) => {
    const year = await findYearSpan(db, schoolId);
    if (year === null) throw notFound();
    const text = await makeCalendarText(db, schoolId, year);
    return { bytes: Buffer.from(text), mediaType: 'text/calendar; charset=utf-8', name: `Calendar ${year.name}.ics`, isInline: false };
  });
};

type InSchool = Parameters<MadeFile>[0]['inSchool'];

/** The calendar at a private address, from a year ago on. Null when the address is unknown or cancelled. */
export async function readFeed(key: string, { inSchool, now }: { inSchool: InSchool; now: Date }): Promise<string | null> {
  const known = readFeedKey(key);
  if (known === null) return null;
  const { schoolId, secretHash } = known;
  return inSchool(schoolId, async (db) => {
    if ((await store.useFeed(db, schoolId, secretHash)) === null) return null;
    const year = now.getUTCFullYear();
    return makeCalendarText(db, schoolId, { from: `${year - 1}-01-01`, to: `${year + 2}-12-31` });
  });
}
