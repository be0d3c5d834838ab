import { useLingui } from '@lingui/react/macro';
import { waiveCharge } from '@shala/contract/finance';
import type { MonthName } from '@shala/contract/shared';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { ReasonDialog } from '#ui/reason-dialog';
import { useFinanceAct } from '../api.ts';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { useFinanceWords } from '../lib/words.ts';
import { AmountField } from '../payment/amount-field.tsx';

type Props = { head: { headId: string; head: string; left: number }; studentId: string; month: MonthName | 'Arrears'; onClose: () => void };

/** Lowers what is still owed of a head, such as a late fee, with the reason. */
export function WaiveDialog({ head, studentId, month, onClose }: Props) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const [text, setText] = useState(String(head.left));
  const [problem, setProblem] = useState<string | null>(null);
  const amount = parseRupees(text);
  const waive = useFinanceAct(waiveCharge, {
    onDone: ({ owed }) => {
      showToast({ tone: 'good', sentence: t`The fee was waived. Balance: ${formatRupees(owed)}.` });
      onClose();
    },
  });
  const submit = (reason: string) => {
    const found = rupeesProblem(amount);
    setProblem(found);
    if (!found) waive.mutate({ input: { params: { studentId }, body: { month, headId: head.headId, amount, reason } } });
  };
  return (
    <ReasonDialog
      title={t`Waive ${feeHeadWords(head.head)}`}
      context={monthOf(month)}
      act={t`Waive ${formatRupees(Number.isNaN(amount) ? 0 : amount)}`}
      isBusy={waive.isPending}
      error={waive.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField label={t`Amount`} value={text} onChange={setText} amount={amount} problem={problem} />
    </ReasonDialog>
  );
}
