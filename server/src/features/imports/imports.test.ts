import { IMPORT_FIELDS } from '@shala/contract/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask, payCash } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const HEAD = ['Adm No', 'Student Name', 'Class/Std', 'Sec', 'Gender', 'DOB', 'Father Name', 'Mother Name', 'Mobile'];
type Row = (string | number | Date)[];
const ROHAN = ['A1', 'Rohan Kale', '10', 'A', 'Boy', '05/06/2011', 'Suresh Kale', 'Lata Kale', '98123 45670'];
const MEERA = ['A2', 'Meera Kale', 'VIII', 'a', 'F', '05-Jun-13', 'Suresh Kale', 'Lata Kale', '+91 9812345670'];
const csv = (...rows: Row[]) =>
  Buffer.from([HEAD, ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n'));

async function upload(sheet: Buffer, { kind = 'students', as = school, name = 'list.csv' } = {}) {
  const form = multipart('sheet', sheet, name);
  const response = await test.app.inject({
    method: 'POST',
    url: `/admin/imports/of/${kind}`,
    headers: { ...bearer(as), ...form.headers },
    payload: form.payload,
  });
  return { status: response.statusCode, ...response.json() };
}
const confirm = (id: string, take: 'all' | 'good' = 'all', as = school, known?: string) =>
  ask(test, as, 'POST', `/admin/imports/${id}/confirmation`, { take, ...(known && { known }) });
const undo = (id: string, as = school) => ask(test, as, 'POST', `/admin/imports/${id}/undo`);
const count = async (table: string, as = school) =>
  Number((await test.owner.unsafe(`select count(*) as n from ${table} where school_id = '${as.id}'`))[0]?.n);

describe('a sheet of students', () => {
  it('is read with its own headings, and each bad cell is named', async () => {
    const { data } = await upload(csv(ROHAN, MEERA, ['A3', '', '15', 'A', 'Boy', '31/02/2015', '', '', '12345']));
    expect(data.mapping).toEqual([
      'admissionNumber',
      'name',
      'className',
      'section',
      'gender',
      'dateOfBirth',
      'fatherName',
      'motherName',
      'phone',
    ]);
    expect(data.counts).toEqual({ good: 2, bad: 1, known: 0 });
    const named = data.rows[2].problems.map(({ column, code }: { column: number; code: string }) => `${HEAD[column]}: ${code}`);
    expect(named.sort()).toEqual(['Class/Std: className', 'DOB: date', 'Mobile: phone', 'Student Name: needed']);
    expect(await count('students')).toBe(0);
  });

  it('is refused as a whole with bad rows, brings the good ones in, and only once', async () => {
    const own = await makeSchool(test, 'Good rows');
    const { data } = await upload(csv(ROHAN, MEERA, ['A3', '', '10', 'A', '', '', '', '', '']), { as: own });
    expect(await confirm(data.id, 'all', own)).toMatchObject({ status: 422, code: 'importHasBad' });
    expect(await count('students', own)).toBe(0);
    expect((await confirm(data.id, 'good', own)).data).toEqual({ created: 2, updated: 0, left: 1 });
    expect(await confirm(data.id, 'good', own)).toMatchObject({ status: 409, code: 'importDone' });
    const [pupil] =
      await test.owner`select s.admission_number, s.gender, s.date_of_birth::text as born, c.name as class, e.roll_number, f.charged[1] as april
      from students s join enrolments e on e.school_id = s.school_id and e.student_id = s.id join sections x on x.school_id = s.school_id and x.id = e.section_id
      join classes c on c.school_id = x.school_id and c.id = x.class_id join fee_accounts f on f.school_id = s.school_id and f.student_id = s.id
      where s.school_id = ${own.id} and s.name = 'Meera Kale'`;
    expect(pupil).toMatchObject({ admission_number: 'A2', gender: 'Female', born: '2013-06-05', class: '8th', roll_number: 1 });
    expect(Number(pupil?.april)).toBe(320_000);
    // Both students share father and mother; the search finds a student by the father's name.
    expect([await count('guardians', own), await count('student_guardians', own)]).toEqual([2, 4]);
    expect((await ask(test, own, 'GET', '/admin/students?search=suresh')).data.students).toHaveLength(2);
  });

  it('is harmless when it comes again, and leaves alone what was changed by hand', async () => {
    const own = await makeSchool(test, 'Again');
    const first = await upload(csv(ROHAN, MEERA), { as: own });
    await confirm(first.data.id, 'all', own);
    await test.owner`update students set address = 'By hand', date_of_birth = '2011-07-07' where school_id = ${own.id} and admission_number = 'A1'`;
    const again = await upload(csv(ROHAN, MEERA, ['', 'Meera Kale', '8', 'A', '', '05/06/2013', '', '', '']), { as: own });
    expect(again.data.counts).toEqual({ good: 0, bad: 0, known: 3 });
    expect(await confirm(again.data.id, 'all', own)).toMatchObject({ status: 422, code: 'importNothing' });
    const [kept] =
      await test.owner`select address, date_of_birth::text as born from students where school_id = ${own.id} and admission_number = 'A1'`;
    expect(kept).toEqual({ address: 'By hand', born: '2011-07-07' });
  });

  it('gives numbers of the school’s pattern where the sheet has none', async () => {
    const own = await makeSchool(test, 'Numbers');
    const rows = [ROHAN, MEERA].map(([, ...rest]) => ['', ...rest] as string[]);
    await confirm((await upload(csv(...rows), { as: own })).data.id, 'all', own);
    const numbers = await test.owner<{ n: string }[]>`select admission_number as n from students where school_id = ${own.id} order by 1`;
    expect(new Set(numbers.map(({ n }) => n)).size).toBe(2);
    expect(numbers[0]?.n).toMatch(/^\d{4}\/0001$/);
  });

  it('brings caste, place of birth and the state’s number into the record, where leaving certificates find them', async () => {
    const own = await makeSchool(test, 'Sharada Vidya Mandir');
    const sheet = [
      'GR No,Student Name,Std,Division,Category,Caste,Sub-caste,Place of Birth,Nationality,Saral ID,PEN',
      'G7,Isha Pawar,5,A,OBC,Mali,Phul Mali,"Niphad, Nashik",,2019272704001012345,21000000009',
    ].join('\n');
    const first = await upload(Buffer.from(sheet), { as: own });
    await confirm(first.data.id, 'all', own);
    expect((await undo(first.data.id, own)).status).toBe(200);
    expect(await test.owner`select caste, birth_place, state_student_id from students where school_id = ${own.id}`).toEqual([
      { caste: '', birth_place: '', state_student_id: '' },
    ]);
    const { data } = await upload(Buffer.from(sheet), { as: own });
    expect(data.mapping).not.toContain(null);
    expect((await confirm(data.id, 'all', own)).status).toBe(200);
    const [row] =
      await test.owner`select id, category, caste, sub_caste, birth_place, nationality from students where school_id = ${own.id} and undone_at is null`;
    expect(row).toMatchObject({
      category: 'OBC',
      caste: 'Mali',
      sub_caste: 'Phul Mali',
      birth_place: 'Niphad, Nashik',
      nationality: 'Indian',
    });
    const certificate = await ask(test, own, 'GET', `/admin/certificates/forms/maharashtra-leaving/people/${row?.id}`);
    const fieldOf = (key: string) => certificate.data.fields.find((field: { key: string }) => field.key === key);
    expect(fieldOf('saral')).toMatchObject({ value: '2019272704001012345', isFixed: true });
    expect(fieldOf('caste').value).toBe('Mali');
    expect(fieldOf('birthPlace')).toMatchObject({ value: 'Niphad, Nashik', isMissing: false });
    // A corrected sheet changes them, and the undone import gives back what was there.
    const again = await upload(Buffer.from(sheet.replace('Phul Mali', 'Haldi Mali').replace('Niphad, ', '')), { as: own });
    await confirm(again.data.id, 'all', own, 'update');
    const changed = () => test.owner`select sub_caste, birth_place from students where school_id = ${own.id} and undone_at is null`;
    expect(await changed()).toEqual([{ sub_caste: 'Haldi Mali', birth_place: 'Nashik' }]);
    await undo(again.data.id, own);
    expect(await changed()).toEqual([{ sub_caste: 'Phul Mali', birth_place: 'Niphad, Nashik' }]);
  });
  it('is refused when somebody took a number meanwhile, and nothing is half done', async () => {
    const own = await makeSchool(test, 'Meanwhile');
    const { data } = await upload(csv(ROHAN, MEERA), { as: own });
    const other = await upload(csv(MEERA), { as: own });
    await confirm(other.data.id, 'all', own);
    const answer = await confirm(data.id, 'all', own);
    // The second check finds that she already exists, and imports only him.
    expect(answer.data).toEqual({ created: 1, updated: 0, left: 1 });
    expect(await count('students', own)).toBe(2);
  });

  it('keeps of an Aadhaar number the last four digits alone, from the first moment on', async () => {
    const { data } = await upload(Buffer.from('Name,Class,Aadhar No\nA B,Nursery,1234 5678 9012\n'));
    expect(data.rows[0].cells[2]).toBe('9012');
    const [kept] = await test.owner`select cells::text as cells from imports where id = ${data.id}`;
    expect(kept?.cells).not.toContain('1234');
  });

  it('keeps no whole Aadhaar number either that stands under another heading, or in Devanagari', async () => {
    const sheet = 'Name,Class,Card,आधार\nA B,Nursery,2345 6789 0124,२३४५ ६७८९ ०१२४\nC D,Nursery,234567890124,\n';
    const { data } = await upload(Buffer.from(sheet));
    expect(data.mapping).toEqual(['name', 'className', null, 'aadhaarLast4']);
    expect(data.rows[0].cells.slice(2)).toEqual(['0124', '0124']);
    const [kept] = await test.owner`select cells::text as cells from imports where id = ${data.id}`;
    expect(kept?.cells).not.toMatch(/2345|२३४५/);
  });
});

describe('who is known already', () => {
  const MORE = ['Adm No', 'Student Name', 'Class', 'Sec', 'Gender', 'DOB', 'City', 'Bus Stop'];
  const more = (...rows: string[][]) => Buffer.from([MORE, ...rows].map((row) => row.join(',')).join('\n'));
  const record = async (as: TestSchool, number = 'A1') =>
    (
      await test.owner`select name, gender, date_of_birth::text as born, city, transport_stop as stop from students where school_id = ${as.id} and admission_number = ${number}`
    )[0];
  const begin = async (name: string) => {
    const own = await makeSchool(test, name);
    await confirm((await upload(csv(ROHAN, MEERA), { as: own })).data.id, 'all', own);
    await test.owner`update students set city = 'Nashik' where school_id = ${own.id} and admission_number = 'A1'`;
    return own;
  };
  const SHEET = more(
    ['A1', 'Rohan Kale', '10', 'A', 'M', '06/06/2011', 'Pune', 'Gangapur Road'],
    ['A2', 'Meera Kale', '8', 'A', '', '', 'Pune', ''],
  );

  it('is shown with what the school has, and gets what is empty where that is chosen', async () => {
    const own = await begin('Fill');
    const { data } = await upload(SHEET, { as: own });
    expect(data.counts).toEqual({ good: 0, bad: 0, known: 2 });
    expect(data.rows[0].known).toEqual({
      isByName: false,
      differs: [
        { column: 5, has: '5 Jun 2011' },
        { column: 6, has: 'Nashik' },
        { column: 7, has: '' },
      ],
    });
    expect((await confirm(data.id, 'all', own, 'fill')).data).toEqual({ created: 0, updated: 2, left: 0 });
    expect(await record(own)).toMatchObject({ born: '2011-06-05', city: 'Nashik', stop: 'Gangapur Road' });
    expect(await record(own, 'A2')).toMatchObject({ gender: 'Female', city: 'Pune', stop: '' });
    expect((await verifyLedger(test.database, own.id)).faults).toEqual([]);
  });

  it('is changed to the file where that is chosen, with a line of the history each, and gets everything back when the import is undone', async () => {
    const own = await begin('Update');
    const before = await record(own);
    const { data } = await upload(SHEET, { as: own });
    expect((await confirm(data.id, 'all', own, 'update')).data).toEqual({ created: 0, updated: 2, left: 0 });
    expect(await record(own)).toMatchObject({ born: '2011-06-06', city: 'Pune', stop: 'Gangapur Road' });
    const [log] =
      await test.owner`select old_values as before, new_values as after, reason from audit_log l join students s on s.school_id = l.school_id and s.id = l.entity_id
      where l.school_id = ${own.id} and s.admission_number = 'A1' and l.entity = 'student'`;
    expect(log).toEqual({
      before: { dateOfBirth: '2011-06-05', city: 'Nashik', transportStop: '' },
      after: { dateOfBirth: '2011-06-06', city: 'Pune', transportStop: 'Gangapur Road' },
      reason: 'Import of list.csv',
    });
    expect((await ask(test, own, 'GET', '/admin/imports')).data[0]).toMatchObject({ created: 0, updated: 2 });
    expect((await undo(data.id, own)).data).toEqual({ removed: 0, restored: 2 });
    expect(await record(own)).toEqual(before);
    expect((await verifyLedger(test.database, own.id)).faults).toEqual([]);
  });

  it('is not set back over what was changed by hand since', async () => {
    const own = await begin('By hand');
    const { data } = await upload(SHEET, { as: own });
    await confirm(data.id, 'all', own, 'update');
    await test.owner`update students set city = 'Thane' where school_id = ${own.id} and admission_number = 'A1'`;
    expect(await undo(data.id, own)).toMatchObject({
      status: 409,
      code: 'importUsed',
      message: 'The import cannot be cancelled: 1 person’s record was edited after the import.',
    });
    expect(await record(own, 'A2')).toMatchObject({ city: 'Pune' });
  });

  it('comes in as somebody else only where it is known by its name alone', async () => {
    const own = await begin('Others');
    const { data } = await upload(
      more(['', 'Rohan Kale', '10', 'A', '', '05/06/2011', '', ''], ['A2', 'Meera Kale', '8', 'A', '', '', '', '']),
      { as: own },
    );
    expect((await confirm(data.id, 'all', own, 'add')).data).toEqual({ created: 1, updated: 0, left: 1 });
    expect(await count('students', own)).toBe(3);
  });

  it('refuses a choice that is none, and changes nothing when one of them became somebody else meanwhile', async () => {
    const own = await begin('Stale');
    const { data } = await upload(SHEET, { as: own });
    expect((await confirm(data.id, 'all', own, 'replace')).status).toBe(400);
    expect(await confirm(data.id, 'all', school, 'update')).toMatchObject({ status: 404 });
    expect(await confirm(data.id, 'all', own)).toMatchObject({ status: 422, code: 'importNothing' });
  });

  it('employees too', async () => {
    const own = await makeSchool(test, 'Known staff');
    const sheet = (salary: string) => Buffer.from(`Emp Code,Name,Designation,Salary\nT7,Farida Sheikh,TGT,"${salary}"\n`);
    await confirm((await upload(sheet('38,500'), { kind: 'employees', as: own })).data.id, 'all', own);
    const { data } = await upload(sheet('41,000'), { kind: 'employees', as: own });
    expect(data.rows[0].known).toEqual({ isByName: false, differs: [{ column: 3, has: '38500' }] });
    expect((await confirm(data.id, 'all', own, 'update')).data.updated).toBe(1);
    const salary = async () =>
      Number((await test.owner`select monthly_salary_paise as paise from employees where school_id = ${own.id}`)[0]?.paise);
    expect(await salary()).toBe(4_100_000);
    await undo(data.id, own);
    expect(await salary()).toBe(3_850_000);
  });
});

describe('an import is undone', () => {
  it('and what brothers and sisters pay is reckoned without it', async () => {
    const own = await makeSchool(test, 'Undo discount');
    await test.owner`insert into fee_rules (school_id, year_id, sibling_discount_bp) values (${own.id}, ${own.ids.year}, 1000)
      on conflict (school_id, year_id) do update set sibling_discount_bp = 1000`;
    await confirm((await upload(csv(MEERA), { as: own })).data.id, 'all', own);
    const charged = async () => {
      const [pupil] = await test.owner<{ id: string }[]>`select id from students where school_id = ${own.id} and admission_number = 'A2'`;
      return (await ask(test, own, 'GET', `/finance/students/${pupil?.id}/fees`)).data.charged as number;
    };
    const alone = await charged();
    const { data } = await upload(csv(ROHAN), { as: own });
    await confirm(data.id, 'all', own);
    expect(await charged()).toBeLessThan(alone);
    expect((await undo(data.id, own)).status).toBe(200);
    expect(await charged()).toBe(alone);
    expect((await verifyLedger(test.database, own.id)).faults).toEqual([]);
  });

  it('whole, books and all, and its numbers are free again', async () => {
    const own = await makeSchool(test, 'Undo');
    const { data } = await upload(csv(ROHAN, MEERA), { as: own });
    await confirm(data.id, 'all', own);
    expect((await undo(data.id, own)).data).toEqual({ removed: 2, restored: 0 });
    expect((await undo(data.id, own)).status).toBe(409);
    expect([await count('enrolments', own), await count('guardians', own), await count('student_search', own)]).toEqual([0, 0, 0]);
    expect((await ask(test, own, 'GET', '/admin/students?status=all')).data.students).toEqual([]);
    expect((await ask(test, own, 'POST', '/finance/getFinanceDetails', { month: 'November' })).data.totalAmount).toBe(0);
    expect((await verifyLedger(test.database, own.id)).faults).toEqual([]);
    expect(JSON.stringify(await test.owner`select * from students where school_id = ${own.id}`)).not.toContain('Rohan');
    const again = await upload(csv(ROHAN, MEERA), { as: own });
    expect(again.data.counts.good).toBe(2);
    expect((await confirm(again.data.id, 'all', own)).data.created).toBe(2);
    expect(
      (await ask(test, own, 'GET', '/admin/imports')).data.map(({ state, created }: { state: string; created: number }) => [
        state,
        created,
      ]),
    ).toEqual([
      ['done', 2],
      ['undone', 2],
    ]);
  });

  it('but not when a payment was taken, and says so', async () => {
    const own = await makeSchool(test, 'Undo paid');
    const { data } = await upload(csv(ROHAN, MEERA), { as: own });
    await confirm(data.id, 'all', own);
    const [pupil] = await test.owner<{ id: string }[]>`select id from students where school_id = ${own.id} and admission_number = 'A1'`;
    await payCash(test, own, pupil?.id ?? '');
    expect(await undo(data.id, own)).toMatchObject({
      status: 409,
      code: 'importUsed',
      message: 'The import cannot be cancelled: 1 receipt was made.',
    });
    expect(await count('enrolments', own)).toBe(2);
  });
});

describe('a sheet of employees', () => {
  it('comes in with codes and salaries, and is undone', async () => {
    const sheet = Buffer.from(
      'Emp Code,Name,Designation,Salary,DOJ,Mobile\nT7,Farida Sheikh,TGT,"38,500",15/06/2012,9812345671\n,Kiran Rao,Clerk,,,\n',
    );
    const { data } = await upload(sheet, { kind: 'employees' });
    expect(data.counts).toEqual({ good: 2, bad: 0, known: 0 });
    await confirm(data.id);
    const rows = (await ask(test, school, 'GET', '/admin/employees')).data.employees;
    expect(rows.map(({ name, employeeCode }: { name: string; employeeCode: string }) => [name, employeeCode])).toEqual([
      ['Farida Sheikh', 'T7'],
      ['Kiran Rao', 'E001'],
    ]);
    expect((await undo(data.id)).data).toEqual({ removed: 2, restored: 0 });
    expect((await ask(test, school, 'GET', '/admin/employees')).data.employees).toEqual([]);
  });
});

describe('the subjects of a sheet of employees', () => {
  const sheet = (subject: string) =>
    Buffer.from(`Name,Designation,Subject,Basic Salary\nFarida Sheikh,TGT,${subject},"38,500"\nKiran Rao,Office Assistant,-,18000\n`);
  const taught = (own: TestSchool) =>
    test.owner<{ name: string; subject: string }[]>`select e.name, concat(c.name, ' ', s.name) as subject from employee_subjects t
      join employees e on e.id = t.employee_id join subjects s on s.id = t.subject_id join classes c on c.id = s.class_id
      where t.school_id = ${own.id} order by 1, 2`;

  it('are given to the teachers, and go when the import is undone', async () => {
    const own = await makeSchool(test, 'Taught');
    const { data } = await upload(sheet('Maths 10'), { kind: 'employees', as: own });
    expect(data.mapping).toEqual(['name', 'positionRole', 'subjects', 'monthlySalary']);
    expect(data.counts).toEqual({ good: 2, bad: 0, known: 0 });
    await confirm(data.id, 'all', own);
    expect(await taught(own)).toEqual([{ name: 'Farida Sheikh', subject: '10th Mathematics' }]);
    const salaries =
      await test.owner`select name, monthly_salary_paise::int as paise from employees where school_id = ${own.id} order by 1`;
    expect(salaries.map(({ paise }) => paise)).toEqual([3_850_000, 1_800_000]);
    expect((await undo(data.id, own)).data).toEqual({ removed: 2, restored: 0 });
    expect(await taught(own)).toEqual([]);
  });

  it('that the school does not have are named with their cell', async () => {
    const { data } = await upload(sheet('Astrology'), { kind: 'employees' });
    expect(data.rows[0]).toMatchObject({ verdict: 'bad', problems: [{ column: 2, code: 'subject' }] });
  });

  it('deleted after the preview refuse the import as out of date', async () => {
    const own = await makeSchool(test, 'Deleted');
    const [row] = await test.owner<{ id: string }[]>`insert into subjects (school_id, id, class_id, name, position)
      values (${own.id}, app.new_id(), ${own.ids.class}, 'Astrology', 9) returning id`;
    const { data } = await upload(sheet('Astrology'), { kind: 'employees', as: own });
    expect(data.counts.good).toBe(2);
    await test.owner`delete from subjects where id = ${row?.id ?? ''}`;
    expect(await confirm(data.id, 'all', own)).toMatchObject({ status: 422, code: 'importHasBad' });
  });
});

it.each([
  ['students', 'csv'],
  ['students', 'xlsx'],
  ['employees', 'csv'],
  ['employees', 'xlsx'],
] as const)('the template for %s as %s comes back with every heading recognised and nothing wrong in its example', async (kind, format) => {
  const { data } = await ask(test, school, 'GET', `/admin/import-templates/${kind}?format=${format}`);
  const file = await test.app.inject(data.url);
  expect(file.headers['content-disposition']).toContain(`template.${format}`);
  const back = await upload(file.rawPayload, { kind, name: `list.${format}` });
  expect([...back.data.mapping].sort()).toEqual([...IMPORT_FIELDS[kind]].sort());
  expect(back.data.rows).toMatchObject([{ verdict: 'good', problems: [] }]);
});
