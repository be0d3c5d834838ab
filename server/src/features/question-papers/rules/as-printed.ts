import { type Blueprint, PAPER_SETS, paperMarks, sectionMarks } from '@shala/contract/question-papers';
import type { PrintedQuestion, QuestionPicture, QuestionsPaper } from '#platform/pdf';
import { makeSet, type SetQuestion } from './make-set.ts';
import { PAPER_WORDS } from './words-of-paper.ts';

export type PaperToPrint = {
  title: string;
  class: string;
  subject: string;
  /** As printed, empty without a date. */
  date: string;
  minutes: number;
  language: 'en' | 'hi';
  instructions: readonly string[];
  sets: number;
  hasAnswerSpace: boolean;
  blueprint: Blueprint;
  seed: number;
};
export type QuestionToPrint = SetQuestion & {
  id: string;
  question: string;
  marks: number;
  chapterNumber: number;
  chapterName: string;
  source: 'book' | 'own';
  book: string;
  page: number | null;
  pictureUse: 'beside' | 'instead';
};
type Asked = { set: number; part: 'paper' | 'key' };
type Pictures = (id: string) => QuestionPicture | null;

/** Ruled lines for each mark of a descriptive question. */
const LINES_A_MARK = 2.5;
const TICKED = new Set(['Multiple choice', 'Assertion and reason', 'True or false', 'Fill in the blanks']);

/** A paper or its marking scheme in one of its sets, ready to be drawn. */
export function asPrinted(
  paper: PaperToPrint,
  questions: readonly QuestionToPrint[],
  { school, pictureOf, ...asked }: Asked & { school: QuestionsPaper['school']; pictureOf: Pictures },
): QuestionsPaper {
  const words = PAPER_WORDS[paper.language];
  const inSet = makeSet(questions, { set: asked.set, seed: paper.seed });
  const isKey = asked.part === 'key';
  let number = 0;
  const sections = paper.blueprint.sections.map((section, index) => {
    const own = inSet.filter((one) => one.section === index);
    const count = section.attempt ?? section.count;
    const sum = figure(sectionMarks(paper.blueprint, index, questions));
    const isEven = own.every(({ marks }) => marks === own[0]?.marks);
    const each = section.attempt === null ? (own[0]?.marks ?? section.marks) : section.marks;
    const print = (one: QuestionToPrint, shown: string) => printed(one, shown, { paper, isKey, pictureOf });
    return {
      name: section.name,
      note: [section.note, count < section.count ? words.attempt(count, section.count) : ''].filter(Boolean).join(' '),
      // Questions with different marks have their own beside them.
      marks: isEven ? `${count} × ${figure(each)} = ${sum}` : sum,
      questions: own
        .filter(({ isAlternative }) => !isAlternative)
        .map((one) => {
          number += 1;
          const other = own.find(({ isAlternative, position }) => isAlternative && position === one.position);
          return { ...print(one, `${number}.`), alternative: other ? print(other, '') : null };
        }),
    };
  });
  return {
    school,
    title: isKey ? `${paper.title}: ${words.key}` : paper.title,
    facts: factsOf(paper, questions, asked),
    instructions: { title: words.instructions, lines: isKey ? [] : paper.instructions },
    sections,
    words: { or: words.or, page: words.page, end: words.end },
  };
}

function factsOf(paper: PaperToPrint, questions: readonly QuestionToPrint[], { set, part }: Asked): (readonly [string, string])[] {
  const words = PAPER_WORDS[paper.language];
  const letter = PAPER_SETS[set] ?? 'A';
  const rows: [string, string][] = [
    [`${words.class}: ${paper.class}`, `${words.time}: ${duration(paper)}`],
    [`${words.subject}: ${paper.subject}`, `${words.marks}: ${figure(paperMarks(paper.blueprint, questions))}`],
  ];
  const last = [paper.date === '' ? '' : `${words.date}: ${paper.date}`, paper.sets > 1 ? `${words.set}: ${letter}` : ''] as const;
  if (last.some((one) => one !== '')) rows.push([...last]);
  if (part === 'paper' && paper.hasAnswerSpace) rows.push([`${words.name}: ${'_'.repeat(34)}`, `${words.roll}: ${'_'.repeat(12)}`]);
  return rows;
}

function duration({ minutes, language }: PaperToPrint): string {
  const words = PAPER_WORDS[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? words.hour(hours) : '', rest > 0 ? words.minute(rest) : ''].filter(Boolean).join(' ');
}

type Printing = { paper: PaperToPrint; isKey: boolean; pictureOf: Pictures };

function printed(one: QuestionToPrint, number: string, { paper, isKey, pictureOf }: Printing): PrintedQuestion {
  const words = PAPER_WORDS[paper.language];
  const picture = pictureOf(one.id);
  const isInstead = picture !== null && one.pictureUse === 'instead';
  const isWritten = paper.hasAnswerSpace && !isKey && !TICKED.has(one.type);
  const from =
    one.source === 'own' ? words.own : [one.book, one.page === null ? '' : `${words.bookPage} ${one.page}`].filter(Boolean).join(', ');
  return {
    number,
    text: isInstead ? '' : one.question,
    // A picture that replaces the words of a question contains its options too.
    options: isInstead ? [] : one.options,
    marks: `[${figure(one.marks)}]`,
    picture,
    answerLines: isWritten ? Math.max(2, Math.round(one.marks * LINES_A_MARK)) : 0,
    answer: isKey ? `${words.answer}: ${one.answer || words.noAnswer}` : '',
    source: isKey ? [one.chapterName && `${words.chapter} ${one.chapterNumber}: ${one.chapterName}`, from].filter(Boolean).join(' · ') : '',
    alternative: null,
  };
}

/** Marks without unnecessary decimals. */
function figure(marks: number): string {
  return String(Math.round(marks * 10) / 10);
}
