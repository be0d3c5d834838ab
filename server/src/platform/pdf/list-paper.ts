/** A list on standing A4 sheets, as many as it needs; its heads stand on each of them. */
export type ListPaper = {
  school: string;
  title: string;
  context: string;
  /** `share` is a column's part of the width; an empty column is for writing into. */
  columns: readonly { head: string; share: number; isFigure?: boolean }[];
  rows: readonly (readonly string[])[];
};
