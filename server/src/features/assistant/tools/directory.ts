import { spokenClass } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { meansFeeType } from '../interpreter/entities/extras.ts';
import { prepareIndex } from '../interpreter/roster.ts';
import type { Directory, Slots } from '../interpreter/types.ts';
import { findNames, type Vocabulary } from '../query/vocabulary/vocabulary.store.ts';
import { type DirectoryMark, type DirectoryRows, type FeeHead, findDirectory, findDirectoryMark } from './directory.store.ts';

type Place = { classId: string; className: string; sectionId?: string; sectionName?: string };

/** Whether a class and section are among these places; all are where none was named. */
export const isInPlaces = (
  { classId, sectionId }: { classId: string; sectionId: string | null },
  places: readonly Pick<Place, 'classId' | 'sectionId'>[],
): boolean => places.length === 0 || places.some((one) => one.classId === classId && (one.sectionId ?? sectionId) === sectionId);

/** Somebody who is in the school today; the place is a student's class and section. */
export type Person = { id: string; name: string; kind: 'student' | 'employee'; place: string };

/** The school as the interpreter reads it, and the way back from its names to ids. */
export type School = {
  today: string;
  directory: Directory;
  periods: { id: string; name: string }[];
  /** The classes and sections that slots name, whole classes as one place each; empty when they name none. */
  placesOf(slots: Slots): Place[];
  /** The students of that name, within the class and section that are named. */
  studentsOf(slots: Slots): { id: string; name: string; className: string; sectionName: string; sectionId: string }[];
  /** The ids of the students whom slots leave out. */
  leftOutOf(slots: Slots): Set<string>;
  /** The student with an admission number, as the interpreter calls the class. */
  numbered(admissionNumber: string): { name: string; class: string; section: string } | undefined;
  employeesOf(name: string | undefined): { id: string; name: string }[];
  /** Who has an id; undefined of whoever is not in the school today. */
  personOf(id: string): Person | undefined;
  /** The ids of a student in a class and section, or of an employee, by name. */
  idsNamed(one: NonNullable<Slots['named']>[number]): string[];
  /** Who teaches; the other employees do not. */
  teacherIds: readonly string[];
  /** The fee heads of the kind that slots name; none where the school has no such head, undefined where no kind is named. */
  headsOf(slots: Slots): FeeHead[] | undefined;
  /** The first day of the running year; null while there is none. */
  yearStartsOn: string | null;
  /** What the school itself calls a class, by the name that the interpreter has for it; those with an English ending, as 10th, are left out. */
  classNames: ReadonlyMap<string, string>;
  /** What it calls houses, stops, subjects, heads of expense, exams and so on. */
  names: Vocabulary;
};

const ENGLISH_ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/i;

type Make = (today: string, names: Vocabulary) => School;
type Kept = { mark: string; make: Promise<Make>; namesMark: string; names: Promise<Vocabulary> };
/** The schools asked about lately: their index of names takes a while to make, so that those who ask at once wait for the same one. */
const kept = new Map<string, Kept>();
const MOST_KEPT = 50;

/** Forgets what is kept of all schools. Tests need it: copies of one school with the same ids are in several of their databases. */
export function forgetSchools(): void {
  kept.clear();
}

/** The school's people, classes and names as they are now; read anew only when something in them has changed. `now`: their mark, if it was asked for already. */
export async function openSchool(db: Db, schoolId: string, now?: DirectoryMark): Promise<School> {
  const { mark, namesMark, today } = now ?? (await findDirectoryMark(db, schoolId));
  const before = kept.get(schoolId);
  const isSame = before?.mark === mark;
  const hasSame = before?.namesMark === namesMark;
  const current: Kept = {
    mark,
    make: isSame ? before.make : readDirectory(db, schoolId),
    namesMark,
    names: hasSame ? before.names : findNames(db, schoolId),
  };
  kept.delete(schoolId);
  kept.set(schoolId, current);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const [make, names] = await Promise.allSettled([current.make, current.names]);
  if (make.status === 'fulfilled' && names.status === 'fulfilled') return make.value(today, names.value);
  if (kept.get(schoolId) === current) kept.delete(schoolId);
  // What failed for another who asked may well succeed here.
  if (isSame || hasSame) return (await readDirectory(db, schoolId))(today, await findNames(db, schoolId));
  throw make.status === 'rejected' ? make.reason : (names as PromiseRejectedResult).reason;
}

async function readDirectory(db: Db, schoolId: string): Promise<Make> {
  const { directory, make } = schoolOf(await findDirectory(db, schoolId));
  await prepareIndex(directory);
  return make;
}

