import type { CheckedRow } from './check-students.ts';
import { readPaise, readTeaching } from './read-cell.ts';
import { type Mapping, nameKey, openRow, type Verdict } from './row-reader.ts';

export type EmployeeContext = {
  today: string;
  /** Of the codes in the file, those that the school knows. */
  known: readonly { code: string; name: string }[];
  /** People of the school whose names stand in the file, for rows without a code. */
  people: readonly { name: string; phone: string }[];
};
export type ImportedEmployee = {
  employeeCode: string;
  name: string;
  gender: string;
  positionRole: string;
  department: string;
  isTeaching: boolean;
  qualification: string;
  phone: string;
  email: string;
  dateOfBirth: string | null;
  joinedOn: string | null;
  salaryPaise: number;
  address: string;
  city: string;
  state: string;
  pinCode: string;
  aadhaarLast4: string;
};
type Row = ReturnType<typeof openRow>;

/** Checks every row of a sheet of employees: cell by cell, against the other rows, and against the school. */
export function checkEmployees(
  mapping: Mapping,
  rows: readonly (readonly string[])[],
  context: EmployeeContext,
): CheckedRow<ImportedEmployee>[] {
  const known = new Map(context.known.map(({ code, name }) => [code.toLowerCase(), name]));
  const people = new Set(context.people.map(({ name, phone }) => `${nameKey(name)}|${phone}`));
  const seen = new Set<string>();
  return rows.map((cells) => {
    const row = openRow('employees', mapping, cells, context.today);
    const value = readEmployee(row, context.today);
    return { verdict: compare(row, value, { known, people, seen }), problems: row.problems, value };
  });
}

type Known = { known: Map<string, string>; people: Set<string>; seen: Set<string> };

function compare(row: Row, { employeeCode, name, phone }: ImportedEmployee, { known, people, seen }: Known): Verdict {
  const person = `${nameKey(name)}|${phone}`;
  const key = employeeCode === '' ? person : employeeCode.toLowerCase();
  if (seen.has(key) && name !== '') row.complain(employeeCode === '' ? 'name' : 'employeeCode', 'twiceInFile');
  seen.add(key);
  const owner = known.get(employeeCode.toLowerCase());
  if (owner !== undefined && nameKey(owner) !== nameKey(name) && name !== '') row.complain('employeeCode', 'takenByOther');
  if ((owner !== undefined && nameKey(owner) === nameKey(name)) || (employeeCode === '' && people.has(person))) return 'known';
  return row.problems.length > 0 ? 'bad' : 'good';
}

function readEmployee(row: Row, today: string): ImportedEmployee {
  const dateOfBirth = row.day('dateOfBirth');
  const joinedOn = row.day('joinedOn');
  const years = (from: string, to: string) => Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
  if (dateOfBirth !== null && (years(dateOfBirth, today) < 16 || years(dateOfBirth, today) > 90)) row.complain('dateOfBirth', 'birthDate');
  if (joinedOn !== null && ((dateOfBirth !== null && years(dateOfBirth, joinedOn) < 16) || years(today, joinedOn) >= 1))
    row.complain('joinedOn', 'dayOrder');
  return {
    employeeCode: row.text('employeeCode', 20),
    name: row.name('name'),
    gender: row.gender(),
    positionRole: row.text('positionRole', 80),
    department: row.text('department', 80),
    isTeaching: row.read('isTeaching', 'yesNo', readTeaching) ?? true,
    qualification: row.text('qualification', 160),
    phone: row.phone('phone'),
    email: row.email(),
    dateOfBirth,
    joinedOn,
    salaryPaise: row.read('monthlySalary', 'money', readPaise) ?? 0,
    address: row.text('address', 300),
    city: row.text('city', 80),
    state: row.text('state', 80),
    pinCode: row.digits('pinCode', 6),
    aadhaarLast4: row.aadhaar(),
  };
}
