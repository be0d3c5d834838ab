import { readInTurn } from './chat/follow-up.ts';
import { unheardWords } from './chat/unheard.ts';
import { standsAlone } from './chat/whole-question.ts';
import { isWrite } from './interpreter/types.ts';
import { readQuery } from './query/compose/ask.ts';
import { ENTITIES } from './query/entities/index.ts';
import { apartOf, isInLexicon, lexiconOf } from './query/vocabulary/lexicon.ts';
import { compileWordings } from './query/vocabulary/reword.ts';
import { columnWords } from './query/vocabulary/told-words.ts';
import { SCHOOL, SENTENCES } from './warm-up-sentences.ts';

/** V8 compiles in earnest what runs again and again; more rounds take an idle server longer than they save. */
const ROUNDS = 5;

/**
 * Has everything ready that the first prompts would have to wait for, in steps of some milliseconds: the lists of words, the wordings, and the compiled code of
 * the reading, by reading sentences without a database. Without it the first prompt after a start takes half a second of processor time.
 */
export function* warmUp(): Generator<void> {
  for (const entity of Object.values(ENTITIES)) {
    lexiconOf(entity);
    apartOf(entity);
    yield;
  }
  yield* compileWordings();
  columnWords();
  yield;
  // The words of all lists are gathered when the first is looked up.
  isInLexicon('');
  yield;
  for (let round = 0; round < ROUNDS; round++) for (const sentence of SENTENCES) yield* readAll(sentence);
}

function* readAll(sentence: string): Generator<void> {
  // Names of its own each time: the last readings are kept for each school's names.
  const school = { ...SCHOOL, names: {} };
  standsAlone(sentence, school);
  yield;
  const { read } = readInTurn(sentence, school, {});
  yield;
  readQuery(sentence, school, school.names);
  yield;
  if (read.intent === 'clarify' || read.intent === 'decline' || read.intent === 'help' || isWrite(read.intent)) return;
  unheardWords(sentence, school, { intent: read.intent, slots: read.slots });
  yield;
}
