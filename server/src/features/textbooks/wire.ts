import type { Chapter } from './engine/structure/book.ts';

/** The content of a subject as the wire has it, with page and certainty of each item. `backExcersieQuestions` is spelt so, bindingly. */
export function contentOf(chapters: readonly Chapter[], { subject, className }: { subject: string; className: string }) {
  return {
    subject,
    class: className,
    totalChapters: chapters.length,
    totalTopics: chapters.reduce((sum, chapter) => sum + chapter.topics.length, 0),
    chapters: chapters.map((chapter) => ({
      chapterNumber: chapter.number,
      chapterName: chapter.name,
      summary: chapter.summary,
      page: chapter.page,
      confidence: round(chapter.confidence),
      topics: chapter.topics.map(({ name, description, page, confidence }) => ({ name, description, page, confidence: round(confidence) })),
      backExcersieQuestions: chapter.exercises.map(({ question, type, set, page, confidence }) => ({
        question,
        type,
        set,
        page,
        confidence: round(confidence),
      })),
      examples: chapter.examples.map(({ question, type, page, confidence }) => ({ question, type, page, confidence: round(confidence) })),
      intextQuestions: chapter.intext.map(({ question, type, set, page, confidence }) => ({
        question,
        type,
        set,
        page,
        confidence: round(confidence),
      })),
    })),
  };
}

function round(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}
