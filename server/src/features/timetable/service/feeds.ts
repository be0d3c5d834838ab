import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { makeFeedKey, readFeedKey } from '#platform/auth';
import { notFound, Refusal } from '#platform/errors';
import type { Input, MadeFile, ReadContext, WriteContext } from '#platform/http';
import { say } from '#platform/words';
import * as store from '../store/feeds.store.ts';

/** A phone, a tablet and a computer, with some to spare; more addresses are probably forgotten ones. */
const MOST_FEEDS = 5;

/** The private addresses of a teacher's timetable. Refuses an unknown teacher. */
export async function listTimetableFeeds(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listTimetableFeeds>,
): Promise<CallAnswer<typeof calls.listTimetableFeeds>> {
  if ((await store.findTeacher(db, school.id, params.teacherId)) === null) throw notFound();
  return (await store.listFeeds(db, school.id, params.teacherId)).map(({ id, createdAt, lastReadAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }));
}

/** Makes a private address of a teacher's timetable. Refuses a teacher who has left, and too many addresses. */
export async function addTimetableFeed(
  { db, school, admin, platform, audit }: WriteContext,
  { params: { teacherId } }: Input<typeof calls.addTimetableFeed>,
): Promise<CallAnswer<typeof calls.addTimetableFeed>> {
  const teacher = await store.findTeacher(db, school.id, teacherId);
  if (teacher === null) throw notFound();
  if (teacher.hasLeft) throw new Refusal('unprocessable', 'teacherLeft', { values: { teacher: teacher.name } });
  if ((await store.listFeeds(db, school.id, teacherId)).length >= MOST_FEEDS)
    throw new Refusal('unprocessable', 'timetableFeedsFull', { values: { teacher: teacher.name, count: MOST_FEEDS } });
  const { key, secretHash } = makeFeedKey(school.id);
  const id = await store.addTimetableFeed(db, school.id, { teacherId, secretHash, accountId: admin.id });
  audit({ entity: 'timetableFeed', entityId: teacherId, after: { feed: id } });
  return { id, url: `${platform.publicUrl}/public/timetable/${key}.ics` };
}

/** Cancels a private address. Refuses an unknown one. */
export async function removeTimetableFeed(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.removeTimetableFeed>,
): Promise<CallAnswer<typeof calls.removeTimetableFeed>> {
  const feed = await store.removeTimetableFeed(db, school.id, params.feedId);
  if (feed === null) throw notFound();
  audit({ entity: 'timetableFeed', entityId: feed.teacherId, before: { feed: feed.id } });
  return { id: feed.id };
}

/** The calendar at such an address: the teacher's periods by date. Null when the address is unknown or cancelled. */
export async function readTeacherFeed(key: string, inSchool: Parameters<MadeFile>[0]['inSchool']): Promise<string | null> {
  const known = readFeedKey(key);
  if (known === null) return null;
  const { schoolId, secretHash } = known;
  const found = await inSchool(schoolId, async (db) => {
    const teacher = await store.useFeed(db, schoolId, secretHash);
    return teacher && { name: teacher.name, lessons: await store.listFeedLessons(db, schoolId, teacher.teacherId) };
  });
  return found && writeFeed(found);
}

async function writeFeed({ name, lessons }: { name: string; lessons: store.FeedLesson[] }): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const calendar = ical({
    name: say('Timetable of {name}', { name }),
    prodId: { company: 'Shala', product: 'Timetable', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  });
  for (const { day, periodId, partId, periodName, startsAt, endsAt, place, subject, coverFor } of lessons)
    calendar.createEvent({
      // The same period of the same day keeps its entry id, whatever is taught in it.
      id: `${day}-${periodId}-${partId}@shala`,
      start: startsAt,
      end: endsAt,
      summary:
        coverFor === null
          ? say('{subject}, Class {place}', { subject, place })
          : say('Arrangement: {subject}, Class {place}', { subject, place }),
      description: coverFor ? say('{period}, for {name}', { period: periodName, name: coverFor }) : periodName,
    });
  return calendar.toString();
}
