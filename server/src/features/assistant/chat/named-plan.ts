import { wayOf } from '../interpreter/entities/beside-day.ts';
import { interpret } from '../interpreter/interpret.ts';
import type { ActIntent, Interpretation, Slots, Surroundings } from '../interpreter/types.ts';
import { NUMBER_WORDS } from '../interpreter/words/number-words.ts';
import type { Last } from './edits.ts';
import { bareOf, saidOf, says, type Wording, wording } from './says.ts';

type Said = { last: Last; prompt: string };

/** What a plan is called by whoever changes it after another question. */
const NAMED: Partial<Record<ActIntent, Wording>> = {
  'fee_reminder.send': 'planOfReminder',
  'notice.publish': 'planOfNotice',
  'calendar.add_holiday': 'planOfHoliday',
  'calendar.add_event': 'planOfEvent',
};

/** The prompt with what the plan is called in the place of its title: 'cancel the PTM'. */
function untitled(prompt: string, { slots }: Last): string {
  const said = bareOf(prompt);
  const at = slots.title === undefined ? -1 : said.toLowerCase().indexOf(` ${slots.title.toLowerCase()}`);
  return at < 0 || slots.title === undefined ? said : `${said.slice(0, at)} plan${said.slice(at + 1 + slots.title.length)}`;
}

/** 'Send it only to those above 4,000', 'shift the holiday to the 5th', after a plan that was neither carried out nor cancelled: the change of it, also after another question. Undefined where it is not spoken of. */
export function ofPlan(prompt: string, plan: Last | null, isBehindFigure = false): Said | undefined {
  const name = plan === null ? undefined : NAMED[plan.intent];
  if (plan === null || name === undefined) return undefined;
  const said = untitled(prompt, plan);
  const only = saidOf('sendsOnly', said, name).join('');
  if (only !== '') return { last: plan, prompt: only.trim() };
  // Behind one figure there is no list that 'make it above 15,000' could change.
  const [bound] = isBehindFigure ? saidOf('boundsPlan', said) : [];
  if (bound !== undefined) return { last: plan, prompt: `only those ${bound}` };
  const [moved] = saidOf('movesPlan', said, name);
  const way = wayOf(said);
  return moved === undefined ? undefined : { last: plan, prompt: `make it ${moved}${way === undefined ? '' : ` ${way}`}`.trim() };
}

/** 'Change 12 to 12:30', 'change Saturday to Monday' behind a plan: what was asked, with the one word in the place of the other; undefined where it was not said there. */
export function swappedIn(prompt: string, plan: Last | null, asked: string, surroundings: Surroundings): Interpretation | undefined {
  const [one, other] = plan === null ? [] : saidOf('swaps', bareOf(prompt));
  if (plan === null || one === undefined || other === undefined) return undefined;
  const [from, to] = /(?:ki jagah|ke badle)/i.test(prompt) ? [one, other] : /instead of/i.test(prompt) ? [other, one] : [one, other];
  const word = new RegExp(`(?<![\\p{L}\\p{N}:])${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}:])`, 'iu');
  const again = word.test(asked) ? interpret(asked.replace(word, to), surroundings) : undefined;
  const isInText = plan.slots.message !== undefined && word.test(plan.slots.message);
  // A word that was said before the text as well is changed in the text.
  if (again?.intent === plan.intent && (!isInText || (again.slots as Slots).message?.includes(to) === true)) return again;
  // Behind another change it stands in the text that was kept, and the day is told by that text.
  const { message, date: _, from: __, to: ___, ...kept } = plan.slots;
  if (message === undefined || !word.test(message)) return undefined;
  const text = message.replace(word, to);
  const read = interpret(`notice to all parents: ${text}`, surroundings);
  if (read.intent !== 'notice.publish') return undefined;
  const { date, from: start, to: end } = read.slots;
  return {
    intent: plan.intent as 'notice.publish',
    slots: { ...kept, message: text, ...(date && { date }), ...(start && { from: start }), ...(end && { to: end }) },
  };
}

/** 'No, drop the reminder' after another question: the plan that waits is left, and nothing that was carried out. */
export function cancelsPlan(prompt: string, plan: Last | null): boolean {
  const name = plan === null ? undefined : NAMED[plan.intent];
  return plan !== null && name !== undefined && wording('dropsPlan', name).test(untitled(prompt, plan));
}

/** How many 'remind the first three' means. */
export function remindedFirst(prompt: string): number | undefined {
  const [said] = saidOf('remindsFirst', bareOf(prompt).replace(wording('aboutFees'), ''));
  return said === undefined ? undefined : numberSaid(said);
}

/** A number in digits or as a word. */
export const numberSaid = (said: string): number | undefined =>
  Number(said) || NUMBER_WORDS.find(({ words }) => words.split(', ').includes(said.toLowerCase()))?.value;

/** 'Remind those of class 9', 'remind the girls among them' behind a list, 'send it only to those girls' where a reminder is planned: what is kept of that list. */
export function remindedOfThese(prompt: string, isOfReminder = false): string | undefined {
  const said = bareOf(prompt).replace(wording('aboutFees'), '');
  const [kept] = [...saidOf('remindsSome', said), ...(isOfReminder ? saidOf('sendsToThose', said) : [])];
  return kept === undefined || says('everyOne', kept) ? undefined : kept;
}
