import type * as calls from '@shala/contract/finance';
import { type CallAnswer, type MonthName, monthNumber, toRupees, YEAR_MONTHS } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, SharedContext } from '#platform/http';
import { listClassFees, listSectionMonth, type MonthFee, type PupilFees } from './class-fees.store.ts';

type Pupil = CallAnswer<typeof calls.fetchStudentsOfClass>[number];
type MonthStatus = Pupil['feeStatus']['monthlyFeeStatus'][number];

const SUBJECTS = ['fees', 'students', 'classes', 'days'] as const;

/** The students of a class with their twelve months, kept until something of fees or students changes. Refuses an unknown class. */
export function fetchStudentsOfClass(
  { keep, school }: SharedContext,
  { body }: Input<typeof calls.fetchStudentsOfClass>,
): Promise<Pupil[]> {
  return keep({ name: `class fees ${body.classId}`, subjects: SUBJECTS }, async (db) => {
    const pupils = await listClassFees(db, school.id, body.classId);
    if (pupils === null) throw notFound();
    return pupils.map(pupilOnWire);
  });
}

type PayAndDue = CallAnswer<typeof calls.getPayAndDueList>;

/** Which students of a section have paid a month and which have not, kept in the same way. Refuses an unknown section. */
export function getPayAndDueList({ keep, school }: SharedContext, { body }: Input<typeof calls.getPayAndDueList>): Promise<PayAndDue> {
  const { sectionId, month } = body;
  return keep({ name: `due list ${sectionId} ${month}`, subjects: SUBJECTS }, (db) => readSection(db, school.id, { sectionId, month }));
}

async function readSection(db: Db, schoolId: string, { sectionId, month }: { sectionId: string; month: MonthName }): Promise<PayAndDue> {
  const rows = await listSectionMonth(db, schoolId, { sectionId, monthNo: monthNumber(month) });
  if (rows === null) throw notFound();
  const isPaid = (row: MonthFee) => row.paidPaise === row.chargedPaise;
  return {
    paidList: rows.filter(isPaid).map((row) => card(row, row.chargedPaise)),
    dueList: rows.filter((row) => !isPaid(row)).map((row) => card(row, row.chargedPaise - row.paidPaise)),
  };
}

/** A month is paid when nothing of it is unpaid; a student without charges yet has paid nothing. */
export function pupilOnWire(pupil: PupilFees): Pupil {
  const { id, name, className, sectionName, rollNumber, monthNo, leftOn, charged, paid, paidOn } = pupil;
  const monthlyFeeStatus: MonthStatus[] = [];
  let total = pupil.arrearsCharged;
  let covered = pupil.arrearsPaid;
  const arrears = total - covered;
  for (let index = 0; index < 12; index++) {
    const due = charged?.[index] ?? 0;
    const had = paid?.[index] ?? 0;
    total += due;
    covered += had;
    const isPaid = charged !== null && had === due;
    const status: MonthStatus = {
      month: YEAR_MONTHS[index] as string,
      amount: toRupees(isPaid ? due : due - had),
      date: paidOn?.[index] ?? null,
      isPaid,
    };
    if (!isPaid && had > 0) status.charged = toRupees(due);
    monthlyFeeStatus.push(status);
  }
  const today = monthlyFeeStatus[monthNo - 1] as MonthStatus;
  return {
    _id: id,
    name,
    className,
    sectionName,
    rollNum: rollNumber,
    ...(leftOn !== null && { leftOn }),
    status: today.isPaid ? 'Paid' : 'Unpaid',
    date: today.date,
    feeStatus: { monthlyFeeStatus, amountPaid: toRupees(covered), totalAmount: toRupees(total), arrears: toRupees(arrears) },
  };
}

function card({ id, name, rollNumber, paidOn, dueOn, leftOn }: MonthFee, paise: number) {
  return { _id: id, name, rollNum: rollNumber, date: paidOn, dueDate: dueOn, amount: toRupees(paise), ...(leftOn !== null && { leftOn }) };
}
