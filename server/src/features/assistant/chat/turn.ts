import type { Answer } from '../answer/answer.ts';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import type { ModelReading } from '../model/read-with-model.ts';
import type { Row } from '../query/answer/compile.ts';
import type { Refused } from './goes-on.ts';
import type { Outcome } from './log.store.ts';

/** The result of a prompt. */
export type Turn = {
  answer: Answer;
  intent: ActIntent | 'query' | 'clarify' | 'decline' | 'confirm' | 'cancel' | 'undo' | 'pin';
  slots: Slots | Record<string, unknown>;
  outcome: Outcome;
  pendingId?: string | null;
  affected?: number;
  /** A question back, and the words that its answer will be added to. */
  opens?: { tool: ActIntent | 'help'; prompt: string };
  /** Whether the plan or question that was open before is dropped. */
  drops?: boolean;
  /** Whether a conversation begins with it. */
  begins?: boolean;
  /** What was refused before it, where it goes on from that. */
  adrift?: Refused;
  /** The rows that records were answered with. */
  rows?: readonly Row[];
  /** What a language model was asked, where it was. */
  asked?: ModelReading | null;
};
