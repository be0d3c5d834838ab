import type { Row, Tables } from './copy.ts';
import type { School } from './school.ts';
import { MATHEMATICS_BOOKS } from './textbook-mathematics.ts';
import { SCIENCE_BOOKS } from './textbook-science.ts';
import { SOCIETY_BOOKS } from './textbook-society.ts';

const PAGES_A_CHAPTER = 14;

/** Adds the content of the demo's textbooks. Page numbers follow from the position in the book. */
export function addTextbooks(tables: Tables, school: School): void {
  const { ids } = school.plan;
  const rows = { books: [] as Row[], chapters: [] as Row[], topics: [] as Row[], questions: [] as Row[] };
  for (const book of [...SCIENCE_BOOKS, ...MATHEMATICS_BOOKS, ...SOCIETY_BOOKS]) {
    const subject = school.subjects.find(({ name, schoolClass }) => name === book.subject && schoolClass.name === book.className);
    if (subject === undefined) throw new Error(`The demo has no ${book.subject} in class ${book.className}.`);
    const bookId = ids('textbook', subject.id);
    rows.books.push({
      id: bookId,
      subjectId: subject.id,
      title: book.title,
      createdAt: new Date(`${school.plan.year.startsOn}T05:30:00Z`),
    });
    book.chapters.forEach((chapter, i) => {
      const chapterId = ids('chapter', `${subject.id} ${i}`);
      const page = 1 + i * PAGES_A_CHAPTER;
      rows.chapters.push({
        id: chapterId,
        textbookId: bookId,
        position: i + 1,
        chapterNumber: i + 1,
        name: chapter.name,
        summary: chapter.summary,
        page,
      });
      chapter.topics.forEach(([name, description], j) => {
        rows.topics.push({ id: ids('topic', `${chapterId} ${j}`), chapterId, position: j + 1, name, description, page: page + 1 + 2 * j });
      });
      for (const [place, questions, offset] of [
        ['exercise', chapter.exercises, 12],
        ['example', chapter.examples, 4],
        ['intext', chapter.intext, 6],
      ] as const) {
        questions.forEach(([question, type], j) => {
          rows.questions.push({
            id: ids('question', `${chapterId} ${place} ${j}`),
            chapterId,
            position: j + 1,
            place,
            question,
            type,
            page: page + offset + Math.floor(j / 3),
          });
        });
      }
    });
  }
  tables.set('textbooks', rows.books);
  tables.set('textbook_chapters', rows.chapters);
  tables.set('textbook_topics', rows.topics);
  tables.set('textbook_questions', rows.questions);
}
