import { useLingui } from '@lingui/react/macro';
import { paySalary } from '@shala/contract/finance';
import { latestMonthStart, type MonthName } from '@shala/contract/shared';
import { IconPrinter } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { CallError } from '#lib/call-error';
import { fileAddress } from '#lib/file-address';
import { formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { FormStack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinanceAct } from '../api.ts';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { printReceipt } from '../lib/print-receipt.ts';
import { latestMonthWithYear, today } from '../lib/today.ts';
import { AmountField } from '../payment/amount-field.tsx';
import type { Salary } from './salary-columns.tsx';
import { useSalaryForm } from './use-salary-form.ts';

type Props = { salary: Salary; month: MonthName; onClose: () => void };
type Form = ReturnType<typeof useSalaryForm>;
type Paid = { sentence: string; slipUrl: string };

/** Pays the salary of one employee: day, account, amount and deduction. The button names the sum; afterwards the slip can be printed. */
export function PaySalaryDialog({ salary, month, onClose }: Props) {
  const { t } = useLingui();
  const [paid, setPaid] = useState<Paid | null>(null);
  const monthWithYear = latestMonthWithYear(month);
  const due = formatRupees(salary.due);
  return (
    <Modal
      title={t`Pay salary of ${salary.name}`}
      context={paid ? monthWithYear : t`${due} to be paid for ${monthWithYear}`}
      onClose={onClose}
    >
      {paid ? <PaidSalary {...paid} onClose={onClose} /> : <SalaryForm salary={salary} month={month} onPaid={setPaid} onClose={onClose} />}
    </Modal>
  );
}

function SalaryForm({ salary, month, onPaid, onClose }: Props & { onPaid: (paid: Paid) => void }) {
  const { t } = useLingui();
  const form = useSalaryForm(salary.due);
  const { name, employeeId } = salary;
  const pay = useFinanceAct(paySalary, {
    onDone: ({ amount, due, slipUrl }) => {
      const [sum, rest] = [formatRupees(amount), formatRupees(due)];
      onPaid({ sentence: due > 0 ? t`${sum} was paid to ${name}. ${rest} is still to be paid.` : t`${sum} was paid to ${name}.`, slipUrl });
    },
  });
  const isShort = pay.error instanceof CallError && pay.error.code === 'cashShort';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check()) pay.mutate({ input: { params: { employeeId }, body: { month, ...form.body } } });
  };
  const sum = formatRupees(Number.isFinite(form.amount) ? form.amount : 0);
  return (
    <FormStack gap={14} onSubmit={handleSubmit}>
      <WayFields form={form} month={month} />
      <AmountField
        label={t`Amount`}
        value={form.amountText}
        amount={form.amount}
        problem={form.problems.amount ?? null}
        onChange={(text) => form.type('amount', text)}
      />
      <DeductionFields form={form} />
      <Balance rest={form.rest} />
      {isShort ? (
        <TextField
          label={t`Reason`}
          maxLength={300}
          value={form.typed('reason')}
          onChange={(event) => form.type('reason', event.target.value)}
        />
      ) : null}
      <FormError error={pay.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={pay.isPending}>
          {t`Cancel`}
        </Button>
        <Button type="submit" isPrimary isBusy={pay.isPending}>
          {t`Pay ${sum} to ${name}`}
        </Button>
      </ModalFoot>
    </FormStack>
  );
}

function WayFields({ form, month }: { form: Form; month: MonthName }) {
  const { t } = useLingui();
  return (
    <>
      <FormRow>
        <DayField
          label={t`Date of payment`}
          isKept
          min={latestMonthStart(today(), month)}
          max={today()}
          value={form.paidOn}
          onChange={form.setPaidOn}
        />
        <ChoiceField
          label={t`Paid from`}
          hasUsual
          placeholder={t`Paid from the bank`}
          choices={[{ value: 'cash', label: t`Paid in cash` }]}
          value={form.paidFrom === 'cash' ? 'cash' : ''}
          onChange={({ target }) => form.setPaidFrom(target.value === 'cash' ? 'cash' : 'bank')}
        />
      </FormRow>
      <BeforeClosedDay day={form.paidOn} />
    </>
  );
}

function DeductionFields({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <FormRow>
      <TextField
        label={t`Deduction (optional)`}
        inputMode="decimal"
        maxLength={16}
        value={form.typed('deduction')}
        error={form.problems.deduction}
        onChange={(event) => form.type('deduction', event.target.value)}
      />
      <TextField
        label={t`Reason for deduction`}
        placeholder={t`Leave without pay, advance`}
        maxLength={120}
        value={form.typed('deductionReason')}
        error={form.problems.deductionReason}
        onChange={(event) => form.type('deductionReason', event.target.value)}
      />
    </FormRow>
  );
}

function Balance({ rest }: { rest: number }) {
  const { t } = useLingui();
  const balance = formatRupees(rest);
  return rest > 0 ? <Text m={0} fz="sm">{t`Balance after this payment: ${balance}`}</Text> : null;
}

function PaidSalary({ sentence, slipUrl, onClose }: Paid & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <p role="status">{sentence}</p>
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          isPrimary
          data-autofocus
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void printReceipt(fileAddress(slipUrl))}
        >
          {t`Print salary slip`}
        </Button>
      </ModalFoot>
    </>
  );
}
