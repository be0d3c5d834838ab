export type GridCell = { first: string; second: string } | null;
/** One page with a table: its column heads, row heads and cells. */
export type GridPage = {
  title: string;
  context: string;
  /** Column heads; the first one is above the row heads. */
  columns: readonly string[];
  rows: readonly { head: string; side: string; cells: readonly GridCell[] }[];
};
/** A document of such pages, in landscape. */
export type GridPaper = {
  school: string;
  title: string;
  /** The width of the row heads in points. */
  headWidth?: number;
  /** A3 for a sheet on a wall. */
  size?: 'A4' | 'A3';
  pages: readonly GridPage[];
};
