import { Plural, useLingui } from '@lingui/react/macro';
import { listPayments, PAYMENT_MODES, PAYMENT_STATES } from '@shala/contract/finance';
import { IconReceipt } from '@tabler/icons-react';
import { formatNumber, formatRupees, formatShortDate } from '#lib/format';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress, useSearchText } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import type { Column } from '#ui/data-table';
import { Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type PaymentRow, prefetchClasses, prefetchFinancePages, useFinancePages } from '../api.ts';
import { daysOf } from '../components/day-range.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { PagedTable } from '../components/paged-table.tsx';
import { PaymentStateBadge } from '../components/state-badge.tsx';
import { useFinanceWords } from '../lib/words.ts';
import { PaymentDrawer } from '../payments/payment-drawer.tsx';
import { PaymentFilters } from '../payments/payment-filters.tsx';

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  void prefetchClasses();
  return search.size === 0 ? prefetchFinancePages(listPayments, { query: {} }) : undefined;
}

/** Every receipt of the school, by day, mode, state, class and text. */
export function PaymentsScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const filters = usePaymentFilters();
  const list = useFinancePages(listPayments, { query: filters }, (page) => page.payments);
  const columns = usePaymentColumns();
  const total = list.first?.total;
  const student = list.first?.payments[0]?.student;
  const sum = total ? formatRupees(total.amount) : '';
  const cancelled = formatNumber(total?.cancelled ?? 0);
  const count = !total ? (
    ' '
  ) : total.cancelled === 0 ? (
    <Plural value={total.count} one={`# receipt, ${sum}`} other={`# receipts, ${sum}`} />
  ) : (
    <Plural
      value={total.count}
      one={`# receipt, cancelled or bounced. Received: ${sum}`}
      other={`# receipts, ${cancelled} of them cancelled or bounced. Received: ${sum}`}
    />
  );
  const icon = <IconReceipt size={24} stroke={1.75} />;
  const none = {
    ...{ icon, title: t`No receipts yet`, children: t`When you collect a fee, its receipt is listed here.` },
    action: <LinkButton to={paths.offlineFees}>{t`Collect fees`}</LinkButton>,
  };
  return (
    <>
      <PageHeader
        title={t`Receipts`}
        context={count}
        actions={<ExportButtons table="payments" filters={filters} isEmpty={total?.count === 0} />}
      />
      <FinanceNav />
      <PaymentFilters search={search} onSearch={setSearch} />
      {filters.studentId ? (
        <Group gap={8}>
          <strong>{student ? t`Receipts of ${student.name}` : t`Receipts of one student`}</strong>
          <Button size="small" onClick={() => change({ student: null })}>{t`Show all students`}</Button>
        </Group>
      ) : null}
      <LoadState query={{ ...list, data: list.first }} title={t`The receipts could not be opened`}>
        {() => (
          <PagedTable
            label={t`Receipts`}
            list={list}
            columns={columns}
            rowId={({ id }) => id}
            currentId={get('receipt')}
            isQuiet={({ state }) => state !== 'live'}
            onOpen={({ id }) => change({ receipt: id })}
            isTall
            count={count}
            empty={
              Object.keys(filters).length > 0
                ? { icon, title: t`No matching receipts`, children: t`Search for something else, or select less.` }
                : none
            }
          />
        )}
      </LoadState>
      {get('receipt') ? <PaymentDrawer key={get('receipt')} paymentId={get('receipt')} onClose={() => change({ receipt: null })} /> : null}
    </>
  );
}

/** The filters of the address as the call takes them; what it does not know is left out. */
function usePaymentFilters() {
  const { get } = useAddress();
  const mode = PAYMENT_MODES.find((name) => name === get('mode'));
  const state = PAYMENT_STATES.find((name) => name === get('state'));
  const [search, classId, studentId] = [get('q'), get('class'), get('student')];
  return {
    ...daysOf(get),
    ...(search ? { search } : {}),
    ...(mode ? { mode } : {}),
    ...(state ? { state } : {}),
    ...(classId ? { classId } : {}),
    ...(studentId ? { studentId } : {}),
  };
}

function usePaymentColumns(): Column<PaymentRow>[] {
  const { t } = useLingui();
  const { modeOf, monthsOf } = useFinanceWords();
  return [
    {
      id: 'receipt',
      head: t`Receipt`,
      width: '100px',
      isOneLine: true,
      cell: ({ financialYear, receiptNo }) => `${financialYear}/${receiptNo}`,
    },
    { id: 'day', head: t`Paid on`, width: '70px', isOneLine: true, cell: ({ paidOn }) => formatShortDate(paidOn) },
    { id: 'student', head: t`Student`, cell: ({ student }) => <span style={{ overflowWrap: 'anywhere' }}>{student.name}</span> },
    { id: 'class', head: t`Class`, width: '80px', isOneLine: true, cell: ({ student }) => `${student.className} ${student.sectionName}` },
    { id: 'months', head: t`Paid for`, cell: ({ months }) => monthsOf(months) },
    { id: 'mode', head: t`Mode`, cell: ({ mode, reference }) => [modeOf(mode), reference].filter(Boolean).join(' · ') },
    { id: 'state', head: t`Status`, width: '92px', cell: ({ state }) => <PaymentStateBadge state={state} /> },
    { id: 'amount', head: t`Amount`, isFigure: true, width: '90px', cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
  ];
}
