import type { Chapter } from '../api.ts';
import { isDoubtful } from './filter-chapters.ts';

type Mark = 'chapter' | 'topic' | 'question' | 'example';
/** A doubtful item: what it is, its words and detail, and the chapter that it stands in. */
export type Doubt = {
  kind: 'chapter' | 'topic' | 'question';
  mark: Mark;
  item: { _id: string; page: number | null; confidence: number; isEdited: boolean };
  text: string;
  detail: string;
  chapter: Chapter;
};

/** What of a book is doubtful, least certain first, in the order of the book where it is the same. */
export function listDoubts(chapters: readonly Chapter[]): Doubt[] {
  return chapters
    .flatMap((chapter) => itemsOf(chapter))
    .filter(({ item }) => isDoubtful(item))
    .sort((a, b) => a.item.confidence - b.item.confidence);
}

function itemsOf(chapter: Chapter): Doubt[] {
  const questions = (mark: Mark, list: Chapter['examples']) =>
    list.map((item): Doubt => ({ kind: 'question', mark, item, text: item.question, detail: item.type, chapter }));
  return [
    { kind: 'chapter', mark: 'chapter', item: chapter, text: chapter.chapterName, detail: chapter.summary, chapter },
    ...chapter.topics.map((item): Doubt => ({ kind: 'topic', mark: 'topic', item, text: item.name, detail: item.description, chapter })),
    ...questions('question', chapter.backExcersieQuestions),
    ...questions('question', chapter.intextQuestions),
    ...questions('example', chapter.examples),
  ];
}
