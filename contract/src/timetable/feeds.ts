import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

const text = z.string();

/** Private addresses at which a teacher's calendar program reads the periods; the addresses themselves are not stored. */
export const listTimetableFeeds = defineCall({
  name: 'listTimetableFeeds',
  method: 'GET',
  path: '/admin/timetable/teachers/{teacherId}/feeds',
  summary: 'Private calendar links of a teacher’s timetable',
  params: z.strictObject({ teacherId: id }),
  answer: z.array(z.object({ id: text, createdAt: text, lastReadAt: z.nullable(text) })),
});

/** Creates a private address, which is shown only once. Refuses timetableFeedsFull (422) and teacherLeft (422). */
export const addTimetableFeed = defineCall({
  name: 'addTimetableFeed',
  method: 'POST',
  path: '/admin/timetable/teachers/{teacherId}/feeds',
  summary: 'Makes a private calendar link of a teacher’s timetable',
  isShownOnce: true,
  params: z.strictObject({ teacherId: id }),
  answer: z.object({ id: text, url: text }),
});

export const removeTimetableFeed = defineCall({
  name: 'removeTimetableFeed',
  method: 'DELETE',
  path: '/admin/timetable/feeds/{feedId}',
  summary: 'Cancels a private calendar link of a teacher’s timetable',
  params: z.strictObject({ feedId: id }),
  answer: z.object({ id: text }),
});
