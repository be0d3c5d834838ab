import type { CallAnswer } from '@shala/contract/shared';
import { type DayName, getTimetable, repairTimetable as planRepair } from '@shala/contract/timetable';
import { say } from '#platform/words';
import { type Cell, link, parts, table, text } from '../answer/answer.ts';
import { weekdayName } from '../answer/words.ts';
import { type Lesson, lessonsOf, type Timetable } from './lessons-of.ts';
import { WEEKDAYS } from './span.ts';
import { reading } from './tool.ts';

type Plan = CallAnswer<typeof planRepair>;

/** What a repair of the timetable has to give away, to whom it could go, and the changes that solve it. They are made on the screen of the scheduler. */
export const repairTimetable = reading({
  name: 'timetable.repair',
  needs: [getTimetable, planRepair],
  about: ({ teacher }) =>
    say('new teachers for the periods of a teacher who is leaving: “{teacher} is leaving, give the timetable periods to others”', {
      teacher,
    }),
  async run({ calls, context }, { teacher, day }) {
    const timetable = await calls.read(context, getTimetable, {});
    const weekday = WEEKDAYS.indexOf(day ?? '') + 1;
    const lessons = lessonsOf(timetable).filter((one) =>
      teacher === undefined ? one.teacher === undefined : one.teacher?.name === teacher && (weekday === 0 || one.day === weekday),
    );
    const open = link(say('Scheduler'), '/scheduler');
    const count = lessons.length;
    if (count === 0)
      return [
        text(
          teacher === undefined
            ? say('Every period of the timetable has a teacher. Name the teacher who is leaving.')
            : say('{teacher} has no periods in the timetable, so no other teacher is needed.', { teacher }),
        ),
        open,
      ];
    const said =
      teacher === undefined
        ? say('{count, plural, one {# period has} other {# periods have}} no teacher.', { count })
        : weekday === 0
          ? say('{count, plural, one {# period} other {# periods}} of {teacher} would need another teacher.', { count, teacher })
          : say('{count, plural, one {# period} other {# periods}} of {teacher} on {day} would need another time or teacher.', {
              ...{ count, teacher, day: weekdayName(weekday) },
            });
    const who = lessons[0]?.teacher?.id;
    const body = {
      leaving: who !== undefined && weekday === 0 ? [who] : [],
      away: who !== undefined && weekday > 0 ? [{ teacherId: who, days: [day as DayName] }] : [],
    };
    return [
      text(said),
      table({
        head: [say('Class'), say('Subject'), say('Periods a week'), say('Other teachers of this subject')],
        rows: grouped(lessons).map(([first, periods]): Cell[] => [
          `${first.section.className} ${first.section.name}`,
          first.subject,
          String(periods),
          othersOf(timetable, first) || say('nobody'),
        ]),
        figures: [2],
      }),
      ...tellPlan(await calls.read(context, planRepair, { body }), timetable),
      text(say('Nothing is changed yet. Open the scheduler and press Replace a teacher.')),
      open,
    ];
  },
});

/** The changes, with how many periods move, and what they leave unsolved. */
function tellPlan({ moves, open }: Plan, timetable: Timetable) {
  const left = open.reduce((sum, one) => sum + one.count, 0);
  const moved = moves.filter(({ from, to }) => from.day !== to.day || from.periodId !== to.periodId).length;
  const nameIn = (list: readonly { id: string; name: string }[], id: string | null) => list.find((one) => one.id === id)?.name ?? '';
  const at = ({ day, periodId }: Plan['moves'][number]['from']) =>
    `${weekdayName(WEEKDAYS.indexOf(day) + 1)} ${nameIn(timetable.periods, periodId)}`;
  const rows = moves.map((move): Cell[] => {
    const section = timetable.sections.find(({ id }) => id === move.sectionId);
    const after = nameIn(timetable.teachers, move.teacherAfter);
    return [
      section ? `${section.className} ${section.name}` : '',
      nameIn(timetable.subjects, move.subjectId),
      at(move.from),
      at(move.to),
      move.teacherBefore === move.teacherAfter ? after : `${nameIn(timetable.teachers, move.teacherBefore)} → ${after}`,
    ];
  });
  const lead = say('Plan: {count, plural, one {# period changes} other {# periods change}}, {moved} of them to another time.', {
    count: moves.length,
    moved,
  });
  return parts(
    rows.length > 0 && text(lead),
    rows.length > 0 && table({ head: [say('Class'), say('Subject'), say('From'), say('To'), say('Teacher')], rows }),
    left > 0 && text(say('No teacher was found for {count, plural, one {# period} other {# periods}}.', { count: left })),
  );
}

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
