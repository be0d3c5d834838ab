import { useLingui } from '@lingui/react/macro';
import { toPaise, toRupees } from '@shala/contract/shared';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { today } from '../lib/today.ts';

type Field = 'amount' | 'deduction' | 'deductionReason' | 'reason';
/** Paise of a sum above zero; nothing while what is typed is none. */
const inPaise = (rupees: number) => (rupeesProblem(rupees) === null ? toPaise(rupees) : 0);

type Problems = Partial<Record<Field, string>>;

/**
 * What is typed of a salary that is due: the amount follows the deduction until it is typed itself. `body` is what is sent, once `check` finds nothing wrong.
 */
export function useSalaryForm(due: number) {
  const { t } = useLingui();
  const [paidOn, setPaidOn] = useState(today);
  const [paidFrom, setPaidFrom] = useState<'bank' | 'cash'>('bank');
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [problems, setProblems] = useState<Problems>({});
  const deduction = typed.deduction?.trim() ? parseRupees(typed.deduction) : 0;
  const whole = toRupees(Math.max(0, toPaise(due) - inPaise(deduction)));
  const amountText = typed.amount ?? String(whole);
  const amount = parseRupees(amountText);
  const rest = toRupees(toPaise(due) - inPaise(amount) - inPaise(deduction));
  const reason = typed.deductionReason?.trim() ?? '';
  const limit = formatRupees(whole);
  const check = (): boolean => {
    const found: Problems = {};
    const ofAmount = rupeesProblem(amount) ?? (rest < 0 ? t`Only ${limit} is to be paid after the deduction. Reduce the amount.` : null);
    if (ofAmount) found.amount = ofAmount;
    if (deduction !== 0 && rupeesProblem(deduction)) found.deduction = t`Enter the deduction in rupees with up to two decimals.`;
    else if (inPaise(deduction) >= toPaise(due)) found.deduction = t`The deduction must be less than the amount to be paid.`;
    if (deduction !== 0 && reason === '') found.deductionReason = t`Enter the reason for the deduction.`;
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  return {
    ...{ paidOn, setPaidOn, paidFrom, setPaidFrom, amountText, amount, rest, problems, check },
    typed: (field: Field) => typed[field] ?? '',
    type: (field: Field, text: string) => {
      setTyped({ ...typed, [field]: text });
      setProblems({});
    },
    body: {
      ...{ paidOn, paidFrom, amount },
      ...(deduction > 0 && { deduction: { amount: deduction, reason } }),
      ...(typed.reason?.trim() && { reason: typed.reason.trim() }),
    },
  };
}
