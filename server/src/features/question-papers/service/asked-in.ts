import { withoutSolution } from '#features/textbooks';
import type { Candidate } from '../rules/candidate.ts';

/** What a question of a book asks: books that were read earlier have the solution of a worked example in its text. */
export function askedIn({ question, place }: Pick<Candidate, 'question' | 'place'>): string {
  return place === 'example' ? withoutSolution(question) : question;
}
