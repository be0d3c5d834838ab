import { resolve } from 'node:path';
import type { QuestionsPaper } from '../pdf/index.ts';
import { openThreads } from '../threads/index.ts';

const run = openThreads({ most: 1, timeMs: 60_000, heapMb: 512 });

/** A question paper as a Word document, made in a worker thread. */
export function makeQuestionsDocument(paper: QuestionsPaper): Promise<Uint8Array> {
  return run(paper, { file: resolve(import.meta.dirname, 'write-questions.ts'), name: 'writeQuestions' });
}
