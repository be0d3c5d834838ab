import { findEntities } from '../interpreter/entities/find-all.ts';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { type ActIntent, isWrite } from '../interpreter/types.ts';
import { readQuery } from '../query/compose/ask.ts';
import { inFocus, isBare, mayGoOn } from '../query/follow/focus.ts';
import { hasSubject } from '../query/follow/subject.ts';
import type { School } from '../tools/directory.ts';
import { lastQuery } from './ask-query.ts';
import { nameIn, pointsAtOne, withPlace } from './back-references.ts';
import { interpretInTurn } from './follow-up.ts';
import { isAdrift, type Refused } from './goes-on.ts';
import type { LastTurn } from './opening.store.ts';
import { bareOf, wording } from './says.ts';

/** What was refused before a prompt, as what, and the answer before it. */
type Refusal = { last: LastTurn | null; refused: Refused | null; prompt: string };

/** Whether a prompt goes on from what was refused: it says so and is no read of the one person or class that is still clear, or names nothing where the refused question did. */
export function isLost(prompt: string, refusal: Refusal, school: School): boolean {
  if (isAdrift(prompt, refusal.refused)) return !isClear(prompt, refusal, school);
  return refusal.refused === 'subject' && (saysNothing(prompt, school) || isOfRefused(prompt, refusal.prompt, school));
}

/** 'How many women', 'fees due' is only a part of a question. */
function saysNothing(prompt: string, school: School): boolean {
  const own = mayGoOn(prompt, school) ? readQuery(prompt, school, school.names) : undefined;
  if (own?.query === undefined || own.unread !== undefined) return false;
  const isPart = prompt.trim().split(' ').length <= SHORTEST && isBare(own.query, true);
  return isPart || !hasSubject(prompt, own.query, school);
}

/** Of several prompts that were refused, the one that says what they are about. */
export const aboutOf = (prompt: string, { refused, prompt: about }: Refusal, school: School): { about?: string } =>
  refused === null || about === '' || namesAny(prompt, school) ? {} : { about };

/** Whether what goes on from a refused question is a read of the one person or class of the answer before it, and the refused question spoke of nobody else. */
function isClear(prompt: string, { last, prompt: refused }: Refusal, school: School): boolean {
  const said = last === null ? undefined : (lastQuery(last) ?? last);
  const { mentions, classes } = findEntities(readText(cleanText(refused), school));
  const alone = interpretInTurn(prompt, school, {});
  const isAct = isWrite(alone.intent as ActIntent) || (alone.intent === 'clarify' && isWrite(alone.slots.for));
  if (said === undefined || isAct || mentions.length > 0 || classes.names.length > 0) return false;
  return (pointsAtOne(prompt) && nameIn(said) !== '') || withPlace(prompt, said) !== prompt;
}

/** 'Father name' behind 'Nikita Jadhav hobbies', which was refused: asked of the one person whom that named. */
export function ofRefused(prompt: string, { refused, prompt: about }: Refusal, school: School): string | undefined {
  const [own, said] = [prompt, about].map((one) => findEntities(readText(cleanText(one), school)));
  const isPart = refused === 'subject' && prompt.trim().split(' ').length <= SHORTEST && own?.mentions.length === 0;
  const [only, another] = said?.mentions ?? [];
  const [one, more] = isPart && another === undefined && only?.isDoubtful === false ? only.people : [];
  const isOne = one !== undefined && more === undefined && own?.classes.names.length === 0;
  return isOne ? `${bareOf(prompt).replace(wording('onePerson'), '').trim()} of ${one.name}` : undefined;
}
const SHORTEST = 3;

/** Whether a prompt names a person, a class, an exam or anything else that rows are kept by. */
function namesAny(prompt: string, school: School): boolean {
  const { mentions, classes } = findEntities(readText(cleanText(prompt), school));
  return mentions.length + classes.names.length > 0 || (readQuery(prompt, school, school.names)?.query?.filters.length ?? 0) > 0;
}

/** Whether a question that says nothing of its own would be asked of what the refused one named: 'who is the invigilator' behind a paper of class 10. */
function isOfRefused(prompt: string, refused: string, school: School): boolean {
  if (!mayGoOn(prompt, school)) return false;
  const was = readQuery(refused, school, school.names)?.query;
  const own = was === undefined ? undefined : readQuery(prompt, school, school.names);
  if (was === undefined || own?.query === undefined || own.unread !== undefined || !isBare(own.query)) return false;
  const focused = inFocus(own.query, { ...was, period: undefined });
  return focused === undefined || JSON.stringify(focused.filters) !== JSON.stringify(own.query.filters);
}
