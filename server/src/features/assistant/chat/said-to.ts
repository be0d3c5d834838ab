import { interpret } from '../interpreter/interpret.ts';
import type { Surroundings } from '../interpreter/types.ts';
import { rewording, saidOf } from './says.ts';
import { MESSAGES } from './wordings.ts';

const WAYS = rewording(MESSAGES);

/** A request for a message in the words in which its parts are found: 'let … know', 'prepare a letter to …', and what to say before whom. */
export function saidTo(said: string, surroundings: Surroundings): string {
  const [text, whom] = saidOf('textBeforeWhom', said);
  if (text !== undefined && whom !== undefined) {
    // 'If it rains, inform …' asks for nothing yet.
    const plain = interpret(`${text}, inform all parents`, surroundings);
    return plain.intent === 'notice.publish' ? `tell ${whom} that ${text}` : said;
  }
  return WAYS.reduce((words, [way, instead]) => words.replace(way, instead), said);
}
