import type { CellProblem, ImportField } from '@shala/contract/imports';
import { classKey, nameOfClass } from '@shala/contract/shared';
import type { NewGuardian, NewStudent } from '#features/students';
import { CHANGEABLE_OF_STUDENTS, compareKnown, type Known, type KnownRecord } from './compare-known.ts';
import { newSectionId } from './new-section.ts';
import { pinOfAddress } from './pin-of-address.ts';
import { readCategory, readPhone } from './read-cell.ts';
import type { SchoolClasses } from './read-led.ts';
import { isSameSection, nameOfSection, readSeat, sectionKey } from './read-seat.ts';
import { findMonthFirst, type Mapping, type Note, type NotKept, nameKey, openRow, type Problem, type Verdict } from './row-reader.ts';

export type StudentContext = {
  today: string;
  yearEndsOn: string;
  classes: SchoolClasses;
  /** Existing students whose numbers or names are in the file. */
  known: readonly (KnownRecord & { number: string; name: string; dateOfBirth: string | null })[];
  /** Fields of existing students that a sheet does not change. */
  keeps: readonly string[];
  /** Whether the import creates missing classes and sections. */
  createsClasses: boolean;
};
/** A sheet's cells, with each row's number in the file. */
export type CheckedSheet = { mapping: Mapping; cells: readonly (readonly string[])[]; numbers: readonly number[]; tidiesNames?: boolean };
export type CheckedRow<Value> = { verdict: Verdict; problems: Problem[]; notKept?: NotKept[]; notes?: Note[]; value: Value; known?: Known };
type Row = ReturnType<typeof openRow>;
type Classes = ReadonlyMap<string, SchoolClasses[number]>;

const YOUNGEST = 2;
const OLDEST = 25;

/** Checks every row of a sheet of students: each cell, against the other rows, and against the existing records. */
export function checkStudents(sheet: CheckedSheet, context: StudentContext): CheckedRow<NewStudent>[] {
  const { mapping, cells: rows, numbers: rowNumbers, tidiesNames = false } = sheet;
  const rules = { kind: 'students' as const, mapping, tidiesNames, today: context.today, monthFirst: findMonthFirst(mapping, rows) };
  const numbers = new Map(context.known.map((one) => [one.number.toLowerCase(), one]));
  const children = new Map(context.known.map((one) => [`${nameKey(one.name)}|${one.dateOfBirth ?? ''}`, one]));
  const classes: Classes = new Map(context.classes.map((one) => [one.key, one]));
  const seen = new Map<string, number>();
  return rows.map((cells, index) => {
    const row = openRow(cells, rules);
    const value = readStudent(row, classes, context);
    const owner = findOwner(row, value, { numbers, children, seen, at: rowNumbers[index] ?? 0 });
    // A sheet does not end the fees, lessons and leave of somebody who is there.
    if (owner !== null && value.leftOn !== null && owner.record.leftOn === null) row.complain('leftOn', 'stillAtSchool');
    if (owner === null) return newRow(row, value);
    const differs = compareKnown(row, { mapping, value, record: owner.record, changeable: CHANGEABLE_OF_STUDENTS }).filter(
      ({ property }) => !context.keeps.includes(property),
    );
    return {
      verdict: 'known',
      problems: row.problems,
      value,
      known: { id: owner.id, isByName: value.admissionNumber === '', differs },
    };
  });
}

/** A row of somebody who is not in the records yet. */
export function newRow<Value>({ problems, notKept, notes }: Pick<Row, 'problems' | 'notKept' | 'notes'>, value: Value): CheckedRow<Value> {
  const told = { ...(notKept.length > 0 && { notKept }), ...(notes.length > 0 && { notes }) };
  return { verdict: problems.length > 0 ? 'bad' : 'good', problems, ...told, value };
}

type KnownChild = StudentContext['known'][number];
type Places = { numbers: Map<string, KnownChild>; children: Map<string, KnownChild>; seen: Map<string, number>; at: number };

