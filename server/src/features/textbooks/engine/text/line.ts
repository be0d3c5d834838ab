/** The name that stands for all type that OCR reads. */
export const OCR_FONT = 'ocr';

/** A line of reading text; the unit that everything after the characters works on. Points, y downwards. */
export type Line = {
  /** Page index from 0. */
  page: number;
  x0: number;
  x1: number;
  /** Baseline. */
  y: number;
  text: string;
  /** Of most of its characters. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  colour: string;
  font: string;
  /** How many of its first characters look like the very first one: a bold label before plain text. */
  leadLength: number;
  /** True when all its characters have one colour, whatever fonts they need. */
  hasOneColour: boolean;
  leadIsBold: boolean;
  leadColour: string;
  leadSize: number;
  /** The left and right edge of its column. */
  columnX0: number;
  columnX1: number;
  /** True for a line in a narrow column beside the text: margin notes, hanging headings. */
  isMargin: boolean;
  /** The widest room between pieces that are one row: that of a table is wide. */
  innerGap: number;
  /** Blank space above it within its column, in points; -1 at the top of a page or column. */
  gapAbove: number;
  /** Place in the order of the file, which mostly is the order of reading. */
  order: number;
};
