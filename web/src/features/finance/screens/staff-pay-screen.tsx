import { Plural, useLingui } from '@lingui/react/macro';
import { listSalaries, paySalaries, reverseSalary } from '@shala/contract/finance';
import { type CallAnswer, latestMonthStart, latestMonths, type MonthName, toPaise, toRupees } from '@shala/contract/shared';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '#lib/call-error';
import { closeWith } from '#lib/close-with';
import { errorText } from '#lib/error-text';
import { formatDate, formatPercent, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { BulkBar } from '#ui/bulk-bar';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { DayFilter } from '#ui/day-input';
import { EmptyState } from '#ui/empty-state';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { ReasonDialog } from '#ui/reason-dialog';
import { prefetchFinance, useFinance, useFinanceAct } from '../api.ts';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { latestMonthWithYear, monthOr, presentMonth, today } from '../lib/today.ts';
import { PaySalaryDialog } from '../salaries/pay-salary-dialog.tsx';
import { type Salary, type SalaryPayment, useSalaryColumns } from '../salaries/salary-columns.tsx';

type Pay = CallAnswer<typeof listSalaries>;
type Way = { paidFrom: 'bank' | 'cash'; paidOn: string };

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  return prefetchFinance(listSalaries, { query: { month: monthOr(search.get('month') ?? '', presentMonth()) } });
}

/** Salaries of one of the last twelve months: who is paid, who is not, and marking them as paid. */
export function StaffPayScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const month = monthOr(get('month'), presentMonth());
  const query = useFinance(listSalaries, { query: { month } });
  const actions = (
    <>
      <Select
        label={t`Month`}
        value={month}
        choices={latestMonths(today()).map((name) => ({ value: name, label: latestMonthWithYear(name) }))}
        onChange={(name) => change({ month: name })}
      />
      <ExportButtons table="salaries" filters={{ month }} />
    </>
  );
  return (
    <>
      <PageHeader title={t`Salaries`} context={latestMonthWithYear(month)} actions={actions} />
      <FinanceNav />
      <LoadState query={query} title={t`The salaries could not be opened`}>
        {(pay) => <Salaries key={month} pay={pay} month={month} />}
      </LoadState>
    </>
  );
}

function Salaries({ pay, month }: { pay: Pay; month: MonthName }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [way, setWay] = useState<Way>({ paidFrom: 'bank', paidOn: today() });
  const [reversed, setReversed] = useState<{ salary: Salary; payment: SalaryPayment } | null>(null);
  const [single, setSingle] = useState<Salary | null>(null);
  /** Why cash does not suffice; then a reason is asked for. */
  const [short, setShort] = useState<string | null>(null);
  const { staff } = pay;
  const act = useFinanceAct(paySalaries, {
    onDone: ({ amount }) => {
      setChosen(new Set());
      showToast({ tone: 'good', sentence: t`${formatRupees(amount)} marked as paid.` });
    },
  });
  const columns = useSalaryColumns({
    ...{ chosen, onChoose: setChosen, onPay: setSingle },
    onReverse: (salary, payment) => setReversed({ salary, payment }),
  });
  const open = staff.filter((salary) => salary.due > 0);
  const picked = open.filter(({ employeeId }) => chosen.has(employeeId));
  const sum = formatRupees(toRupees(picked.reduce((all, salary) => all + toPaise(salary.due), 0)));
  const handlePay = (reason?: string) =>
    act.mutate(
      {
        input: {
          body: { employeeIds: picked.map(({ employeeId }) => employeeId), month, ...way, ...(reason && { reason }) },
        },
      },
      {
        onSuccess: () => setShort(null),
        onError: (error) => {
          if (error instanceof CallError && error.code === 'cashShort') setShort(errorText(error));
          else showToast({ tone: 'bad', sentence: errorText(error) });
        },
      },
    );
  if (staff.length === 0) {
    const add = <LinkButton to={paths.addEmployee}>{t`Add employee`}</LinkButton>;
    return (
      <Card>
        <EmptyState icon={<IconUsers size={24} stroke={1.75} />} title={t`No employees in this month`} action={add} />
      </Card>
    );
  }
  return (
    <>
      <Totals pay={pay} />
      {open.length > 0 ? (
        <FilterRow>
          <Button onClick={() => setChosen(new Set(open.map(({ employeeId }) => employeeId)))}>{t`Select all unpaid`}</Button>
          <span>{t`To record several salaries as paid, tick the employees. Then press the button “Mark salaries as paid” that appears at the bottom. For a part payment or a deduction, press “Pay salary”.`}</span>
        </FilterRow>
      ) : null}
      <DataTable label={t`Salaries`} columns={columns} rows={staff} rowId={({ employeeId }) => employeeId} isCompact />
      {picked.length > 0 ? (
        <PayBar
          month={month}
          count={picked.length}
          sum={sum}
          way={way}
          onWay={setWay}
          isBusy={act.isPending}
          onPay={() => handlePay()}
          onClear={() => setChosen(new Set())}
        />
      ) : null}
      {short === null ? null : (
        <ReasonDialog
          title={t`Pay salaries from cash`}
          context={short}
          act={t`Pay salaries`}
          isBusy={act.isPending}
          error={null}
          onSubmit={handlePay}
          onClose={() => setShort(null)}
        />
      )}
      {single ? <PaySalaryDialog salary={single} month={month} onClose={() => setSingle(null)} /> : null}
      {reversed ? <TakeBack {...reversed} onClose={() => setReversed(null)} /> : null}
    </>
  );
}

