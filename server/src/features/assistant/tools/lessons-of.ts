import type { CallAnswer } from '@shala/contract/shared';
import type { getTimetable } from '@shala/contract/timetable';

export type Timetable = CallAnswer<typeof getTimetable>;
/** A lesson of the week; `day` counts from 1, `period` is its place in the day. */
export type Lesson = {
  section: Timetable['sections'][number];
  day: number;
  period: number;
  subject: string;
  subjectId: string | undefined;
  teacher: Timetable['teachers'][number] | undefined;
};

/** The school's week, lesson by lesson. */
export function lessonsOf({ lessons, sections, subjects, teachers }: Timetable): Lesson[] {
  return lessons.flatMap(([section = -1, day = 0, period = 0, subject = -1, teacher = -1]) => {
    const place = sections[section];
    return place
      ? [
          {
            section: place,
            day,
            period,
            subject: subjects[subject]?.name ?? '',
            subjectId: subjects[subject]?.id,
            teacher: teachers[teacher],
          },
        ]
      : [];
  });
}

/** Whether a section is that of a place; a class without a section is meant whole. */
export const isOfPlace = (section: Lesson['section'], place: { classId: string; sectionId?: string } | undefined): boolean =>
  place !== undefined && section.classId === place.classId && (place.sectionId ?? section.id) === section.id;
