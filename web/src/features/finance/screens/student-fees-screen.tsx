import { Trans, useLingui } from '@lingui/react/macro';
import { getFeeYears, getStudentFees } from '@shala/contract/finance';
import { IconCalendarCheck, IconCash, IconFileCertificate, IconPrinter, IconUsersGroup } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { StudentTabs } from '#features/students';
import { isNotFound } from '#lib/call-error';
import { formatDate, formatMonth, formatPercent, formatRupees } from '#lib/format';
import { overdueOf } from '#lib/overdue-of';
import { paidAhead } from '#lib/paid-ahead';
import { paths } from '#lib/paths';
import { refundText } from '#lib/refund-text';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { FilterRow, Select } from '#ui/controls';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { RefundSteps } from '#ui/refund-steps';
import { type FeeYears, prefetchFinance, type StudentFees, useFinance } from '../api.ts';
import { ConcessionsCard } from '../structure/concessions-card.tsx';
import { nextDueOf } from '../students/due-till-today.ts';
import { MonthsTable, ReceiptsTable } from '../students/fee-tables.tsx';
import { OptionalHeads } from '../students/optional-heads.tsx';
import { PayFees, type PayMonth } from '../students/pay-fees.tsx';

const CertificateDialog = lazy(() => import('../students/certificate-dialog.tsx').then((part) => ({ default: part.CertificateDialog })));
const EarlierYear = lazy(() => import('../students/earlier-year.tsx').then((part) => ({ default: part.EarlierYear })));
const ExtendDialog = lazy(() => import('../dues/extend-dialog.tsx').then((part) => ({ default: part.ExtendDialog })));
const GrantDialog = lazy(() => import('../structure/grant-dialog.tsx').then((part) => ({ default: part.GrantDialog })));
const PaymentDrawer = lazy(() => import('../payments/payment-drawer.tsx').then((part) => ({ default: part.PaymentDrawer })));
const PaymentSlip = lazy(() => import('../students/payment-slip.tsx').then((part) => ({ default: part.PaymentSlip })));

/** Begins loading the student's year. */
export function prefetchStudentFees({ studentId = '' }: ScreenParams) {
  void prefetchFinance(getFeeYears, { params: { studentId } });
  return prefetchFinance(getStudentFees, { params: { studentId } });
}

