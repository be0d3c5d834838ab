import { type StudentResult, VOICES } from '@shala/contract/exams';
import { cardDay } from './card-day.ts';
import { LABELS } from './card-layouts.ts';
import type { CardPerson } from './report-card.ts';

type Value = string | number;
type School = { name: string; nameHindi: string; address: string; board: string; affiliationNumber: string };
type Result = { className: string; termNo: number; term: string; year: string; version: number; publishedOn: string };
/** The placeholders of a version, the same for all its students. */
export type LayoutFrame = { subjects: string[]; components: { term: string; name: string }[]; areas: string[] };
export type LayoutInput = {
  school: School;
  result: Result;
  student: StudentResult;
  person: Omit<CardPerson, 'photo'> & { photoFileId: string | null };
  frame: LayoutFrame;
};
/** The placeholder of the student's photo, which is drawn over its cell and has no text. */
export const PHOTO = 'student.photo';

/** The highest number of subjects and of areas in a layout; rows that a class does not have stay blank. */
const MOST_SUBJECTS = 20;
const MOST_AREAS = 30;

/** The subjects, components and areas of a version. */
export function frameOf({ subjects, students }: { subjects: { subject: string }[]; students: readonly StudentResult[] }): LayoutFrame {
  const components = new Map<string, { term: string; name: string }>();
  const areas = new Set<string>();
  for (const student of students) {
    for (const subject of student.subjects)
      for (const { term, name } of subject.components) components.set(`${term} ${name}`, { term, name });
    for (const { name } of student.areas) areas.add(name);
  }
  return { subjects: subjects.map(({ subject }) => subject), components: [...components.values()], areas: [...areas] };
}

/** All placeholders of a student's card with their values, by the names that a school writes; marks are numbers. */
export function layoutValues(input: LayoutInput): [name: string, value: Value][] {
  const { school, result, student, person, frame } = input;
  const { attendance } = student;
  const facts: [string, Value | null][] = [
    ['school.name', school.name],
    ['school.name.hindi', school.nameHindi],
    ['school.address', school.address],
    ['school.board', school.board],
    ['school.affiliation', school.affiliationNumber],
    ['student.name', student.name],
    [PHOTO, ''],
    ['admission number', student.admissionNumber],
    ['roll number', student.rollNumber],
    ['class', result.className],
    ['section', student.section],
    ['date of birth', person.dateOfBirth === null ? null : cardDay(person.dateOfBirth)],
    ['father', person.father],
    ['mother', person.mother],
    ['guardian', person.guardian],
    ['class teacher', person.classTeacher],
    ['principal', person.principal],
    ['term', result.termNo === 0 ? LABELS.year.en : result.term],
    ['year', result.year],
    ['version', result.version],
    ['published on', cardDay(result.publishedOn)],
    ['total.obtained', student.obtained],
    ['total.out of', student.outOf],
    ['percent', student.percent],
    ['grade', student.grade],
    ['result', LABELS[student.outcome].en],
    ['result.hindi', LABELS[student.outcome].hi],
    ['rank', student.rank],
    ['promoted to', result.termNo === 0 && student.outcome === 'pass' ? person.nextClass : null],
    ['attendance.present', attendance?.present ?? null],
    ['attendance.days', attendance?.days ?? null],
    ['attendance.percent', attendance ? Math.round((attendance.present / attendance.days) * 10_000) / 100 : null],
    ['remark', student.remark],
    ...VOICES.map((kind): [string, string] => [`says.${kind}`, student.voices.find((voice) => voice.kind === kind)?.said ?? '']),
  ];
  return [
    ...facts.map(([name, value]): [string, Value] => [name, value ?? '']),
    ...subjectValues(student, frame),
    ...areaValues(student, frame),
  ];
}

type Subject = StudentResult['subjects'][number];

function subjectValues({ subjects }: StudentResult, frame: LayoutFrame): [string, Value][] {
  const places = Array.from({ length: MOST_SUBJECTS }, (_, index) => ({
    prefix: `subject${index + 1}`,
    subject: frame.subjects[index] ?? '',
  }));
  const named = frame.subjects.map((subject) => ({ prefix: subject, subject }));
  return [...places, ...named].flatMap(({ prefix, subject }) => {
    const own = subjects.find((one) => one.subject === subject);
    return [
      [`${prefix}.name`, subject] as [string, Value],
      ...marksOf(own).map(([name, value]): [string, Value] => [`${prefix}.${name}`, value]),
      ...frame.components.flatMap(({ term, name }): [string, Value][] => {
        const value = componentOf(own, term, name);
        return [
          [`${prefix}.${term}.${name}`, value],
          [`${prefix}.${name}`, value],
        ];
      }),
    ];
  });
}

function marksOf(own: Subject | undefined): [string, Value][] {
  return [
    ['marks', own?.obtained ?? codeOf(own)],
    ['out of', own?.outOf ?? ''],
    ['percent', own?.percent ?? ''],
    ['grade', own?.grade ?? ''],
  ];
}

/** A code such as AB when there are no marks. */
const codeOf = (own: Subject | undefined) => own?.components.find(({ code }) => code !== '')?.code ?? '';

function componentOf(own: Subject | undefined, term: string, name: string): Value {
  const found = own?.components.find((one) => one.term === term && one.name === name);
  return found?.code || (found?.obtained ?? '');
}

function areaValues({ areas }: StudentResult, frame: LayoutFrame): [string, Value][] {
  // In a year's result each grade is said with its term.
  const gradeOf = (wanted: string) =>
    areas
      .filter(({ name, grade }) => name === wanted && grade !== '')
      .map(({ term, grade }) => (term ? `${term}: ${grade}` : grade))
      .join(', ');
  const places = Array.from({ length: MOST_AREAS }, (_, index) => frame.areas[index] ?? '');
  return [
    ...places.flatMap((name, index): [string, Value][] => [
      [`area${index + 1}.name`, name],
      [`area${index + 1}.grade`, gradeOf(name)],
    ]),
    ...frame.areas.map((name): [string, Value] => [`area.${name}`, gradeOf(name)]),
  ];
}

/** The values by the lookup key of their placeholder; of two with the same name, the first one is used. */
export function byKey(values: readonly (readonly [string, Value])[], keyOf: (name: string) => string): Record<string, Value> {
  return Object.fromEntries(values.map(([name, value]) => [keyOf(name), value] as const).toReversed());
}
