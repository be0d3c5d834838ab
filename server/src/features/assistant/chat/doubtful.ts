import { say } from '#platform/words';
import { choices, text } from '../answer/answer.ts';
import type { ModelReading } from '../model/read-with-model.ts';
import type { Row } from '../query/answer/compile.ts';
import { queryWords } from '../query/answer/say.ts';
import { doubtOf, shownBy } from '../query/certainty/doubt.ts';
import { readQuery } from '../query/compose/ask.ts';
import type { School } from '../tools/directory.ts';
import { lastQuery } from './ask-query.ts';
import type { Turn } from './turn.ts';

/** From here on at least half of the answers were to something else, and from there on so many that a second reading is worth its while (assistant-measurements.md). */
const MOST_WRONG = 0.4;
const SOME_WRONG = 0.15;

/** A doubtful answer with the question as it was read, and what is answered rather than it where nobody else reads the question. */
export type Doubtful = { ours: Turn; question: string; prompt: string; rather: Turn };

const SURE = /^show anyway: /i;
const sure = (prompt: string) => `Show anyway: ${prompt}`;
/** A prompt without the words by which its answer is asked for although it is doubtful. */
export const withoutSure = (prompt: string): string => prompt.replace(SURE, '');

/**
 * Whether something else may well have been asked than what is answered; undefined of what is sure enough, of those whose parts were seen to be told, and of answers that are not of all words of
 * the prompt.
 */
export function doubtfulOf(ours: Turn | undefined, prompt: string, { today, directory, names }: School): Doubtful | undefined {
  const query = ours?.outcome === 'answered' ? lastQuery(ours) : undefined;
  if (ours?.rows === undefined || query === undefined) return undefined;
  const surroundings = { today, directory };
  const asked = readQuery(prompt, surroundings, names);
  if (asked?.unread !== undefined || asked?.isJoined === true || JSON.stringify(asked?.query) !== JSON.stringify(query)) return undefined;
  const doubt = doubtOf(prompt, query, shownBy(query, ours.rows), { surroundings, vocabulary: names });
  if (doubt < SOME_WRONG) return undefined;
  const question = queryWords(query, query.period);
  return { ours, question, prompt, rather: doubt < MOST_WRONG ? { ...ours, drops: true } : notSure(question, prompt) };
}

const notSure = (question: string, prompt: string): Turn => ({
  answer: [
    text(say('I am not sure that I understand. Look at what I understood, or ask in other words.')),
    choices([{ label: question, prompt: sure(prompt) }]),
  ],
  intent: 'decline',
  slots: { reason: 'not_yet' },
  outcome: 'declined',
});

const inOrder = (rows: readonly Row[]) => JSON.stringify(rows.map(({ keys, figure }) => JSON.stringify([keys, figure])).sort());

/** What two readings come to: the same rows are certain; of two answers the second one is more often right, with the first one as a button. */
export function secondOf({ ours, question, prompt }: Doubtful, second: Turn, asked: ModelReading | null): Turn {
  if (second.rows !== undefined && ours.rows !== undefined && inOrder(second.rows) === inOrder(ours.rows))
    return { ...ours, drops: true, asked: asked && { sent: asked.sent } };
  return { ...second, answer: [...second.answer, choices([{ label: say('Or: {question}', { question }), prompt: sure(prompt) }])], asked };
}
