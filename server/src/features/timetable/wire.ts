import { SCHOOL_DAYS } from '@shala/contract/shared';
import type { Bell, DayName, Lesson } from '@shala/contract/timetable';
import type { Placed } from './store/placing.store.ts';

/** A weekday of the API as a number: Monday is 1. */
export function dayNumber(day: DayName): number {
  return SCHOOL_DAYS.indexOf(day) + 1;
}

/** The name of weekday 1 (Monday) to 6. */
export function dayName(number: number): DayName {
  return SCHOOL_DAYS[number - 1] ?? 'Monday';
}

/** Minutes after midnight as `08:40`. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Minutes after midnight of `08:40`. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

export function bellOnWire({ periods, ...bell }: Bell<number>): Bell<string> {
  return {
    ...bell,
    periods: periods.map(({ periodId, startsAt, endsAt }) => ({ periodId, startsAt: clock(startsAt), endsAt: clock(endsAt) })),
  };
}

export function lessonOnWire({ sectionId, day, periodId, subjectId, teacherId }: Placed): Lesson {
  return { sectionId, day: dayName(day), periodId, subjectId, teacherId };
}
