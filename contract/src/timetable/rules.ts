import { z } from 'zod/mini';
import { defineCall, id, optionalText, text } from '../shared/index.ts';

const words = z.string();
const maybe = z.nullable(words);
const most = z.int().check(z.gte(0), z.lte(24));
const day = z.int().check(z.gte(1), z.lte(6));
/** A slot of the week: the day from 1 (Monday) to 6, and the period. */
const place = z.tuple([day, id]);
const places = z.array(place).check(z.maxLength(200));
const list = <T extends z.core.$ZodType>(row: T, most: number) => z._default(z.array(row).check(z.maxLength(most)), []);
/** The kind of a room, such as Laboratory; blank for none. */
const kind = optionalText(40);

const limits = {
  mostADay: most,
  mostInRow: most,
  /** Vacant periods between two lessons of a day; the generator keeps to it as far as possible. */
  mostVacant: z._default(most, 0),
};
const PARTS_OF_DAY = ['any', 'early', 'late'] as const;
const shape = {
  /** How many of its periods a week are doubles (or triples). */
  longCount: z.int().check(z.gte(0), z.lte(12)),
  longLength: z.union([z.literal(2), z.literal(3)]),
  onceADay: z.boolean(),
  /** Only in the first or the second half of the day. */
  partOfDay: z.enum(PARTS_OF_DAY),
};

const room = z.strictObject({ id: z.optional(id), name: text(60), kind, away: places });
const teacher = z.strictObject({ teacherId: id, ...limits, away: places });
const subject = z.strictObject({
  ...{ subjectId: id, ...shape, roomId: z.nullable(id), roomKind: kind },
  /** Only the double periods need the room; single periods are in the classroom. */
  roomForDoubles: z.optional(z.boolean()),
});
const sectionSubject = z.strictObject({
  sectionId: id,
  subjectId: id,
  teacherId: z.nullable(id),
  periodsPerWeek: z.nullable(z.int().check(z.gte(0), z.lte(48))),
});
const closure = z.strictObject({ id: z.optional(id), name: text(60), classIds: z.array(id).check(z.maxLength(100)), away: places });
const fixed = z.strictObject({ sectionId: id, day, periodId: id, subjectId: z.nullable(id) });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const bellTime = z.strictObject({ periodId: id, startsAt: time, endsAt: time });
/** Period times of some classes (none: all), on some days (none: all). Periods that are not named have the times of the school. */
const bell = z.strictObject({
  id: z.optional(id),
  name: text(60),
  classIds: z.array(id).check(z.maxLength(100)),
  days: z.array(day).check(z.maxLength(6)),
  periods: z.array(bellTime).check(z.minLength(1), z.maxLength(24)),
});
const member = z.strictObject({ sectionId: id, subjectId: id });
const splitGroup = z.strictObject({
  id: z.optional(id),
  name: text(60),
  teacherId: z.nullable(id),
  members: z.array(member).check(z.minLength(1), z.maxLength(40)),
});
/** Classes taught in groups, or combined, in the same periods: each group has one teacher and one subject of each of its classes. */
const split = z.strictObject({
  id: z.optional(id),
  name: text(60),
  periodsPerWeek: z.int().check(z.gte(1), z.lte(48)),
  groups: z.array(splitGroup).check(z.minLength(1), z.maxLength(12)),
});

const read = {
  rooms: z.array(z.object({ id: words, name: words, kind: words, away: places })),
  teachers: z.array(z.object(teacher.shape)),
  subjects: z.array(z.object({ ...subject.shape, roomKind: words })),
  sectionSubjects: z.array(z.object({ sectionId: words, subjectId: words, teacherId: maybe, periodsPerWeek: z.nullable(z.int()) })),
  closures: z.array(z.object({ id: words, name: words, classIds: z.array(words), away: places })),
  bells: z.array(
    z.object({
      id: words,
      name: words,
      classIds: z.array(words),
      days: z.array(z.int()),
      periods: z.array(z.object({ periodId: words, startsAt: words, endsAt: words })),
    }),
  ),
  fixed: z.array(z.object({ sectionId: words, day: z.int(), periodId: words, subjectId: words })),
  splits: z.array(
    z.object({
      id: words,
      name: words,
      periodsPerWeek: z.int(),
      groups: z.array(
        z.object({
          id: words,
          name: words,
          teacherId: maybe,
          members: z.array(z.object({ sectionId: words, subjectId: words })),
        }),
      ),
    }),
  ),
};
export type TimetablePlace = z.infer<typeof place>;

/** The rules of the timetable, besides periods a week and teachers. Empty lists mean that the school has none. */
export const getTimetableRules = defineCall({
  name: 'getTimetableRules',
  method: 'GET',
  path: '/admin/timetable/rules',
  summary: 'The rules of the timetable',
  answer: z.object({ classTeacherFirst: z.boolean(), ...read }),
});

/**
 * Saves the given rules and leaves others unchanged. A room, closure or split without an id is new; a fixed period without a subject becomes free; a rule
 * without content (no limit, no doubles) is deleted. Refuses: nameTaken (409), bellsOverlap, bellOrder, longsTooMany, subjectOfOtherClass, splitTeacherTwice
 * and teacherLeft (422).
 */
export const saveTimetableRules = defineCall({
  name: 'saveTimetableRules',
  method: 'PUT',
  path: '/admin/timetable/rules',
  summary: 'Saves rules of the timetable',
  body: z.strictObject({
    classTeacherFirst: z.optional(z.boolean()),
    rooms: list(room, 200),
    teachers: list(teacher, 400),
    subjects: list(subject, 1000),
    sectionSubjects: list(sectionSubject, 4000),
    closures: list(closure, 100),
    bells: list(bell, 30),
    fixed: list(fixed, 2000),
    removedRoomIds: list(id, 200),
    removedClosureIds: list(id, 100),
    splits: list(split, 200),
    removedBellIds: list(id, 30),
    removedSplitIds: list(id, 200),
  }),
  answer: z.object({}),
});
