import { keepLocally, keptLocally } from '#lib/local-data';
import type { MarkGrid, OpenCell } from './mark-grid.ts';

const isText = (value: unknown) => typeof value === 'string';
const isCell = (cell: unknown): cell is OpenCell => {
  const { key, value, seen, by } = (cell ?? {}) as Partial<OpenCell>;
  return [key, value, seen].every(isText) && (by === undefined || isText(by));
};

/**
 * Opens a grid with the marks that were left unsaved in this browser, and keeps those that are not saved from now on. A mark that cannot be saved, such as 81 of
 * 80, would otherwise be lost without a word when the screen is left.
 */
export function keepMarks(name: string, grid: MarkGrid): void {
  const kept = keptLocally(name);
  grid.reopen(Array.isArray(kept) ? kept.filter(isCell) : []);
  let count = grid.open().length;
  grid.hearAll(() => {
    const open = grid.open();
    if (open.length > 0 || count > 0) keepLocally(name, open.length > 0 ? open : null);
    count = open.length;
  });
}
