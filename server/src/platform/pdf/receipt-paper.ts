/** The fixed words of a receipt, in one language or two. */
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

/** The content of a receipt; amounts are formatted already. */
export type ReceiptPaper = {
  language: string;
  /** Labels in two languages need more space. */
  isBilingual: boolean;
  fixed: ReceiptWords;
  school: { name: string; address: string; contact: string; logo: Uint8Array | null };
  number: string;
  paidOn: string;
  /** Label and value, in order: student, class, admission number, parent. */
  facts: readonly (readonly [string, string])[];
  lines: readonly { what: string; amount: string }[];
  total: string;
  /** What remains due after the payment; empty if nothing does. */
  balance: string;
  words: string;
  paidBy: string;
  /** The address where anyone can check whether the receipt is genuine; null when the installation has no public address. */
  verifyUrl: string | null;
  /** A watermark over the receipt: DUPLICATE or CANCELLED. */
  mark: string;
  /** A5 has one copy. A4 has two, for the parent and for the school. A roll of 80 mm, for receipt printers, is as long as its content. */
  layout: 'A5' | 'A4' | 'roll';
};
