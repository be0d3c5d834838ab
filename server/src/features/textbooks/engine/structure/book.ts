import type { Box } from '../pdf/glyphs.ts';
import type { Line } from '../text/line.ts';
import type { Proposal } from './proposal.ts';

export type PageSize = {
  width: number;
  height: number;
  boxes: Box[];
  pictureShare: number;
  glyphCount: number;
  /** Letters drawn as shapes, which only OCR can read. */
  isDrawn?: boolean;
  /** The page is named by the file and cannot be opened. */
  isBroken?: boolean;
  /** What stands on the page turned by a quarter: the tab at its edge. */
  sideways?: string;
};

export type OutlineEntry = { title: string; level: number; page: number };

/** A whole file as lines in reading order. */
export type Book = {
  pages: PageSize[];
  lines: Line[];
  outline: OutlineEntry[];
  fileName: string;
  /** What a language model proposed for a book that is unsure; its titles and headings were found on their pages. */
  proposal?: Proposal | undefined;
};

/** What the engine found: 0 a guess, 1 as sure as it gets. Pages count from 1. */
type Found = { page: number; confidence: number };
export type Topic = Found & { name: string; number: string; level: number; description: string };
export type Question = Found & { number: string; question: string; type: QuestionType; set: string };
export type Example = Found & { number: string; question: string; type: QuestionType };
type ExerciseSet = Found & { name: string; count: number };
export type Chapter = Found & {
  number: number;
  /** False where nothing in the file tells the number: it is 1 for want of a better one. */
  isNumbered: boolean;
  name: string;
  lastPage: number;
  summary: string;
  /** The heading of the book's own summary; empty where the summary was extracted from the text. */
  summarySection: string;
  topics: Topic[];
  exerciseSets: ExerciseSet[];
  exercises: Question[];
  intext: Question[];
  examples: Example[];
};

export type QuestionType =
  | 'Multiple choice'
  | 'Fill in the blanks'
  | 'True or false'
  | 'Match the following'
  | 'Assertion and reason'
  | 'Numerical'
  | 'Proof'
  | 'Short answer'
  | 'Long answer'
  | 'Map work'
  | 'Activity';
