import { previewPayment } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { financeQuery } from '../api.ts';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { useRested } from '../lib/use-rested.ts';
import { useDuplicate } from './duplicate-notice.tsx';
import type { FilledOrder, Order, Part, PaymentMonth } from './use-pay.ts';
import { usePaymentForm } from './use-payment-form.ts';

export type Preview = CallAnswer<typeof previewPayment>;
type Line = Preview['lines'][number];
const REST_MS = 200;

export const lineKey = ({ month, headId }: Pick<Line, 'month' | 'headId'>) => `${month} ${headId}`;

/** A payment of one child while it is being filled in: its form, what the server says that the sum would pay, and lines chosen by hand. */
export function usePaymentOrder(order: Order, onPay: (order: FilledOrder) => void) {
  const { payer } = order;
  const [month, setMonth] = useState<PaymentMonth>(order.month);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string> | null>(null);
  /** The lines that were chosen by hand: another sum pays these first. */
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const duplicate = useDuplicate(payer._id);
  const all = usePreview(payer._id, month, null);
  const form = usePaymentForm({
    amount: order.amount,
    mode: order.mode,
    owed: all?.owed ?? order.owed,
    recentAmount: duplicate?.amount,
    onSubmit: (filled) => onPay({ ...order, ...filled, month, parts: chosen ? partsOf(all?.lines ?? [], chosen) : undefined }),
  });
  const rested = useRested(form.payable, REST_MS);
  const spread = usePreview(payer._id, month, rested > 0 ? rested : null);
  const preview = spread && chosen ? { ...spread, lines: spread.lines.map((line) => ({ ...line, pays: amountOf(chosen, line) })) } : spread;
  const { setAmountText } = form;

  const typeAmount = (text: string) => {
    if (chosen) setChosen(spreadOver(all?.lines ?? preview?.lines ?? [], picked, parseRupees(text)));
    setAmountText(text);
  };
  /** Another month, with its sum. */
  const choose = (next: PaymentMonth, amount: number) => {
    setMonth(next);
    setChosen(null);
    setAmountText(String(amount));
  };
  /** What of the sum a line gets, typed by hand: the sum is then that of the lines. */
  const typeLine = (key: string, text: string) => {
    const lines = preview?.lines ?? [];
    const before = chosen ?? new Map(lines.map((line) => [lineKey(line), line.pays > 0 ? String(line.pays) : '']));
    const next = new Map(before).set(key, text);
    setChosen(next);
    setPicked(new Set([...next].filter(([, value]) => Number(value) > 0).map(([line]) => line)));
    const paise = [...next.values()].reduce((sum, value) => sum + toPaise(Number(value) || 0), 0);
    setAmountText(String(toRupees(paise)));
  };
  return { form, month, choose, typeAmount, typeLine, chosen, duplicate, preview, all };
}

function usePreview(studentId: string, month: PaymentMonth, amount: number | null): Preview | null {
  const query = { month, ...(amount === null ? {} : { amount }) };
  const { data } = useQuery({
    ...financeQuery(previewPayment, { params: { studentId }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Without it the payment can be taken all the same.
    retry: false,
  });
  return data ?? null;
}

/** A sum over the lines, those picked by hand first, each as far as it is open. */
function spreadOver(lines: readonly Line[], picked: ReadonlySet<string>, amount: number): ReadonlyMap<string, string> {
  let rest = rupeesProblem(amount) === null ? toPaise(amount) : 0;
  const isPicked = (line: Line) => picked.has(lineKey(line));
  const inTurn = [...lines.filter(isPicked), ...lines.filter((line) => !isPicked(line))];
  return new Map(
    inTurn.map((line) => {
      const paise = Math.min(rest, toPaise(line.left));
      rest -= paise;
      return [lineKey(line), paise > 0 ? String(toRupees(paise)) : ''];
    }),
  );
}

function partsOf(lines: readonly Line[], chosen: ReadonlyMap<string, string>): Part[] {
  return lines
    .map((line) => ({ month: line.month as Part['month'], headId: line.headId, amount: amountOf(chosen, line) }))
    .filter(({ amount }) => amount > 0);
}

const amountOf = (chosen: ReadonlyMap<string, string>, line: Line) => Number(chosen.get(lineKey(line)) ?? '') || 0;
