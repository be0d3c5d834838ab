import { questionFingerprint } from '@shala/contract/question-papers';
import type { Row, Tables } from './copy.ts';
import { addDays } from './days.ts';
import type { School } from './school.ts';

const OBJECTIVE = ['Multiple choice', 'Assertion and reason', 'Fill in the blanks', 'True or false', 'Match the following'];
const SECTIONS = [
  { name: 'Section A', note: 'Objective questions', types: OBJECTIVE, count: 4, marks: 1 },
  { name: 'Section B', note: 'Short answers', types: ['Short answer'], count: 5, marks: 2 },
  { name: 'Section C', note: 'Numericals and long answers', types: ['Numerical', 'Long answer'], count: 2, marks: 3 },
];
/** The levels of the questions of each section. */
const LEVELS = ['remember', 'understand', 'apply'];
const INSTRUCTIONS = ['All questions are compulsory.', 'Write neatly, and draw diagrams with a pencil.'];
const MINUTES = 60;
const DAYS_TO_THE_TEST = 9;

/** One question paper of the demo, from the Science textbook of class 10th. It is made after the textbooks, because it uses their questions. */
export function addQuestionPapers(tables: Tables, { plan, subjects }: School): void {
  const subject = subjects.find(({ name, schoolClass }) => name === 'Science' && schoolClass.name === '10th');
  const book = [...(tables.get('textbooks') ?? [])].find(({ subjectId }) => subjectId === subject?.id);
  if (subject === undefined || book === undefined) throw new Error('The demo has no book of Science in class 10th.');
  const chapters = [...(tables.get('textbook_chapters') ?? [])].filter(({ textbookId }) => textbookId === book.id);
  const questions = [...(tables.get('textbook_questions') ?? [])];
  const paperId = plan.ids('question paper', subject.id);
  const found = chapters.flatMap((chapter) =>
    questions.filter(({ chapterId }) => chapterId === chapter.id).map((row) => ({ chapter, row })),
  );
  const left = [...new Map(found.map((one) => [questionFingerprint(String(one.row.question)), one])).values()];
  const items = SECTIONS.flatMap(({ types, count, marks }, section) => {
    const chosen = spread(
      left.filter(({ row }) => types.includes(String(row.type))),
      count,
    );
    return chosen.map(({ chapter, row }, index) =>
      itemOf({ row, chapter, book: String(book.title) }, { plan, paperId, section, index, marks }),
    );
  });
  tables.set('question_papers', [
    {
      id: paperId,
      subjectId: subject.id,
      title: 'Unit test 3',
      onDate: addDays(plan.today, DAYS_TO_THE_TEST),
      minutes: MINUTES,
      instructions: JSON.stringify(INSTRUCTIONS),
      sets: 2,
      state: 'draft',
      blueprint: JSON.stringify({
        sections: SECTIONS.map((section) => ({ ...section, otherTypes: [], anyMarks: true, choices: 0, attempt: null })),
        chapters: chapters.map(({ chapterNumber }) => ({ number: chapterNumber, marks: null })),
        levels: null,
        avoidPapers: 3,
      }),
      seed: 20,
      createdBy: plan.accountId,
      createdAt: new Date(`${addDays(plan.today, -2)}T06:30:00Z`),
    },
  ]);
  tables.set('question_paper_items', items);
}

type Found = { row: Row; chapter: Row };

/** Picks the given number of items at even distances, so that all chapters are covered. */
function spread(list: readonly Found[], count: number): Found[] {
  return Array.from({ length: Math.min(count, list.length) }, (_one, index) => list[Math.floor((index * list.length) / count)]).filter(
    (one) => one !== undefined,
  );
}

type Place = { plan: School['plan']; paperId: string; section: number; index: number; marks: number };

function itemOf({ row, chapter, book }: Found & { book: string }, { plan, paperId, section, index, marks }: Place): Row {
  const words = String(row.question);
  return {
    id: plan.ids('question paper item', `${section} ${index}`),
    ...{ paperId, section, position: index + 1, source: 'book', sourceId: String(row.id), fingerprint: questionFingerprint(words) },
    ...{
      chapterNumber: Number(chapter.chapterNumber),
      chapterName: String(chapter.name),
      book,
      page: Number(row.page),
      type: String(row.type),
      level: LEVELS[section] ?? 'apply',
      marks,
      question: words,
    },
  };
}
