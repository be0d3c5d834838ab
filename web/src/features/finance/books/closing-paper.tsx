import { useLingui } from '@lingui/react/macro';
import { DENOMINATIONS, type getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDateTime, formatLongDate, formatNumber, formatRupees, sumInWords } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import type { Column } from '#ui/data-table';
import { PaperSigns, PaperTable } from '#ui/print-sheet';
import { FinancePaper } from '../components/finance-paper.tsx';
import { useFinanceWords } from '../lib/words.ts';
import { CancelledPaper } from './cancelled-receipts.tsx';
import { useCashDifference, useChangedCash } from './cash-difference.tsx';
import { cashGivenBack } from './expected-cash.tsx';

type Sheet = CallAnswer<typeof getDayClosing>;
type Figures = { receipts: number; amount: number };

/** A check code in groups that can be read out; it may break between them. */
const inGroups = (code: string) => code.replaceAll(/[0-9a-f]{8}(?=[0-9a-f])/g, '$& ');

/** The closing sheet as it is filed: receipts by mode, cashier and fee head, the cash note by note (blank while it is not counted), the signatures. */
export function ClosingPaper({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { modes } = useFinanceWords();
  const inWords = useCashDifference();
  const { byMode, byCashier, byHead, closing, cash, expectedCash, day } = sheet;
  const changed = useChangedCash(closing);
  const givenBack = cashGivenBack(sheet);
  const figures = <Row extends Figures>(): Column<Row>[] => [
    { id: 'receipts', head: t`Receipts`, isFigure: true, cell: ({ receipts }) => formatNumber(receipts) },
    { id: 'amount', head: t`Amount`, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  ];
  const total = (rows: readonly Figures[], key: keyof Figures) => rows.reduce((sum, row) => sum + row[key], 0);
  const sums = (rows: readonly Figures[]) => ({
    receipts: formatNumber(total(rows, 'receipts')),
    amount: formatRupees(total(rows, 'amount')),
  });
  const countOf = (value: number) => closing?.counted.find(({ denomination }) => denomination === value)?.count;
  const notes = DENOMINATIONS.map((value) => ({ value, count: closing ? (countOf(value) ?? 0) : undefined }));
  const facts = [
    { term: t`Opening cash`, value: formatRupees(cash.opening) },
    { term: t`+ Received`, value: formatRupees(cash.received) },
    { term: t`− Paid out`, value: formatRupees(cash.paidOut) },
    ...(givenBack > 0 ? [{ term: t`of this: cancelled receipts of earlier days`, value: formatRupees(givenBack) }] : []),
    { term: t`− Deposited in bank`, value: formatRupees(cash.deposited) },
    { term: t`Expected cash`, value: formatRupees(expectedCash) },
    { term: t`Cash counted`, value: closing ? formatRupees(closing.countedCash) : '' },
    { term: t`In words`, value: closing ? sumInWords(closing.countedCash) : '' },
    { term: t`Difference`, value: closing ? inWords(closing.difference) : '' },
    { term: t`Remark`, value: closing?.remark ?? '' },
    ...(changed === null ? [] : [{ term: t`After the closing`, value: changed }]),
    ...(closing?.checkCode ? [{ term: t`Code to check later that no entry was changed`, value: inGroups(closing.checkCode) }] : []),
  ];
  const state = closing ? t`closed ${formatDateTime(closing.closedAt)} by ${closing.by}` : t`not closed yet`;
  return (
    <FinancePaper title={t`Day closing`} context={`${formatLongDate(day)} · ${state}`}>
      <PaperTable
        title={t`Received by mode`}
        columns={[{ id: 'mode', head: t`Mode`, cell: ({ mode }) => modes[mode] }, ...figures<Sheet['byMode'][number]>()]}
        rows={byMode}
        rowId={({ mode }) => mode}
        sums={{ mode: t`Total`, ...sums(byMode) }}
      />
      <PaperTable
        title={t`By cashier`}
        columns={[
          { id: 'cashier', head: t`Cashier`, cell: ({ cashier }) => cashier },
          { id: 'mode', head: t`Mode`, cell: ({ mode }) => modes[mode] },
          ...figures<Sheet['byCashier'][number]>(),
        ]}
        rows={byCashier}
        rowId={({ cashier, mode }) => `${cashier} ${mode}`}
      />
      <PaperTable
        title={t`By fee head`}
        columns={[{ id: 'head', head: t`Fee head`, cell: ({ head }) => feeHeadWords(head) }, ...figures<Sheet['byHead'][number]>()]}
        rows={byHead}
        rowId={({ headId }) => headId}
      />
      <CancelledPaper rows={sheet.cancelled} />
      <PaperTable
        title={t`Notes and coins`}
        columns={[
          { id: 'value', head: t`Note or coin`, cell: ({ value }) => formatRupees(value) },
          { id: 'count', head: t`Number`, isFigure: true, cell: ({ count }) => (count === undefined ? '' : formatNumber(count)) },
          {
            id: 'sum',
            head: t`Amount`,
            isFigure: true,
            cell: ({ value, count }) => (count === undefined ? '' : formatRupees(value * count)),
          },
        ]}
        rows={notes}
        rowId={({ value }) => String(value)}
      />
      <PaperTable
        columns={[
          { id: 'term', head: t`Cash`, cell: ({ term }) => term },
          { id: 'value', head: t`Amount or remark`, cell: ({ value }) => value },
        ]}
        rows={facts}
        rowId={({ term }) => term}
      />
      <PaperSigns names={[t`Cashier`, t`Received by`, t`Principal`]} />
    </FinancePaper>
  );
}
