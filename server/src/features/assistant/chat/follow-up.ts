import { interpret } from '../interpreter/interpret.ts';
import type { ActIntent, Interpretation, Slots, Surroundings } from '../interpreter/types.ts';

/** What the session spoke of last: a matter that was asked about, or an act with its particulars. */
export type Earlier = { asking?: { prompt: string }; last?: { intent: ActIntent; slots: Slots } };

/** How each act is begun in plain words, so that 'and of 9B?' can be read by the same rules as a whole sentence. */
const LEADS: Partial<Record<ActIntent, string>> = {
  'fee_reminder.send': 'send fee reminder to',
  'calendar.add_holiday': 'add a holiday on',
  'attendance.list_absent': 'who is absent',
  'leave.list_approved': 'who is on approved leave',
  'fees.list_due': 'list of fee defaulters of',
  'fees.summary': 'fees collected and pending of',
  'student.dues': 'how much fees does owe',
  'expenses.summary': 'expenses of',
  'timetable.show': 'show timetable of',
  'teacher.free': 'which teachers are free',
  'substitution.suggest': 'suggest a substitute for',
  'calendar.list_upcoming': 'show calendar of',
  'students.count': 'how many students in',
  'logbook.show': 'show logbook of',
};
/** The opening words of an act, for one that was understood otherwise. */
export function leadOf(intent: ActIntent | undefined): string {
  return (intent && LEADS[intent]) ?? '';
}

const OPENINGS = [
  'and',
  'aur',
  'also',
  'what about',
  'how about',
  'same for',
  'same',
  'the same for',
  'for',
  'of',
  'और',
  'aur woh',
  'now',
  'then',
];
const LONGEST_FOLLOW_UP = 7;

/** Reads a prompt; a bare answer completes what was asked about, a bare 'and of 9B?' repeats the last act with other particulars. */
export function interpretInTurn(prompt: string, surroundings: Surroundings, { asking, last }: Earlier): Interpretation {
  const alone = interpret(prompt, surroundings);
  const isWhole = alone.intent !== 'clarify' && alone.intent !== 'decline';
  const isShort = prompt.split(' ').length <= LONGEST_FOLLOW_UP;
  if (alone.intent === 'decline' && alone.slots.reason !== 'out_of_scope') return alone;
  if (asking && isShort && !(isWhole && alone.intent !== 'help')) {
    const completed = interpret(`${asking.prompt} ${placeOfChoice(prompt)}`, surroundings);
    if (completed.intent !== 'decline') return completed;
  }
  const isBare = alone.intent === 'clarify' && alone.slots.for === undefined;
  if (isWhole || !last || !isShort || !(isBare || openingOf(prompt) !== undefined)) return alone;
  const lead = LEADS[last.intent];
  if (lead === undefined) return alone;
  const repeated = interpret(`${lead} ${withoutOpening(prompt)}`, surroundings);
  if (repeated.intent !== last.intent) return repeated.intent === 'clarify' && repeated.slots.for === last.intent ? repeated : alone;
  // Words that add nothing to the act are no particulars of it.
  if (JSON.stringify(repeated.slots) === JSON.stringify(interpret(lead, surroundings).slots)) return alone;
  return { intent: repeated.intent, slots: carryOver(last.slots, repeated.slots) };
}

/** 'Priya Sharma (7-B)', as it is offered, adds only what tells her from the other one. */
function placeOfChoice(choice: string): string {
  const at = choice.lastIndexOf('(');
  return at > 0 && choice.endsWith(')') ? `of ${choice.slice(at + 1, -1)}` : choice;
}

function withoutOpening(prompt: string): string {
  const said = prompt.trim().replace(/[?.!]+$/, '');
  const opening = openingOf(said);
  return opening === undefined ? said : withoutOpening(said.slice(opening.length + 1));
}

function openingOf(prompt: string): string | undefined {
  return OPENINGS.filter((words) => prompt.trim().toLowerCase().startsWith(`${words} `)).sort((a, b) => b.length - a.length)[0];
}

const PLACES = ['class', 'classes', 'section', 'places', 'student', 'teacher', 'scope'] as const;
const TIMES = ['date', 'from', 'to', 'month', 'day'] as const;

/** The last act's particulars, but for those that were said anew: another class takes the place of a student, another day of a month. */
function carryOver(before: Slots, now: Slots): Slots {
  const dropped = new Set<string>([
    ...(PLACES.some((slot) => now[slot] !== undefined) ? PLACES : []),
    ...(TIMES.some((slot) => now[slot] !== undefined) ? TIMES : []),
  ]);
  return { ...Object.fromEntries(Object.entries(before).filter(([slot]) => !dropped.has(slot))), ...now };
}
