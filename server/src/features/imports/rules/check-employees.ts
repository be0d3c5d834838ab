import { isOfficeRole } from '@shala/contract/employees';
import type { NewEmployee } from '#features/employees';
import { type CheckedRow, type CheckedSheet, newRow } from './check-students.ts';
import { CHANGEABLE_OF_EMPLOYEES, compareKnown, type KnownRecord } from './compare-known.ts';
import { pinOfAddress } from './pin-of-address.ts';
import { readPaise, readTeaching } from './read-cell.ts';
import { readLed, type SchoolClasses } from './read-led.ts';
import { isForEveryClass, readTaught, type SchoolSubject } from './read-taught.ts';
import { findMonthFirst, nameKey, openRow } from './row-reader.ts';

export type EmployeeContext = {
  today: string;
  /** Existing employees whose codes or names are in the file. */
  known: readonly (KnownRecord & { code: string; name: string; phone: string })[];
  subjects: readonly SchoolSubject[];
  classes: SchoolClasses;
};
type Row = ReturnType<typeof openRow>;

/** Checks every row of a sheet of employees: each cell, against the other rows, and against the existing records. */
export function checkEmployees(sheet: CheckedSheet, context: EmployeeContext): CheckedRow<NewEmployee>[] {
  const { mapping, cells: rows, numbers, tidiesNames = false } = sheet;
  const rules = { kind: 'employees' as const, mapping, tidiesNames, today: context.today, monthFirst: findMonthFirst(mapping, rows) };
  const codes = new Map(context.known.map((one) => [one.code.toLowerCase(), one]));
  const people = new Map(context.known.map((one) => [`${nameKey(one.name)}|${one.phone}`, one]));
  const seen = new Map<string, number>();
  const earlier: Places['sheet'] = new Map();
  return rows.map((cells, index) => {
    const row = openRow(cells, rules);
    const value = readEmployee(row, context);
    const owner = findOwner(row, value, { codes, people, seen, sheet: earlier, at: numbers[index] ?? 0 });
    if (owner === null) return newRow(row, value);
    const differs = compareKnown(row, { mapping, value, record: owner.record, changeable: CHANGEABLE_OF_EMPLOYEES });
    return { verdict: 'known', problems: row.problems, value, known: { id: owner.id, isByName: value.employeeCode === '', differs } };
  });
}

type KnownPerson = EmployeeContext['known'][number];
type Places = {
  codes: Map<string, KnownPerson>;
  people: Map<string, KnownPerson>;
  /** The row of each code, of each person without one and of each class teacher; and all rows so far by name and designation. */
  seen: Map<string, number>;
  sheet: Map<string, { value: NewEmployee; at: number }[]>;
  at: number;
};

/** The existing employee of a row, if any. Reports a code that belongs to another person, and a person who is in an earlier row. */
function findOwner(row: Row, value: NewEmployee, { codes, people, seen, sheet, at }: Places): KnownPerson | null {
  const { employeeCode, name, positionRole, phone } = value;
  const person = `${nameKey(name)}|${phone}`;
  const key = employeeCode === '' ? person : employeeCode.toLowerCase();
  const sameName = sheet.get(`${nameKey(name)}|${nameKey(positionRole)}`) ?? [];
  const same = sameName.find(({ value: other }) => isSamePerson(value, other));
  if (seen.has(key) && name !== '') row.complain(employeeCode === '' ? 'name' : 'employeeCode', 'twiceInFile', seen.get(key));
  else if (same !== undefined && name !== '') row.complain('name', 'twiceInFile', same.at);
  seen.set(key, seen.get(key) ?? at);
  for (const id of value.ledSectionIds) {
    if (seen.has(`led ${id}`)) row.complain('classTeacherOf', 'twiceInFile', seen.get(`led ${id}`));
    else seen.set(`led ${id}`, at);
  }
  sheet.set(`${nameKey(name)}|${nameKey(positionRole)}`, [...sameName, { value, at }]);
  if (employeeCode === '') return people.get(person) ?? null;
  const owner = codes.get(employeeCode.toLowerCase());
  if (owner === undefined) return null;
  if (nameKey(owner.name) === nameKey(name)) return owner;
  if (name !== '') row.complain('employeeCode', 'takenByOther');
  return null;
}

