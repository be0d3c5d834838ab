import { z } from 'zod/mini';
import { id } from '../shared/index.ts';

/** Where an item was found: the page counts from 1 (null where it was typed in); 0 is a guess, 1 as sure as it gets. */
const place = { _id: id, page: z.nullable(z.number()), confidence: z.number(), isEdited: z.boolean() };

export const topic = z.object({ ...place, name: z.string(), description: z.string() });
export const question = z.object({ ...place, question: z.string(), type: z.string(), set: z.string() });
export const chapter = z.object({
  ...place,
  chapterNumber: z.number(),
  chapterName: z.string(),
  summary: z.string(),
  topics: z.array(topic),
  /** The spelling is binding. */
  backExcersieQuestions: z.array(question),
  examples: z.array(question),
  intextQuestions: z.array(question),
});

export const subjectContent = z.object({
  subject: z.string(),
  class: z.string(),
  totalChapters: z.number(),
  totalTopics: z.number(),
  chapters: z.array(chapter),
});

export const ITEM_KINDS = ['chapter', 'topic', 'question'] as const;
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
