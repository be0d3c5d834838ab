import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listOpeningBalances } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPrinter } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { formatDate, formatNumber, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { Facts } from '#ui/facts';
import { Group, Stack } from '#ui/layout';
import { PaperTable } from '#ui/print-sheet';
import { useFinance } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinancePaper } from '../components/finance-paper.tsx';
import { today } from '../lib/today.ts';
import { useFinanceWords } from '../lib/words.ts';

type Balances = CallAnswer<typeof listOpeningBalances>;
type Row = Balances['students'][number];
/** A few rows: the forms below stay in sight. */
const LOW = { '--above': 'calc(100dvh - 320px)' } as CSSProperties;

/** The opening balances that count now: what was entered, and what of the old dues is paid. Nothing before the first is entered. */
export function OpeningList() {
  const { t } = useLingui();
  const { data } = useFinance(listOpeningBalances, {});
  const [isPrinting, setIsPrinting] = useState(false);
  const columns = useColumns();
  if (!data || (data.accounts.length === 0 && data.total.students === 0)) return null;
  const left = data.total.students - data.students.length;
  return (
    <Card title={t`Opening balances entered`}>
      <Stack gap={12} p={16}>
        <div style={{ maxWidth: 480 }}>
          <Balances data={data} />
        </div>
        {data.students.length > 0 ? (
          <div style={LOW}>
            <DataTable
              label={t`Old dues of students`}
              columns={columns}
              rows={data.students}
              rowId={({ student }) => student.id}
              isTall
              foot={
                left > 0 ? (
                  <Plural
                    value={left}
                    one="# more student is in the Excel file that you can download"
                    other="# more students are in the Excel file that you can download"
                  />
                ) : null
              }
            />
          </div>
        ) : null}
        <Group gap={12} wrap="nowrap">
          <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsPrinting(true)}>
            {t`Print`}
          </Button>
          <ExportButtons table="opening-balances-in-force" />
        </Group>
      </Stack>
      {isPrinting ? (
        <FinancePaper title={t`Opening balances entered`} context={formatDate(today())} onPrinted={() => setIsPrinting(false)}>
          <Balances data={data} />
          <PaperTable
            columns={columns}
            rows={data.students}
            rowId={({ student }) => student.id}
            sums={{ student: t`Total`, amount: formatRupees(data.total.amount), left: formatRupees(data.total.left) }}
          />
        </FinancePaper>
      ) : null}
    </Card>
  );
}

function Balances({ data: { accounts, total } }: { data: Balances }) {
  const { t } = useLingui();
  const words = useFinanceWords();
  const of = (amount: number, on: string) => {
    const [sum, day] = [formatRupees(amount), formatDate(on)];
    return (
      <Trans>
        <strong>{sum}</strong> on {day}
      </Trans>
    );
  };
  const dues = formatRupees(total.amount);
  const left = formatRupees(total.left);
  return (
    <Facts
      facts={[
        ...accounts.map(({ account, amount, on }) => ({ term: words.accounts[account], value: of(amount, on) })),
        ...(total.students === 0
          ? []
          : [
              { term: t`Students with old dues`, value: formatNumber(total.students) },
              { term: t`Old dues`, value: <strong>{dues}</strong> },
              { term: t`Old dues still unpaid`, value: <strong>{left}</strong> },
            ]),
      ]}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useLingui();
  return [
    { id: 'number', head: t`Admission no.`, width: '130px', isOneLine: true, cell: ({ student }) => student.admissionNumber },
    { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
    {
      id: 'class',
      head: t`Class`,
      width: '90px',
      isOneLine: true,
      cell: ({ student }) => `${student.className} ${student.sectionName}`.trim(),
    },
    { id: 'reason', head: t`Details`, cell: ({ reason }) => reason },
    { id: 'on', head: t`Date`, width: '110px', isOneLine: true, cell: ({ on }) => formatDate(on) },
    { id: 'amount', head: t`Old dues`, width: '110px', isFigure: true, cell: ({ amount }) => formatRupees(amount) },
    { id: 'left', head: t`Still unpaid`, width: '110px', isFigure: true, cell: ({ left }) => formatRupees(left) },
  ];
}
