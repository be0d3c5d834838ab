import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, memo, useSyncExternalStore } from 'react';
import { type MarkGrid, spell, withoutZeros } from '../lib/mark-grid.ts';
import { problemText } from '../lib/words.ts';
import classes from './grid.module.css';

type Props = {
  grid: MarkGrid;
  cellKey: string;
  row: number;
  column: number;
  label: string;
  max: number;
  isLocked: boolean;
  /** Joined after the paper: counts as NA while nothing is entered. */
  isLate: boolean;
  onPaste: (row: number, column: number, text: string) => void;
};

/** One mark. Draws itself anew when its own text changes, and not when another's does. */
export const MarkCell = memo(function MarkCell({ grid, cellKey, row, column, label, max, isLocked, isLate, onPaste }: Props) {
  const { t } = useLingui();
  const view = useSyncExternalStore(grid.hear(cellKey), () => grid.get(cellKey));
  const hint =
    view.note === 'bad'
      ? problemText(view.problem, max)
      : view.note === 'conflict'
        ? t`${view.problem} entered ${view.present}.`
        : isLate && view.value === ''
          ? t`Joined after this paper`
          : undefined;
  return (
    <input
      className={classes.input}
      data-note={view.note}
      data-cell={`${row}-${column}`}
      aria-label={label}
      aria-invalid={view.note === 'bad' || undefined}
      title={hint}
      placeholder={isLate ? t`NA` : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      readOnly={isLocked}
      value={view.value}
      onChange={({ target }) => grid.set([{ key: cellKey, value: spell(target.value) }])}
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        const plain = withoutZeros(view.value, max);
        if (!isLocked && plain !== view.value) grid.set([{ key: cellKey, value: plain }]);
      }}
      onKeyDown={(event) => handleKey(event, grid, row, column)}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (isLocked || !/[\t\n]/.test(text)) return;
        event.preventDefault();
        onPaste(row, column, text);
      }}
    />
  );
});

/** Enter and the arrows go from cell to cell; Tab goes right by itself. */
function handleKey(event: KeyboardEvent<HTMLInputElement>, grid: MarkGrid, row: number, column: number): void {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
    event.preventDefault();
    grid.undo();
    return;
  }
  const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
  const isDown = event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey);
  if (!isUp && !isDown) return;
  event.preventDefault();
  focusCell(event.currentTarget, row + (isDown ? 1 : -1), column, isDown ? 1 : -1);
}

/** The next cell of the column that can be written into. */
function focusCell(from: HTMLElement, row: number, column: number, step: number): void {
  const table = from.closest('table');
  const rows = Number(table?.dataset.rows);
  for (let at = row; at >= 0 && at < rows; at += step) {
    const cell = table?.querySelector<HTMLInputElement>(`[data-cell="${at}-${column}"]`);
    if (cell) {
      cell.focus();
      return;
    }
  }
}
