import type { ImportField } from '@shala/contract/imports';
import { describe, expect, it } from 'vitest';
import { checkStudents, type StudentContext } from './check-students.ts';

const context: StudentContext = {
  today: '2026-11-20',
  yearEndsOn: '2027-03-31',
  classes: [
    {
      key: '8',
      name: '8th',
      sections: [
        { id: '8a', key: 'a' },
        { id: '8b', key: 'b' },
      ],
    },
    { key: 'nursery', name: 'Nursery', sections: [{ id: 'na', key: 'a' }] },
  ],
  known: [
    {
      id: 'rohan',
      number: '2019/0412',
      name: 'Rohan Kale',
      dateOfBirth: '2013-01-05',
      record: { name: 'Rohan Kale', gender: '', dateOfBirth: '2013-01-05' },
    },
    {
      id: 'asha',
      number: '2019/0413',
      name: 'Asha Rao',
      dateOfBirth: '2013-02-06',
      record: { name: 'Asha Rao', gender: 'Female', dateOfBirth: '2013-02-06' },
    },
  ],
  keeps: [],
  createsClasses: false,
};
const FIELDS = [
  'admissionNumber',
  'name',
  'className',
  'section',
  'gender',
  'dateOfBirth',
  'fatherName',
  'motherName',
  'phone',
  'admittedOn',
] as const satisfies ImportField[];
type Cells = Partial<Record<(typeof FIELDS)[number], string>>;
const GOOD: Cells = {
  name: 'Meera Joshi',
  className: 'VIII',
  section: 'B',
  gender: 'Girl',
  dateOfBirth: '05/06/2013',
  fatherName: 'Anil Joshi',
  phone: '98123 45670',
};
/** A row as a Hindi-medium school writes it. */
const HINDI: Cells = {
  ...GOOD,
  name: 'पूजा वर्मा',
  className: 'आठवीं',
  gender: 'बालिका',
  dateOfBirth: '२६ अप्रैल २०१४',
  admittedOn: '15 जुल 2026',
};
const check = (...rows: Cells[]) =>
  checkStudents(
    { mapping: FIELDS, cells: rows.map((row) => FIELDS.map((field) => row[field] ?? '')), numbers: rows.map((_, index) => index + 2) },
    context,
  );
const problemsOf = (row: Cells) => check(row)[0]?.problems.map(({ column, code }) => [FIELDS[column], code]);

it('a good row becomes a student with a seat and guardians', () => {
  const [row] = check({ ...GOOD, motherName: 'Sunita Joshi' });
  expect(row?.verdict).toBe('good');
  expect(row?.value).toMatchObject({
    ...{ name: 'Meera Joshi', sectionId: '8b', gender: 'Female', dateOfBirth: '2013-06-05' },
    guardians: [
      { relation: 'Father', name: 'Anil Joshi', phone: '9812345670' },
      { relation: 'Mother', name: 'Sunita Joshi', phone: '' },
    ],
  });
});

it.each(['B', 'ब', 'बी'])('a row in Hindi becomes a student: section %s', (section) => {
  const [row] = check({ ...HINDI, section });
  expect(row?.problems).toEqual([]);
  expect(row?.value).toMatchObject({ sectionId: '8b', gender: 'Female', dateOfBirth: '2014-04-26', admittedOn: '2026-07-15' });
});

describe('several phone numbers in a cell', () => {
  const phonesOf = (row: Cells) => {
    const [first] = check({ ...GOOD, ...row });
    return [first?.verdict, first?.value.guardians.map(({ relation, phone }) => [relation, phone]), first?.notKept];
  };
  it.each(['9823846710/9463158037', '9823846710, 94631 58037', '9823846710 or 9463158037'])('%s: the second is the mother’s', (phone) => {
    expect(phonesOf({ phone, motherName: 'Sunita Joshi' })).toEqual([
      'good',
      [
        ['Father', '9823846710'],
        ['Mother', '9463158037'],
      ],
      undefined,
    ]);
  });

  it('are reported when nobody is left for them, or when they are no numbers', () => {
    const column = FIELDS.indexOf('phone');
    expect(phonesOf({ phone: '9823846710/9463158037' })).toEqual(['good', [['Father', '9823846710']], [{ column, text: '9463158037' }]]);
    expect(phonesOf({ phone: '9823846710/9823846710' })[2]).toBeUndefined();
    expect(phonesOf({ phone: '9823846710/22', motherName: 'Sunita Joshi' })).toEqual([
      'good',
      [
        ['Father', '9823846710'],
        ['Mother', ''],
      ],
      [{ column, text: '22' }],
    ]);
  });
});

it('figures may be written in Devanagari', () => {
  const [row] = check({ ...GOOD, name: 'मीरा जोशी', className: '८', dateOfBirth: '०५/०६/२०१३', phone: '९८१२३ ४५६७०' });
  expect(row).toMatchObject({
    verdict: 'good',
    value: { name: 'मीरा जोशी', dateOfBirth: '2013-06-05', guardians: [{ phone: '9812345670' }] },
  });
});

