import type { ChequeState, ExportName } from '@shala/contract/finance';
import { latestMonthStart, type MonthName, monthName, monthNumber, monthOfDay, YEAR_MONTHS, yearName } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { type Cell, dayCell, type Sheet } from '#platform/sheets';
import { say, sayAll, writeMonth, writeYearMonth } from '#platform/words';
import { listCheques } from '../cheques/cheques.store.ts';
import { findPlace, listClassFees, listSectionMonth } from '../counter/class-fees.store.ts';
import { listDefaulters } from '../dues/overdue.store.ts';
import { listExpenses, today } from '../expenses/spending.store.ts';
import { listPaymentsWithEnd } from '../payments/payments.store.ts';
import { deductedPaise, duePaise, paidPaise } from '../rules/salary-sums.ts';
import { accountWord, categoryWord, chequeWord, headWord, modeWord, stateWord } from '../rules/words.ts';
import { listSalaries } from '../salaries/salaries.store.ts';
import { listAccountOpenings, listArrearsOfAll, listOldDues } from '../structure/arrears.store.ts';
import { listConcessions } from '../structure/concessions.store.ts';
import { sayMonth } from '../wire.ts';
import { BOOKS } from './export-books.ts';
import { makeHeadDues } from './export-head-dues.ts';
import { type Filter, type Maker, rupees } from './table.ts';

const MOST_ROWS = 100_000;

/** The rows of a table with the filters of its screen. A trial reads only one row, to check that the ids are known. Refuses more than a hundred thousand. */
export async function fillSheet(
  scope: { db: Db; schoolId: string },
  table: ExportName,
  filter: Filter,
  { isTrial }: { isTrial: boolean },
): Promise<Sheet> {
  const sheet = await MAKERS[table](scope, filter, isTrial ? 1 : MOST_ROWS + 1);
  if (sheet.rows.length > MOST_ROWS) throw new Refusal('unprocessable', 'exportTooLong');
  return sheet;
}

const personHeads = () => sayAll('Admission no.', 'Student', 'Class', 'Section');
const person = (row: { admissionNumber: string; studentName: string; className: string; sectionName: string }): Cell[] => [
  row.admissionNumber,
  row.studentName,
  row.className,
  row.sectionName,
];

