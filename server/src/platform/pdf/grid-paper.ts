export type GridCell = { first: string; second: string } | null;
/** One sheet with a table: a head and a side line for each row, and its cells. */
export type GridPage = {
  title: string;
  context: string;
  /** Heads of the columns; the first stands over the heads of the rows. */
  columns: readonly string[];
  rows: readonly { head: string; side: string; cells: readonly GridCell[] }[];
};
/** A paper of several such sheets, lying. */
export type GridPaper = {
  school: string;
  title: string;
  /** How wide the heads of the rows are, in points. */
  headWidth?: number;
  /** A3 for a sheet that hangs on a wall. */
  size?: 'A4' | 'A3';
  pages: readonly GridPage[];
};
