import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { type Interpretation, isWrite } from '../interpreter/types.ts';
import { askWhenUnsure } from '../model/ask-when-unsure.ts';
import type { ModelReading } from '../model/read-with-model.ts';
import type { ToolContext } from './acts.ts';
import { answerQuestion } from './ask-query.ts';
import { type Doubtful, secondOf } from './doubtful.ts';
import { leadOf } from './follow-up.ts';
import type { Turn } from './turn.ts';

/** `unread`: the refusal of a question in which a word was not understood, or what is said where the model is of no use to a `doubtful` one. `isPart`: it goes on from an answer, or answers what was asked back. */
type Unsure = { offline: Interpretation; unread: Turn | undefined; doubtful?: Doubtful | undefined; prompt: string; isPart: boolean };
type AnswerRead = (read: Interpretation, begun?: string) => Promise<Turn>;

/** Answers what the rules read, or where they are unsure and a language model is configured, what that reads in it. */
export async function answerUnsure(
  toolContext: ToolContext,
  { offline, unread, doubtful, prompt, isPart }: Unsure,
  answerRead: AnswerRead,
): Promise<Turn> {
  const { context, calls, registry, school } = toolContext;
  const doubt: Interpretation = unread ? { intent: 'decline', slots: { reason: 'out_of_scope' } } : offline;
  const asked = await askWhenUnsure(context, { offline: doubt, prompt, calls, registry, school, isPart });
  const isQuestion = unread !== undefined || (offline.intent === 'decline' && offline.slots.reason === 'not_yet');
  const byModel = asked === null ? undefined : await answerByModel(toolContext, asked, { isQuestion, answerRead });
  if (doubtful !== undefined && byModel !== undefined) return secondOf(doubtful, byModel, asked);
  return { ...(byModel ?? unread ?? (await answerRead(offline))), asked };
}

/** Undefined where nothing came of asking the model. A question is never answered by an act. */
async function answerByModel(
  toolContext: ToolContext,
  { query, read, words }: ModelReading,
  { isQuestion, answerRead }: { isQuestion: boolean; answerRead: AnswerRead },
): Promise<Turn | undefined> {
  const isUsable = read === undefined || !(isQuestion && isWrite(read.intent));
  const answered = query ? answerQuestion(toolContext, query) : read && isUsable ? answerRead(read, begunBy(read, words)) : undefined;
  const turn = await answered;
  // A query of names that the records do not have comes to nothing.
  if (turn === undefined || (query !== undefined && turn.outcome !== 'answered')) return undefined;
  const mark = text(say('Understood with the help of {model}.', { model: toolContext.context.platform.model?.name ?? '' }));
  return { drops: true, ...turn, answer: [...turn.answer, mark] };
}

/** What an answer to a question back will be added to. */
function begunBy(read: NonNullable<ModelReading['read']>, words = ''): string | undefined {
  const said = `${leadOf(read.intent === 'clarify' ? read.slots.for : read.intent)} ${words}`.trim();
  return said === '' ? undefined : said;
}
