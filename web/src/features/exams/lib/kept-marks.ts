import { keepLocally, keptLocally, namesKeptLocally } from '#lib/local-data';
import type { MarkGrid, OpenCell } from './mark-grid.ts';

const isText = (value: unknown) => typeof value === 'string';
const isCell = (cell: unknown): cell is OpenCell => {
  const { key, value, seen, by } = (cell ?? {}) as Partial<OpenCell>;
  return [key, value, seen].every(isText) && (by === undefined || isText(by));
};

type Place = { examId: string; sectionId: string };
const nameOf = (kind: 'marks' | 'corrections', { examId, sectionId }: Place) => `${kind}.${examId}.${sectionId}`;
const cellsIn = (name: string): OpenCell[] => {
  const kept = keptLocally(name);
  return Array.isArray(kept) ? kept.filter(isCell) : [];
};

/**
 * Opens a grid with the marks that were left unsaved in this browser, and keeps those that are not saved from now on. A mark that cannot be saved, such as 81 of
 * 80, would otherwise be lost without a word when the screen is left. What was not saved when the result was published is an open correction after that.
 */
export function keepMarks(kind: 'marks' | 'corrections', place: Place, grid: MarkGrid): void {
  const name = nameOf(kind, place);
  const before = kind === 'corrections' ? cellsIn(nameOf('marks', place)) : [];
  grid.reopen([...before, ...cellsIn(name)]);
  if (before.length > 0) {
    keepLocally(name, grid.open());
    keepLocally(nameOf('marks', place), null);
  }
  let count = grid.open().length;
  grid.hearAll(() => {
    const open = grid.open();
    if (open.length > 0 || count > 0) keepLocally(name, open.length > 0 ? open : null);
    count = open.length;
  });
}

/** The exams in which marks of a section were entered in this browser and are not saved, with their number. */
export function unsavedMarks(sectionId: string): (Place & { count: number })[] {
  return namesKeptLocally('marks.').flatMap((name) => {
    const [, examId = '', section] = name.split('.');
    const count = section === sectionId ? cellsIn(name).length : 0;
    return count > 0 ? [{ examId, sectionId, count }] : [];
  });
}
