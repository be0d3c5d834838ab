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
  /** What a language model was asked, where it was. */
  asked?: ModelReading | null;
};
