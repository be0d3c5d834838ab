/** The fixed words of a receipt, in the language of the paper or in two of them. */
type ReceiptWords = {
  title: string;
  number: string;
  totalReceived: string;
  receivedBy: string;
  parentsCopy: string;
  schoolCopy: string;
  scan: string;
  isValid: string;
  isComputerMade: string;
};

/** What stands on a receipt; sums are formatted already. */
export type ReceiptPaper = {
  language: string;
  /** Labels in two languages need more room. */
  isBilingual: boolean;
  fixed: ReceiptWords;
  school: { name: string; address: string; contact: string; logo: Uint8Array | null };
  number: string;
  paidOn: string;
  /** Label and value, in order: student, class, admission number, parent. */
  facts: readonly (readonly [string, string])[];
  lines: readonly { what: string; amount: string }[];
  total: string;
  words: string;
  paidBy: string;
  /** What anyone may open to see whether the receipt is genuine; null where the installation has no address for others. */
  verifyUrl: string | null;
  /** A large word over the receipt: DUPLICATE or CANCELLED. */
  mark: string;
  /** A5 has one copy; A4 has two, for the parent and for the school; a roll of 80 mm, as till printers have, one as long as it needs. */
  layout: 'A5' | 'A4' | 'roll';
};
