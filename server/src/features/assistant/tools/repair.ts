import { getTimetable } from '@shala/contract/timetable';
import { say } from '#platform/words';
import { type Cell, link, table, text } from '../answer/answer.ts';
import { type Lesson, lessonsOf, type Timetable } from './lessons-of.ts';
import { reading } from './tool.ts';

/** What a repair of the timetable has to give away, and to whom it could go; the repair itself is made on its screen, where it is compared first. */
export const repairTimetable = reading({
  name: 'timetable.repair',
  needs: [getTimetable],
  about: ({ teacher }) => say('the periods of a teacher who leaves: “Repair the timetable, {teacher} is leaving”', { teacher }),
  async run({ calls, context }, { teacher }) {
    const timetable = await calls.read(context, getTimetable, {});
    const lessons = lessonsOf(timetable).filter((one) =>
      teacher === undefined ? one.teacher === undefined : one.teacher?.name === teacher,
    );
    const open = link(say('Scheduler'), '/scheduler');
    const count = lessons.length;
    if (count === 0)
      return [
        text(
          teacher === undefined
            ? say('Every period of the timetable has a teacher. Name the teacher who is leaving.')
            : say('{teacher} has no periods in the timetable, so there is nothing to reassign.', { teacher }),
        ),
        open,
      ];
    const said =
      teacher === undefined
        ? say('{count, plural, one {# period has} other {# periods have}} no teacher.', { count })
        : say('{count, plural, one {# period} other {# periods}} of {teacher} would need another teacher.', { count, teacher });
    return [
      text(said),
      table({
        head: [say('Class'), say('Subject'), say('Periods a week'), say('Others who teach it')],
        rows: grouped(lessons).map(([first, periods]): Cell[] => [
          `${first.section.className} ${first.section.name}`,
          first.subject,
          String(periods),
          othersOf(timetable, first) || say('nobody'),
        ]),
        figures: [2],
      }),
      text(say('Nothing is changed yet. Open the scheduler and press Reassign periods.')),
      open,
    ];
  },
});

/** Lessons of one section and subject as one line, with how many there are. */
function grouped(lessons: readonly Lesson[]): [Lesson, number][] {
  const groups = new Map<string, [Lesson, number]>();
  for (const lesson of lessons) {
    const key = `${lesson.section.id} ${lesson.subjectId}`;
    groups.set(key, [lesson, (groups.get(key)?.[1] ?? 0) + 1]);
  }
  return [...groups.values()];
}

/** Who teaches a subject of that name besides the teacher of the lesson. */
function othersOf({ teachers, subjects }: Timetable, { subject, teacher }: Lesson): string {
  const ids = new Set(subjects.filter(({ name }) => name === subject).map(({ id }) => id));
  return teachers
    .filter((one) => one.id !== teacher?.id && one.isTeaching && one.subjectIds.some((id) => ids.has(id)))
    .map(({ name }) => name)
    .join(', ');
}
