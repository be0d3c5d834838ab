import { Trans, useLingui } from '@lingui/react/macro';
import { getDayBook, transferMoney } from '@shala/contract/finance';
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { Notice } from '#ui/notice';
import { useFinance, useFinanceAct } from '../api.ts';
import { BeforeClosedDay } from '../components/closed-day-notice.tsx';
import { useCashQuestion } from '../expenses/use-cash-question.ts';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { today } from '../lib/today.ts';
import { AmountField } from '../payment/amount-field.tsx';

/** Cash that is taken to the bank, or drawn from it. */
export function MoveMoneyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [from, setFrom] = useState<'cash' | 'bank'>('cash');
  const [text, setText] = useState('');
  const [memo, setMemo] = useState('');
  const [on, setOn] = useState(today);
  const [question, setQuestion] = useState<string | null>(null);
  const askOfCash = useCashQuestion();
  const [problem, setProblem] = useState<string | null>(null);
  const amount = parseRupees(text);
  const there = useFinance(getDayBook, { query: { date: today() } }).data?.accounts.find(({ account }) => account === from)?.closing;
  const move = useFinanceAct(transferMoney, {
    onDone: () => {
      showToast({
        tone: 'good',
        sentence:
          from === 'cash' ? t`${formatRupees(amount)} was deposited in the bank.` : t`${formatRupees(amount)} was withdrawn from the bank.`,
      });
      onClose();
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = rupeesProblem(amount);
    setProblem(found);
    if (found) return;
    const to = from === 'cash' ? 'bank' : 'cash';
    const day = on === today() ? {} : { on };
    // A deposit of more than is there now is refused; one of an earlier day may be more than was there on that day.
    const asked = from === 'cash' && on < today() ? await askOfCash({ amount, on }) : null;
    setQuestion(asked);
    if (asked === null) move.mutate({ input: { body: { from, to, amount, ...day, ...(memo.trim() ? { memo } : {}) } }, key });
  };
  return (
    <Modal
      title={t`Deposit or withdraw cash`}
      context={
        there === undefined ? ' ' : from === 'cash' ? t`${formatRupees(there)} cash in hand now` : t`${formatRupees(there)} in the bank now`
      }
      isLocked={move.isPending}
      onClose={onClose}
    >
      <FormStack gap={14} onSubmit={(event) => void submit(event)}>
        <Segmented
          label={t`Type of transfer`}
          isWide
          value={from}
          onChange={setFrom}
          choices={[
            { value: 'cash', label: t`Cash deposited in bank`, icon: <IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" /> },
            { value: 'bank', label: t`Cash withdrawn from bank` },
          ]}
        />
        <AmountField
          label={t`Amount`}
          value={text}
          amount={amount}
          problem={problem}
          onChange={(value) => {
            setText(value);
            setProblem(null);
          }}
        />
        <DayField label={t`Date`} isKept max={today()} value={on} disabled={move.isPending} onChange={setOn} />
        <BeforeClosedDay day={on} />
        <TextField label={t`Note`} maxLength={200} value={memo} onChange={(event) => setMemo(event.target.value)} />
        {question === null ? null : <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>{question}</Notice>}
        <FormError error={move.error} />
        {move.error instanceof CallError && move.error.code === 'notEnough' ? (
          <Text fz="sm">
            <Trans>
              Was there money before you began using this program? Enter it in <Link to={paths.openingBalances}>Opening balances</Link>.
            </Trans>
          </Text>
        ) : null}
        <ModalFoot>
          <Button onClick={onClose} disabled={move.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={move.isPending}>
            {question === null ? t`Save entry` : t`Enter anyway`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
