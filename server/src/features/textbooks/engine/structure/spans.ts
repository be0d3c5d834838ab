import type { Line } from '../text/line.ts';
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
  /** The line that it begins with, where that is not the first of its page, and the line that the next one begins with. */
  from?: Line | undefined;
  until?: Line | undefined;
  confidence: number;
  /** The file's outline names the sections of those of its chapters that have some. */
  isDivided?: boolean;
  /** What the file's outline names below it. */
  listed?: OutlineEntry[];
};

/** `Solutions` may be answers, or a chapter of chemistry: that one has its word. */
export function isBackMatter(title: string, isMarked: boolean): boolean {
  return begins(title, 'noChapter') && !(isMarked && means(title, 'solutions'));
}

/** Each chapter ends before the next one begins, which may be within a page, the last before `end`. */
export function spans(starts: readonly Omit<ChapterSpan, 'last'>[], end: number): ChapterSpan[] {
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { ...start, last: Math.max(start.first, (next?.first ?? end) - (next?.from ? 0 : 1)), until: next?.from };
  });
}
