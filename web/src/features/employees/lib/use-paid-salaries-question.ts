import { useLingui } from '@lingui/react/macro';
import { monthName, monthOfDay } from '@shala/contract/shared';
import { useState } from 'react';
import { formatDate, formatList, formatMonth, formatRupees, todayAtSchool } from '#lib/format';

/**
 * Asks before somebody leaves on a day after which a salary is paid already. The first press of the button shows the `question`, the second one of the same day is
 * the answer; `isAnswered` is called at each press and says whether the employee can be removed now. It never refuses: the payment may be cancelled afterwards.
 */
export function usePaidSalariesQuestion(paidSalaries: readonly { month: string; amount: number }[], lastDay: string) {
  const { t } = useLingui();
  const [asked, setAsked] = useState('');
  const day = lastDay || todayAtSchool(new Date());
  const later = paidSalaries.filter(({ month }) => month > day);
  const months = formatList(
    later.map(({ month, amount }) => `${formatMonth(monthName(monthOfDay(month)))} ${month.slice(0, 4)} (${formatRupees(amount)})`),
  );
  const question =
    asked === day && later.length > 0
      ? t`Salary is already paid for ${months}, after the last working day ${formatDate(day)}. Remove the employee anyway?`
      : null;
  const isAnswered = () => {
    setAsked(day);
    return later.length === 0 || asked === day;
  };
  return { question, isAnswered };
}
