export type Picture = { bytes: Uint8Array; kind: 'png' | 'jpeg'; width: number; height: number };
/** A picture and the cell that it belongs into, such as `B3`. */
export type Placed = { cell: string; picture: Picture };
