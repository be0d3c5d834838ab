import type { Answer } from '../answer/answer.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import type { ModelReading } from '../model/read-with-model.ts';
import type { Outcome } from './log.store.ts';

/** What came of a prompt. */
export type Turn = {
  answer: Answer;
  intent: ActIntent | 'query' | 'clarify' | 'decline' | 'confirm' | 'cancel' | 'undo' | 'pin';
  slots: Slots | Record<string, unknown>;
  outcome: Outcome;
  pendingId?: string | null;
  affected?: number;
  /** A question back, and the words that its answer will be added to. */
  opens?: { tool: ActIntent | 'help'; prompt: string };
  /** Whether what was open before is left. */
  drops?: boolean;
  /** Whether it goes on from a question that was not answered, either. */
  isAdrift?: boolean;
  /** What a language model was asked, where it was. */
  asked?: ModelReading | null;
};
