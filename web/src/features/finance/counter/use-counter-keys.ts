import { CURRENT_MONTH, OFFLINE_FEE_RUPEES } from '@shala/contract/shared';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { FeeStudent } from '../api.ts';
import type { FeeListHandle } from './fee-list.tsx';
import type { Mode, Order } from './use-pay.ts';

type Counter = {
  students: FeeStudent[];
  currentId: string | undefined;
  isBusy: boolean;
  list: RefObject<FeeListHandle | null>;
  onChoose: (id: string) => void;
  onOpen: (id: string, isOpen: boolean) => void;
  onPay: (order: Order) => void;
  onClear: () => void;
  onHelp: () => void;
};

const PAGE = 12;

/** The counter by keyboard alone: `?` and the last receipt anywhere, the rest in the search box and on the rows. */
export function useCounterKeys(counter: Counter) {
  const latest = useRef(counter);
  latest.current = counter;
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => handleAnywhere(event, latest.current);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      counter.onClear();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      act(counter);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(counter, counter.currentId ? 0 : 1);
    }
  };
  const onListKey = (event: KeyboardEvent) => {
    // Keys on a button or link in a row are that button's own.
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.student !== undefined;
    if (event.altKey || event.ctrlKey || event.metaKey || !handleOnRow(event.key, counter, isOnRow)) return;
    event.preventDefault();
  };
  return { onSearchKey, onListKey };
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
  if (key === 'ArrowRight' || key === 'ArrowLeft') counter.onOpen(counter.currentId, key === 'ArrowRight');
  else if (key === 'Enter') act(counter);
  else if (key === 'c' || key === 'C') act(counter, 'cash');
  else if (key === 'q' || key === 'Q') act(counter, 'cheque');
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

/** Opens the payment of an unpaid student; a paid one opens to its months. */
function act({ students, currentId, onPay, onOpen }: Counter, mode?: Mode): void {
  const student = students.find(({ _id }) => _id === currentId) ?? students[0];
  if (!student) return;
  if (student.status === 'Unpaid') onPay({ student, month: CURRENT_MONTH, amount: OFFLINE_FEE_RUPEES, mode: mode ?? 'cash' });
  else if (!mode) onOpen(student._id, true);
}