/** The existing student of a row, if any. Reports a number that belongs to another student, and a student who is in an earlier row, also under another number. */
function findOwner(
  row: Row,
  { admissionNumber, name, dateOfBirth, sectionId, guardians }: NewStudent,
  { numbers, children, seen, at }: Places,
): KnownChild | null {
  const child = `${nameKey(name)}|${dateOfBirth ?? ''}`;
  const key = admissionNumber === '' ? child : admissionNumber.toLowerCase();
  if (seen.has(key) && name !== '') row.complain(admissionNumber === '' ? 'name' : 'admissionNumber', 'twiceInFile', seen.get(key));
  else seen.set(key, at);
  if (admissionNumber === '') return dateOfBirth === null ? null : (children.get(child) ?? null);
  const owner = numbers.get(admissionNumber.toLowerCase());
  if (owner === undefined) {
    // Two numbers, but the same child: name, birth, class and parent are equal.
    const [parent] = guardians;
    if (name === '' || dateOfBirth === null || !parent) return null;
    const same = `${child}|${sectionId}|${nameKey(parent.name)}|${parent.phone}`;
    if (seen.has(same)) row.complain('name', 'twiceInFile', seen.get(same));
    else seen.set(same, at);
    return null;
  }
  if (nameKey(owner.name) === nameKey(name) || (dateOfBirth !== null && owner.dateOfBirth === dateOfBirth)) return owner;
  if (name !== '') row.complain('admissionNumber', 'takenByOther');
  return null;
}

function readStudent(row: Row, classes: Classes, { today, yearEndsOn, createsClasses }: StudentContext): NewStudent {
  const dateOfBirth = row.day('dateOfBirth');
  const admittedOn = row.day('admittedOn');
  const leftOn = row.day('leftOn');
  const leaving = leftOn === null ? null : leavingProblem(leftOn, { today, since: admittedOn ?? dateOfBirth });
  if (leaving !== null) row.complain('leftOn', leaving);
  // Somebody who left long ago may be of any age now.
  const birth = dateOfBirth === null ? null : birthProblem(dateOfBirth, today, leaving === null ? leftOn : null);
  if (birth !== null) row.complain('dateOfBirth', birth);
  // With an invalid date of birth, the admission date is not compared with it.
  const admission = admittedOn === null ? null : admissionProblem(admittedOn, { yearEndsOn, bornOn: birth === null ? dateOfBirth : null });
  if (admission !== null) row.complain('admittedOn', admission);
  const address = row.text('address', 300);
  return {
    admissionNumber: row.text('admissionNumber', 40),
    name: row.name('name'),
    sectionId: findSection(row, classes, createsClasses),
    rollNumber: row.read('rollNumber', 'number', (text) =>
      /^\d{1,3}(\.0)?$/.test(text) && Number(text) > 0 ? Math.floor(Number(text)) : null,
    ),
    gender: row.gender(),
    dateOfBirth,
    admittedOn,
    guardians: readGuardians(row),
    address,
    city: row.text('city', 80),
    state: row.text('state', 80),
    pinCode: row.digits('pinCode', 6) || pinOfAddress(address),
    category: readCategory(row.text('category', 40)),
    religion: row.text('religion', 40),
    motherTongue: row.text('motherTongue', 40),
    bloodGroup: row.text('bloodGroup', 10).toUpperCase().replaceAll(' ', ''),
    aadhaarLast4: row.aadhaar(),
    apaarId: row.digits('apaarId', 12),
    penNumber: row.digits('penNumber', 11),
    house: row.text('house', 40),
    transportStop: row.text('transportStop', 120),
    previousSchool: row.text('previousSchool', 200),
    nationality: row.text('nationality', 40),
    caste: row.text('caste', 80),
    subCaste: row.text('subCaste', 80),
    birthPlace: row.text('birthPlace', 200),
    stateStudentId: row.text('stateStudentId', 40),
    leftOn,
    leavingReason: row.text('leavingReason', 120),
  };
}

/**
 * The id of a row's section. `V-B` in the class column gives both, and a class with one section needs none. A missing class or section gives a placeholder for
 * a new one, which is a problem unless the import creates it.
 */
