import type { CallAnswer } from '@shala/contract/shared';
import type { DayName, getTimetable, Lesson } from '@shala/contract/timetable';

export type BoardPeriod = CallAnswer<typeof getTimetable>['periods'][number];
/** A lesson in its place. */
export type BoardLesson = Lesson & { subjectId: string; roomId?: string };
export type Place = { sectionId: string; day: DayName; periodId: string };

/** One text for a place of a section's week. */
export function placeKey({ sectionId, day, periodId }: Place): string {
  return `${sectionId} ${day} ${periodId}`;
}
