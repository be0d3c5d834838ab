import type { OutlineEntry } from './book.ts';
import { begins, means } from './family-words.ts';

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

/** `Solutions` may be answers, or a chapter of chemistry: that one has its word. */
export function isBackMatter(title: string, isMarked: boolean): boolean {
  return begins(title, 'noChapter') && !(isMarked && means(title, 'solutions'));
}

/** Each chapter ends before the next one begins, the last before `end`. */
export function spans(starts: readonly Omit<ChapterSpan, 'last'>[], end: number): ChapterSpan[] {
  return starts.map((start, index) => ({ ...start, last: Math.max(start.first, (starts[index + 1]?.first ?? end) - 1) }));
}
