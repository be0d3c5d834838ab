import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import { contradiction } from './generator/contradiction.ts';

const text = z.string();

/** Counts of what makes a timetable worse, without their weights; `total` has them. */
const score = z.object({ total: z.int(), lateCore: z.int(), teacherGap: z.int(), repeatSameDay: z.int(), longRun: z.int() });
/** The teachers with the hardest weeks, the hardest first. */
const burden = z.object({ teacherId: text, gaps: z.int(), longRuns: z.int(), lateCore: z.int() });
const quality = z.object({ lessons: z.int(), score, teachers: z.array(burden) });
export type TimetableQuality = z.infer<typeof quality>;

const DRAFT_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
const draft = z.object({
  id: text,
  number: z.int(),
  /** `kept` is a timetable that was in force until another one took its place. */
  origin: z.enum(['generated', 'kept']),
  state: z.enum(DRAFT_STATES),
  done: z.number(),
  createdAt: text,
  appliedAt: z.nullable(text),
  quality,
  /** Lessons without a place: how many of a subject in a section, and who is busy in most of their places. */
  unplaced: z.array(z.object({ sectionId: text, subjectId: text, count: z.int(), blockers: z.array(text) })),
});
export type TimetableDraft = z.infer<typeof draft>;

/**
 * Whether a timetable can be made of the school's subjects and teachers: each contradiction of one teacher, section or lesson alone with the
 * edits that would mend it. Groups are sections; a lesson is `section subject`.
 */
export const testTimetable = defineCall({
  name: 'testTimetable',
  method: 'GET',
  path: '/admin/timetable/test',
  summary: 'Tests whether a timetable can be made',
  answer: z.object({
    sections: z.int(),
    lessons: z.int(),
    /** Lessons of subjects for which no teacher is listed. */
    withoutTeacher: z.int(),
    problems: z.array(text),
    contradictions: z.array(contradiction),
  }),
});

export const listTimetableDrafts = defineCall({
  name: 'listTimetableDrafts',
  method: 'GET',
  path: '/admin/timetable/drafts',
  summary: 'The drafts of the timetable, and the quality of the one in force',
  answer: z.object({ inForce: quality, drafts: z.array(draft) }),
});

/** Begins to make a timetable in the background. Refuses draftsFull, draftRunning (409) and nothingToGenerate (422). */
export const startTimetableDraft = defineCall({
  name: 'startTimetableDraft',
  method: 'POST',
  path: '/admin/timetable/drafts',
  summary: 'Generates a draft of the timetable',
  body: z.strictObject({ seconds: z._default(z.int().check(z.minimum(1), z.maximum(300)), 20) }),
  answer: z.object({ id: text }),
});

const params = z.strictObject({ draftId: id });

/** The lessons of a draft as rows of [section, day, period, subject, teacher], places in the lists of `getTimetable`. */
export const getTimetableDraft = defineCall({
  name: 'getTimetableDraft',
  method: 'GET',
  path: '/admin/timetable/drafts/{draftId}',
  summary: 'A draft of the timetable',
  params,
  answer: z.object({ number: z.int(), lessons: z.array(z.array(z.int())) }),
});

/** Ends the search; what was found so far stays. A draft that is not running stays as it is. */
export const stopTimetableDraft = defineCall({
  name: 'stopTimetableDraft',
  method: 'POST',
  path: '/admin/timetable/drafts/{draftId}/stop',
  summary: 'Stops the generation of a draft',
  params,
  answer: z.object({}),
});

export const deleteTimetableDraft = defineCall({
  name: 'deleteTimetableDraft',
  method: 'DELETE',
  path: '/admin/timetable/drafts/{draftId}',
  summary: 'Deletes a draft of the timetable',
  params,
  answer: z.object({}),
});

/**
 * Puts a draft in force from a day on (today), until the next planned timetable. What was to hold from that very day, or holds today, is kept as
 * a draft itself: putting that in force is the undo; a planned timetable is withdrawn. A teacher who has left is taken out. Refuses draftRunning
 * and coverBusy (409), draftEmpty, versionInPast, versionTooFar and noSchoolDay (422).
 */
export const applyTimetableDraft = defineCall({
  name: 'applyTimetableDraft',
  method: 'POST',
  path: '/admin/timetable/drafts/{draftId}/apply',
  summary: 'Puts a draft of the timetable in force',
  params,
  body: z.strictObject({ from: z.optional(isoDate) }),
  answer: z.object({ lessons: z.int(), from: text, keptId: z.nullable(text) }),
});
