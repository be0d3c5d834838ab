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
  /** True while type, level and marks come from the rule. */
  isProposed: boolean;
  question: string;
  options: string[];
  answer: string;
  /** How certain the analysis was, from 0 to 1; 1 for the school's own questions. */
  confidence: number;
  /** 1 when the newest paper of the subject asks it, 2 for the one before; null when no paper does. */
  askedAgo: number | null;
  timesAsked: number;
};

const SHORTEST = 8;
const LONGEST = 1500;

/** Whether a question can be asked by itself: not a fragment, and not a whole exercise that was read as one question. */
export function isAskable({ question }: Pick<Candidate, 'question'>): boolean {
  return question.length >= SHORTEST && question.length <= LONGEST;
}
