/** A month's attendance register for printing: one row a student or employee, one column a day. Marks are short codes; a dot is a day without a mark. */
export type RegisterPaper = {
  school: string;
  title: string;
  /** The class teacher, and whatever else is printed under the title. */
  context: string;
  days: readonly { number: string; weekday: string; isOpen: boolean }[];
  rows: readonly { number: string; name: string; marks: readonly string[]; figures: readonly string[] }[];
  /** Headings of the columns before the days. */
  heads: { number: string; name: string };
  /** Headings of the totals at the end of a row. */
  figureHeads: readonly string[];
  /** The last line: the number present on each day. */
  foot: { name: string; marks: readonly string[]; figures: readonly string[] };
  note: string;
};
