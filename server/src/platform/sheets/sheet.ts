/** A cell: text, a number, an amount in rupees, or a date (`YYYY-MM-DD`), which a file shows as `23/11/2026`. */
export type Cell = string | number | { rupees: number } | { day: string } | null;
/** A table with a title, which becomes the name of the sheet, and headings. */
export type Sheet = { title: string; headings: readonly string[]; rows: readonly (readonly Cell[])[] };

/** A date, or an empty cell. */
export function dayCell(day: string | null): Cell {
  return day === null ? null : { day };
}
