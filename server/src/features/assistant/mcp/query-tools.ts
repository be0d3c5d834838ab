import { type Query, query } from '@shala/contract/assistant';
import { z } from 'zod';
import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { answerRecords } from '../chat/answer-records.ts';
import { unreadAnswer } from '../chat/ask-query.ts';
import type { Turn } from '../chat/turn.ts';
import { writeDown } from '../chat/write-down.ts';
import { readQuery } from '../query/compose/ask.ts';
import { openSchool } from '../tools/directory.ts';
import { presentAnswer, presentText } from './present.ts';
import type { Used, Workshop } from './use-tool.ts';

export const ASK_RECORDS = 'records_ask';
export const QUERY_RECORDS = 'records_query';

/** A question in words, as it is asked in the chat. */
export const askInput = z.strictObject({
  question: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe('One question about the records of the school, as a person would ask it: "attendance by class this month"'),
});
/** A question as a value; what it may hold is said in the description of the tool. */
export const queryInput = z.strictObject({
  query: z
    .record(z.string(), z.unknown())
    .describe(
      '{ entity, measure, filters: [{ by, op: is|not|has, values }], groupBy: [], bounds: [{ measure, op, value }], also: [], period?: { from, to }, compare?, order?: most|least, limit?, counts?, columns?: [] }',
    ),
});

/** Answers a question that a program asks in words. */
export async function askRecords(shop: Workshop, question: string): Promise<Used> {
  const school = await openSchool(shop.context.db, shop.context.school.id);
  const vocabulary = school.names;
  const read = readQuery(question, { today: school.today, directory: school.directory }, vocabulary);
  if (read !== undefined && read.unread === undefined) return answered(shop, read.query, question);
  const turn: Turn = {
    answer: unreadAnswer(read?.unread ?? [], question),
    intent: 'decline',
    slots: { reason: 'not_yet' },
    outcome: 'declined',
  };
  return written(shop, turn, question);
}

/** Answers a query as it is; one that is not written as the contract has it is refused. */
export async function queryRecords(shop: Workshop, given: unknown): Promise<Used> {
  const read = query.safeParse(given);
  const prompt = JSON.stringify(given).slice(0, 2000);
  if (read.success) return answered(shop, read.data, prompt);
  const [problem] = read.error.issues;
  const where = problem?.path.join('.') ?? '';
  const answer = [text(say('This query cannot be read at “{where}”.', { where }))];
  return written(shop, { answer, intent: 'query', slots: {}, outcome: 'failed' }, prompt);
}

async function answered(shop: Workshop, asked: Query, prompt: string): Promise<Used> {
  const school = await openSchool(shop.context.db, shop.context.school.id);
  return written(shop, await answerRecords({ ...shop, school }, asked), prompt);
}

async function written({ context }: Workshop, turn: Turn, prompt: string): Promise<Used> {
  await writeDown(context, turn, { action: 'useMcpTool', channel: 'mcp', prompt, engine: 'program', began: performance.now() });
  const { publicUrl } = context.platform;
  const state = turn.outcome === 'answered' ? 'answered' : 'refused';
  return {
    text: presentText(turn.answer, publicUrl),
    result: presentAnswer(turn.answer, state, publicUrl),
    isError: turn.outcome === 'failed',
  };
}
