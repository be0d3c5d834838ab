import { plainMark, readMark, writeMark } from '@shala/contract/exams';

/** What a cell shows: its text, and what stands against it. */
export type CellView = { value: string; note: 'ok' | 'unsaved' | 'bad' | 'conflict'; problem: string; present: string };
type Change = { key: string; value: string; seen: string };
/** A cell that is not saved, and what was saved in it when it was written. `by` is who entered that meanwhile. */
export type OpenCell = Change & { by?: string };
type Options = { values: ReadonlyMap<string, string>; maxOf: (key: string) => number };

export const keyOf = (paperId: string, studentId: string) => `${paperId} ${studentId}`;

/** One letter writes a code. Who types both letters gets the code once: the second letter arrives behind the code that the first one wrote. */
const CODES: Readonly<Record<string, string>> = { a: 'AB', m: 'ML', e: 'EX', n: 'NA' };
const TWO_LETTERS = new Map(Object.values(CODES).map((code) => [`${code}${code[1]}`, code]));
export const spell = (text: string) => CODES[text.toLowerCase()] ?? TWO_LETTERS.get(text.toUpperCase()) ?? plainMark(text);

/** A mark as it is saved: 007 is 7. What cannot be saved, and everything else, stays as it was typed. */
export function withoutZeros(text: string, max: number): string {
  if (!/^0\d/.test(text.trim())) return text;
  const read = readMark(text, max);
  return 'problem' in read ? text : writeMark(read.mark, read.code);
}

/** A mark as the server writes it: 72.50 is 72.5. What cannot be saved stays as it was typed. */
export function asSaved(text: string, max = Number.MAX_SAFE_INTEGER): string {
  const read = readMark(text, max);
  return 'problem' in read ? text : writeMark(read.mark, read.code);
}

export type MarkGrid = ReturnType<typeof makeGrid>;

/**
 * The cells of a grid, outside of the screen's state: a key that is pressed draws its own cell and no other. Knows what is saved, what is
 * not, what cannot be and what somebody else changed; a paste is one step to undo.
 */
export function makeGrid({ values, maxOf }: Options) {
  const saved = new Map(values);
  const views = new Map<string, CellView>();
  const steps: { key: string; value: string }[][] = [];
  const { hear, hearAll, tellOf, tell, version } = makeHearing();
  for (const [key, value] of values) views.set(key, { ...EMPTY, value });

  const get = (key: string) => views.get(key) ?? EMPTY;
  const show = (key: string, view: CellView) => {
    views.set(key, view);
    tellOf(key);
  };
  const write = (key: string, value: string) => show(key, viewOf(value, saved.get(key) ?? '', maxOf(key)));
  return {
    get,
    /** Writes cells as one step. */
    set: (changes: readonly { key: string; value: string }[]) => {
      steps.push(changes.map(({ key }) => ({ key, value: get(key).value })));
      for (const { key, value } of changes) write(key, value);
      tell();
    },
    /** Takes the last step back. Gives the first cell of it, or null. */
    undo: (): string | null => {
      const step = steps.pop();
      for (const { key, value } of step ?? []) write(key, value);
      if (step) tell();
      return step?.[0]?.key ?? null;
    },
    /** What is to be saved: changed, possible, and not in dispute. */
    changes: (): Change[] =>
      [...views].flatMap(([key, { value, note }]) =>
        note === 'unsaved' ? [{ key, value: asSaved(value), seen: saved.get(key) ?? '' }] : [],
      ),
    /** Cells that cannot be saved, with what is wrong with each. */
    bad: () => [...views].flatMap(([key, view]) => (view.note === 'bad' ? [{ key, ...view }] : [])),
    /** Everything as it is saved. */
    reset: () => {
      for (const key of views.keys()) write(key, saved.get(key) ?? '');
      steps.length = 0;
      tell();
    },
    count: (note: CellView['note']) => [...views.values()].filter((view) => view.note === note).length,
    conflicts: () => [...views].flatMap(([key, view]) => (view.note === 'conflict' ? [{ key, ...view }] : [])),
    /** What was saved; a cell that was changed again meanwhile stays unsaved. */
    keep: (done: readonly Change[]) => {
      for (const { key, value } of done) {
        saved.set(key, value);
        write(key, get(key).value);
      }
      tell();
    },
    /** All cells that are not saved: changed, impossible, or in dispute. */
    open: () => openOf(views, saved),
    /** Writes again what was not saved. What somebody else saved meanwhile is found when it is saved, since the cell still says what was seen. */
    reopen: (cells: readonly OpenCell[]) => {
      for (const cell of cells.filter(({ key, value }) => views.has(key) && saved.get(key) !== value)) {
        saved.set(cell.key, cell.seen);
        write(cell.key, cell.value);
        if (cell.by !== undefined) show(cell.key, { value: cell.value, note: 'conflict', problem: cell.by, present: cell.seen });
      }
      tell();
    },
    refuse: (key: string, problem: string) => {
      show(key, { ...get(key), note: 'bad', problem });
      tell();
    },
    /** Something else is saved in a cell than was thought, and it is the own: what is written now follows it. */
    follow: (key: string, present: string) => {
      saved.set(key, present);
      write(key, get(key).value);
      tell();
    },
    dispute: (key: string, present: string, by: string) => {
      saved.set(key, present);
      show(key, { ...get(key), note: 'conflict', problem: by, present });
      tell();
    },
    /** Ends a dispute with one of the two marks. */
    settle: (key: string, value: string) => {
      write(key, value);
      tell();
    },
    ...{ hear, hearAll, version },
  };
}

const EMPTY: CellView = { value: '', note: 'ok', problem: '', present: '' };

function viewOf(value: string, saved: string, max: number): CellView {
  const read = readMark(value, max);
  const isSaved = asSaved(value) === saved;
  return 'problem' in read
    ? { value, note: 'bad', problem: read.problem, present: '' }
    : { value, note: isSaved ? 'ok' : 'unsaved', problem: '', present: '' };
}

function openOf(views: ReadonlyMap<string, CellView>, saved: ReadonlyMap<string, string>): OpenCell[] {
  return [...views].flatMap(([key, { value, note, problem }]) =>
    note === 'ok' ? [] : [{ key, value, seen: saved.get(key) ?? '', ...(note === 'conflict' && { by: problem }) }],
  );
}

/** Who wants to hear of one cell, and who of all. */
function makeHearing() {
  const hearers = new Map<string, Set<() => void>>();
  const everyone = new Set<() => void>();
  let version = 0;
  return {
    hear: (key: string) => (hearer: () => void) => {
      const own = hearers.get(key) ?? new Set();
      hearers.set(key, own.add(hearer));
      return () => void own.delete(hearer);
    },
    hearAll: (hearer: () => void) => {
      everyone.add(hearer);
      return () => void everyone.delete(hearer);
    },
    tellOf: (key: string) => {
      for (const hearer of hearers.get(key) ?? []) hearer();
    },
    tell: () => {
      version++;
      for (const hearer of everyone) hearer();
    },
    version: () => version,
  };
}

/** A block of a spreadsheet's clipboard as rows of cells; the last line break ends a row and begins none. */
export function readBlock(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}
