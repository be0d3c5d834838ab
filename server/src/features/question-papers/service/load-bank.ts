import { questionFingerprint } from '@shala/contract/question-papers';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Candidate } from '../rules/candidate.ts';
import { propose } from '../rules/propose.ts';
import { splitOptions } from '../rules/split-options.ts';
import * as store from '../store/bank.store.ts';
import { askedIn } from './asked-in.ts';

export type Bank = {
  subject: store.SubjectRow;
  chapters: { number: number; name: string }[];
  /** Those of the textbook first, in its order. */
  candidates: Candidate[];
};

/** All questions of a subject, with their proposed or entered properties. `exceptId` is a paper that does not count as asked. Refuses an unknown subject. */
export async function loadBank(db: Db, schoolId: string, subjectId: string, exceptId: string | null = null): Promise<Bank> {
  const subject = await store.findSubject(db, schoolId, subjectId);
  if (subject === null) throw notFound();
  const chapters = subject.bookId === null ? [] : await store.listChapters(db, schoolId, subject.bookId);
  const fromBook = subject.bookId === null ? [] : await store.listBookQuestions(db, schoolId, subject.bookId);
  const facts = new Map((await store.listFacts(db, schoolId, subject.id)).map((row) => [row.fingerprint, row]));
  const asked = countAsked(await store.listAsked(db, schoolId, subject.id, exceptId));
  const own = await store.listOwnQuestions(db, schoolId, subject.id);
  const names = new Map(chapters.map(({ number, name }) => [number, name]));
  const candidates = [
    ...fromBook.map((row) => ofBook(row, subject.book, facts)),
    ...own.map((row) => ofSchool(row, names.get(row.chapterNumber) ?? '')),
  ];
  return { subject, chapters, candidates: candidates.map((one) => ({ ...one, ...(asked.get(one.fingerprint) ?? NEVER) })) };
}

type Unasked = Omit<Candidate, 'askedAgo' | 'timesAsked'>;
const NEVER = { askedAgo: null, timesAsked: 0 };

function ofBook(row: store.BookQuestionRow, book: string, facts: ReadonlyMap<string, store.FactsRow>): Unasked {
  const key = questionFingerprint(row.question);
  const said = facts.get(key);
  const question = askedIn(row);
  const { type, level, marks } = said ?? propose(question, row.type);
  const { stem, options } = type === 'Multiple choice' ? splitOptions(question) : { stem: question, options: [] };
  const { chapterNumber, chapterName, fileId, page, place, confidence } = row;
  return {
    ...{ source: 'book', sourceId: row.id, fingerprint: key, chapterNumber, chapterName, book, fileId, page, place },
    ...{ type, level, marks, isProposed: said === undefined, question: stem, options, answer: said?.answer ?? '', confidence },
  };
}

function ofSchool(row: store.OwnQuestionRow, chapterName: string): Unasked {
  const { id, chapterNumber, type, level, marks, question, options, answer } = row;
  return {
    ...{ source: 'own', sourceId: id, fingerprint: questionFingerprint([question, ...options].join(' ')), chapterNumber, chapterName },
    ...{
      book: '',
      fileId: null,
      page: null,
      place: 'own',
      type,
      level,
      marks,
      isProposed: false,
      question,
      options,
      answer,
      confidence: 1,
    },
  };
}

/** For each question, how many papers ask it, and how recent the last of them is. */
function countAsked(rows: readonly store.AskedRow[]): Map<string, { askedAgo: number; timesAsked: number }> {
  const places = new Map<string, number>();
  const asked = new Map<string, { askedAgo: number; timesAsked: number }>();
  for (const { fingerprint: key, paperId } of rows) {
    const ago = places.get(paperId) ?? places.size + 1;
    places.set(paperId, ago);
    const before = asked.get(key);
    asked.set(key, { askedAgo: Math.min(before?.askedAgo ?? ago, ago), timesAsked: (before?.timesAsked ?? 0) + 1 });
  }
  return asked;
}
