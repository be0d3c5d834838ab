import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { thisMonth } from '../lib/today.ts';
import type { Order } from '../payment/use-pay.ts';
import type { FeeListHandle } from './fee-list.tsx';
import { orderOf, type WantedReceipt } from './order-of.ts';
import { type CounterRow, rankOf } from './use-counter-list.ts';

type Counter = {
  students: CounterRow[];
  currentId: string | undefined;
  isBusy: boolean;
  /** False while those who are shown are not yet those of what is typed. */
  isSettled: boolean;
  text: string;
  list: RefObject<FeeListHandle | null>;
  onChoose: (id: string) => void;
  onOpen: (id: string, isOpen: boolean) => void;
  onPay: (order: Order) => void;
  onReceipt: (wanted: WantedReceipt) => void;
  onClear: () => void;
  onHelp: () => void;
};

const PAGE = 12;
const MODE_KEYS: Record<string, Order['mode']> = { c: 'cash', q: 'cheque', u: 'upi', d: 'card', b: 'bank transfer', t: 'draft' };

/** The counter by keyboard alone: `?` and the last receipt anywhere, the rest in the search box and on the rows. */
export function useCounterKeys(counter: Counter) {
  const latest = useRef(counter);
  latest.current = counter;
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => handleAnywhere(event, latest.current);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const actWhenFound = useActWhenFound(counter);

  const onSearchKey = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing;
    if (event.key === 'Escape') counter.onClear();
    else if (event.key === 'Enter' && !isComposing) actWhenFound();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(counter, counter.currentId ? 0 : 1);
    // In an empty box the two keys are what they are everywhere else.
    else if (event.key === '?' && counter.text === '') counter.onHelp();
    else if (event.key !== '/' || counter.text !== '') return;
    event.preventDefault();
  };
  const onListKey = (event: KeyboardEvent) => {
    // Keys on a button or link in a row are that button's own.
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.student !== undefined;
    if (event.altKey || event.ctrlKey || event.metaKey || !handleOnRow(event.key, counter, isOnRow)) return;
    event.preventDefault();
  };
  return { onSearchKey, onListKey };
}

/**
 * Who types a number or a name and presses Enter means the student of that number or name: until the search has answered, nobody else is
 * taken.
 */
function useActWhenFound(counter: Counter): () => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const { isSettled, text, students, currentId } = counter;
  const current = students.find(({ _id }) => _id === currentId);
  const canAct = isSettled || (current !== undefined && !/\d/.test(text) && rankOf(current, text, true) === 1);
  const latest = useRef(counter);
  latest.current = counter;
  useEffect(() => {
    if (wanted === null) return;
    if (wanted !== text) setWanted(null);
    else if (isSettled) {
      setWanted(null);
      act(latest.current);
    }
  }, [wanted, text, isSettled]);
  return () => {
    if (canAct && (students.length > 0 || isSettled)) act(counter);
    else setWanted(text);
  };
}

function handleAnywhere(event: globalThis.KeyboardEvent, { isBusy, onHelp }: Counter): void {
  if (isBusy || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog, [role="dialog"]')) return;
  if (event.key === '?') {
    event.preventDefault();
    onHelp();
  } else if (event.key.toLowerCase() === 'p') {
    document.querySelector<HTMLAnchorElement>('a[data-receipt]')?.click();
  }
}

function handleOnRow(key: string, counter: Counter, isOnRow: boolean): boolean {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -1e6, End: 1e6 };
  const step = steps[key];
  if (step !== undefined) {
    move(counter, step);
    return true;
  }
  if (!isOnRow || !counter.currentId) return false;
  const mode = MODE_KEYS[key.toLowerCase()];
  if (key === 'ArrowRight' || key === 'ArrowLeft') counter.onOpen(counter.currentId, key === 'ArrowRight');
  else if (key === 'Enter') act(counter);
  else if (mode) act(counter, mode);
  else return false;
  return true;
}

function move({ students, currentId, onChoose, list }: Counter, step: number): void {
  const at = students.findIndex(({ _id }) => _id === currentId);
  const next = students[Math.max(0, Math.min(students.length - 1, at + step))];
  if (!next) return;
  onChoose(next._id);
  list.current?.focusRow(next._id);
}

/** Opens the payment of who owes something by now; of who does not, the receipt of this month. */
function act({ students, currentId, onPay, onReceipt }: Counter, mode?: Order['mode']): void {
  const student = students.find(({ _id }) => _id === currentId) ?? students[0];
  if (!student) return;
  const order = orderOf(student, mode);
  if (order) onPay(order);
  else if (!mode && student.status === 'Paid') onReceipt({ studentId: student._id, month: thisMonth() });
}
