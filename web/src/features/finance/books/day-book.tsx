import { Plural, useLingui } from '@lingui/react/macro';
import type { getDayBook } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconBook2 } from '@tabler/icons-react';
import { formatDateTime, formatLongDate, formatRupees, formatTime, todayAtSchool } from '#lib/format';
import { categoryWords } from '#lib/stored-words';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Stack } from '#ui/layout';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { useFinanceWords } from '../lib/words.ts';

type Book = CallAnswer<typeof getDayBook>;

/** The accounts of a day and its entries, on the screen and on paper. */
export function DayBook({ book }: { book: Book }) {
  const { t } = useLingui();
  const { accounts, entries, date, isClosed } = book;
  const { accountColumns, entryColumns } = useBookColumns(book);
  const table = { columns: entryColumns, rows: entries, rowId: ({ entryNo, account }: Book['entries'][number]) => `${entryNo} ${account}` };
  const top = { columns: accountColumns, rows: accounts, rowId: ({ account }: Book['accounts'][number]) => account };
  const sum = (key: 'received' | 'paid') => formatRupees(entries.reduce((total, entry) => total + entry[key], 0));
  // An entry between two of these accounts has two rows.
  const numbers = [...new Set(entries.map(({ entryNo }) => entryNo))];
  const isMoved = numbers.length < entries.length;
  const isGapless = numbers.every((no, index) => index === 0 || no === Number(numbers[index - 1]) + 1);
  const foot = (
    <>
      <Plural value={numbers.length} one="# entry" other="# entries" />
      {isMoved ? <span>{t`A transfer between cash, bank and cheques is one entry with two lines.`}</span> : null}
      {isGapless ? null : (
        <span>{t`Some entry numbers are not in this list. Those entries have another date, or no cash or bank amount was received or paid in them (for example, fees charged).`}</span>
      )}
    </>
  );
  return (
    <Stack gap={16}>
      <DataTable label={t`Accounts`} {...top} />
      {entries.length === 0 ? (
        <Card>
          <EmptyState icon={<IconBook2 size={24} stroke={1.75} />} title={t`No entries on this day`} />
        </Card>
      ) : (
        <DataTable label={t`Entries`} {...table} isCompact foot={foot} />
      )}
      <FinancePaper title={t`Day book`} context={isClosed ? t`${formatLongDate(date)} · this day is closed` : formatLongDate(date)}>
        <PaperTable title={t`Accounts`} {...top} />
        <PaperTable title={t`Entries`} {...table} sums={{ memo: t`Total`, in: sum('received'), out: sum('paid') }} />
        <PaperSigns names={[t`Cashier`, t`Accountant`, t`Principal`]} />
      </FinancePaper>
    </Stack>
  );
}

function useBookColumns({ date, entries }: Book) {
  const { t } = useLingui();
  const isAllToday = entries.every(({ at }) => todayAtSchool(new Date(at)) === date);
  const { accounts: names } = useFinanceWords();
  const money = (id: 'opening' | 'receipts' | 'payments' | 'closing', head: string): Column<Book['accounts'][number]> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => (id === 'closing' ? <strong>{formatRupees(row[id])}</strong> : formatRupees(row[id])),
  });
  const accountColumns: Column<Book['accounts'][number]>[] = [
    { id: 'account', head: t`Account`, cell: ({ account }) => names[account] },
    money('opening', t`Opening balance`),
    money('receipts', t`Amount received`),
    money('payments', t`Amount paid`),
    money('closing', t`Closing balance`),
  ];
  const isMove = (no: number) => entries.filter(({ entryNo }) => entryNo === no).length > 1;
  const againstOf = ({ entryNo, counterpart, received }: Book['entries'][number]) => {
    const name = categoryWords(counterpart);
    if (!isMove(entryNo)) return name;
    return received ? t`Transfer from ${name}` : t`Transfer to ${name}`;
  };
  const entryColumns: Column<Book['entries'][number]>[] = [
    { id: 'no', head: t`Entry no.`, width: '80px', isOneLine: true, cell: ({ entryNo }) => String(entryNo) },
    {
      id: 'at',
      head: t`Entered at`,
      width: isAllToday ? '84px' : 'clamp(110px, 9vw, 150px)',
      // The book is of one day: only what was entered on another one needs its date.
      cell: ({ at }) => (todayAtSchool(new Date(at)) === date ? formatTime(at) : formatDateTime(at)),
    },
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
  return { accountColumns, entryColumns };
}
