import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { bearer, type TestApp, type TestSchool } from './app.ts';

const TUITION = 3200;
/** The smallest possible picture. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export type Pupil = { id: string; name: string; admissionNumber: string };
type NewPupil = { name?: string; className?: string; stop?: string; guardian?: string; admittedOn?: string; admissionNumber?: string };

/** Enrols a student in a class, as the owner; fees are charged automatically. Students with the same `guardian` (a phone) are siblings. */
export async function addPupil(
  { owner }: TestApp,
  school: TestSchool,
  { name = 'Rohan Kale', className = '10th', stop = '', guardian, admittedOn, admissionNumber }: NewPupil = {},
): Promise<Pupil> {
  const number = admissionNumber ?? `A${randomBytes(4).toString('hex')}`;
  const id = await owner.begin(async (tx) => {
    const [student] = await tx<{ id: string }[]>`insert into students (school_id, id, admission_number, name, transport_stop, admitted_on)
      values (${school.id}, app.new_id(), ${number}, ${name}, ${stop}, ${admittedOn ?? null}) returning id`;
    const studentId = (student as { id: string }).id;
    await tx`insert into enrolments (school_id, year_id, student_id, section_id, roll_number)
      select ${school.id}, ${school.ids.year}, ${studentId}, s.id, (select count(*) + 1 from enrolments e where e.school_id = ${school.id} and e.section_id = s.id)
      from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id where s.school_id = ${school.id} and c.name = ${className} order by s.name limit 1`;
    for (const word of `${name} ${number}`.toLowerCase().split(' '))
      await tx`insert into student_search (school_id, token, student_id) values (${school.id}, ${word}, ${studentId}) on conflict do nothing`;
    if (guardian) {
      await tx`insert into guardians (school_id, id, name, phone) select ${school.id}, app.new_id(), 'Suresh Kale', ${guardian} where not exists (select from guardians where school_id = ${school.id} and phone = ${guardian})`;
      await tx`insert into student_guardians (school_id, student_id, guardian_id, relation, is_primary) select ${school.id}, ${studentId}, id, 'Father', true from guardians where school_id = ${school.id} and phone = ${guardian}`;
    }
    return studentId;
  });
  return { id, name, admissionNumber: number };
}

/** An employee with a salary. */
export async function addEmployee(
  { owner }: TestApp,
  school: TestSchool,
  { name = 'Meena Iyer', salaryRupees = 42_000, gender = '' } = {},
): Promise<string> {
  const [employee] = await owner<
    { id: string }[]
  >`insert into employees (school_id, id, employee_code, name, gender, position_role, monthly_salary_paise, joined_on)
    values (${school.id}, app.new_id(), ${`E${randomBytes(4).toString('hex')}`}, ${name}, ${gender}, 'Teacher', ${salaryRupees * 100}, '2020-06-01') returning id`;
  return (employee as { id: string }).id;
}

type Answer = {
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  data: any;
  code?: string;
  error?: string;
  message?: string;
  fields?: Record<string, string>;
};

/** Sends a request as that school's administrator; returns status and parsed answer. */
export async function ask(
  test: TestApp,
  school: TestSchool,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const response = await test.app.inject({
    method,
    url,
    headers: { ...bearer(school), ...headers },
    ...(body && { payload: body }),
  } as InjectOptions);
  return {
    status: response.statusCode,
    ...(response.json() as Answer),
    headers: response.headers,
  };
}

type Cash = { amount?: number; month?: string; key?: string };

/** Pays cash and returns the answer's data. Throws when it is refused. */
export async function payCash(test: TestApp, school: TestSchool, studentId: string, { amount = TUITION, month = 'April', key }: Cash = {}) {
  const answer = await ask(
    test,
    school,
    'POST',
    '/finance/updateOfflineCashFeePayment',
    { studentId, month, amount },
    key ? { 'idempotency-key': key } : {},
  );
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`);
  return answer.data as { paymentId: string; receiptNo: number; receiptUrl: string; paidOn: string; amount: number; months: string[] };
}

/** Pays by a cheque with its own number. */
export async function payCheque(
  test: TestApp,
  school: TestSchool,
  studentId: string,
  { amount = TUITION, month = 'April', number = randomBytes(4).toString('hex'), bankName = '' } = {},
) {
  const answer = await ask(test, school, 'POST', '/finance/updateOfflineChequeFeePayment', {
    studentId,
    month,
    amount,
    instrumentId: number,
    ...(bankName && { bankName }),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.message}`);
  return { ...(answer.data as { paymentId: string; receiptNo: number; receiptUrl: string }), number };
}

/** Deposits a cheque. */
export async function depositCheque(test: TestApp, school: TestSchool, paymentId: string): Promise<void> {
  const { status } = await ask(test, school, 'POST', '/finance/deposit-slips', { paymentIds: [paymentId] });
  if (status !== 200) throw new Error(`The cheque was not deposited: ${status}`);
}

/** The id of a fee head by its kind. */
export async function headOf({ owner }: TestApp, school: TestSchool, kind: string): Promise<string> {
  const [head] = await owner<{ id: string }[]>`select id from fee_heads where school_id = ${school.id} and kind = ${kind}`;
  return (head as { id: string }).id;
}

/** Adds unpaid tuition for some months of the previous year, which is created if necessary. */
export async function addLastYearDues(
  { owner }: TestApp,
  school: TestSchool,
  studentId: string,
  { months = [12], paise = 320_000 }: { months?: number[]; paise?: number } = {},
): Promise<void> {
  await owner.begin(async (tx) => {
    // The previous year may exist under its own name.
    await tx`update academic_years b set name = 'last year' from academic_years y where y.school_id = b.school_id and y.is_current
      and b.school_id = ${school.id} and daterange(b.starts_on, b.ends_on, '[]') && daterange((y.starts_on - interval '1 year')::date, y.starts_on)
      and not exists (select from academic_years l where l.school_id = b.school_id and l.name = 'last year')`;
    await tx`insert into academic_years (school_id, id, name, starts_on, ends_on)
      select ${school.id}, app.new_id(), 'last year', starts_on - interval '1 year', starts_on - 1 from academic_years where school_id = ${school.id} and is_current on conflict do nothing`;
    await tx`insert into enrolments (school_id, year_id, student_id, section_id) select e.school_id, y.id, e.student_id, e.section_id
      from enrolments e join academic_years y on y.school_id = e.school_id and y.name = 'last year' where e.school_id = ${school.id} and e.student_id = ${studentId}`;
    const year = tx`(select id from academic_years where school_id = ${school.id} and name = 'last year')`;
    await tx`select app.lock_fee_accounts(${school.id}, ${year}, array[${studentId}::uuid])`;
    await tx`select app.apply_charges(${school.id}, ${year}, 'assessment', 'fee', array(
      select row(${studentId}, m, (select id from fee_heads where school_id = ${school.id} and kind = 'tuition'), ${paise}::bigint, '', null)::app.charge_change from unnest(${months}::smallint[]) m), 'last year', null)`;
  });
}
