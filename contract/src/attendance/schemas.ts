import { z } from 'zod/mini';
import { id, isoDate, optionalText } from '../shared/index.ts';

/** Present, absent, late, half day, on leave. */
export const MARKS = ['P', 'A', 'L', 'H', 'V'] as const;
export type Mark = (typeof MARKS)[number];
/** How a mark is written in registers, on screens and on paper. */
export const MARK_LETTERS: Record<Mark, string> = { P: 'P', A: 'A', L: 'LT', H: 'HD', V: 'L' };
export const mark = z.enum(MARKS);
export const LEAVE_STATES = ['applied', 'approved', 'refused', 'withdrawn'] as const;

/** The number of people with each mark; `notMarked` have none yet. */
export const counts = z.object({
  total: z.number(),
  present: z.number(),
  absent: z.number(),
  late: z.number(),
  halfDay: z.number(),
  onLeave: z.number(),
  notMarked: z.number(),
});
export type Counts = z.infer<typeof counts>;

/** Whether a day can be marked. `why` names the holiday, or says Sunday. */
export const dayState = z.object({
  on: z.string(),
  isSchoolDay: z.boolean(),
  isFuture: z.boolean(),
  why: z.nullable(z.string()),
  /** From this time on changes need a reason. */
  locksAt: z.string(),
  isLocked: z.boolean(),
});
export const changeReason = z.optional(optionalText(300));
/** A person's mark in a request; the reason says why the person is absent or late. */
export const markEntry = z.strictObject({ id, mark, reason: z.optional(optionalText(120)) });
export const dayQuery = z.strictObject({ on: z.optional(isoDate) });
export const classQuery = z.strictObject({ on: z.optional(isoDate), classId: z.optional(id) });
/** A leave that covers a day. */
export const coveringLeave = z.nullable(
  z.object({ id: z.string(), from: z.string(), to: z.string(), isHalfDay: z.boolean(), isFromRegister: z.boolean(), reason: z.string() }),
);
/** When a register was taken and last saved, and by whom; `version` 0 means that it was not taken. */
export const registerState = z.object({
  version: z.number(),
  takenAt: z.nullable(z.string()),
  takenBy: z.string(),
  savedAt: z.nullable(z.string()),
  savedBy: z.string(),
});
export const guardian = z.nullable(z.object({ name: z.string(), relation: z.string(), phone: z.string() }));

/** Attendance %: present and late count 1, half a day 0.5, of all that are marked; null where nothing is marked. */
export function attendanceShare({ present, late, halfDay }: Pick<Counts, 'present' | 'late' | 'halfDay'>, marked: number): number | null {
  return marked === 0 ? null : (present + late + halfDay / 2) / marked;
}
