import type * as calls from '@shala/contract/finance';
import { MAX_BALANCES } from '@shala/contract/finance';
import { type CallAnswer, type MonthName, monthNumber, toPaise, toRupees } from '@shala/contract/shared';
import type { Database } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, SlowContext, UploadedFile, WriteContext } from '#platform/http';
import { sheetReader } from '#platform/sheets';
import { say } from '#platform/words';
import { withLedgerRefusals } from '../refusals.ts';
import { listHeadSums } from '../students/students.store.ts';
import { formatPaise } from '../wire.ts';
import * as changes from './changes.store.ts';
import { asPreview, requireYear } from './fee-changes.ts';

type Problem = CallAnswer<typeof calls.saveOpeningBalances>['problems'][number];
function sentenceOf(problem: Problem['problem']): string {
  const sentences = {
    unknownStudent: say('There is no student with this admission number.'),
    twice: say('This admission number is listed more than once.'),
    lessThanPaid: say('More than this amount was already received against the old dues. Enter a larger amount.'),
  };
  return sentences[problem];
}

/** Charges the late fees that are due today; repeating it on the same day adds nothing. */
export async function chargeLateFees({ db, school, admin, audit }: WriteContext): Promise<CallAnswer<typeof calls.chargeLateFees>> {
  const { students, amountPaise } = await changes.chargeLateFees(db, school.id, admin.id);
  audit({ entity: 'late fees', after: { students, amount: toRupees(amountPaise) } });
  return { students, amount: toRupees(amountPaise) };
}

/** The nightly run over all schools. A failing school does not stop the others. */
export async function addLateFeesEverywhere(database: Database): Promise<void> {
  const failures: unknown[] = [];
  for (const schoolId of await changes.listSchools(database.global)) {
    await database
      .schoolTransaction(schoolId, (db) => changes.chargeLateFees(db, schoolId, null))
      .catch((error) => void failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Late fees could not be charged in every school.');
}

/** Waives a part of the unpaid amount of a head in a month. Refuses more than that amount. */
export async function waiveCharge(
  context: WriteContext,
  { params, body }: Input<typeof calls.waiveCharge>,
): Promise<CallAnswer<typeof calls.waiveCharge>> {
  const { db, school, admin } = context;
  const year = await requireYear(context);
  const monthNo = body.month === 'Arrears' ? 0 : monthNumber(body.month as MonthName);
  await changes.holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: [params.studentId] });
  const head = (await listHeadSums(db, school.id, { yearId: year.id, studentId: params.studentId, monthNo })).find(
    ({ headId }) => headId === body.headId.toLowerCase(),
  );
  if (head === undefined) throw notFound();
  const openPaise = head.chargedPaise - head.paidPaise;
  const amountPaise = toPaise(body.amount);
  if (amountPaise > openPaise)
    throw new Refusal('unprocessable', 'moreThanOwed', { values: { owed: formatPaise(openPaise) }, data: { owed: toRupees(openPaise) } });
  const change = { studentId: params.studentId, monthNo, headId: head.headId, amountPaise: -amountPaise };
  await withLedgerRefusals(context, () =>
    changes.applyChanges(db, school.id, {
      yearId: year.id,
      entryKind: 'adjustment',
      chargeKind: 'waiver',
      changes: [{ ...change, reason: body.reason, cause: { code: 'waived' } }],
      memo: `waived, ${body.reason}`,
      accountId: admin.id,
    }),
  );
  context.audit({
    entity: 'student',
    entityId: params.studentId,
    after: { waived: body.amount, month: body.month, head: head.head },
    reason: body.reason,
  });
  return { owed: toRupees(openPaise - amountPaise) };
}

