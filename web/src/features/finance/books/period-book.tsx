import { Plural, useLingui } from '@lingui/react/macro';
import { IconBook2 } from '@tabler/icons-react';
import { formatDays, formatRupees } from '#lib/format';
import { DataTable } from '#ui/data-table';
import { Stack } from '#ui/layout';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { PagedTable } from '../components/paged-table.tsx';
import { useAccountColumns, useEntryColumns } from './book-columns.tsx';
import { type PeriodBook as Book, type PeriodLine, useDayColumn, usePeriodDayColumns, usePeriodSums } from './period-columns.tsx';

type Pages = { rows: PeriodLine[]; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type Props = { book: Book; list: Pages };

const lineId = ({ entryNo, account, received }: PeriodLine) => `${entryNo} ${account} ${received}`;

/** How many entries a period has, with those that are not loaded yet. */
export const countEntries = ({ days }: Pick<Book, 'days'>): number => days.reduce((sum, { entries }) => sum + entries, 0);

/** The accounts of a period, the totals of its days and its entries. */
export function PeriodBook({ book, list }: Props) {
  const { t } = useLingui();
  const accounts = useAccountColumns();
  const days = usePeriodDayColumns();
  const entries = useEntryColumns(list.rows, useDayColumn());
  return (
    <Stack gap={16}>
      <DataTable label={t`Accounts`} columns={accounts} rows={book.accounts} rowId={({ account }) => account} />
      {book.days.length === 0 ? null : (
        <DataTable
          label={t`Totals by day`}
          columns={days}
          rows={book.days}
          rowId={({ date }) => date}
          isCompact
          foot={<Plural value={book.days.length} one="# day with entries" other="# days with entries" />}
        />
      )}
      <PagedTable
        label={t`Entries`}
        list={list}
        columns={entries}
        rowId={lineId}
        isTall
        count={<Plural value={countEntries(book)} one="# entry" other="# entries" />}
        empty={{ icon: <IconBook2 size={24} stroke={1.75} />, title: t`No entries in this period` }}
      />
    </Stack>
  );
}

type PaperProps = { book: Book; rows: PeriodLine[] | null; onPrinted: () => void };

/** The same on paper. Without `rows` there are more entries than anybody prints: the totals of the days stand alone. */
export function PeriodPaper({ book, rows, onPrinted }: PaperProps) {
  const { t } = useLingui();
  const accounts = useAccountColumns();
  const days = usePeriodDayColumns();
  const entries = useEntryColumns(rows ?? [], useDayColumn());
  const sums = usePeriodSums(book);
  const sum = (key: 'received' | 'paid') => formatRupees((rows ?? []).reduce((total, line) => total + line[key], 0));
  return (
    <FinancePaper title={t`Day book`} context={formatDays(book.from, book.to)} onPrinted={onPrinted}>
      <PaperTable title={t`Accounts`} columns={accounts} rows={book.accounts} rowId={({ account }) => account} />
      <PaperTable title={t`Totals by day`} columns={days} rows={book.days} rowId={({ date }) => date} sums={sums} />
      {rows === null ? (
        <p>
          <Plural
            value={countEntries(book)}
            one="The list of # entry is in the Excel file of the day book."
            other="The list of # entries is in the Excel file of the day book."
          />
        </p>
      ) : (
        <PaperTable
          title={t`Entries`}
          columns={entries}
          rows={rows}
          rowId={lineId}
          sums={{ memo: t`Total`, in: sum('received'), out: sum('paid') }}
        />
      )}
      <PaperSigns names={[t`Cashier`, t`Accountant`, t`Principal`]} />
    </FinancePaper>
  );
}
