import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#features/finance';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Former students');
});
afterAll(() => test.close());

const HEAD = 'GR No,Student Name,Std,Division,DOB,Date of Admission,Father Name,Mother Name,Date of Leaving,Reason for Leaving';
async function upload(...rows: string[]) {
  const form = multipart('sheet', Buffer.from([HEAD, ...rows].join('\n')), 'old.csv');
  const headers = { ...bearer(school), ...form.headers };
  return (await test.app.inject({ method: 'POST', url: '/admin/imports/of/students', headers, payload: form.payload })).json().data;
}
const problemsOf = ({ rows }: { rows: { problems: { column: number; code: string }[] }[] }) =>
  rows.map(({ problems }) => problems.map(({ column, code }) => `${HEAD.split(',')[column]}: ${code}`));
const confirm = (id: string, known = 'skip') => ask(test, school, 'POST', `/admin/imports/${id}/confirmation`, { take: 'all', known });

const PRESENT = 'L1,Asha Patil,10,A,05/06/2011,01/04/2019,Ganesh Patil,Lata Patil,,';
// Somebody who would be too old for a school today.
const LEFT = 'L2,Kiran Patil,10,A,05/06/1990,01/06/2003,Mahesh Patil,Rekha Patil,30/04/2006,Completed the last class';

it('who left is brought in as a leaver: not counted, not charged, and found for a certificate with day and reason', async () => {
  const { id, counts, mapping } = await upload(PRESENT, LEFT);
  expect([counts, mapping.slice(-2)]).toEqual([{ good: 2, bad: 0, known: 0 }, ['leftOn', 'leavingReason']]);
  const done = await confirm(id);
  expect(done.data, done.message).toEqual({ created: 2, updated: 0, left: 0 });
  const [totals] = await test.owner`select students from school_totals where school_id = ${school.id}`;
  expect(totals?.students).toBe(1);
  const present = await ask(test, school, 'GET', '/admin/students');
  expect(present.data.students.map(({ name }: { name: string }) => name)).toEqual(['Asha Patil']);
  const charged = await test.owner<
    { name: string }[]
  >`select s.name from fee_accounts f join students s on s.school_id = f.school_id and s.id = f.student_id
    where f.school_id = ${school.id} and 0 < any (f.charged)`;
  expect(charged).toEqual([{ name: 'Asha Patil' }]);
  expect((await verifyLedger(test.database, school.id)).faults).toEqual([]);

  const { people } = (await ask(test, school, 'GET', '/admin/certificates/people?search=kiran')).data;
  expect(people).toMatchObject([{ name: 'Kiran Patil', place: '10th A', leftOn: '2006-04-30' }]);
  const { data } = await ask(test, school, 'GET', `/admin/certificates/forms/maharashtra-leaving/people/${people[0].id}`);
  const shown = (key: string) => data.fields.find((field: { key: string }) => field.key === key).value;
  expect([shown('class'), shown('leftOn'), shown('reason'), data.offersLeaving]).toEqual([
    '10th',
    '2006-04-30',
    'Completed the last class',
    false,
  ]);
  const [seat] = await test.owner`select roll_number from enrolments where school_id = ${school.id} and student_id = ${people[0].id}`;
  expect(seat?.roll_number).toBeNull();
});

it('a leaving that cannot be is named, and one of a student who is at school is left to the student’s page', async () => {
  const wrong = await upload(
    'L3,Too Soon,10,A,05/06/2011,01/04/2019,,,31/12/2018,',
    'L4,To Come,10,A,05/06/2011,01/04/2019,,,31/12/2099,',
    PRESENT.replace(/,,$/, ',30/06/2026,Health'),
  );
  expect(problemsOf(wrong)).toEqual([
    ['Date of Leaving: beforeAdmission'],
    ['Date of Leaving: inFuture'],
    ['Date of Leaving: stillAtSchool'],
  ]);
  expect((await upload(PRESENT, LEFT)).counts).toEqual({ good: 0, bad: 0, known: 2 });
});

it('the import of leavers is undone as any other', async () => {
  const { id } = await upload(LEFT.replace('L2,Kiran', 'L9,Sagar'));
  expect((await confirm(id)).data.created).toBe(1);
  expect((await ask(test, school, 'POST', `/admin/imports/${id}/undo`)).data).toEqual({ removed: 1, restored: 0 });
  const [totals] = await test.owner`select students from school_totals where school_id = ${school.id}`;
  expect(totals?.students).toBe(1);
  expect((await ask(test, school, 'GET', '/admin/certificates/people?search=sagar')).data.people).toEqual([]);
});