function findSection(row: Row, classes: Classes, createsClasses: boolean): string {
  const { className, section: inClass } = readSeat(row.raw('className'), (key) => classes.has(key));
  if (className === '') return '';
  const section = sectionKey(row.raw('section')) || inClass;
  const found = classes.get(classKey(className));
  const name = found?.name ?? nameOfClass(classKey(className));
  if (name === null) {
    row.complain('className', 'className');
    return '';
  }
  if (found !== undefined && section === '') {
    if (found.sections.length === 1) return found.sections[0]?.id ?? '';
    row.complain(row.sectionField, 'sectionNeeded');
    return '';
  }
  const known = found?.sections.find(({ key }) => key === section) ?? found?.sections.find(({ key }) => isSameSection(key, section));
  if (known) return known.id;
  if (!SECTION.test(section || 'a')) row.complain(row.sectionField, 'section');
  else if (!createsClasses && found) row.complain(row.sectionField, 'section');
  else if (!createsClasses) row.complain('className', 'className');
  return newSectionId({ className: name, section: nameOfSection(section || 'a') });
}

const SECTION = /^[\p{L}\p{M}\d][\p{L}\p{M}\d .-]{0,11}$/u;
/**
 * Father, mother and guardian, if named. The common phone number belongs to the first of them without an own number, a second number in a cell to the next.
 * Numbers for which nobody is left are reported.
 */
function readGuardians(row: Row): NewGuardian[] {
  const numbers = (['phone', 'fatherPhone', 'motherPhone'] as const).map((field) => ({ field, found: row.phones(field) }));
  const own = (of: ImportField) => numbers.find(({ field }) => field === of)?.found[0] ?? '';
  const named = [
    { relation: 'Father', name: row.name('fatherName'), phone: own('fatherPhone'), field: 'fatherPhone' },
    { relation: 'Mother', name: row.name('motherName'), phone: own('motherPhone'), field: 'motherPhone' },
    { relation: 'Guardian', name: row.name('guardianName'), phone: '', field: null },
  ] as const;
  const people: NewGuardian[] = named
    .filter(({ name }) => name !== '')
    .map(({ relation, name, phone }) => ({ relation, name, phone, email: '' }));
  const email = row.email();
  if (people[0]) people[0].email = email;
  // Whose number it is has to be entered first.
  else if (own('phone') !== '') row.complain('phone', 'guardianName');
  // The own number of somebody without a name is nobody else's.
  for (const { name, phone, field } of named) if (name === '' && phone !== '' && field !== null) row.drop(field, phone);
  for (const { field, found } of numbers)
    for (const number of field === 'phone' ? found : found.slice(1))
      if (people.length > 0 && !people.some(({ phone }) => phone === number)) give(number, people) || row.drop(field, number);
  return people;
}

/** Gives a number to the first who has none; false when everybody has one, or when the text is no number. */
function give(number: string, people: NewGuardian[]): boolean {
  const free = readPhone(number) === null ? undefined : people.find(({ phone }) => phone === '');
  if (free !== undefined) free.phone = number;
  return free !== undefined;
}

function birthProblem(bornOn: string, today: string, leftOn: string | null): CellProblem | null {
  if (bornOn > today) return 'inFuture';
  const day = leftOn ?? today;
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (day.slice(5) < bornOn.slice(5) ? 1 : 0);
  return years >= YOUNGEST && years <= OLDEST ? null : 'studentAge';
}

function leavingProblem(on: string, { today, since }: { today: string; since: string | null }): CellProblem | null {
  if (on > today) return 'inFuture';
  if (on < '1901') return 'dayOrder';
  return since !== null && on < since ? 'beforeAdmission' : null;
}

function admissionProblem(on: string, { yearEndsOn, bornOn }: { yearEndsOn: string; bornOn: string | null }): CellProblem | null {
  if (on > yearEndsOn) return 'afterYear';
  if (on < '1901') return 'dayOrder';
  return bornOn !== null && on <= bornOn ? 'beforeBirth' : null;
}
