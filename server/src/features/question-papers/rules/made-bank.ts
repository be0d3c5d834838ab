import { LEVELS, QUESTION_TYPES, questionFingerprint } from '@shala/contract/question-papers';
import type { Candidate } from './candidate.ts';
import { seeded } from './seeded.ts';

type Wish = { questions: number; chapters: number; seed: number };

/** Random questions as in a large textbook, for tests and the benchmark. */
export function makeBank({ questions, chapters, seed }: Wish): Candidate[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: questions }, (_question, index) => {
    const question = `Question ${index + 1} of the book, which asks for something.`;
    const chapterNumber = 1 + Math.floor(random() * chapters);
    return {
      ...{
        source: 'book',
        sourceId: `q${index}`,
        fingerprint: questionFingerprint(question),
        chapterNumber,
        chapterName: `Chapter ${chapterNumber}`,
      },
      ...{ book: 'A book', fileId: null, page: index, place: 'exercise', type: pick(QUESTION_TYPES), level: pick(LEVELS) },
      ...{ marks: pick([1, 1, 2, 3, 4, 5]), isProposed: random() < 0.8, question, options: [], answer: '', confidence: random() },
      ...{ askedAgo: random() < 0.2 ? 1 + Math.floor(random() * 4) : null, timesAsked: 0 },
    };
  });
}
