import type { Line } from '../text/line.ts';
import type { Book } from './book.ts';
import type { Labels } from './chapter-number.ts';
import type { Body } from './measure.ts';
import type { ChapterSpan } from './spans.ts';
import type { Opening } from './titles.ts';

/** What may tell where the chapters of a book begin. */
export const SOURCES = ['outline', 'contents', 'headings', 'runningHeads', 'numbers', 'looks', 'file', 'model'] as const;
export type Source = (typeof SOURCES)[number];

/** One list of chapters and who proposed it. */
export type Candidate = { source: Source /** How it was found, where its source has several ways. */; kind?: string; spans: ChapterSpan[] };

/** A list of chapters after evaluation: how well it explains the pages, and the evidence that agrees. Shares from 0 to 1. */
export type Reading = { spans: ChapterSpan[]; likelihood: number; certainty: number; sources: Source[] };

/** A line that something sets off from text, its place among all lines, and the lines of its page with its place among these. */
export type SetOff = { line: Line; index: number; own: readonly Line[]; at: number };

/** What all that look for chapters know of a book. */
export type Pages = {
  book: Book;
  lines: readonly Line[];
  byPage: Map<number, Line[]>;
  /** Few lines of a book are set off: they are found once for all that look for headings. */
  setOff: readonly SetOff[];
  openings: Map<number, Opening>;
  /** The chapters' numbers that sections, figures and their like have, by page. */
  labels: Map<number, Labels>;
  /** Running heads by page. */
  heads: Map<number, string[]>;
  body: Body;
  /** The first page behind the last chapter. */
  end: number;
};
