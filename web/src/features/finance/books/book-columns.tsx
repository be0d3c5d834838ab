import { useLingui } from '@lingui/react/macro';
import type { getDayBook } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDateTime, formatRupees, formatTime, todayAtSchool } from '#lib/format';
import { categoryWords } from '#lib/stored-words';
import type { Column } from '#ui/data-table';
import { useFinanceWords } from '../lib/words.ts';

type Book = CallAnswer<typeof getDayBook>;
type Account = Book['accounts'][number];
type Line = Book['entries'][number];

/** Opening balance, receipts, payments and closing balance of cash, bank and cheques in hand. */
export function useAccountColumns(): Column<Account>[] {
  const { t } = useLingui();
  const { accounts: names } = useFinanceWords();
  const money = (id: 'opening' | 'receipts' | 'payments' | 'closing', head: string): Column<Account> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => (id === 'closing' ? <strong>{formatRupees(row[id])}</strong> : formatRupees(row[id])),
  });
  return [
    { id: 'account', head: t`Account`, cell: ({ account }) => names[account] },
    money('opening', t`Opening balance`),
    money('receipts', t`Amount received`),
    money('payments', t`Amount paid`),
    money('closing', t`Closing balance`),
  ];
}

/** When the entries of one day were made. The book is of one day: only what was entered on another one needs its date. */
export function useEnteredAt({ date, entries }: Pick<Book, 'date' | 'entries'>): Column<Line> {
  const { t } = useLingui();
  const isAllToday = entries.every(({ at }) => todayAtSchool(new Date(at)) === date);
  return {
    id: 'at',
    head: t`Entered at`,
    width: isAllToday ? '84px' : 'clamp(110px, 9vw, 150px)',
    cell: ({ at }) => (todayAtSchool(new Date(at)) === date ? formatTime(at) : formatDateTime(at)),
  };
}

/** The lines of a day book; `when` is the column that says of which day or hour they are. */
export function useEntryColumns<Row extends Line>(entries: readonly Row[], when: Column<Row>): Column<Row>[] {
  const { t } = useLingui();
  const { accounts: names } = useFinanceWords();
  const lines = Map.groupBy(entries, ({ entryNo }) => entryNo);
  const againstOf = ({ entryNo, counterpart, received }: Row) => {
    const name = categoryWords(counterpart);
    if (lines.get(entryNo)?.length === 1) return name;
    return received ? t`Transfer from ${name}` : t`Transfer to ${name}`;
  };
  return [
    { id: 'no', head: t`Entry no.`, width: '80px', isOneLine: true, cell: ({ entryNo }) => String(entryNo) },
    when,
    { id: 'memo', head: t`Particulars`, cell: ({ memo, kind }) => memo || kind },
    { id: 'with', head: t`Other account`, cell: againstOf },
    { id: 'account', head: t`Account`, width: '100px', cell: ({ account }) => names[account] },
    {
      id: 'in',
      head: t`Amount received`,
      isFigure: true,
      width: '92px',
      cell: ({ received }) => (received ? formatRupees(received) : '–'),
    },
    { id: 'out', head: t`Amount paid`, isFigure: true, width: '92px', cell: ({ paid }) => (paid ? formatRupees(paid) : '–') },
  ];
}
