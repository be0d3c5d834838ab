import { useCallback, useMemo, useRef, useState } from 'react';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import type { ClassItem, FeeStudent } from '../api.ts';
import type { FeeListHandle } from './fee-list.tsx';
import { useCounterKeys } from './use-counter-keys.ts';
import { filterStudents, type Shown } from './use-counter-list.ts';
import { type FilledOrder, type Order, usePay } from './use-pay.ts';

export type CounterState = ReturnType<typeof useCounterState>;

/** What is searched, chosen, opened and paid at the counter of a class. */
export function useCounterState(item: ClassItem | undefined, { students }: { students: FeeStudent[] | undefined }) {
  const { get, change } = useAddress();
  const [text, setText] = useSearchText();
  const shown: Shown = get('show') === 'paid' ? 'paid' : get('show') === 'unpaid' ? 'unpaid' : 'all';
  const rows = useMemo(() => filterStudents(students ?? [], text, shown), [students, text, shown]);
  const rowIds = useMemo(() => new Set(rows.map(({ _id }) => _id)), [rows]);
  const [chosenId, setChosenId] = useState<string>();
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState<Order | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const search = useSlashKey();
  const list = useRef<FeeListHandle>(null);
  const pay = usePay(item?._id);
  const currentId = rows.some(({ _id }) => _id === chosenId) ? chosenId : rows[0]?._id;

  const onOpen = useCallback((id: string, isOpen?: boolean) => setOpenIds((ids) => toggled(ids, id, isOpen)), []);
  const onToggle = useCallback((id: string) => onOpen(id), [onOpen]);
  const onPay = useCallback((next: Order) => {
    setChosenId(next.student._id);
    setOrder(next);
  }, []);
  const closeDialog = () => {
    setOrder(null);
    // Ready for the next child: the keys go on from this row.
    if (order) requestAnimationFrame(() => list.current?.focusRow(order.student._id));
  };
  const handlePay = (filled: FilledOrder) => void pay.pay(filled).then(closeDialog);
  const keys = useCounterKeys({
    students: rows,
    currentId,
    isBusy: order !== null || isHelpOpen,
    list,
    onChoose: setChosenId,
    onOpen,
    onPay,
    onClear: () => setText(''),
    onHelp: () => setIsHelpOpen(true),
  });
  const setShown = (value: Shown) => change({ show: value === 'all' ? null : value });
  return {
    ...{ text, setText, shown, setShown, rows, rowIds, currentId, openIds, order, isHelpOpen, setIsHelpOpen, search, list, pay, keys },
    ...{ onToggle, onChoose: setChosenId, onPay, closeDialog, handlePay },
  };
}

function toggled(ids: ReadonlySet<string>, id: string, isOpen = !ids.has(id)): ReadonlySet<string> {
  if (isOpen === ids.has(id)) return ids;
  return isOpen ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));
}
