import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText } from '../shared/index.ts';
import { contradiction } from './generator/contradiction.ts';
import { lessonChange, lessonsChanged } from './schemas.ts';

const text = z.string();

/** Counts of the faults of a timetable, without their weights; `total` includes the weights. */
const score = z.object({
  ...{ total: z.int(), lateCore: z.int(), teacherGap: z.int(), repeatSameDay: z.int(), longRun: z.int() },
  /** Vacant periods beyond the limits of teachers. */
  gapsBeyond: z.int(),
});
/** The teachers with the most faults in their week, the worst first. */
const burden = z.object({ teacherId: text, gaps: z.int(), longRuns: z.int(), lateCore: z.int() });
const quality = z.object({ lessons: z.int(), score, teachers: z.array(burden) });
export type TimetableQuality = z.infer<typeof quality>;

/** Lessons that have no timetable together. */
const conflict = z.object({
  lessons: z.array(z.object({ sectionId: text, subjectId: text, teacherId: z.nullable(text), periods: z.int() })),
  /** True when the remaining lessons have a timetable without any one of them; false when the time was over before this was shown for each. */
  isSmallest: z.boolean(),
});
export type TimetableConflict = z.infer<typeof conflict>;

const DRAFT_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
const draft = z.object({
  id: text,
  number: z.int(),
  /** A name given by a user; empty until then. */
  name: text,
  /** `kept` is a former timetable that was replaced; `imported` one that was read from a file. */
  origin: z.enum(['generated', 'kept', 'imported']),
  state: z.enum(DRAFT_STATES),
  done: z.number(),
  createdAt: text,
  appliedAt: z.nullable(text),
  quality,
  /** Unplaced lessons: how many of a subject in a section, and who is busy in most of their possible slots. */
  unplaced: z.array(z.object({ sectionId: text, subjectId: text, count: z.int(), blockers: z.array(text) })),
  /** Null when no conflict was looked for, or none was proved. */
  conflict: z.nullable(conflict),
  /** How many lessons were locked when it was started. */
  locked: z.int(),
});
export type TimetableDraft = z.infer<typeof draft>;

/**
 * Whether a timetable is possible with the school's subjects and teachers: each contradiction of a single teacher, section or lesson, with the edits that would
 * remove it. Groups are sections; a lesson is `section subject`.
 */
export const testTimetable = defineCall({
  name: 'testTimetable',
  method: 'GET',
  path: '/admin/timetable/test',
  summary: 'Tests whether a timetable can be made',
  answer: z.object({
    sections: z.int(),
    lessons: z.int(),
    /** The number of lessons of subjects without a listed teacher. */
    withoutTeacher: z.int(),
    problems: z.array(text),
    contradictions: z.array(contradiction),
    /** Pairs of subjects of a section that no student takes both of and that are not taught in groups: languages, options. */
    alternatives: z.array(z.object({ sectionId: text, one: text, other: text })),
  }),
});

export const listTimetableDrafts = defineCall({
  name: 'listTimetableDrafts',
  method: 'GET',
  path: '/admin/timetable/drafts',
  summary: 'The drafts of the timetable, and the quality of the one in force',
  answer: z.object({ inForce: quality, drafts: z.array(draft) }),
});

/**
 * Starts to generate `count` timetables in the background with different seeds, one after the other. Locked lessons stay: those of the draft `from`, otherwise
 * those of the present timetable. Refuses draftsFull, draftRunning (409) and nothingToGenerate (422).
 */
export const startTimetableDraft = defineCall({
  name: 'startTimetableDraft',
  method: 'POST',
  path: '/admin/timetable/drafts',
  summary: 'Generates a draft of the timetable',
  body: z.strictObject({
    seconds: z._default(z.int().check(z.minimum(1), z.maximum(300)), 20),
    count: z._default(z.int().check(z.minimum(1), z.maximum(5)), 1),
    from: z.optional(id),
  }),
  answer: z.object({ id: text, ids: z.array(text) }),
});

const params = z.strictObject({ draftId: id });

/** The lessons of a draft as rows of [section, day, period, subject, teacher, room, group], indexes into the lists of `getTimetable`. */
export const getTimetableDraft = defineCall({
  name: 'getTimetableDraft',
  method: 'GET',
  path: '/admin/timetable/drafts/{draftId}',
  summary: 'A draft of the timetable',
  params,
  answer: z.object({ number: z.int(), lessons: z.array(z.array(z.int())) }),
});

/** Names a draft; an empty text removes the name. */
export const renameTimetableDraft = defineCall({
  name: 'renameTimetableDraft',
  method: 'PATCH',
  path: '/admin/timetable/drafts/{draftId}',
  summary: 'Names a draft of the timetable',
  params,
  body: z.strictObject({ name: optionalText(60) }),
  answer: z.object({}),
});

/**
 * Sets several lessons of a draft in one step, as a repair needs and its undo. All are saved or none. Refuses draftRunning, slotChanged when a slot differs from
 * `was`, teacherTwice, splitInPlace and lessonLocked (409).
 */
export const changeTimetableDraft = defineCall({
  name: 'changeTimetableDraft',
  method: 'PUT',
  path: '/admin/timetable/drafts/{draftId}/lessons',
  summary: 'Sets several lessons of a draft together',
  params,
  body: z.strictObject({ lessons: z.array(lessonChange).check(z.minLength(1), z.maxLength(400)) }),
  answer: lessonsChanged,
});

const compared = z.object({
  lessons: z.int(),
  score,
  /** All teachers with at least one fault. */
  teachers: z.array(burden),
  /** Lessons with another slot or teacher than in the present timetable. */
  changed: z.int(),
});

/** Scores by rule and by teacher of the present timetable and of all drafts with lessons. */
export const compareTimetables = defineCall({
  name: 'compareTimetables',
  method: 'GET',
  path: '/admin/timetable/comparison',
  summary: 'Compares the drafts of the timetable with each other and with the one in force',
  answer: z.object({ inForce: compared, drafts: z.array(z.object({ id: text, ...compared.shape })) }),
});
export type ComparedTimetable = z.infer<typeof compared>;

/** Stops the search; its result so far stays. A draft that is not running stays unchanged. */
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
 * Uses a draft as the timetable from a day on (default today), until the next planned timetable. The timetable that it replaces is kept as a draft; using that
 * one is the undo. A timetable planned for the same day is withdrawn. Teachers who have left are removed. Refuses draftRunning and coverBusy (409), draftEmpty,
 * versionInPast, versionTooFar and noSchoolDay (422).
 */
export const applyTimetableDraft = defineCall({
  name: 'applyTimetableDraft',
  method: 'POST',
  path: '/admin/timetable/drafts/{draftId}/apply',
  summary: 'Uses a draft as the timetable of the school from a day',
  params,
  body: z.strictObject({ from: z.optional(isoDate) }),
  answer: z.object({ lessons: z.int(), from: text, keptId: z.nullable(text) }),
});
