import { Plural, useLingui } from '@lingui/react/macro';
import { getDayBook } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconBook2, IconLock, IconPrinter } from '@tabler/icons-react';
import { formatDateTime, formatLongDate, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { PageHeader } from '#ui/page-header';
import { useFinance } from '../api.ts';
import { DayField } from '../components/day-range.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { LoadState } from '../components/load-state.tsx';
import { today } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';
import classes from '../students/student-fees.module.css';

type Book = CallAnswer<typeof getDayBook>;

/** The day book: what lay in cash, bank and cheques in the morning, what came and went, and what lies there now. */
export function DayBookScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const date = /^\d{4}-\d{2}-\d{2}$/.test(get('date')) ? get('date') : today();
  const query = useFinance(getDayBook, { query: { date } });
  const actions = (
    <>
      <ExportButtons table="day-book" filters={{ date }} />
      <LinkButton to={`${paths.dayClosing}?day=${date}`} icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}>
        {t`Day closing`}
      </LinkButton>
      <Button isPrimary icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Day book`} context={formatLongDate(date)} actions={actions} />
      <FinanceNav />
      <FilterRow end={query.data?.isClosed ? t`This day is closed` : null}>
        <DayField label={t`Day`} value={date} onChange={(day) => change({ date: day })} />
      </FilterRow>
      <LoadState query={query} title={t`The day could not be loaded`}>
        {(book) => <DayBook book={book} />}
      </LoadState>
    </>
  );
}

function DayBook({ book: { accounts, entries } }: { book: Book }) {
  const { t } = useLingui();
  const { accounts: names } = useFinanceWords();
  const money = (id: 'opening' | 'receipts' | 'payments' | 'closing', head: string): Column<Book['accounts'][number]> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => (id === 'closing' ? <strong>{formatRupees(row[id])}</strong> : formatRupees(row[id])),
  });
  const lines: Column<Book['entries'][number]>[] = [
    { id: 'no', head: t`No.`, width: '64px', cell: ({ entryNo }) => String(entryNo) },
    { id: 'at', head: t`Entered`, width: '150px', cell: ({ at }) => formatDateTime(at) },
    { id: 'memo', head: t`What for`, cell: ({ memo, kind }) => memo || kind },
    { id: 'with', head: t`Against`, cell: ({ counterpart }) => counterpart },
    { id: 'account', head: t`Account`, cell: ({ account }) => names[account] },
    { id: 'in', head: t`Received`, isFigure: true, width: '110px', cell: ({ received }) => (received ? formatRupees(received) : '–') },
    { id: 'out', head: t`Paid out`, isFigure: true, width: '110px', cell: ({ paid }) => (paid ? formatRupees(paid) : '–') },
  ];
  return (
    <div className={classes.stack}>
      <DataTable
        label={t`Accounts`}
        columns={[
          { id: 'account', head: t`Account`, cell: ({ account }) => names[account] },
          money('opening', t`Opening`),
          money('receipts', t`Receipts`),
          money('payments', t`Payments`),
          money('closing', t`Closing`),
        ]}
        rows={accounts}
        rowId={({ account }) => account}
      />
      {entries.length === 0 ? (
        <Card>
          <EmptyState icon={<IconBook2 size={24} stroke={1.75} />} title={t`Nothing was entered on this day`} />
        </Card>
      ) : (
        <DataTable
          label={t`Entries`}
          columns={lines}
          rows={entries}
          rowId={({ entryNo, account }) => `${entryNo} ${account}`}
          isCompact
          foot={<Plural value={entries.length} one="# entry" other="# entries" />}
        />
      )}
    </div>
  );
}