/** Extends a family's due date to a future day; null ends the extension. */
export async function extendDueDate(
  context: WriteContext,
  { params, body }: Input<typeof calls.extendDueDate>,
): Promise<CallAnswer<typeof calls.extendDueDate>> {
  const year = await requireYear(context);
  if (body.until !== null && body.until <= year.today) throw new Refusal('unprocessable', 'pastDay');
  if (!(await changes.extendDueDate(context.db, context.school.id, { yearId: year.id, studentId: params.studentId, until: body.until })))
    throw notFound();
  context.audit({ entity: 'student', entityId: params.studentId, after: { dueExtendedTo: body.until }, reason: body.reason });
  return { until: body.until };
}

const readRows = sheetReader({ rows: MAX_BALANCES, columns: 60 });

/** A sheet's cells as tab-separated text, as a spreadsheet puts them into the clipboard. The text is interpreted where pasted cells are. */
export async function readBalanceSheet(context: SlowContext & { file: UploadedFile }): Promise<CallAnswer<typeof calls.readBalanceSheet>> {
  await requireYear(context);
  const rows = await readRows(context.file.bytes);
  return { text: rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n') };
}

/** Enters arrears of earlier years by admission number. Rows with a problem are listed and skipped, the others are saved. */
export function saveOpeningBalances(
  context: SlowContext,
  { body }: Input<typeof calls.saveOpeningBalances>,
): Promise<CallAnswer<typeof calls.saveOpeningBalances>> {
  const act = (write: WriteContext) => enter(write, body);
  return body.isTrial ? asPreview(context, act) : context.inTransaction(act);
}

async function enter(
  context: WriteContext,
  { rows, reason }: Input<typeof calls.saveOpeningBalances>['body'],
): Promise<CallAnswer<typeof calls.saveOpeningBalances>> {
  const { db, school, admin, audit } = context;
  const year = await requireYear(context);
  const known = () => changes.listArrears(db, school.id, { yearId: year.id, numbers: rows.map(({ admissionNumber }) => admissionNumber) });
  await changes.holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: (await known()).map(({ studentId }) => studentId) });
  const found = await known();
  // A number is typed in small letters too; where two differ in that alone, it must be typed exactly.
  const exact = new Map(found.map((student) => [student.admissionNumber, student]));
  const similar = Map.groupBy(found, ({ admissionNumber }) => admissionNumber.toLowerCase());
  const studentOf = (number: string) => {
    const [only, ...others] = similar.get(number.toLowerCase()) ?? [];
    return exact.get(number) ?? (others.length === 0 ? only : undefined);
  };
  const problems: Problem[] = [];
  const wanted = new Map<string, { change: changes.Change }>();
  const headId = await changes.standingHead(db, school.id, 'arrears');
  const seen = new Set<string>();
  let unchanged = 0;
  for (const [index, { admissionNumber, amount }] of rows.entries()) {
    const student = studentOf(admissionNumber);
    const problem =
      student === undefined
        ? 'unknownStudent'
        : seen.has(student.studentId)
          ? 'twice'
          : toPaise(amount) < student.paidPaise
            ? 'lessThanPaid'
            : null;
    if (student) seen.add(student.studentId);
    if (problem !== null) {
      problems.push({ row: index + 1, admissionNumber, problem, sentence: sentenceOf(problem) });
      continue;
    }
    const { studentId, chargedPaise } = student as NonNullable<typeof student>;
    const amountPaise = toPaise(amount) - chargedPaise;
    if (amountPaise === 0) unchanged++;
    else wanted.set(studentId, { change: { studentId, monthNo: 0, headId, amountPaise, reason, cause: null } });
  }
  const all = [...wanted.values()].map(({ change }) => change);
  await withLedgerRefusals(context, () =>
    changes.applyChanges(db, school.id, {
      yearId: year.id,
      entryKind: 'opening',
      chargeKind: 'arrears',
      changes: all,
      memo: reason,
      accountId: admin.id,
    }),
  );
  const change = toRupees(all.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
  audit({ entity: 'opening balances', entityId: year.id, after: { saved: all.length, change }, reason });
  return { saved: all.length, unchanged, change, problems };
}
