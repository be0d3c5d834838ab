/** Identity cards of one size, ten on an A4 sheet, to be cut along the lines. */
export type CardsPaper = {
  title: string;
  school: { name: string; address: string; phone: string; logo: Uint8Array | null };
  /** Printed under the space for the signature. */
  signatory: string;
  cards: readonly {
    name: string;
    /** For example `Class 8th A · Roll 12`. */
    line: string;
    photo: Uint8Array | null;
    facts: readonly (readonly [label: string, value: string])[];
    /** For example `Valid for 2026-27`; empty to print nothing. */
    validity: string;
  }[];
};
