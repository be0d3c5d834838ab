/** The content of a statement of amounts, such as a fee certificate or a salary slip; amounts are formatted already. */
export type StatementPaper = {
  school: { name: string; address: string; contact: string; logo: Uint8Array | null };
  title: string;
  /** The sentence that certifies the amounts. */
  text: string;
  lines: readonly { what: string; amount: string }[];
  /** The last row, with the total. */
  total: { what: string; amount: string };
  words: string;
  /** Further sentences, each a paragraph. */
  notes: readonly string[];
  issuedOn: string;
  signatory: string;
  /** What is written under the line on which the receiver of the money signs; no such line without it. */
  receiver?: string;
};
