import type { Chapter, Question, Topic } from '../api.ts';

/** Items less certain than this carry "Check", as the server has it. */
const CONFIDENT = 0.8;
type Rated = { confidence: number; isEdited: boolean };

/** True for what the analysis was unsure of and nobody has confirmed. */
export function hasLowConfidence({ confidence, isEdited }: Rated): boolean {
  return !isEdited && confidence < CONFIDENT;
}

/** The number of low-confidence items of chapters, including the chapters themselves. */
export function countLowConfidence(chapters: readonly Chapter[]): number {
  return chapters.reduce((sum, chapter) => sum + [chapter, ...itemsOf(chapter)].filter(hasLowConfidence).length, 0);
}

/** How many topics, questions and examples of a chapter there are. */
export const countItems = (chapter: Chapter): number => itemsOf(chapter).length;

function itemsOf(chapter: Chapter): Rated[] {
  return [...chapter.topics, ...chapter.backExcersieQuestions, ...chapter.examples, ...chapter.intextQuestions];
}

export type ChapterFilter = { search: string; type: string };

/** The types of question in a book, by name. */
export function questionTypes(chapters: readonly Chapter[]): string[] {
  const all = chapters.flatMap((chapter) => [...chapter.backExcersieQuestions, ...chapter.examples, ...chapter.intextQuestions]);
  return [...new Set(all.map(({ type }) => type).filter(Boolean))].sort((a, b) => a.localeCompare(b));
}

/** What of a book matches a search, or a type of question; chapters in which nothing matches are left out, and their summaries where those do not. Capitals and accents do not matter. */
export function filterChapters(chapters: readonly Chapter[], filter: ChapterFilter): Chapter[] {
  if (!isFiltering(filter)) return [...chapters];
  const words = plain(filter.search).split(' ').filter(Boolean);
  const has = (...texts: string[]) => words.every((word) => plain(texts.join(' ')).includes(word));
  const isTopic = (topic: Topic) => filter.type === '' && has(topic.name, topic.description);
  const isQuestion = (one: Question) => (filter.type === '' || one.type === filter.type) && has(one.question, one.set);
  return chapters.flatMap((chapter) => {
    const isMatch = filter.type === '' && has(chapter.chapterName, chapter.summary);
    const kept = {
      ...chapter,
      summary: isMatch ? chapter.summary : '',
      topics: chapter.topics.filter(isTopic),
      backExcersieQuestions: chapter.backExcersieQuestions.filter(isQuestion),
      examples: chapter.examples.filter(isQuestion),
      intextQuestions: chapter.intextQuestions.filter(isQuestion),
    };
    return isMatch || itemsOf(kept).length > 0 ? [kept] : [];
  });
}

export function isFiltering({ search, type }: ChapterFilter): boolean {
  return search.trim() !== '' || type !== '';
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