describe('a bad cell is named with its reason', () => {
  it.each<[string, Cells, string, string]>([
    ['no name', { name: '' }, 'name', 'needed'],
    ['markup in a name', { name: '<b>Meera</b>' }, 'name', 'name'],
    ['a formula for a name', { name: '=HYPERLINK("x")' }, 'name', 'name'],
    ['no such class', { className: '15' }, 'className', 'className'],
    ['no such section', { section: 'Z' }, 'section', 'section'],
    ['no section where there are two', { section: '' }, 'section', 'sectionNeeded'],
    ['a day that does not exist', { dateOfBirth: '31/02/2015' }, 'dateOfBirth', 'date'],
    ['a grown-up', { dateOfBirth: '01/01/1990' }, 'dateOfBirth', 'studentAge'],
    ['a birth in 1880', { dateOfBirth: '01/01/1880' }, 'dateOfBirth', 'studentAge'],
    ['an admission in 1880', { dateOfBirth: '', admittedOn: '01/04/1880' }, 'admittedOn', 'dayOrder'],
    ['a birth to come', { dateOfBirth: '01/01/2027' }, 'dateOfBirth', 'inFuture'],
    ['an admission before the birth', { dateOfBirth: '05/06/2015', admittedOn: '01/04/2014' }, 'admittedOn', 'beforeBirth'],
    ['an admission after the year', { admittedOn: '01/04/2031' }, 'admittedOn', 'afterYear'],
    ['a phone that is none', { phone: '12345' }, 'phone', 'phone'],
    ['a phone of nobody', { fatherName: '' }, 'phone', 'guardianName'],
    ['a gender that is none', { gender: '7' }, 'gender', 'gender'],
    ['the number of somebody else', { admissionNumber: '2019/0412' }, 'admissionNumber', 'takenByOther'],
  ])('%s', (_what, cells, field, code) => {
    expect(problemsOf({ ...GOOD, ...cells })).toEqual([[field, code]]);
  });

  it('the second of two rows of one number', () => {
    const [first, second] = check({ ...GOOD, admissionNumber: 'A1' }, { ...GOOD, name: 'Other Child', admissionNumber: 'a1' });
    expect([first?.verdict, second?.verdict, second?.problems]).toEqual(['good', 'bad', [{ column: 0, code: 'twiceInFile', row: 2 }]]);
  });

  it('the same child under two numbers, but not a twin of another name', () => {
    const rows = [{ admissionNumber: 'SVN/400' }, { admissionNumber: 'SVN/401' }, { admissionNumber: 'SVN/402', name: 'Mira Joshi' }];
    const checked = check(...rows.map((row) => ({ ...GOOD, ...row })));
    expect(checked.map(({ verdict }) => verdict)).toEqual(['good', 'bad', 'good']);
    expect(checked[1]?.problems).toEqual([{ column: 1, code: 'twiceInFile', row: 2 }]);
  });
});

it('who is at the school already is known, by number or by name and birth', () => {
  expect(check({ ...GOOD, admissionNumber: '2019/0412', name: 'ROHAN  KALE' })[0]?.verdict).toBe('known');
  expect(check({ ...GOOD, name: 'Asha Rao', dateOfBirth: '06/02/2013' })[0]?.verdict).toBe('known');
  expect(check({ ...GOOD, name: 'Asha Rao' })[0]?.verdict).toBe('good');
});

it('a known one shows what the school has in the place of cells that say otherwise', () => {
  const [byNumber] = check({ ...GOOD, admissionNumber: '2019/0412', name: 'Rohan Kale', gender: 'Boy', dateOfBirth: '06/01/2013' });
  expect(byNumber?.known).toEqual({
    id: 'rohan',
    isByName: false,
    differs: [
      { column: 4, property: 'gender', before: '', after: 'Male' },
      { column: 5, property: 'dateOfBirth', before: '2013-01-05', after: '2013-01-06' },
    ],
  });
  expect(check({ name: 'Asha Rao', className: '8', section: 'A', dateOfBirth: '06/02/2013' })[0]?.known).toEqual({
    id: 'asha',
    isByName: true,
    differs: [],
  });
});

it('a bad cell of a known one changes nothing, and neither does a field that waits for a second administrator', () => {
  const row = { ...GOOD, admissionNumber: '2019/0412', name: 'Rohan Kale', gender: '7', dateOfBirth: '06/01/2013' };
  expect(check(row)[0]).toMatchObject({
    verdict: 'known',
    problems: [{ column: 4, code: 'gender' }],
    known: { differs: [{ property: 'dateOfBirth' }] },
  });
  const [held] = checkStudents(
    { mapping: FIELDS, cells: [FIELDS.map((field) => row[field as keyof typeof row] ?? '')], numbers: [2] },
    { ...context, keeps: ['name', 'dateOfBirth'] },
  );
  expect(held?.known?.differs).toEqual([]);
});

it('a class and its section may stand in one cell, and a single section need not be named', () => {
  expect(check({ ...GOOD, className: '8-A', section: '' })[0]?.value.sectionId).toBe('8a');
  expect(check({ ...GOOD, className: 'Nursery', section: '', dateOfBirth: '05/06/2022' })[0]?.value.sectionId).toBe('na');
});
