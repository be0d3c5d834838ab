/** What stands on a certificate of the fees that were received in a financial year; sums are formatted already. */
export type FeeCertificatePaper = {
  school: { name: string; address: string; contact: string; logo: Uint8Array | null };
  title: string;
  /** The sentence that certifies. */
  text: string;
  /** A row for each head, tuition first. */
  lines: readonly { what: string; amount: string }[];
  total: string;
  words: string;
  /** Further sentences, each a paragraph: tuition apart, receipts, what is not counted. */
  notes: readonly string[];
  issuedOn: string;
  signatory: string;
};
