import type { Line } from '../text/line.ts';
import type { Book } from './book.ts';
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

/** What all that look for chapters know of a book. */
export type Pages = {
  book: Book;
  lines: readonly Line[];
  byPage: Map<number, Line[]>;
  openings: Map<number, Opening>;
  /** Running heads by page. */
  heads: Map<number, string[]>;
  body: Body;
  /** The first page behind the last chapter. */
  end: number;
};
