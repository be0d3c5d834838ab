type Line = { en: string; hi: string };

/** The content of a certificate's pages; every text is filled in already. */
export type CertificatePaper = {
  /** The title in the file's metadata. */
  name: string;
  /** Which of the two languages are printed. */
  languages: 'en' | 'hi' | 'both';
  size: 'A4' | 'A5';
  /** Millimetres. */
  margins: { top: number; right: number; bottom: number; left: number };
  /** Null for paper with a preprinted letterhead. */
  letterhead: { name: Line; address: Line; lines: readonly string[]; logo: Uint8Array | null } | null;
  title: Line;
  /** Book, serial and admission number, as label and value; an empty one is not printed. */
  numbers: readonly { label: Line; value: string }[];
  photo: Uint8Array | null;
  opening: readonly Line[];
  /** A continued row has no number. */
  rows: readonly { label: Line; value: string; isContinued?: boolean }[];
  closing: readonly Line[];
  /** The date at the bottom; without a value when a row of the format contains it. */
  issued: { label: Line; value: string };
  /** The name of who signs is printed between line and label; it may be empty. */
  signatures: readonly { label: Line; name: Line; picture: Uint8Array | null }[];
  seal: Uint8Array | null;
  /** Null when no other machine could open it: then no QR code is printed. */
  verifyUrl: string | null;
  /** The code as text under the QR code, for typing. */
  code: string;
  /** The creation time in the file's metadata, as an ISO timestamp, so that the same certificate gives the same bytes. */
  madeAt: string;
  /** A watermark across the page, such as PREVIEW. */
  mark: string;
};
