import { Plural, useLingui } from '@lingui/react/macro';
import type { getDayBook } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconBook2 } from '@tabler/icons-react';
import { formatLongDate, formatRupees } from '#lib/format';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Stack } from '#ui/layout';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { useAccountColumns, useEnteredAt, useEntryColumns } from './book-columns.tsx';

type Book = CallAnswer<typeof getDayBook>;

/** The accounts of a day and its entries, on the screen and on paper. */
export function DayBook({ book }: { book: Book }) {
  const { t } = useLingui();
  const { accounts, entries, date, isClosed } = book;
  const accountColumns = useAccountColumns();
  const entryColumns = useEntryColumns(entries, useEnteredAt(book));
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
