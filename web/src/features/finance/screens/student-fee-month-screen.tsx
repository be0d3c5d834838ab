import { useLingui } from '@lingui/react/macro';
import { getStudentMonth } from '@shala/contract/finance';
import { type CallAnswer, MONTHS, type MonthName } from '@shala/contract/shared';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { StudentTabs } from '#features/students';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { feeHeadWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchFinance, useFinance } from '../api.ts';
import { dueOnOf } from '../lib/due-on-of.ts';
import { useFinanceWords } from '../lib/words.ts';
import { PaymentDrawer } from '../payments/payment-drawer.tsx';
import { MonthPayments } from '../students/month-payments.tsx';
import { WaiveDialog } from '../students/waive-dialog.tsx';

type StudentMonth = CallAnswer<typeof getStudentMonth>;
type Head = StudentMonth['heads'][number];

const monthOf = (name: string | undefined) => [...MONTHS, 'Arrears' as const].find((month) => month === name);

/** Begins loading the month. */
export function prefetchStudentMonth({ studentId = '', month: name }: ScreenParams) {
  const month = monthOf(name);
  return month ? prefetchFinance(getStudentMonth, { params: { studentId, month } }) : undefined;
}

/** One month of a student: what was charged by head and why, and what covers it. */
export function StudentFeeMonthScreen() {
  const { studentId = '', month: name } = useParams();
  const month = monthOf(name);
  // There is no such month: the year shows which there are.
  return month ? <MonthScreen studentId={studentId} month={month} /> : <NoSuchMonth studentId={studentId} name={name ?? ''} />;
}

function NoSuchMonth({ studentId, name }: { studentId: string; name: string }) {
  const { t } = useLingui();
  useEffect(() => void showToast({ tone: 'plain', sentence: t`Month “${name}” was not found. The whole year is shown.` }), [name, t]);
  return <Navigate to={pathTo(paths.studentFees, { studentId })} replace />;
}

type MonthOfStudent = { studentId: string; month: MonthName | 'Arrears' };

function MonthScreen({ studentId, month }: MonthOfStudent) {
  const { t } = useLingui();
  const words = useFinanceWords();
  const query = useFinance(getStudentMonth, { params: { studentId, month } });
  const { data } = query;
  const label = words.monthOf(month);
  return (
    <>
      <PageHeader
        title={data ? t`${label}: fees of ${data.student.name}` : t`Fees of the month`}
        context={data ? `${data.student.admissionNumber} · ${data.student.className} ${data.student.sectionName}` : ' '}
        actions={
          <LinkButton to={pathTo(paths.studentFees, { studentId })} icon={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}>
            {t`Fees of the whole year`}
          </LinkButton>
        }
      />
      <StudentTabs studentId={studentId} name={data?.student.name ?? ''} />
      <LoadState
        query={query}
        title={t`The fees of the month could not be opened`}
        missing={{
          title: t`This student’s record was not found`,
          action: <LinkButton to={paths.students}>{t`Back to student list`}</LinkButton>,
        }}
        rows={6}
      >
        {(found) => <Month data={found} studentId={studentId} month={month} />}
      </LoadState>
    </>
  );
}

type MonthProps = MonthOfStudent & { data: StudentMonth };

function Month({ data, studentId, month }: MonthProps) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [waived, setWaived] = useState<Head | null>(null);
  const { charged, paid, left, paidOn, heads, charges } = data;
  const due = dueOnOf(data);
  const money = (id: 'charged' | 'paid' | 'left', head: string): Column<Head> => ({
    id,
    head,
    isFigure: true,
    cell: (row) => formatRupees(row[id]),
  });
  const columns: Column<Head>[] = [
    { id: 'head', head: t`Fee head`, cell: ({ head }) => feeHeadWords(head) },
    money('charged', t`Total fee`),
    money('paid', t`Paid`),
    money('left', t`Balance`),
    {
      id: 'act',
      head: t`Waive fee`,
      isHeadHidden: true,
      width: '110px',
      cell: (row) =>
        row.left > 0 ? (
          <Button size="small" aria-label={t`Waive fee: ${feeHeadWords(row.head)}`} onClick={() => setWaived(row)}>
            {t`Waive fee`}
          </Button>
        ) : null,
    },
  ];
  const reasons: Column<(typeof charges)[number]>[] = [
    { id: 'head', head: t`Fee head`, cell: ({ head }) => feeHeadWords(head) },
    { id: 'why', head: t`Reason`, cell: ({ reason }) => reason || t`as per fee structure` },
    { id: 'on', head: t`Entered on`, cell: ({ on }) => formatDate(on) },
    { id: 'amount', head: t`Fee charged`, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  ];
  const chargeId = (charge: (typeof charges)[number]) => String(charges.indexOf(charge));
  return (
    <Stack gap={16}>
      <FigureStrip>
        <Figure label={t`Total fee`} figure={formatRupees(charged)} note={due ? t`due on ${due}` : ' '} />
        <Figure
          label={t`Paid`}
          figure={formatRupees(paid)}
          note={paidOn ? t`on ${formatShortDate(paidOn)}` : paid > 0 ? t`part payment` : t`not yet`}
        />
        <Figure label={t`Balance`} figure={formatRupees(left)} note={left > 0 ? t`to be paid` : t`fully paid`} />
      </FigureStrip>
      <Card title={t`By fee head`}>
        <DataTable label={t`By fee head`} columns={columns} rows={heads} rowId={({ headId }) => headId} isBare />
      </Card>
      <Card title={t`How the fee is calculated`}>
        <DataTable label={t`How the fee is calculated`} columns={reasons} rows={charges} rowId={chargeId} isBare />
      </Card>
      <MonthPayments payments={data.payments} onOpen={(id) => change({ receipt: id })} />
      {waived ? <WaiveDialog head={waived} studentId={studentId} month={month} onClose={() => setWaived(null)} /> : null}
      {get('receipt') ? <PaymentDrawer key={get('receipt')} paymentId={get('receipt')} onClose={() => change({ receipt: null })} /> : null}
    </Stack>
  );
}
