/** The fixed words of an admit card. */
export type AdmitCardWords = {
  title: string;
  /** Column heads: date, time, subject, room, seat, signature. */
  heads: readonly string[];
  classTeacher: string;
  bring: string;
  principal: string;
  photo: string;
};

/** Admit cards of an exam, two on an A4 sheet, which is cut in the middle. */
export type AdmitCardsPaper = {
  title: string;
  school: { name: string; address: string; logo: Uint8Array | null };
  /** For example `Unit Test 2 · 2026-27`. */
  exam: string;
  cards: readonly {
    name: string;
    photo: Uint8Array | null;
    facts: readonly (readonly [label: string, value: string])[];
    /** Date, time, subject, room, seat. */
    papers: readonly (readonly string[])[];
  }[];
};