/** Whether two rows of one name and designation are about one person, also under two codes: mobile and birth are equal where both have them. */
function isSamePerson(one: NewEmployee, other: NewEmployee): boolean {
  const mayBe = (value: string | null, another: string | null) => !value || !another || value === another;
  return mayBe(one.phone, other.phone) && mayBe(one.dateOfBirth, other.dateOfBirth);
}

/** Who teaches no classes, or few, although a list may name a subject: the one that they studied. */
const LEADS =
  /\b(?:principal|head ?(?:master|mistress)|director|manager|librarian|counsell?or|co-?ordinator)\b|प्राचार्य|प्रधानाचार्य|प्रधानाध्यापक|प्रधान पाठक|पुस्तकालयाध्यक्ष/iu;

/** The subjects of a row. One without classes means all classes, except for those whose designation is not teaching. */
function readSubjects(row: Row, subjects: readonly SchoolSubject[], isByDesignation: boolean): string[] {
  const ids = row.read('subjects', 'subject', (text) => readTaught(text, subjects)) ?? [];
  if (ids.length === 0 || !isForEveryClass(row.raw('subjects'), subjects)) return ids;
  const role = row.raw('positionRole');
  const isOther = isByDesignation && (LEADS.test(role) || isOfficeRole(role));
  row.note('subjects', isOther ? 'noSubject' : 'allClasses');
  return isOther ? [] : ids;
}

function readEmployee(row: Row, { today, subjects, classes }: EmployeeContext): NewEmployee {
  const dateOfBirth = row.day('dateOfBirth');
  const joinedOn = row.day('joinedOn');
  const years = (from: string, to: string) => Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
  if (dateOfBirth !== null && dateOfBirth > today) row.complain('dateOfBirth', 'inFuture');
  else if (dateOfBirth !== null && (years(dateOfBirth, today) < 16 || years(dateOfBirth, today) > 90))
    row.complain('dateOfBirth', 'birthDate');
  if (
    joinedOn !== null &&
    (joinedOn < '1901' || (dateOfBirth !== null && years(dateOfBirth, joinedOn) < 16) || years(today, joinedOn) >= 1)
  )
    row.complain('joinedOn', 'dayOrder');
  const isSaidToTeach = row.read('isTeaching', 'yesNo', readTeaching);
  const subjectIds = readSubjects(row, subjects, isSaidToTeach === null);
  if (isSaidToTeach === false && subjectIds.length > 0) row.complain('subjects', 'notTeacher');
  const address = row.text('address', 300);
  return {
    employeeCode: row.text('employeeCode', 20),
    name: row.name('name'),
    gender: row.gender(),
    positionRole: row.text('positionRole', 80),
    department: row.text('department', 80),
    // Most staff lists have no such column; then the subjects or the designation decide.
    isTeaching: isSaidToTeach ?? (subjectIds.length > 0 || !isOfficeRole(row.raw('positionRole'))),
    qualification: row.text('qualification', 160),
    phone: row.phone('phone'),
    email: row.email(),
    dateOfBirth,
    joinedOn,
    salaryPaise: row.read('monthlySalary', 'money', readPaise) ?? 0,
    address,
    city: row.text('city', 80),
    state: row.text('state', 80),
    pinCode: row.digits('pinCode', 6) || pinOfAddress(address),
    aadhaarLast4: row.aadhaar(),
    subjectIds,
    ledSectionIds: row.read('classTeacherOf', 'noSection', (text) => readLed(text, classes)) ?? [],
  };
}
