import { useLingui } from '@lingui/react/macro';
import { getDayClosing, reopenDay } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconLockOpen, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime, formatLongDate, formatNumber, formatRupees } from '#lib/format';
import { dayOrToday } from '#lib/read-day';
import type { ScreenParams } from '#lib/screen';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { DayFilter } from '#ui/day-input';
import { Facts } from '#ui/facts';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { ReasonDialog } from '#ui/reason-dialog';
import { prefetchFinance, useFinance, useFinanceAct } from '../api.ts';
import { CancelledReceipts } from '../books/cancelled-receipts.tsx';
import closingClasses from '../books/cash-count.module.css';
import { CashCount } from '../books/cash-count.tsx';
import { useCashDifference, useChangedCash } from '../books/cash-difference.tsx';
import { ClosingPaper } from '../books/closing-paper.tsx';
import { ExpectedCash } from '../books/expected-cash.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { useFinanceWords } from '../lib/words.ts';

type Sheet = CallAnswer<typeof getDayClosing>;

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  const day = dayOrToday(search.get('day') ?? '');
  return prefetchFinance(getDayClosing, { params: { day } });
}

/** The end of the day: receipts by mode, cashier and fee head, the cash counted note by note, and the day locked. */
export function DayClosingScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const day = dayOrToday(get('day'));
  const query = useFinance(getDayClosing, { params: { day } });
  return (
    <>
      <PageHeader
        title={t`Day closing`}
        context={formatLongDate(day)}
        actions={
          <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
            {t`Print closing sheet`}
          </Button>
        }
      />
      <FinanceNav />
      <FilterRow>
        <DayFilter isKept label={t`Date`} value={day} onChange={(value) => change({ day: value })} />
      </FilterRow>
      <LoadState query={query} title={t`The day closing could not be opened`}>
        {(sheet) => <ClosingSheet key={day} sheet={sheet} />}
      </LoadState>
    </>
  );
}

function ClosingSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { modes } = useFinanceWords();
  const { byMode, byCashier, byHead, closing } = sheet;
  const figures = <Row extends { receipts: number; amount: number }>() => [
    { id: 'receipts', head: t`Receipts`, isFigure: true, cell: (row: Row) => formatNumber(row.receipts) },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: (row: Row) => <strong>{formatRupees(row.amount)}</strong> },
  ];
  return (
    <Stack gap={16}>
      {byMode.length === 0 ? (
        <Card>
          <p className={closingClasses.nothing}>{t`No receipts on this day.`}</p>
        </Card>
      ) : (
        <div className={closingClasses.three}>
          <Card title={t`Received by mode`}>
            <DataTable
              label={t`Received by mode`}
              columns={[{ id: 'mode', head: t`Mode`, cell: ({ mode }) => modes[mode] }, ...figures<Sheet['byMode'][number]>()]}
              rows={byMode}
              rowId={({ mode }) => mode}
              isBare
              isCompact
            />
          </Card>
          <Card title={t`By cashier`}>
            <DataTable
              label={t`By cashier`}
              columns={[
                { id: 'cashier', head: t`Cashier`, cell: ({ cashier }) => cashier },
                { id: 'mode', head: t`Mode`, cell: ({ mode }) => modes[mode] },
                ...figures<Sheet['byCashier'][number]>(),
              ]}
              rows={byCashier}
              rowId={({ cashier, mode }) => `${cashier} ${mode}`}
              isBare
              isCompact
            />
          </Card>
          <Card title={t`By fee head`} fact={t`A receipt with two fee heads is counted under both.`}>
            <DataTable
              label={t`By fee head`}
              columns={[{ id: 'head', head: t`Fee head`, cell: ({ head }) => feeHeadWords(head) }, ...figures<Sheet['byHead'][number]>()]}
              rows={byHead}
              rowId={({ headId }) => headId}
              isBare
              isCompact
            />
          </Card>
        </div>
      )}
      <CancelledReceipts rows={sheet.cancelled} />
      {closing ? <Closed sheet={sheet} closing={closing} /> : <CashCount sheet={sheet} />}
      <ClosingPaper sheet={sheet} />
    </Stack>
  );
}

function Closed({ sheet, closing }: { sheet: Sheet; closing: NonNullable<Sheet['closing']> }) {
  const { t } = useLingui();
  const inWords = useCashDifference();
  const [isReopening, setIsReopening] = useState(false);
  const reopen = useFinanceAct(reopenDay, {
    onDone: () => {
      showToast({ tone: 'good', sentence: t`The day is reopened.` });
      setIsReopening(false);
    },
  });
  const changed = useChangedCash(closing);
  const { closedAt, by, countedCash, difference, remark, mailedTo } = closing;
  return (
    <Card
      title={t`This day is closed`}
      action={
        <Button size="small" icon={<IconLockOpen size={14} stroke={2} aria-hidden="true" />} onClick={() => setIsReopening(true)}>
          {t`Reopen the day`}
        </Button>
      }
    >
      <div style={{ maxWidth: 420, padding: '0 16px 16px' }}>
        <Facts
          facts={[
            { term: t`Closed`, value: `${formatDateTime(closedAt)} · ${by}` },
            { term: t`Expected cash`, value: <ExpectedCash sheet={sheet} /> },
            { term: t`Cash counted`, value: formatRupees(countedCash) },
            { term: t`Difference`, value: inWords(difference) },
            { term: t`Remark`, value: remark || '–' },
            ...(mailedTo ? [{ term: t`Sent to`, value: mailedTo }] : []),
          ]}
        />
        {changed === null ? null : <Notice>{changed}</Notice>}
      </div>
      {isReopening ? (
        <ReasonDialog
          title={t`Reopen the day`}
          context={formatLongDate(sheet.day)}
          act={t`Reopen the day`}
          isBusy={reopen.isPending}
          error={reopen.error}
          onSubmit={(reason) => reopen.mutate({ input: { params: { day: sheet.day }, body: { reason } } })}
          onClose={() => setIsReopening(false)}
        />
      ) : null}
    </Card>
  );
}
