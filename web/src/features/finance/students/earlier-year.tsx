import { useLingui } from '@lingui/react/macro';
import { getStudentFeeYear } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import { useAddress } from '#lib/use-address';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { useFinance } from '../api.ts';
import { useFinanceWords } from '../lib/words.ts';
import { PaymentDrawer } from '../payments/payment-drawer.tsx';
import { ConcessionsCard } from '../structure/concessions-card.tsx';
import { ReceiptsTable } from './fee-tables.tsx';

type FeeYear = CallAnswer<typeof getStudentFeeYear>;
type Month = Omit<FeeYear['months'][number], 'month'> & { month: string | null };
type Sums = Pick<FeeYear, 'charged' | 'carried' | 'paid' | 'left'>;

/** A student's fees of an earlier academic year, to look at: nothing of it can be changed here. */
export function EarlierYear({ studentId, yearId }: { studentId: string; yearId: string }) {
  const { t } = useLingui();
  const query = useFinance(getStudentFeeYear, { params: { studentId, yearId } });
  return (
    <LoadState query={query} title={t`The fees of this year could not be opened`}>
      {(fees) => <Fees fees={fees} />}
    </LoadState>
  );
}

function Fees({ fees }: { fees: FeeYear }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { year, charged, paid, carried, left } = fees;
  return (
    <Stack gap={16}>
      <Notice>{t`These are the fees of ${year}. They can be viewed here, but not changed.`}</Notice>
      <FigureStrip>
        <Figure label={t`Total fee`} figure={formatRupees(charged)} note={year} />
        <Figure label={t`Paid`} figure={formatRupees(paid)} note={t`on receipts of ${year}`} />
        <Figure label={t`Carried forward`} figure={formatRupees(carried)} note={t`now old dues of the next year`} />
        <Figure label={t`Balance`} figure={formatRupees(left)} note={left > 0 ? t`to be paid` : t`nothing left in this year`} />
      </FigureStrip>
      <MonthsByHead fees={fees} />
      <Heads fees={fees} />
      <ReceiptsTable
        studentId={fees.student.id}
        payments={fees.payments}
        currentId={get('receipt')}
        onOpen={(id) => change({ receipt: id })}
        year={year}
      />
      <ConcessionsCard concessions={fees.concessions} />
      {get('receipt') ? <PaymentDrawer key={get('receipt')} paymentId={get('receipt')} onClose={() => change({ receipt: null })} /> : null}
    </Stack>
  );
}

/** What was charged in each month under each head, and what became of it. */
function MonthsByHead({ fees }: { fees: FeeYear }) {
  const { t } = useLingui();
  const { monthOf } = useFinanceWords();
  const columns: Column<Month>[] = [
    { id: 'month', head: t`Month`, isOneLine: true, cell: ({ month }) => (month === null ? <strong>{t`Total`}</strong> : monthOf(month)) },
    ...fees.heads.map(
      ({ headId, head }): Column<Month> => ({
        id: headId,
        head: feeHeadWords(head),
        isFigure: true,
        cell: ({ heads }) => {
          const sum = heads.find((one) => one.headId === headId)?.charged ?? 0;
          return sum === 0 ? '–' : formatRupees(sum);
        },
      }),
    ),
    ...useSumColumns<Month>(),
  ];
  const rows: Month[] = [...fees.months, { ...fees, month: null }];
  const title = t`Month-wise fees ${fees.year}`;
  return (
    <Card title={title}>
      <DataTable label={title} columns={columns} rows={rows} rowId={({ month }) => month ?? ''} isBare isCompact />
    </Card>
  );
}

function Heads({ fees: { heads } }: { fees: FeeYear }) {
  const { t } = useLingui();
  const columns: Column<FeeYear['heads'][number]>[] = [
    { id: 'head', head: t`Fee head`, cell: ({ head }) => feeHeadWords(head) },
    ...useSumColumns<FeeYear['heads'][number]>(),
  ];
  return (
    <Card title={t`By fee head`}>
      <DataTable label={t`By fee head`} columns={columns} rows={heads} rowId={({ headId }) => headId} isBare isCompact />
    </Card>
  );
}

function useSumColumns<Row extends Sums>(): Column<Row>[] {
  const { t } = useLingui();
  const money = (id: keyof Sums, head: string): Column<Row> => ({ id, head, isFigure: true, cell: (row) => formatRupees(row[id]) });
  return [
    { ...money('charged', t`Total fee`), cell: ({ charged }) => <strong>{formatRupees(charged)}</strong> },
    money('paid', t`Paid`),
    money('carried', t`Carried forward`),
    money('left', t`Balance`),
  ];
}
