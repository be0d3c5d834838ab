import type { CallAnswer } from '@shala/contract/shared';
import type { DayName, getTimetable, getTimetableLimits, Lesson } from '@shala/contract/timetable';

export type Limits = CallAnswer<typeof getTimetableLimits>;
export type BoardPeriod = CallAnswer<typeof getTimetable>['periods'][number];
/** A lesson in its place. */
export type BoardLesson = Lesson & { subjectId: string; roomId?: string; groupId?: string };
export type Place = { sectionId: string; day: DayName; periodId: string };

/** One text for a place of a section's week. */
export function placeKey({ sectionId, day, periodId }: Place): string {
  return `${sectionId} ${day} ${periodId}`;
}

/** How many periods these lessons are: what is taught in groups at the same time counts once for their class, and for their teacher. */
export function countPeriods(lessons: readonly BoardLesson[]): number {
  return new Set(lessons.map(({ day, periodId }) => `${day} ${periodId}`)).size;
}
