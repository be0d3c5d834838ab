/** A list on as many portrait A4 pages as it needs, with the heads repeated on each page. */
export type ListPaper = {
  school: string;
  title: string;
  context: string;
  /** `share` is the column's share of the page width; an empty column is for writing by hand. */
  columns: readonly { head: string; share: number; isFigure?: boolean }[];
  rows: readonly (readonly string[])[];
};
