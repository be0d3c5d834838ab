import type { OutlineEntry } from './book.ts';

/** A chapter's extent: pages from 0, the last one included. */
export type ChapterSpan = {
  number: number;
  /** False where nothing in the file tells the number. */
  isNumbered?: boolean;
  name: string;
  first: number;
  last: number;
  confidence: number;
  /** What the file's outline names below it. */
  listed?: OutlineEntry[];
};

/** First-level entries of an outline, and first pages, that are no chapters. */
const NOT_A_CHAPTER =
  /^(contents?|table of contents|preface|foreword|acknowledg|about|(exercise )?answers?\b|appendi|index|glossary|cover|title|copyright|bibliograph|references|(the )?constitution of india|annex|half title|textbook development|rationali|introduction to the book|note|dedication|supplementary|credits|errata|fasit|solutions?)/i;

/** `Solutions` may be answers, or a chapter of chemistry: that one has its word. */
export function isBackMatter(title: string, isMarked: boolean): boolean {
  return NOT_A_CHAPTER.test(title) && !(isMarked && /^solutions?$/i.test(title));
}

/** Each chapter ends before the next one begins, the last before `end`. */
export function spans(starts: readonly Omit<ChapterSpan, 'last'>[], end: number): ChapterSpan[] {
  return starts.map((start, index) => ({ ...start, last: Math.max(start.first, (starts[index + 1]?.first ?? end) - 1) }));
}
