/** Identity cards of one size, ten to an A4 sheet, to be cut along the lines. */
export type CardsPaper = {
  title: string;
  school: { name: string; address: string; phone: string; logo: Uint8Array | null };
  /** Under the place for the signature. */
  signatory: string;
  cards: readonly {
    name: string;
    /** Such as `Class 8th A · Roll 12`. */
    line: string;
    photo: Uint8Array | null;
    facts: readonly (readonly [label: string, value: string])[];
    /** Such as `Valid for 2026-27`; empty for nothing. */
    validity: string;
  }[];
};
