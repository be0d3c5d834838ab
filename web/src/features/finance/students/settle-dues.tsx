import { useLingui } from '@lingui/react/macro';
import { getStudentFees } from '@shala/contract/finance';
import { useState } from 'react';
import { Button } from '#ui/button';
import { useFinance } from '../api.ts';
import { PayFees } from './pay-fees.tsx';

type Props = { studentId: string; amount: number; onPaid: () => void };

/** Collects what a student owes, `amount` in rupees to begin with, without leaving the screen that is about something else. */
export function SettleDues({ studentId, amount, onPaid }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isFetching } = useFinance(getStudentFees, { params: { studentId } }, isOpen);
  return (
    <>
      <Button size="small" isBusy={isOpen && !data && isFetching} onClick={() => setIsOpen(true)}>
        {t`Collect fees`}
      </Button>
      {isOpen && data ? <PayFees fees={data} amount={amount} onPaid={onPaid} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
