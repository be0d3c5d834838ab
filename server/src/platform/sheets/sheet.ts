/** A cell: text, a number, a sum in rupees, or a day (`YYYY-MM-DD`). */
export type Cell = string | number | { rupees: number } | { day: string } | null;
/** A table with a title (the sheet's name) and headings. */
export type Sheet = { title: string; headings: readonly string[]; rows: readonly (readonly Cell[])[] };
