import type { Level, QuestionType } from '@shala/contract/question-papers';

/** A question that a paper could ask. */
export type Candidate = {
  source: 'book' | 'own';
  sourceId: string;
  fingerprint: string;
  chapterNumber: number;
  chapterName: string;
  book: string;
  fileId: string | null;
  page: number | null;
  place: 'exercise' | 'example' | 'intext' | 'own';
  type: QuestionType;
  level: Level;
  marks: number;
  /** True while type, level and marks are those of the rule. */
  isProposed: boolean;
  question: string;
  options: string[];
  answer: string;
  /** How sure the analysis was of it; 1 for the school's own. */
  confidence: number;
  /** 1 where the newest paper of the subject asks it, 2 for the one before; null where no paper does. */
  askedAgo: number | null;
  timesAsked: number;
};

const SHORTEST = 8;
const LONGEST = 1500;

/** Whether a question can be asked by itself: not a scrap, and not a whole set that was read as one question. */
export function isAskable({ question }: Pick<Candidate, 'question'>): boolean {
  return question.length >= SHORTEST && question.length <= LONGEST;
}
