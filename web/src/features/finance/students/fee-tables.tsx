import { useLingui } from '@lingui/react/macro';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { feeHeadWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import type { FeeYears, StudentFees } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { PaymentStateBadge } from '../components/state-badge.tsx';
import { FeeBadge } from '../counter/fee-badge.tsx';
import { dueOnOf } from '../lib/due-on-of.ts';
import { useFinanceWords } from '../lib/words.ts';
import classes from './student-fees.module.css';

type Month = StudentFees['months'][number];
type Payment = StudentFees['payments'][number];

/** The twelve months, after last year's arrears if there are any; each leads to its charges. */
export function MonthsTable({ fees, dues, onPay }: { fees: StudentFees; dues: FeeYears | undefined; onPay: (month: string) => void }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const rows = fees.arrears.charged > 0 ? [fees.arrears, ...fees.months] : fees.months;
  const money = (id: 'charged' | 'paid' | 'left', head: string): Column<Month> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => formatRupees(row[id]),
  });
  const columns: Column<Month>[] = [
    {
      id: 'month',
      head: t`Month`,
      cell: ({ month }) => (
        <>
          <Link to={pathTo(paths.studentFeeMonth, { studentId: fees.student.id, month })}>{monthOf(month)}</Link>
          {month === fees.arrears.month && dues ? <OldDuesByHead dues={dues} /> : null}
        </>
      ),
    },
    {
      id: 'state',
      head: t`Status`,
      cell: ({ month, isPaid, charged, paid }) => (
        <FeeBadge isPaid={isPaid} month={month} isWithoutFee={charged === 0 && paid === 0} isPaidInPart={paid > 0} hasNotDue />
      ),
    },
    { id: 'due', head: t`Due on`, cell: (row) => dueOnOf(row) ?? '–' },
    { id: 'on', head: t`Paid on`, cell: ({ paidOn }) => (paidOn ? formatShortDate(paidOn) : '–') },
    money('charged', t`Total fee`),
    money('paid', t`Paid`),
    money('left', t`Balance`),
    {
      id: 'act',
      head: t`Collect`,
      isHeadHidden: true,
      width: '120px',
      cell: ({ month, left }) =>
        left > 0 ? (
          <Button size="small" aria-label={t`Collect fees of ${monthOf(month)}`} onClick={() => onPay(month)}>
            {t`Collect fees`}
          </Button>
        ) : null,
    },
  ];
  return (
    <Card title={t`Month-wise fees ${fees.year}`}>
      <DataTable label={t`Month-wise fees ${fees.year}`} columns={columns} rows={rows} rowId={({ month }) => month} isBare isCompact />
    </Card>
  );
}

/** Of which heads last year's unpaid fees were, where they were carried forward; and what was entered or lowered otherwise. */
function OldDuesByHead({ dues: { arrears, otherArrears } }: { dues: FeeYears }) {
  const { t } = useLingui();
  if (arrears.length === 0) return null;
  const list = arrears.map(({ head, amount }) => `${feeHeadWords(head)} ${formatRupees(amount)}`).join(', ');
  const other = formatRupees(Math.abs(otherArrears));
  return (
    <small className={classes.parts}>
      {otherArrears === 0
        ? t`From last year: ${list}`
        : otherArrears > 0
          ? t`From last year: ${list}. Opening balance: ${other}`
          : t`From last year: ${list}. Reduced later by ${other}`}
    </small>
  );
}

type ReceiptsProps = {
  studentId: string;
  payments: Payment[];
  onOpen: (id: string) => void;
  currentId: string;
  /** The name of the year, where the receipts are those of an earlier year alone. */
  year?: string;
};

/** The receipts of the student; each opens beside the list. */
export function ReceiptsTable({ studentId, payments, onOpen, currentId, year }: ReceiptsProps) {
  const { t } = useLingui();
  const { modeOf, monthsOf } = useFinanceWords();
  const columns: Column<Payment>[] = [
    { id: 'receipt', head: t`Receipt`, cell: ({ financialYear, receiptNo }) => `${financialYear}/${receiptNo}` },
    { id: 'on', head: t`Paid on`, cell: ({ paidOn }) => formatDate(paidOn) },
    { id: 'for', head: t`Paid for`, cell: ({ months }) => monthsOf(months) },
    { id: 'mode', head: t`Mode`, cell: ({ mode, reference }) => [modeOf(mode), reference].filter(Boolean).join(' · ') },
    { id: 'state', head: t`Status`, cell: ({ state }) => <PaymentStateBadge state={state} /> },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
  ];
  return (
    <Card
      title={t`Receipts`}
      action={
        payments.length > 0 && year === undefined ? (
          <span className={classes.downloads}>
            <ExportButtons table="payments" filters={{ studentId }} />
          </span>
        ) : null
      }
    >
      {payments.length === 0 ? (
        <EmptyState
          icon={<IconReceipt size={24} stroke={1.75} />}
          title={year === undefined ? t`No fees paid this year yet` : t`No fees paid for ${year}`}
        />
      ) : (
        <DataTable
          label={t`Receipts`}
          columns={columns}
          rows={payments}
          rowId={({ id }) => id}
          onOpen={({ id }) => onOpen(id)}
          currentId={currentId}
          isQuiet={({ state }) => state !== 'live'}
          isBare
        />
      )}
    </Card>
  );
}
