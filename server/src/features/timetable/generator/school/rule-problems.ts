import type { TimetableInstance } from '@shala/contract/timetable';
import { listInWords, say } from '#platform/words';
import type { Week } from '../../store/lessons.store.ts';
import type { Rules } from '../../store/rules.store.ts';

/** How many problems are reported; the rest are similar. */
const MOST_TOLD = 20;

/** Problems of the rules by themselves, in the school's words. The generator leaves such rules out, so they do not prevent a timetable. */
export function listRuleProblems(week: Week, rules: Rules, instance: TimetableInstance): string[] {
  return [...listLongs(week, rules, instance), ...listRooms(week, rules), ...listTeachers(week, rules, instance)].slice(0, MOST_TOLD);
}

/** Double periods that need more periods than the subject has. */
function* listLongs(week: Week, rules: Rules, { lessons }: TimetableInstance): Generator<string> {
  const shapes = new Map(rules.subjects.map((rule) => [rule.subjectId, rule]));
  const subjects = new Map(week.subjects.map(({ id, name }) => [id, name]));
  const sections = new Map(week.sections.map((section) => [section.id, section]));
  for (const { groups, subject: id, blocks } of lessons) {
    const { longCount = 0, longLength = 2 } = shapes.get(id) ?? {};
    const periods = blocks.reduce((sum, { len }) => sum + len, 0);
    const section = sections.get(groups[0] ?? '');
    if (longCount * longLength <= periods || !section) continue;
    yield say(
      '{subject} of Class {className} {section} has only {periods} periods a week. That is too few for {length} periods together {count} times a week. They are placed together {most, plural, one {# time} other {# times}}.',
      {
        subject: subjects.get(id) ?? '',
        className: section.className,
        section: section.name,
        periods,
        count: longCount,
        length: longLength,
        most: Math.floor(periods / longLength),
      },
    );
  }
}

/** Subjects that require a kind of room that the school does not have. */
function* listRooms(week: Week, rules: Rules): Generator<string> {
  const kinds = new Set(rules.rooms.map(({ kind }) => kind.toLowerCase()));
  const classes = new Map(week.sections.map(({ classId, className }) => [classId, className]));
  const subjects = new Map(week.subjects.map((subject) => [subject.id, subject]));
  const missing = new Map<string, string[]>();
  for (const { subjectId, roomKind } of rules.subjects) {
    const subject = subjects.get(subjectId);
    if (roomKind === '' || kinds.has(roomKind.toLowerCase()) || !subject) continue;
    const of = say('{subject} of Class {className}', { subject: subject.name, className: classes.get(subject.classId) ?? '' });
    missing.set(roomKind, [...(missing.get(roomKind) ?? []), of]);
  }
  for (const [kind, names] of missing)
    yield say(
      'There is no room of type {kind}, which is needed for {subjects}. Add such a room in Timetable rules. Until then these periods have no room.',
      {
        kind,
        subjects: listInWords(names.slice(0, 4)),
      },
    );
}

/** Teachers with availability or limits but no lessons. */
function* listTeachers(week: Week, rules: Rules, { lessons }: TimetableInstance): Generator<string> {
  const teaches = new Set(lessons.flatMap(({ teachers }) => teachers));
  const names = new Map(week.teachers.map(({ id, name }) => [id, name]));
  for (const { teacherId } of rules.teachers) {
    const teacher = names.get(teacherId);
    if (teacher !== undefined && !teaches.has(teacherId))
      yield say('{teacher} has limits in Timetable rules but teaches no subject. Select {teacher} for a subject, or delete these limits.', {
        teacher,
      });
  }
}
