import { MARKS, type Mark } from '@shala/contract/attendance';
import { type RefObject, useEffect, useRef } from 'react';
import type { Person } from './draft.ts';

type Sheet = {
  people: readonly Person[];
  list: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onMark: (id: string, mark: Mark) => void;
  onAllPresent: () => void;
  onSave: () => void;
  onHelp: () => void;
};

/** The key of each mark: its letter, of two letters the one that no other mark has. */
export const MARK_KEYS: Record<Mark, string> = { P: 'P', A: 'A', L: 'T', H: 'H', V: 'L' };

const PAGE = 10;
const TYPING_MS = 900;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -1e6, End: 1e6 };

/** The register by keyboard alone: marks by their letters, arrows, roll numbers, save. Keys in a field or a dialog are that one's own. */
export function useRegisterKeys(sheet: Sheet): void {
  const latest = useRef(sheet);
  latest.current = sheet;
  const typed = useRef({ digits: '', at: 0 });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { isBusy, onSave } = latest.current;
      if (isBusy || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.closest('dialog, [role="dialog"]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onSave();
        return;
      }
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, select, textarea')) return;
      if (handleKeyOnSheet(event.key, latest.current, typed.current)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function handleKeyOnSheet(key: string, sheet: Sheet, typed: { digits: string; at: number }): boolean {
  // Another key ends a number.
  if (!/^\d$/.test(key)) typed.digits = '';
  if (key === '?') sheet.onHelp();
  else if (key === '*') sheet.onAllPresent();
  else if (/^\d$/.test(key)) jumpTo(key, sheet, typed);
  else if (STEPS[key] !== undefined) move(sheet, STEPS[key]);
  else return handleMark(key, sheet);
  return true;
}

function handleMark(key: string, sheet: Sheet): boolean {
  const id = currentId(sheet);
  if (key.toLowerCase() === 'r' && id !== undefined) {
    rowOf(sheet, id)?.querySelector('input')?.focus();
    return true;
  }
  const mark = MARKS.find((name) => MARK_KEYS[name] === key.toUpperCase());
  if (mark === undefined) return false;
  if (id === undefined) move(sheet, 1);
  else {
    sheet.onMark(id, mark);
    move(sheet, 1);
  }
  return true;
}

/** Digits typed in one go are one roll number. */
function jumpTo(digit: string, sheet: Sheet, typed: { digits: string; at: number }): void {
  const now = performance.now();
  typed.digits = now - typed.at < TYPING_MS ? typed.digits + digit : digit;
  typed.at = now;
  const found = sheet.people.find(({ number }) => number === typed.digits);
  if (found) rowOf(sheet, found.id)?.focus();
}

function move(sheet: Sheet, step: number): void {
  const { people } = sheet;
  const at = people.findIndex(({ id }) => id === currentId(sheet));
  const next = people[Math.max(0, Math.min(people.length - 1, at + step))];
  const row = next && rowOf(sheet, next.id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}

function currentId({ list }: Sheet): string | undefined {
  const focused = document.activeElement;
  const row = focused instanceof HTMLElement && list.current?.contains(focused) ? focused.closest<HTMLElement>('[data-person]') : null;
  return row?.dataset.person;
}

function rowOf({ list }: Sheet, id: string): HTMLElement | undefined {
  const rows = list.current?.querySelectorAll<HTMLElement>('[data-person]') ?? [];
  return [...rows].find(({ dataset }) => dataset.person === id);
}
