import type { bankQuestion } from '@shala/contract/question-papers';
import type { z } from 'zod';
import type { Candidate } from './rules/candidate.ts';
import { pictureNeed } from './rules/needs-picture.ts';

/** A question of the bank in the API's format. */
export function wireCandidate(candidate: Candidate): z.infer<typeof bankQuestion> {
  const { source, sourceId, chapterNumber, chapterName, page, place, type, level, marks, question, options, answer } = candidate;
  const { isProposed, timesAsked } = candidate;
  const needsPicture = source === 'book' && pictureNeed([question, ...options].join(' ')) !== null;
  return {
    ...{ _id: sourceId, source, chapterNumber, chapterName, page, place, type, level, marks, question, options, answer },
    ...{ isProposed, needsPicture, timesAsked },
  };
}
