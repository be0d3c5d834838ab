import type { Chapter } from '../api.ts';
import { hasLowConfidence } from './filter-chapters.ts';

type Mark = 'chapter' | 'topic' | 'question' | 'example';
/** A low-confidence item: its kind, its words and detail, and its chapter. */
export type LowConfidenceItem = {
  kind: 'chapter' | 'topic' | 'question';
  mark: Mark;
  item: { _id: string; page: number | null; confidence: number; isEdited: boolean };
  text: string;
  detail: string;
  chapter: Chapter;
};

/** The low-confidence items of a book, those with the lowest confidence first, and in the order of the book where it is equal. */
export function listLowConfidenceItems(chapters: readonly Chapter[]): LowConfidenceItem[] {
  return chapters
    .flatMap((chapter) => itemsOf(chapter))
    .filter(({ item }) => hasLowConfidence(item))
    .sort((a, b) => a.item.confidence - b.item.confidence);
}

function itemsOf(chapter: Chapter): LowConfidenceItem[] {
  const questions = (mark: Mark, list: Chapter['examples']) =>
    list.map((item): LowConfidenceItem => ({ kind: 'question', mark, item, text: item.question, detail: item.type, chapter }));
  return [
    { kind: 'chapter', mark: 'chapter', item: chapter, text: chapter.chapterName, detail: chapter.summary, chapter },
    ...chapter.topics.map(
      (item): LowConfidenceItem => ({ kind: 'topic', mark: 'topic', item, text: item.name, detail: item.description, chapter }),
    ),
    ...questions('question', chapter.backExcersieQuestions),
    ...questions('question', chapter.intextQuestions),
    ...questions('example', chapter.examples),
  ];
}
