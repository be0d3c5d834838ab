import { useLingui } from '@lingui/react/macro';
import { formatDate, formatRupees, sumInWords } from '#lib/format';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import type { StudentFees } from '../api.ts';
import { FinancePaper } from '../components/finance-paper.tsx';
import { today } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';
import { SlipCode } from '../payment/slip-code.tsx';
import { useUpiLink } from '../payment/upi-code.tsx';
import { dueTillTodayOf } from './due-till-today.ts';

/** What a family takes home or to the bank: which months are open, until when, and how much in all. */
export function PaymentSlip({ fees, onPrinted }: { fees: StudentFees; onPrinted: () => void }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const { student, year, left } = fees;
  const open = [fees.arrears, ...fees.months].filter((month) => month.left > 0);
  const now = dueTillTodayOf(fees);
  const payable = now > 0 ? now : left;
  const link = useUpiLink({ amount: payable, note: `Fees ${student.admissionNumber} ${student.name}` });
  // The paper is printed as soon as it is there.
  if (link === null) return null;
  return (
    <FinancePaper title={t`Fee challan`} context={t`${year} · printed ${formatDate(today())}`} onPrinted={onPrinted}>
      <PaperTable
        columns={[
          { id: 'term', head: t`Student`, cell: ({ term }) => term },
          { id: 'value', head: student.name, cell: ({ value }) => value },
        ]}
        rows={[
          { term: t`Admission number`, value: student.admissionNumber },
          { term: t`Class`, value: `${student.className} ${student.sectionName}` },
          { term: t`Guardian`, value: [student.guardian, student.phone].filter(Boolean).join(' · ') || '–' },
        ]}
        rowId={({ term }) => term}
      />
      <PaperTable
        columns={[
          { id: 'month', head: t`Month`, cell: ({ month }) => monthOf(month) },
          { id: 'due', head: t`Due on`, cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : '–') },
          { id: 'charged', head: t`Total fee`, isFigure: true, cell: ({ charged }) => formatRupees(charged) },
          { id: 'paid', head: t`Paid`, isFigure: true, cell: ({ paid }) => formatRupees(paid) },
          { id: 'left', head: t`Balance`, isFigure: true, cell: (month) => formatRupees(month.left) },
        ]}
        rows={open}
        rowId={({ month }) => month}
        sums={{ month: t`Total`, left: formatRupees(left) }}
      />
      <p>{now > 0 ? t`Due till today: ${formatRupees(now)}` : t`No dues today. Payable by the due dates: ${formatRupees(left)}`}</p>
      <p translate="no">{sumInWords(payable)}</p>
      {link ? <SlipCode link={link} amount={payable} /> : null}
      <PaperSigns names={[t`Paid by`, t`Received by`]} />
    </FinancePaper>
  );
}
