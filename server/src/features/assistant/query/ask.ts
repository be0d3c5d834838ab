import type { Query } from '@shala/contract/assistant';
import { withoutCourtesy } from '../interpreter/courtesy.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import type { Surroundings } from '../interpreter/types.ts';
import { type Composed, compose } from './compose.ts';
import { findParticulars } from './particulars.ts';
import type { Vocabulary } from './vocabulary.store.ts';

/** A question as a query, with whether it does more than list; or the words that nothing was made of. */
export type QueryReading = { query: Query; isComposed: boolean } | { unread: readonly string[] };

/** Longer prompts are texts, and no question. */
const MOST_WORDS = 45;

/** Reads a prompt as one question about the school's records. Undefined where it speaks of nothing that can be asked about. */
export function readQuery(prompt: string, surroundings: Surroundings, vocabulary: Vocabulary): QueryReading | undefined {
  const reading = withoutCourtesy(cleanText(prompt), surroundings);
  if (reading.tokens.length === 0 || reading.tokens.length > MOST_WORDS) return undefined;
  const particulars = findParticulars(reading, vocabulary);
  const [best, next] = compose(reading, particulars);
  if (best === undefined) return undefined;
  if (best.unread.length > 0) return { unread: best.unread };
  void next;
  return { query: best.query, isComposed: best.isComposed };
}
export type { Composed };