function schoolOf(rows: DirectoryRows): { directory: Directory; make: Make } {
  const classes = rows.classes.map((one) => ({ ...one, spoken: spokenClass(one.name) }));
  const classById = new Map(classes.map((one) => [one.id, one]));
  const sectionById = new Map(rows.sections.map((one) => [one.id, one]));
  const directory = directoryOf(rows, classes);
  const placesOf = (slots: Slots): Place[] => {
    if (slots.places !== undefined) return slots.places.flatMap((one) => placesOf({ class: one.class, section: one.section }));
    const named = slots.classes ?? (slots.class === undefined ? [] : [slots.class]);
    return classes
      .filter(({ spoken }) => named.includes(spoken))
      .flatMap(({ id, name }): Place[] => {
        if (slots.section === undefined) return [{ classId: id, className: name }];
        const section = rows.sections.find((one) => one.classId === id && one.name === slots.section);
        return section ? [{ classId: id, className: name, sectionId: section.id, sectionName: section.name }] : [];
      });
  };
  const studentsOf = (slots: Slots) => {
    const places = placesOf(slots);
    return rows.students
      .filter((student) => student.name === slots.student && isInPlaces(student, places))
      .map(({ id, name, classId, sectionId }) => ({
        id,
        name,
        className: classById.get(classId)?.name ?? '',
        sectionName: sectionById.get(sectionId)?.name ?? '',
        sectionId,
      }));
  };
  const leftOutOf = ({ except = [] }: Slots) => new Set(except.flatMap((one) => studentsOf(one)).map(({ id }) => id));
  const employeesOf = (name: string | undefined) =>
    rows.employees.filter((one) => one.name === name).map(({ id }) => ({ id, name: name ?? '' }));
  const headsOf = ({ fee_type: type }: Slots) => {
    if (type === undefined) return undefined;
    const ofName = rows.heads.filter(({ name }) => name === type);
    return ofName.length > 0 ? ofName : rows.heads.filter(({ name, kind }) => kind === type || meansFeeType(name, type));
  };
  const numbered = numberedIn(rows);
  const personOf = peopleById(rows);
  const idsNamed: School['idsNamed'] = ({ name, ...place }) =>
    (place.class === undefined ? employeesOf(name) : studentsOf({ student: name, ...place })).map(({ id }) => id);
  const teacherIds = rows.employees.filter(({ isTeaching }) => isTeaching).map(({ id }) => id);
  const classNames = new Map(classes.filter(({ name }) => !ENGLISH_ORDINAL.test(name)).map(({ spoken, name }) => [spoken, name]));
  const make: Make = (today, names) => ({
    today,
    classNames,
    directory,
    yearStartsOn: rows.yearStartsOn,
    names,
    periods: rows.periods,
    placesOf,
    studentsOf,
    leftOutOf,
    numbered,
    personOf,
    idsNamed,
    employeesOf,
    teacherIds,
    headsOf,
  });
  return { directory, make };
}

type Spoken = DirectoryRows['classes'][number] & { spoken: string };

/** The rows as the interpreter reads them. */
function directoryOf(rows: DirectoryRows, classes: readonly Spoken[]): Directory {
  const classById = new Map(classes.map((one) => [one.id, one]));
  const sectionById = new Map(rows.sections.map((one) => [one.id, one]));
  return {
    classes: classes.map(({ id, spoken }) => ({
      name: spoken,
      sections: rows.sections.filter(({ classId }) => classId === id).map(({ name }) => name),
    })),
    students: rows.students.map(({ name, classId, sectionId }) => ({
      name,
      class: classById.get(classId)?.spoken ?? '',
      section: sectionById.get(sectionId)?.name ?? '',
    })),
    employees: rows.employees.map(({ name, subject }) => ({ name, ...(subject !== null && { subject }) })),
    subjects: rows.subjects.map(({ name }) => name),
    feeHeads: rows.heads.map(({ name }) => name),
    periodsPerDay: rows.periods.length,
  };
}

type Row = DirectoryRows['students'][number];

/** Who has an admission number; the numbers are put in order when the first is asked for. */
function numberedIn({ students, classes, sections }: DirectoryRows): School['numbered'] {
  let byNumber: Map<string, Row> | undefined;
  return (admissionNumber) => {
    byNumber ??= new Map(students.map((one) => [one.admissionNumber.toUpperCase(), one]));
    const found = byNumber.get(admissionNumber.toUpperCase());
    if (found === undefined) return undefined;
    const nameOf = (list: { id: string; name: string }[], wanted: string) => list.find(({ id }) => id === wanted)?.name ?? '';
    return { name: found.name, class: spokenClass(nameOf(classes, found.classId)), section: nameOf(sections, found.sectionId) };
  };
}

/** Everybody by id; put in order when the first is asked for. */
function peopleById({ students, employees, classes, sections }: DirectoryRows): School['personOf'] {
  let byId: Map<string, Person> | undefined;
  const made = (): Map<string, Person> => {
    const nameOf = new Map([...classes, ...sections].map(({ id, name }) => [id, name]));
    return new Map([
      ...students.map(({ id, name, classId, sectionId }): [string, Person] => [
        id,
        { id, name, kind: 'student', place: `${nameOf.get(classId) ?? ''} ${nameOf.get(sectionId) ?? ''}`.trim() },
      ]),
      ...employees.map(({ id, name }): [string, Person] => [id, { id, name, kind: 'employee', place: '' }]),
    ]);
  };
  return (id) => {
    byId ??= made();
    return byId.get(id);
  };
}
