/** A cell: text, a number, or a sum in rupees. */
export type Cell = string | number | { rupees: number } | null;
/** A table with a title (the sheet's name) and headings. */
export type Sheet = { title: string; headings: readonly string[]; rows: readonly (readonly Cell[])[] };