/** A student's fees of the year: what was charged, what was paid, and the receipts. */
export function StudentFeesScreen() {
  const { t } = useLingui();
  const { studentId = '' } = useParams();
  const query = useFinance(getStudentFees, { params: { studentId } });
  const { data } = query;
  const years = useFinance(getFeeYears, { params: { studentId } }).data;
  const { get, change } = useAddress();
  const earlier = years?.years.find(({ id, name }) => id === get('year') && name !== data?.year);
  const [dialog, setDialog] = useState<{ kind: 'pay'; month?: PayMonth } | { kind: 'extend' | 'slip' | 'certificate' | 'grant' } | null>(
    null,
  );
  const close = () => setDialog(null);
  const student = data?.student;
  const context = [
    student ? student.admissionNumber : ' ',
    student && t`Class ${student.className} ${student.sectionName}`,
    earlier?.name ?? data?.year,
    student?.leftOn && t`Left on ${formatDate(student.leftOn)}`,
  ].filter(Boolean);
  return (
    <>
      <PageHeader
        title={data ? t`Fees of ${data.student.name}` : t`Student fees`}
        context={context.join(' · ')}
        actions={data && !earlier ? <Actions fees={data} onAct={(kind) => setDialog({ kind })} /> : null}
      />
      {isNotFound(query.error) ? null : <StudentTabs studentId={studentId} name={data?.student.name ?? ''} />}
      <LoadState
        query={query}
        title={t`The fees could not be opened`}
        missing={{
          title: t`This student’s record was not found`,
          action: <LinkButton to={paths.students}>{t`Back to student list`}</LinkButton>,
        }}
      >
        {(fees) => (
          <>
            {years && years.years.length > 1 ? (
              <FilterRow>
                <Select
                  label={t`Academic year`}
                  value={earlier?.id ?? ''}
                  choices={[
                    { value: '', label: fees.year },
                    ...years.years.filter(({ name }) => name !== fees.year).map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(id) => change({ year: id, receipt: null })}
                />
              </FilterRow>
            ) : null}
            {earlier ? (
              <Suspense>
                <EarlierYear studentId={studentId} yearId={earlier.id} />
              </Suspense>
            ) : (
              <Year
                fees={fees}
                dues={years}
                onPay={(month) => setDialog({ kind: 'pay', month: month as PayMonth })}
                onGrant={() => setDialog({ kind: 'grant' })}
              />
            )}
          </>
        )}
      </LoadState>
      {data && dialog?.kind === 'pay' ? <Pay fees={data} month={dialog.month} onClose={close} /> : null}
      <Suspense>
        {data && dialog?.kind === 'slip' ? <PaymentSlip fees={data} onPrinted={close} /> : null}
        {data && dialog?.kind === 'certificate' ? <CertificateDialog student={data.student} onClose={close} /> : null}
        {data && dialog?.kind === 'grant' ? <GrantDialog student={data.student} onClose={close} /> : null}
        {data && dialog?.kind === 'extend' ? <ExtendDialog students={[data.student]} nextDue={nextDueOf(data)} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

type ActionsProps = { fees: StudentFees; onAct: (kind: 'pay' | 'extend' | 'slip' | 'certificate') => void };

function Actions({ fees: { student, left }, onAct }: ActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <LinkButton to={`${paths.familyCounter}?student=${student.id}`} icon={<IconUsersGroup size={16} stroke={1.75} aria-hidden="true" />}>
        {t`Collect for siblings`}
      </LinkButton>
      <Button icon={<IconFileCertificate size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('certificate')}>
        {t`Fee certificate`}
      </Button>
      {left > 0 ? (
        <Button icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('slip')}>
          {t`Fee challan`}
        </Button>
      ) : null}
      {left > 0 ? (
        <Button icon={<IconCalendarCheck size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('extend')}>
          {t`Extend due date`}
        </Button>
      ) : null}
      {left > 0 ? (
        <Button isPrimary icon={<IconCash size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('pay')}>
          {t`Collect fees`}
        </Button>
      ) : null}
    </>
  );
}

/** The new receipt opens beside the list as soon as it is there. */
function Pay({ fees, month, onClose }: { fees: StudentFees; month: PayMonth | undefined; onClose: () => void }) {
  const { change } = useAddress();
  const showReceipt = (receipt: string | undefined) => (receipt ? change({ receipt }) : undefined);
  return <PayFees fees={fees} month={month} onPaid={showReceipt} onClose={onClose} />;
}

type YearProps = { fees: StudentFees; dues: FeeYears | undefined; onPay: (month: string) => void; onGrant: () => void };

function Year({ fees, dues, onPay, onGrant }: YearProps) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const { charged, paid, left, student, dueExtendedTo, arrears } = fees;
  const share = formatPercent(charged > 0 ? paid / charged : 0);
  const overdue = formatRupees(overdueOf(fees));
  const ahead = student.leftOn ? paidAhead(fees.months, fees.year, student.leftOn) : null;
  const aheadPaid = formatRupees(ahead?.paid ?? 0);
  const aheadMonths = ahead && [...new Set([ahead.from, ahead.to])].map((month) => formatMonth(month)).join(' – ');
  return (
    <Stack gap={16}>
      {ahead ? (
        <Notice>
          <Trans>
            {aheadPaid} was paid for {aheadMonths}, after the student left. If the school keeps this money, do nothing. If the school
            refunds it:
          </Trans>
          <RefundSteps {...refundText(ahead, fees.payments, student.leftOn ?? '')} />
        </Notice>
      ) : null}
      <FigureStrip>
        <Figure
          label={t`Total fee`}
          figure={formatRupees(charged)}
          note={arrears.charged > 0 ? t`this year, with old dues` : t`this year`}
        />
        <Figure label={t`Paid`} figure={formatRupees(paid)} note={<Trans>{share} of total fee</Trans>} />
        <Figure
          label={t`Balance for the year`}
          figure={formatRupees(left)}
          note={dueExtendedTo ? t`overdue ${overdue}, due date extended to ${formatDate(dueExtendedTo)}` : t`overdue ${overdue}`}
        />
        <Figure label={t`Guardian`} figure={student.guardian || '–'} note={student.phone} />
      </FigureStrip>
      <MonthsTable fees={fees} dues={dues} onPay={onPay} />
      <ReceiptsTable studentId={student.id} payments={fees.payments} currentId={get('receipt')} onOpen={(id) => change({ receipt: id })} />
      <ConcessionsCard concessions={fees.concessions} onGrant={student.leftOn ? undefined : onGrant} />
      <OptionalHeads key={fees.optionalHeads.map(({ isTaken }) => isTaken).join()} fees={fees} />
      <Suspense>
        {get('receipt') ? (
          <PaymentDrawer key={get('receipt')} paymentId={get('receipt')} onClose={() => change({ receipt: null })} />
        ) : null}
      </Suspense>
    </Stack>
  );
}