function Totals({ pay: { staff, total, paid, deducted, due, average } }: { pay: Pay }) {
  const { t } = useLingui();
  const less = formatRupees(deducted);
  const share = formatPercent(total > 0 ? paid / total : 0);
  return (
    <FigureStrip>
      <Figure
        label={t`Total salaries`}
        figure={formatRupees(total)}
        note={<Plural value={staff.length} one="# employee" other="# employees" />}
      />
      <Figure label={t`Paid`} figure={formatRupees(paid)} note={t`${share} of total`} />
      <Figure label={t`Balance`} figure={formatRupees(due)} note={deducted > 0 ? t`${less} deducted` : t`still to be paid`} />
      <Figure label={t`Average salary`} figure={formatRupees(Math.round(average))} note={t`per employee per month`} />
    </FigureStrip>
  );
}

type PayBarProps = {
  month: MonthName;
  count: number;
  sum: string;
  way: Way;
  onWay: (way: Way) => void;
  isBusy: boolean;
  onPay: () => void;
  onClear: () => void;
};

/** Pays the selected salaries in one press: the day, the account and the sum. */
function PayBar({ month, count, sum, way, onWay, isBusy, onPay, onClear }: PayBarProps) {
  const { t } = useLingui();
  return (
    <BulkBar label={t`Selected salaries`} count={count} onClear={onClear}>
      <DayFilter
        label={t`Paid on`}
        isKept
        isOfAct
        min={latestMonthStart(today(), month)}
        max={today()}
        value={way.paidOn}
        onChange={(paidOn) => onWay({ ...way, paidOn })}
      />
      <Select
        label={t`Paid from`}
        value={way.paidFrom}
        choices={[
          { value: 'bank', label: t`Paid from the bank` },
          { value: 'cash', label: t`Paid in cash` },
        ]}
        onChange={(value) => onWay({ ...way, paidFrom: value === 'cash' ? 'cash' : 'bank' })}
      />
      <Button isPrimary isBusy={isBusy} onClick={onPay}>
        <Plural value={count} one={`Mark # salary as paid, ${sum}`} other={`Mark # salaries as paid, ${sum}`} />
      </Button>
    </BulkBar>
  );
}

function TakeBack({ salary, payment, onClose }: { salary: Salary; payment: SalaryPayment; onClose: () => void }) {
  const { t } = useLingui();
  const reverse = useFinanceAct(reverseSalary, { onDone: () => closeWith(onClose, t`The salary payment was cancelled.`) });
  const { salaryPaymentId, amount, paidOn } = payment;
  return (
    <ReasonDialog
      title={t`Cancel salary payment of ${salary.name}`}
      context={`${formatRupees(amount)} · ${formatDate(paidOn)}`}
      act={t`Cancel payment`}
      back={t`Keep payment`}
      isDanger
      isBusy={reverse.isPending}
      error={reverse.error}
      onSubmit={(reason) => {
        reverse.mutate({ input: { params: { salaryPaymentId }, body: { reason } } });
      }}
      onClose={onClose}
    />
  );
}
