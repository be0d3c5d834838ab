import { fetchStudentsOfClass, listCounterStudents } from '@shala/contract/finance';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { type FeeStudent, type PaymentAnswer, useChangeLoaded } from '../api.ts';
import { afterPayment, JUST_NOW } from '../lib/dues.ts';
import { printReceipt, printsReceipts } from '../lib/print-receipt.ts';
import { useReceiptPaper } from '../lib/receipt-paper.ts';
import { type FilledOrder, type Order, usePay } from '../payment/use-pay.ts';
import type { FeeListHandle } from './fee-list.tsx';
import type { WantedReceipt } from './order-of.ts';
import { useCounterKeys } from './use-counter-keys.ts';
import { filterStudents, mergeFound, type Shown, useSchoolStudents } from './use-counter-list.ts';

export type CounterState = ReturnType<typeof useCounterState>;

/** What is searched, chosen, opened and paid at the counter; without a class, of the whole school. */
export function useCounterState(students: FeeStudent[] | undefined, isWholeSchool: boolean) {
  const { get, change } = useAddress();
  const [text, setText] = useSearchText();
  const shown: Shown = get('show') === 'paid' ? 'paid' : get('show') === 'unpaid' ? 'unpaid' : 'all';
  const school = useSchoolStudents({ text, shown, isWholeSchool });
  const found = school.rows;
  const rows = useMemo(() => mergeFound(filterStudents(students ?? [], text, shown), found, text), [students, text, shown, found]);
  const [chosenId, setChosenId] = useState<string>();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<Order | null>(null);
  const [wantedReceipt, setWantedReceipt] = useState<WantedReceipt | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const search = useSlashKey();
  const list = useRef<FeeListHandle>(null);
  const currentId = rows.some(({ _id }) => _id === chosenId) ? chosenId : rows[0]?._id;
  const { pay, isPaying, outcome, dismiss } = usePay(useShowPaid());

  // The next parent is waiting: what is typed first is a search, and takes the place of the last one however the box got the focus back.
  useEffect(() => {
    const box = search.current;
    const choose = () => box?.select();
    box?.addEventListener('focus', choose);
    box?.focus({ preventScroll: true });
    return () => box?.removeEventListener('focus', choose);
  }, [search]);
  // Once the dialog is gone from the page: until then it keeps the focus, and gives it to a button that is gone after the payment.
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && order === null) {
      search.current?.focus({ preventScroll: true });
      search.current?.select();
    }
    wasPaying.current = order !== null;
  }, [order, search]);
  const onOpen = useCallback((id: string, isOpen?: boolean) => setOpenIds((ids) => toggled(ids, id, isOpen)), []);
  const onToggle = useCallback((id: string) => onOpen(id), [onOpen]);
  const onPay = useCallback((next: Order) => {
    setChosenId(next.payer._id);
    setOrder(next);
  }, []);
  // What failed was said in the dialog.
  const closeDialog = () => {
    setOrder(null);
    if (outcome && 'error' in outcome) dismiss();
  };
  const handlePay = (filled: FilledOrder) => void pay(filled).then((isPaid) => isPaid && setOrder(null));
  const keys = useCounterKeys({
    students: rows,
    currentId,
    isBusy: order !== null || isHelpOpen || wantedReceipt !== null,
    isSettled: school.isSettled,
    text,
    list,
    onChoose: setChosenId,
    onOpen,
    onPay,
    onReceipt: setWantedReceipt,
    onClear: () => setText(''),
    onHelp: () => setIsHelpOpen(true),
  });
  const onText = (next: string) => {
    setText(next);
    setChosenId(undefined);
  };
  const setShown = (value: Shown) => change({ show: value === 'all' ? null : value });
  return {
    ...{ text, setText: onText, shown, setShown, rows, currentId, openIds, order, isHelpOpen, setIsHelpOpen, search, list, keys, school },
    ...{ isPaying, outcome, dismiss, wantedReceipt, setWantedReceipt, onToggle, onChoose: setChosenId, onPay, closeDialog, handlePay },
  };
}

/** Shows the child as paid 'Just now' in every list that is loaded, and prints the receipt. */
function useShowPaid() {
  const changeLoaded = useChangeLoaded();
  const { addressOf } = useReceiptPaper();
  return (order: FilledOrder, answer: PaymentAnswer) => {
    const paid = <Row extends FeeStudent>(rows: Row[]): Row[] =>
      rows.map((row) => (row._id === order.payer._id ? { ...row, ...afterPayment(row, order, answer, JUST_NOW) } : row));
    changeLoaded(fetchStudentsOfClass, paid);
    changeLoaded(listCounterStudents, (page) => ({ ...page, students: paid(page.students) }));
    if (printsReceipts() && answer.receiptUrl) void printReceipt(addressOf(answer.receiptUrl));
  };
}

function toggled(ids: ReadonlySet<string>, id: string, isOpen = !ids.has(id)): ReadonlySet<string> {
  if (isOpen === ids.has(id)) return ids;
  return isOpen ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
