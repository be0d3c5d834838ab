import { useLingui } from '@lingui/react/macro';
import type { getPeriodBook } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate, formatNumber, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import type { Column } from '#ui/data-table';

export type PeriodBook = CallAnswer<typeof getPeriodBook>;
export type PeriodDay = PeriodBook['days'][number];
export type PeriodLine = PeriodBook['entries'][number];
type Account = PeriodBook['accounts'][number];

/** The totals of each day: what came and went, and the balances at its end. A day leads to its own sheet. */
export function usePeriodDayColumns(): Column<PeriodDay>[] {
  const { t } = useLingui();
  const money = (id: string, head: string, account: Account['account'], key: 'receipts' | 'payments' | 'closing'): Column<PeriodDay> => ({
    id,
    head,
    isFigure: true,
    cell: ({ accounts }) => {
      const sum = accounts.find((one) => one.account === account)?.[key] ?? 0;
      return sum === 0 && key !== 'closing' ? '–' : formatRupees(sum);
    },
  });
  return [
    {
      id: 'day',
      head: t`Date`,
      isOneLine: true,
      cell: ({ date }) => <Link to={`${paths.dayBook}?date=${date}`}>{formatDate(date)}</Link>,
    },
    { id: 'closed', head: t`Day closing`, cell: ({ isClosed }) => (isClosed ? t`closed` : '–') },
    { id: 'entries', head: t`Entries`, isFigure: true, cell: ({ entries }) => formatNumber(entries) },
    money('cashIn', t`Cash received`, 'cash', 'receipts'),
    money('cashOut', t`Cash paid`, 'cash', 'payments'),
    money('cash', t`Cash balance`, 'cash', 'closing'),
    money('bankIn', t`Bank received`, 'bank', 'receipts'),
    money('bankOut', t`Bank paid`, 'bank', 'payments'),
    money('bank', t`Bank balance`, 'bank', 'closing'),
    money('cheques', t`Cheques not yet cleared`, 'cheques', 'closing'),
  ];
}

/** What stands under the columns of the days: the sums of the period and its last balances. */
export function usePeriodSums({ accounts, days }: Pick<PeriodBook, 'accounts' | 'days'>): Record<string, string> {
  const { t } = useLingui();
  const of = (account: Account['account'], key: 'receipts' | 'payments' | 'closing') =>
    formatRupees(accounts.find((one) => one.account === account)?.[key] ?? 0);
  return {
    day: t`Total`,
    entries: formatNumber(days.reduce((sum, { entries }) => sum + entries, 0)),
    ...{ cashIn: of('cash', 'receipts'), cashOut: of('cash', 'payments'), cash: of('cash', 'closing') },
    ...{ bankIn: of('bank', 'receipts'), bankOut: of('bank', 'payments'), bank: of('bank', 'closing') },
    cheques: of('cheques', 'closing'),
  };
}

/** Of which day an entry is. */
export function useDayColumn(): Column<PeriodLine> {
  const { t } = useLingui();
  return { id: 'on', head: t`Date`, width: '110px', isOneLine: true, cell: ({ on }) => formatDate(on) };
}
