import { useLingui } from '@lingui/react/macro';
import { getFamily, type payFamily } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { useEffect, useState } from 'react';
import { formatRupees } from '#lib/format';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Card } from '#ui/card';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { prefetchClasses, prefetchFinance, useFinance } from '../api.ts';
import facts from '../components/facts.module.css';
import { FinanceNav } from '../components/finance-nav.tsx';
import { StudentPicker } from '../components/student-picker.tsx';
import { FamilyDues } from '../family/family-dues.tsx';
import { FamilyPay } from '../family/family-pay.tsx';
import { useReceiptPaper } from '../lib/receipt-paper.ts';

type Receipts = CallAnswer<typeof payFamily>['receipts'];

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  void prefetchClasses();
  const studentId = search.get('student');
  return studentId ? prefetchFinance(getFamily, { params: { studentId } }) : undefined;
}

/** One sum for brothers and sisters: their dues side by side, the oldest paid first, a receipt for each. */
export function FamilyCounterScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const studentId = get('student');
  const query = useFinance(getFamily, { params: { studentId } }, studentId !== '');
  const [receipts, setReceipts] = useState<Receipts | null>(null);
  const search = useSlashKey();
  // A parent is waiting: what is typed first is the search, unless the family is known already; once it has paid, the next one comes.
  const isOpen = studentId === '' || receipts !== null;
  useEffect(() => {
    if (isOpen) search.current?.focus({ preventScroll: true });
  }, [isOpen, search]);
  const context = query.data
    ? [query.data.guardian, query.data.phone].filter(Boolean).join(' · ')
    : t`Fees of brothers and sisters, collected together`;
  return (
    <>
      <PageHeader title={t`Collect for siblings`} context={context} />
      <FinanceNav />
      <Stack gap={16}>
        <div style={{ maxWidth: 640 }}>
          <StudentPicker
            value={studentId}
            hasLeavers
            searchBox={search}
            onChange={(id) => {
              if (id) change({ student: id });
              setReceipts(null);
            }}
          />
        </div>
        {receipts ? <ReceiptList receipts={receipts} /> : null}
        {studentId === '' ? (
          <Notice>{t`Select a student. Siblings with the same guardian are listed too.`}</Notice>
        ) : (
          <LoadState query={query} title={t`The brothers and sisters could not be opened`} rows={4}>
            {({ children }) => (
              <>
                <FamilyDues family={children} />
                <FamilyPay key={children.map(({ id, owedYear }) => `${id} ${owedYear}`).join()} family={children} onPaid={setReceipts} />
              </>
            )}
          </LoadState>
        )}
      </Stack>
    </>
  );
}

function ReceiptList({ receipts }: { receipts: Receipts }) {
  const { t } = useLingui();
  const { addressOf } = useReceiptPaper();
  return (
    <Card title={t`Payment Successful`} fact={t`one receipt for each student`}>
      <ul className={facts.lines} style={{ padding: '0 16px 8px' }}>
        {receipts.map(({ paymentId, student, amount, financialYear, receiptNo, receiptUrl }) => (
          <li key={paymentId}>
            <span>{`${student} · ${formatRupees(amount)}`}</span>
            <a href={addressOf(receiptUrl)} target="_blank" rel="noreferrer">{t`Open receipt ${financialYear}/${receiptNo}`}</a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
