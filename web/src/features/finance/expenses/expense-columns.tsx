import { useLingui } from '@lingui/react/macro';
import type { listExpenses } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { fileAddress } from '#lib/file-address';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { categoryWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import type { Column } from '#ui/data-table';
import { CancelledNote } from '../components/cancelled-note.tsx';
import { PaymentStateBadge } from '../components/state-badge.tsx';
import { useFinanceWords } from '../lib/words.ts';

type Expense = CallAnswer<typeof listExpenses>['expenses'][number];
type Act = (kind: 'reverse' | 'correct' | 'bill', expense: Expense) => void;

/** What a row of expenses shows, and what can be done with it. */
export function useExpenseColumns(onAct: Act): Column<Expense>[] {
  const { t } = useLingui();
  const { accounts } = useFinanceWords();
  return [
    { id: 'date', head: t`Date`, width: '70px', isOneLine: true, cell: ({ date }) => formatShortDate(date) },
    { id: 'category', head: t`Category`, width: 'clamp(120px, 11vw, 190px)', cell: ({ category }) => categoryWords(category) },
    {
      id: 'what',
      head: t`Description`,
      cell: ({ description, cancelledOn }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {description}
          {cancelledOn === null ? null : <CancelledNote>{t`Cancelled on ${formatDate(cancelledOn)}`}</CancelledNote>}
        </span>
      ),
    },
    {
      id: 'from',
      head: t`Paid from, entered by`,
      width: 'clamp(108px, 10vw, 200px)',
      cell: ({ paidFrom, by }) => (
        <>
          {accounts[paidFrom]}
          <br />
          <small style={{ color: 'var(--c-ink-2)' }}>{by}</small>
        </>
      ),
    },
    { id: 'bill', head: t`Bill`, width: '78px', cell: (expense) => <Bill expense={expense} onAct={onAct} /> },
    { id: 'amount', head: t`Amount`, isFigure: true, width: '100px', cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
    {
      id: 'acts',
      head: t`Edit or cancel`,
      isHeadHidden: true,
      width: 'clamp(118px, 13vw, 176px)',
      cell: (expense) =>
        expense.state === 'live' ? (
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'flex-end', paddingBlock: 4 }}>
            <Button size="small" aria-label={t`Edit: ${expense.description}`} onClick={() => onAct('correct', expense)}>
              {t`Edit`}
            </Button>
            <Button size="small" aria-label={t`Cancel expense: ${expense.description}`} onClick={() => onAct('reverse', expense)}>
              {t`Cancel expense`}
            </Button>
          </span>
        ) : (
          <PaymentStateBadge state={expense.state} />
        ),
    },
  ];
}

function Bill({ expense, onAct }: { expense: Expense; onAct: Act }) {
  const { t } = useLingui();
  const { billUrl, description, state } = expense;
  if (billUrl) return <a href={fileAddress(billUrl)} target="_blank" rel="noreferrer">{t`Open`}</a>;
  if (state !== 'live') return '–';
  return (
    <Button size="small" aria-label={t`Attach bill: ${description}`} onClick={() => onAct('bill', expense)}>
      {t`Attach bill`}
    </Button>
  );
}
