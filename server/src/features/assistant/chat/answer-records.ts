import type { Query } from '@shala/contract/assistant';
import { Refusal } from '#platform/errors';
import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { runQuery } from '../query/answer/run.ts';
import { answerQuery } from '../query/answer/say.ts';
import { readQuery } from '../query/compose/ask.ts';
import { partsOf } from '../query/compose/in-parts.ts';
import { bothHold, twoQuestions } from '../query/compose/two-questions.ts';
import { mayAsk } from '../query/rights.ts';
import type { ToolContext } from './acts.ts';
import { leftOutNote } from './ask-back.ts';
import { tellBeside } from './beside.ts';
import type { Turn } from './turn.ts';

/** The answer to a query, as far as the caller may ask it. */
export async function answerRecords(toolContext: ToolContext, asked: Query): Promise<Turn> {
  const { context, calls, school } = toolContext;
  const turn = { intent: 'query' as const, slots: { query: asked } };
  if (!mayAsk(asked, calls)) return { ...turn, answer: [text(say('These records are not kept here.'))], outcome: 'failed' };
  try {
    const found = await runQuery(context, asked, school);
    const [first, ...rest] = answerQuery(found, school.today);
    const beside = await tellBeside(toolContext, asked, found.rows);
    return { ...turn, answer: [...(first ? [first] : []), ...beside, ...rest], outcome: 'answered', rows: found.rows };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'unauthenticated') throw error;
    return { ...turn, answer: [text(error.message)], outcome: 'failed' };
  }
}

/** What two questions hold of, or each of the questions that stand in one sentence. */
export async function answerTwo(toolContext: ToolContext, prompt: string): Promise<Turn | undefined> {
  const { school } = toolContext;
  // Where the words were read as a question that leaves out a part, each part is asked for itself first.
  const asked = readQuery(prompt, school, school.names);
  const isApart = asked?.unread !== undefined && asked.isInParts === true;
  const apart = isApart ? twoQuestions(prompt, school, school.names) : undefined;
  const both = apart === undefined ? bothHold(prompt, school, school.names) : undefined;
  if (both !== undefined) return answerRecords(toolContext, both);
  const all = apart ?? (isApart ? undefined : twoQuestions(prompt, school, school.names));
  return all && answerEach(toolContext, all);
}

/** The answers to several questions, one below the other. */
async function answerEach(toolContext: ToolContext, asked: readonly Query[]): Promise<Turn> {
  const turns: Turn[] = [];
  for (const one of asked) turns.push(await answerRecords(toolContext, one));
  const [first] = turns as [Turn];
  const isAnswered = turns.every(({ outcome }) => outcome === 'answered');
  return isAnswered ? { ...(turns.at(-1) ?? first), answer: turns.flatMap(({ answer }) => answer) } : first;
}

/** What may keep some of those that are asked for is never left away. */
const NARROWS =
  /\b(?:only|just|not|\w*n['’]t|no|never|except|excluding|without|but|if|unless|sirf|bas|nahi|nahin|chh?od\w*|alawa)\b|नहीं|सिर्फ|केवल/i;

/** The question at the beginning of a sentence, where what it asks besides cannot be told; the answer names that. */
export async function answerFirst(toolContext: ToolContext, prompt: string): Promise<Turn | undefined> {
  const { school } = toolContext;
  const read = (said: string) => {
    const asked = readQuery(said, school, school.names);
    return asked?.unread === undefined ? asked?.query : undefined;
  };
  const part = partsOf(prompt, { read }).findLast(({ asks, rest }) => asks && !NARROWS.test(rest));
  const turn = part && (await answerRecords(toolContext, part.first));
  return turn?.outcome === 'answered' ? { ...turn, answer: [...turn.answer, ...leftOutNote([part?.rest ?? ''])] } : undefined;
}
