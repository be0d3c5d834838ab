/** A month's register on paper: a row a person, a column a day. Marks are single letters; a dot is a day without one. */
export type RegisterPaper = {
  school: string;
  title: string;
  /** Class teacher and what else stands under the title. */
  context: string;
  days: readonly { number: string; weekday: string; isOpen: boolean }[];
  rows: readonly { number: string; name: string; marks: readonly string[]; figures: readonly string[] }[];
  /** Headings before the days. */
  heads: { number: string; name: string };
  /** Headings of the figures at a row's end. */
  figureHeads: readonly string[];
  /** The last line: how many were present each day. */
  foot: { name: string; marks: readonly string[]; figures: readonly string[] };
  note: string;
};
