import { say, writeDay } from '#platform/words';
import { text } from '../answer/answer.ts';
import { interpret } from '../interpreter/interpret.ts';
import { isWrite } from '../interpreter/types.ts';
import { ENTITIES } from '../query/entities/index.ts';
import type { Former } from '../tools/directory.store.ts';
import type { School } from '../tools/directory.ts';
import type { ToolContext } from './acts.ts';
import { answerRecords } from './answer-records.ts';
import type { Turn } from './turn.ts';

const holds = (prompt: string, name: string): boolean => {
  const at = prompt.indexOf(name);
  const isLetter = (place: number) => /[\p{L}\p{M}]/u.test(prompt[place] ?? '');
  return at >= 0 && !isLetter(at - 1) && !isLetter(at + name.length);
};

/** Those who have left and are named in full, where nobody who is here has that name or one around it. */
function formerIn(prompt: string, { directory, former }: School): readonly Former[] {
  const said = prompt.toLowerCase();
  // Of one word a name may be any word.
  const found = former.filter(({ name }) => name.includes(' ') && holds(said, name.toLowerCase()));
  const [first] = found;
  if (first === undefined) return [];
  const isHere = [...directory.students, ...directory.employees].some(
    ({ name }) => name.toLowerCase().includes(first.name.toLowerCase()) && holds(said, name.toLowerCase()),
  );
  return isHere ? [] : found.filter(({ name, kind }) => name === first.name && kind === first.kind);
}

/** 'Where is Asha Patil now': that whoever is named has left and when, with the page and the telephone. The text of a notice may name anybody. */
export async function answerOfLeft(toolContext: ToolContext, prompt: string): Promise<Turn | undefined> {
  const { school } = toolContext;
  const found = formerIn(prompt, school);
  const [first, another] = found;
  if (first === undefined || isWrite(interpret(prompt, school).intent)) return undefined;
  const { name, kind, leftOn } = first;
  const entity = kind === 'student' ? 'leaver' : 'staffLeaver';
  const columns = ['phone', 'contact'].filter((one) => one in ENTITIES[entity].dimensions).slice(0, 1);
  const days = found.map((one) => one.leftOn).sort();
  const period = { from: days[0] ?? leftOn, to: days.at(-1) ?? leftOn };
  const filters = [{ by: kind, op: 'is' as const, values: [name] }];
  const turn = await answerRecords(toolContext, { entity, measure: 'list', filters, groupBy: [], bounds: [], also: [], columns, period });
  const lead = another === undefined ? [text(say('{name} left on {day}.', { name, day: writeDay(leftOn) }))] : [];
  return { ...turn, answer: [...lead, ...turn.answer], drops: true };
}
