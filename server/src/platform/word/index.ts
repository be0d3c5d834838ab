import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { QuestionsPaper } from '../pdf/index.ts';

let workers: Piscina | undefined;

/** A question paper as a Word document, made in a worker thread. */
export async function makeQuestionsDocument(paper: QuestionsPaper): Promise<Uint8Array> {
  workers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'write-questions.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
  });
  return workers.run(paper, { name: 'writeQuestions' });
}
