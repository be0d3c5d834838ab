/** What stands on a paper that states sums, such as a fee certificate or a salary slip; sums are formatted already. */
export type StatementPaper = {
  school: { name: string; address: string; contact: string; logo: Uint8Array | null };
  title: string;
  /** The sentence that states it. */
  text: string;
  lines: readonly { what: string; amount: string }[];
  /** The last row. */
  total: { what: string; amount: string };
  words: string;
  /** Further sentences, each a paragraph. */
  notes: readonly string[];
  issuedOn: string;
  signatory: string;
};
