import { useLingui } from '@lingui/react/macro';
import { addExpenses, uploadBill } from '@shala/contract/finance';
import { EXPENSE_MODAL_CLOSE_MS } from '@shala/contract/shared';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { newKey } from '#lib/new-key';
import { sendForMessage } from '#lib/send';
import { readCategory } from '#lib/stored-words';
import { useFinanceAct } from '../api.ts';
import { rupeesProblem } from '../lib/parse-rupees.ts';
import { useCashQuestion } from './use-cash-question.ts';
import { useCashWarning } from './use-cash-warning.ts';

type Expense = {
  category: string;
  amount: string;
  description: string;
  date?: string;
  /** Cash where it is not said. */
  paidFrom?: 'cash' | 'bank';
  file?: File | null;
  others?: string[];
  /** The expense that is edited. */
  expenseId?: string;
};
/** Sends it and gives the sentence that says so. */
type Send = (expense: Expense) => Promise<string>;
/** `asked` waits for a second press, because the cash would be short. */
type State = { status: 'open' | 'submitting' } | { status: 'error' | 'asked' | 'success'; sentence: string };

/** Sends an expense, with its bill first if there is one (or as `sendOtherwise` does it); after success the dialog stays for half a second. */
export function useExpense(onClose: () => void, sendOtherwise?: Send) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ status: 'open' });
  // One key for one opened dialog: however often it is sent, it is kept once. Its bill is sent once too.
  const [key] = useState(newKey);
  const [bills] = useState(() => new Map<File, string>());
  const add = useFinanceAct(addExpenses);
  const warnOfCash = useCashWarning();
  const askOfCash = useCashQuestion();
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const sendNew: Send = async ({ category, amount, description, date, paidFrom, file }) => {
    const receiptFileId = file ? (bills.get(file) ?? (await sendBill(file))) : undefined;
    if (file && receiptFileId) bills.set(file, receiptFileId);
    const body = {
      category: readCategory(category),
      amount: Number(amount),
      description,
      ...(date ? { date } : {}),
      ...(paidFrom === 'bank' ? { paidFrom } : {}),
      ...(receiptFileId ? { receiptFileId } : {}),
    };
    const { message, data } = await add.mutateAsync({ input: { body }, key });
    warnOfCash(data.cashInHand);
    return message || t`Expense added successfully`;
  };

  const submit = async (expense: Expense) => {
    if (isRunning.current || state.status === 'success') return;
    const { category, amount, description, date, paidFrom, expenseId, others = [] } = expense;
    const problem = [category, amount, description, ...others].some((text) => text.trim() === '')
      ? t`Please fill in all fields`
      : rupeesProblem(Number(amount));
    if (problem) {
      setState({ status: 'error', sentence: problem });
      return;
    }
    isRunning.current = true;
    setState({ status: 'submitting' });
    try {
      const payment = { amount: Number(amount), ...(date && { on: date }), ...(expenseId && { expenseId }) };
      const question = paidFrom === 'bank' ? null : await askOfCash(payment);
      if (question !== null) {
        setState({ status: 'asked', sentence: question });
        return;
      }
      setState({ status: 'success', sentence: await (sendOtherwise ?? sendNew)(expense) });
      timer.current = setTimeout(onClose, EXPENSE_MODAL_CLOSE_MS);
    } catch (error) {
      setState({ status: 'error', sentence: failureText(error) || t`Failed to add expense` });
    } finally {
      isRunning.current = false;
    }
  };
  return { state, submit, isSubmitting: state.status === 'submitting' };
}

/** Uploads a photo or PDF of a bill and gives its id. */
export async function sendBill(file: File): Promise<string> {
  const form = new FormData();
  form.set(uploadBill.upload.part, file);
  return (await sendForMessage(uploadBill, {}, { form })).data.fileId;
}

/** What the server said, else what the error says; empty if neither says anything. */
function failureText(error: unknown): string {
  if (error instanceof CallError) return error.sentence === '' ? '' : errorText(error);
  return error instanceof Error ? error.message : '';
}
