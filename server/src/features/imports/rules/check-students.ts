import type { NewGuardian, NewStudent } from '#features/students';
import { CHANGEABLE_OF_STUDENTS, compareKnown, type Known, type KnownRecord } from './compare-known.ts';
import { classKey } from './read-cell.ts';
import { type Mapping, nameKey, openRow, type Problem, type Verdict } from './row-reader.ts';

type SchoolClasses = readonly { key: string; sections: readonly { id: string; key: string }[] }[];
export type StudentContext = {
  today: string;
  yearEndsOn: string;
  classes: SchoolClasses;
  /** Students of the school whose numbers or names stand in the file. */
  known: readonly (KnownRecord & { number: string; name: string; dateOfBirth: string | null })[];
  /** Fields of known ones that a sheet does not change. */
  keeps: readonly string[];
};
export type CheckedRow<Value> = { verdict: Verdict; problems: Problem[]; value: Value; known?: Known };
type Row = ReturnType<typeof openRow>;

const YOUNGEST = 2;
const OLDEST = 25;

/** Checks every row of a sheet of students: cell by cell, against the other rows, and against the school. */
export function checkStudents(mapping: Mapping, rows: readonly (readonly string[])[], context: StudentContext): CheckedRow<NewStudent>[] {
  const numbers = new Map(context.known.map((one) => [one.number.toLowerCase(), one]));
  const children = new Map(context.known.map((one) => [`${nameKey(one.name)}|${one.dateOfBirth ?? ''}`, one]));
  const classes = new Map(context.classes.map((one) => [one.key, one.sections]));
  const seen = new Set<string>();
  return rows.map((cells) => {
    const row = openRow('students', mapping, cells, context.today);
    const value = readStudent(row, classes, context);
    const owner = findOwner(row, value, { numbers, children, seen });
    if (owner === null) return { verdict: row.problems.length > 0 ? 'bad' : 'good', problems: row.problems, value };
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

type KnownChild = StudentContext['known'][number];
type Places = { numbers: Map<string, KnownChild>; children: Map<string, KnownChild>; seen: Set<string> };

/** Whom of the school a row is about, if anybody. Complains about a number that is somebody else's, and about a child that a row before has. */
function findOwner(row: Row, { admissionNumber, name, dateOfBirth }: NewStudent, { numbers, children, seen }: Places): KnownChild | null {
  const child = `${nameKey(name)}|${dateOfBirth ?? ''}`;
  const key = admissionNumber === '' ? child : admissionNumber.toLowerCase();
  if (seen.has(key) && name !== '') row.complain(admissionNumber === '' ? 'name' : 'admissionNumber', 'twiceInFile');
  seen.add(key);
  if (admissionNumber === '') return dateOfBirth === null ? null : (children.get(child) ?? null);
  const owner = numbers.get(admissionNumber.toLowerCase());
  if (owner === undefined) return null;
  if (nameKey(owner.name) === nameKey(name) || (dateOfBirth !== null && owner.dateOfBirth === dateOfBirth)) return owner;
  if (name !== '') row.complain('admissionNumber', 'takenByOther');
  return null;
}

function readStudent(
  row: Row,
  classes: ReadonlyMap<string, SchoolClasses[number]['sections']>,
  { today, yearEndsOn }: StudentContext,
): NewStudent {
  const dateOfBirth = row.day('dateOfBirth');
  const admittedOn = row.day('admittedOn');
  if (dateOfBirth !== null && !isPupil(dateOfBirth, today)) row.complain('dateOfBirth', 'birthDate');
  if (admittedOn !== null && (admittedOn < '1901' || admittedOn > yearEndsOn || (dateOfBirth !== null && admittedOn <= dateOfBirth)))
    row.complain('admittedOn', 'dayOrder');
  return {
    admissionNumber: row.text('admissionNumber', 40),
    name: row.name('name'),
    sectionId: findSection(row, classes),
    rollNumber: row.read('rollNumber', 'number', (text) =>
      /^\d{1,3}(\.0)?$/.test(text) && Number(text) > 0 ? Math.floor(Number(text)) : null,
    ),
    gender: row.gender(),
    dateOfBirth,
    admittedOn,
    guardians: readGuardians(row),
    address: row.text('address', 300),
    city: row.text('city', 80),
    state: row.text('state', 80),
    pinCode: row.digits('pinCode', 6),
    category: row.text('category', 40),
    religion: row.text('religion', 40),
    motherTongue: row.text('motherTongue', 40),
    bloodGroup: row.text('bloodGroup', 10).toUpperCase().replaceAll(' ', ''),
    aadhaarLast4: row.aadhaar(),
    apaarId: row.digits('apaarId', 12),
    penNumber: row.digits('penNumber', 11),
    house: row.text('house', 40),
    transportStop: row.text('transportStop', 120),
    previousSchool: row.text('previousSchool', 200),
  };
}

/** `8 A` in the column of the class names its section too; a class with one section needs none. */
function findSection(row: Row, classes: ReadonlyMap<string, SchoolClasses[number]['sections']>): string {
  let written = row.raw('className');
  let wanted = row.raw('section').toLowerCase();
  const both = /^(.+?)[\s-]+([a-z])$/i.exec(written);
  if (both && wanted === '' && !classes.has(classKey(written))) [written, wanted] = [both[1] as string, (both[2] as string).toLowerCase()];
  if (written === '') return '';
  const sections = classes.get(classKey(written));
  if (sections === undefined) row.complain('className', 'className');
  else if (wanted === '' && sections.length !== 1) row.complain('section', 'sectionNeeded');
  else {
    const found = wanted === '' ? sections[0] : sections.find(({ key }) => key === wanted);
    if (found) return found.id;
    row.complain('section', 'section');
  }
  return '';
}

/** Father, mother and guardian as far as they are named. The common number belongs to the first who has none of their own. */
function readGuardians(row: Row): NewGuardian[] {
  const phone = row.phone('phone');
  const email = row.email();
  const people: NewGuardian[] = (
    [
      ['Father', row.name('fatherName'), row.phone('fatherPhone')],
      ['Mother', row.name('motherName'), row.phone('motherPhone')],
      ['Guardian', row.name('guardianName'), ''],
    ] as const
  )
    .filter(([, name]) => name !== '')
    .map(([relation, name, own]) => ({ relation, name, phone: own, email: '' }));
  const first = people.find((person) => person.phone === '') ?? people[0];
  if (first !== undefined && phone !== '' && !people.some((person) => person.phone === phone) && first.phone === '') first.phone = phone;
  if (people[0]) people[0].email = email;
  if (people.length === 0 && phone !== '') row.complain('phone', 'guardianName');
  return people;
}

function isPupil(bornOn: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4)) - (today.slice(5) < bornOn.slice(5) ? 1 : 0);
  return bornOn < today && years >= YOUNGEST && years <= OLDEST;
}
