type Line = { en: string; hi: string };

/** What a certificate's pages show; every text is filled in already. */
export type CertificatePaper = {
  /** What the file says it is. */
  name: string;
  /** Which of the two texts are printed. */
  languages: 'en' | 'hi' | 'both';
  size: 'A4' | 'A5';
  /** Millimetres. */
  margins: { top: number; right: number; bottom: number; left: number };
  /** Null on paper that has the letterhead printed on it. */
  letterhead: { name: Line; address: Line; lines: readonly string[]; logo: Uint8Array | null } | null;
  title: Line;
  /** Book, serial and admission number, label and value; none is drawn when empty. */
  numbers: readonly { label: Line; value: string }[];
  photo: Uint8Array | null;
  opening: readonly Line[];
  /** A continued row has no number of its own. */
  rows: readonly { label: Line; value: string; isContinued?: boolean }[];
  closing: readonly Line[];
  /** The day at the foot; without a value where a row of the form says it. */
  issued: { label: Line; value: string };
  signatures: readonly { label: Line; picture: Uint8Array | null }[];
  seal: Uint8Array | null;
  /** Null where no other machine could open it: then no QR code is printed. */
  verifyUrl: string | null;
  /** The code in letters, under the QR code, for who types it. */
  code: string;
  /** ISO instant that the file bears as the time it was made, so that the same certificate gives the same bytes. */
  madeAt: string;
  /** A large word across the page, such as PREVIEW. */
  mark: string;
};
