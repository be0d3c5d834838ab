import type { Query } from '@shala/contract/assistant';
import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { askAbout, type Interpretation, type Surroundings } from '../interpreter/types.ts';
import { ENTITIES } from '../query/entities/index.ts';
import { asListed } from '../query/follow/as-listed.ts';
import { readEditOf } from '../query/follow/edit.ts';
import { asQuery } from '../query/follow/of-listed.ts';
import { isSame } from '../query/follow/together.ts';
import type { School } from '../tools/directory.ts';
import type { ToolContext } from './acts.ts';
import { askBack } from './ask-back.ts';
import { OWING } from './back-references.ts';
import type { Last } from './edits.ts';
import { interpretInTurn } from './follow-up.ts';
import { remindedFirst } from './named-plan.ts';
import { bareOf, says } from './says.ts';
import { firstOf, isNobody } from './those.ts';
import type { Turn } from './turn.ts';

const WHO: Interpretation = askAbout('who');

/** 'Remind the first three': of those who were listed, in their order; behind the number or sum of a list of those who were on it. Undefined where it says nothing of the kind. */
export async function firstReminded(
  toolContext: ToolContext,
  prompt: string,
  shown: readonly (Query | undefined)[],
): Promise<Interpretation | undefined> {
  const count = remindedFirst(prompt);
  if (count === undefined) return undefined;
  for (const asked of shown) {
    const people = asked && (await firstOf(toolContext, asked, count));
    const last = people && asListed(people, true);
    if (last) return interpretInTurn('remind them', toolContext.school, { last });
  }
  return WHO;
}

/** A message to those of an answer, whom no notice reaches: it says so, or that there is nobody. */
export async function whomToTell(
  toolContext: ToolContext,
  read: Interpretation,
  [last, before]: readonly (Query | undefined)[],
): Promise<Turn | undefined> {
  const { for: act, missing } = read.intent === 'clarify' ? read.slots : { missing: [] };
  const isToSome = (act === 'notice.publish' && missing[0] === 'audience') || (act === 'fee_reminder.send' && missing[0] === 'target');
  if (!isToSome || last === undefined) return undefined;
  const turn = { intent: 'clarify' as const, outcome: 'asked' as const };
  if (await isNobody(toolContext, last))
    return { ...turn, answer: [text(say('I did nothing: there is nobody in the last answer to write to.'))], slots: { missing: ['who'] } };
  const who = ENTITIES[last.entity].who ?? (before && ENTITIES[before.entity].who);
  const slots = { missing: [who === 'student' ? 'toSend' : 'audience'] };
  return act === 'notice.publish' ? undefined : { ...turn, answer: askBack(slots), slots };
}

/** Those of the last answer whom the words keep, to be reminded; asked about where they are not among them, undefined where it was about nobody. */
export function keptOf(
  those: string | undefined,
  { question, lastAct }: { question: Query | undefined; lastAct: Last | undefined },
  school: School,
): Interpretation | undefined {
  if (those === undefined) return undefined;
  const asked = question ?? (lastAct && asQuery(lastAct, school));
  if (asked === undefined && lastAct && OWING.includes(lastAct.intent))
    return remindedOf(interpretInTurn(`of these only ${those}`, school, { last: lastAct }), lastAct, school);
  // Of one class of a ranking nobody says who is meant.
  if (asked !== undefined && asListed(asked, true) === undefined && ENTITIES[asked.entity].who === 'student') return askAbout('who');
  if (asked === undefined || asListed(asked, true) === undefined) return undefined;
  // Of the first five of a school those of a class are not the first five of that class.
  if (asked.limit !== undefined) return askAbout('who');
  const narrowed = readEditOf(`only ${those}`, asked, school, school.names);
  const last = narrowed && staysAmong(narrowed, asked) ? asListed(narrowed, true) : undefined;
  return last ? interpretInTurn('remind them', school, { last }) : askAbout('notAmong');
}

/**
 * 'Only boys', 'not class 8' behind a plan: those of them who are, by a question that says more of whom and nothing else; 'also 7A' behind a notice: those who
 * are asked for besides.
 */
export function narrowedPlan(prompt: string, { intent, slots }: Last, school: School): Interpretation | undefined {
  const isNotice = intent === 'notice.publish';
  const asked = isNotice ? slots.rows : asQuery({ intent: 'fees.list_due', slots }, school);
  const isKept = says('keepsSome', bareOf(prompt)) || (isNotice && says('takesAway', bareOf(prompt)));
  const isAdded = isNotice && !isKept && says('alsoOf', prompt);
  if (asked === undefined || (!isKept && !isAdded)) return undefined;
  const rows = readEditOf(prompt, asked, school, school.names);
  const isSo = rows !== undefined && (isKept ? isNarrower(rows, asked) : isWider(rows, asked));
  if (isNotice) return isSo ? { intent, slots: { ...slots, rows } } : askAbout('notAmong');
  const last = isSo ? asListed(rows, true) : undefined;
  return last && interpretInTurn('remind them', school, { last });
}

const isSameBeside = (one: Query, other: Query): boolean => isSame({ ...one, filters: [] }, { ...other, filters: [] });

const isNarrower = (kept: Query, asked: Query): boolean =>
  isSameBeside(kept, asked) &&
  kept.filters.length > asked.filters.length &&
  asked.filters.every((one) => kept.filters.some((other) => isSame(one, other)));

/** Whether one filter has more values, and the rest is the same. */
function isWider(more: Query, asked: Query): boolean {
  if (!isSameBeside(more, asked) || more.filters.length !== asked.filters.length) return false;
  const changed = more.filters.filter((one) => !asked.filters.some((other) => isSame(one, other)));
  const [only, another] = changed;
  const was = asked.filters.find(({ by, op }) => by === only?.by && op === only.op && op === 'is');
  return another === undefined && was !== undefined && only !== undefined && was.values.every((value) => only.values.includes(value));
}

function remindedOf(kept: Interpretation, { intent }: Last, surroundings: Surroundings): Interpretation {
  const isKept = kept.intent === intent;
  return isKept ? interpretInTurn('remind them', surroundings, { last: kept as Last }) : askAbout('notAmong');
}

/** Whether the classes that are kept were among those of the answer. */
export function staysAmong({ filters }: Query, before: Query): boolean {
  const placesIn = (query: Pick<Query, 'filters'>) =>
    query.filters.filter(({ by, op }) => op === 'is' && (by === 'class' || by === 'section'));
  const [was] = placesIn(before);
  const isIn = (value: string) =>
    was === undefined || was.values.some((one) => one === value || (was.by === 'class' && value.startsWith(`${one} `)));
  return placesIn({ filters }).every(({ values }) => values.every(isIn));
}