const MAKERS: Record<ExportName, Maker> = {
  payments: async ({ db, schoolId }, filter, limit) => ({
    title: say('Receipts'),
    headings: [
      ...[...sayAll('Receipt', 'Date'), ...personHeads()],
      // The sum of the amounts is that of the screen, so what no longer counts stands in a column of its own.
      ...sayAll('Months', 'Amount', 'Amount cancelled or bounced', 'Mode', 'Reference no.', 'Bank', 'Cheque date', 'Status', 'Received by'),
      ...sayAll('Cancelled or bounced on', 'Reason'),
    ],
    rows: (await listPaymentsWithEnd(db, schoolId, filter, limit)).map((row) => [
      `${yearName(row.financialYear)}/${row.receiptNo}`,
      dayCell(row.paidOn),
      ...person(row),
      row.months.map(sayMonth).join(', '),
      row.state === 'live' ? rupees(row.amountPaise) : null,
      row.state === 'live' ? null : rupees(row.amountPaise),
      modeWord(row.mode),
      row.reference,
      row.bankName,
      dayCell(row.instrumentOn),
      stateWord(row.state),
      row.by,
      dayCell(row.endedOn),
      row.endReason,
    ]),
  }),
  defaulters: async ({ db, schoolId }, filter, limit) => ({
    title: say('Overdue fees'),
    headings: [
      ...personHeads(),
      ...sayAll(
        'Guardian',
        'Phone',
        'Overdue',
        'Months',
        'Oldest due date',
        'Up to 30 days',
        '31 to 60 days',
        '61 to 90 days',
        'Over 90 days',
      ),
      ...sayAll('Date of leaving'),
    ],
    rows: (await listDefaulters(db, schoolId, filter, { after: null, limit })).map((row) => [
      ...person(row),
      row.guardian,
      row.phone,
      rupees(row.overduePaise),
      row.months.map(sayMonth).join(', '),
      dayCell(row.oldestDueOn),
      rupees(row.upTo30),
      rupees(row.upTo60),
      rupees(row.upTo90),
      rupees(row.over90),
      dayCell(row.leftOn),
    ]),
  }),
  'class-fees': async ({ db, schoolId }, { classId }) => {
    const rows = classId === undefined ? null : await listClassFees(db, schoolId, classId);
    if (rows === null) throw notFound();
    return {
      title: say('Fees of Class {className}', { className: rows[0]?.className ?? '' }).trim(),
      headings: [
        ...sayAll('Student', 'Class', 'Section', 'Roll no.'),
        ...YEAR_MONTHS.map((_, index) => say('{month} balance', { month: writeYearMonth(index + 1) })),
        ...sayAll('Old dues balance', 'Paid', 'Balance', 'Date of leaving'),
      ],
      rows: rows.map(({ charged, paid, ...row }) => {
        const open = YEAR_MONTHS.map((_, index) => (charged?.[index] ?? 0) - (paid?.[index] ?? 0));
        const arrears = (row.arrearsCharged ?? 0) - (row.arrearsPaid ?? 0);
        const paidPaise = (paid ?? []).reduce((sum, paise) => sum + paise, row.arrearsPaid ?? 0);
        return [
          row.name,
          row.className,
          row.sectionName,
          row.rollNumber,
          ...open.map(rupees),
          rupees(arrears),
          rupees(paidPaise),
          rupees(open.reduce((sum, paise) => sum + paise, arrears)),
          dayCell(row.leftOn),
        ];
      }),
    };
  },
  'pay-and-due': async ({ db, schoolId }, { sectionId, month }) => {
    const monthNo = await monthOr(db, schoolId, month);
    const rows = sectionId === undefined ? null : await listSectionMonth(db, schoolId, { sectionId, monthNo });
    if (sectionId === undefined || rows === null) throw notFound();
    return {
      title: say('Fees of {month}, {place}', { month: writeYearMonth(monthNo), place: await findPlace(db, schoolId, sectionId) }),
      headings: sayAll('Roll no.', 'Student', 'Total fee', 'Paid', 'Balance', 'Fully paid on', 'Due on', 'Date of leaving'),
      rows: rows.map((row) => [
        row.rollNumber,
        row.name,
        rupees(row.chargedPaise),
        rupees(row.paidPaise),
        rupees(row.chargedPaise - row.paidPaise),
        dayCell(row.paidOn),
        dayCell(row.dueOn),
        dayCell(row.leftOn),
      ]),
    };
  },
  expenses: async ({ db, schoolId }, filter, limit) => ({
    title: say('Expenses'),
    headings: sayAll('Date', 'Category', 'Amount', 'Description', 'Paid from', 'Status', 'Entered by', 'Cancelled on'),
    rows: (await listExpenses(db, schoolId, filter, { after: null, limit })).map((row) => [
      dayCell(row.date),
      categoryWord(row.category),
      rupees(row.amountPaise),
      row.description,
      accountWord(row.paidFrom),
      stateWord(row.state),
      row.by,
      dayCell(row.cancelledOn),
    ]),
  }),
  salaries: async ({ db, schoolId }, { month }) => {
    const day = await today(db, schoolId);
    const forMonth = latestMonthStart(day, month ?? monthName(monthOfDay(day)));
    const rows = await listSalaries(db, schoolId, forMonth);
    return {
      title: say('Salaries of {month}', { month: writeMonth(forMonth) }),
      headings: [
        ...sayAll('Code', 'Name', 'Designation', 'Monthly salary', 'Amount paid', 'Date of payment', 'Bank or cash'),
        ...sayAll('Deducted', 'Reason for deduction', 'Balance', 'Date of cancelled payment', 'Cancelled on'),
      ],
      rows: rows.map((row) => {
        const { parts } = row;
        const last = parts.at(-1);
        return [
          row.employeeCode,
          row.name,
          row.role,
          rupees(row.salaryPaise),
          last === undefined ? null : rupees(paidPaise(parts)),
          dayCell(last?.paidOn ?? null),
          last === undefined ? null : accountWord(last.paidFrom),
          rupees(deductedPaise(parts)),
          parts
            .map(({ reason }) => reason)
            .filter(Boolean)
            .join('; '),
          rupees(duePaise(row)),
          dayCell(row.cancelled?.paidOn ?? null),
          dayCell(row.cancelled?.cancelledOn ?? null),
        ];
      }),
    };
  },
  ...BOOKS,
  'head-dues': makeHeadDues,
  /** Also the sheet in which the office fills in the amounts and which is then imported. */
  'opening-balances': async ({ db, schoolId }, _filter, limit) => ({
    title: say('Opening balances'),
    headings: [...personHeads(), say('Old dues')],
    rows: (await listArrearsOfAll(db, schoolId, limit)).map((row) => [...person(row), rupees(row.chargedPaise)]),
  }),
  'opening-balances-in-force': async ({ db, schoolId }, _filter, limit) => {
    const [accounts, students] = [await listAccountOpenings(db, schoolId), await listOldDues(db, schoolId, limit)];
    return {
      title: say('Opening balances entered'),
      headings: [...personHeads(), ...sayAll('Opening balance', 'Paid', 'Balance', 'Details', 'Date')],
      rows: [
        ...accounts.map(({ code, amountPaise, on }): Cell[] => [
          null,
          accountWord(code),
          null,
          null,
          rupees(amountPaise),
          null,
          null,
          null,
          dayCell(on),
        ]),
        ...students.map((row): Cell[] => [
          ...person(row),
          ...[row.chargedPaise, row.paidPaise, row.chargedPaise - row.paidPaise].map(rupees),
          row.reason,
          dayCell(row.on),
        ]),
      ],
    };
  },
  concessions: async ({ db, schoolId }, filter) => ({
    title: say('Concessions'),
    headings: [...personHeads(), ...sayAll('Fee head', 'Percent', 'Amount', 'From', 'To', 'Reason', 'Granted by', 'Stopped on')],
    rows: (await listConcessions(db, schoolId, filter)).map((row) => [
      ...person(row),
      row.head === null ? say('All heads') : headWord(row.head),
      row.shareBp === null ? null : row.shareBp / 100,
      row.amountPaise === null ? null : rupees(row.amountPaise),
      writeYearMonth(row.fromMonth),
      writeYearMonth(row.toMonth),
      row.reason,
      row.by,
      row.endedAt === null ? null : dayCell(row.endedAt.toISOString().slice(0, 10)),
    ]),
  }),
  cheques: async ({ db, schoolId }, { from, to, state, search }) => ({
    title: say('Cheques'),
    headings: [
      ...[...sayAll('Cheque number', 'Bank', 'Cheque date', 'Amount'), ...personHeads()],
      ...sayAll('Receipt', 'Received on', 'Deposited on', 'Cleared or bounced on', 'Status', 'Deposit slip'),
    ],
    rows: (await listCheques(db, schoolId, { from, to, search, state: state as ChequeState | undefined })).map((row) => [
      row.number,
      row.bankName,
      dayCell(row.chequeDate),
      rupees(row.amountPaise),
      ...person(row),
      row.receiptNo,
      dayCell(row.receivedOn),
      dayCell(row.depositedOn),
      dayCell(row.settledOn),
      chequeWord(row.state),
      row.slipNo,
    ]),
  }),
};

async function monthOr(db: Db, schoolId: string, month: MonthName | undefined): Promise<number> {
  return month === undefined ? monthOfDay(await today(db, schoolId)) : monthNumber(month);
}
