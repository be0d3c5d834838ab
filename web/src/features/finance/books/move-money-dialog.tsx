import { Trans, useLingui } from '@lingui/react/macro';
import { getDayBook, transferMoney } from '@shala/contract/finance';
import { IconArrowsExchange } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { TextField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { FormStack, Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance, useFinanceAct } from '../api.ts';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = rupeesProblem(amount);
    setProblem(found);
    const to = from === 'cash' ? 'bank' : 'cash';
    if (!found) move.mutate({ input: { body: { from, to, amount, ...(memo.trim() ? { memo } : {}) } }, key });
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
      <FormStack gap={14} onSubmit={submit}>
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
        <Text c="dimmed" fz="xs">{t`It is entered with today’s date.`}</Text>
        <TextField label={t`Note`} maxLength={200} value={memo} onChange={(event) => setMemo(event.target.value)} />
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
            {t`Save entry`}
          </Button>
        </ModalFoot>
      </FormStack>
    </Modal>
  );
}
