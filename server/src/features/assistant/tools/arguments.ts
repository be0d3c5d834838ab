import { writeMonth } from '@shala/contract/shared';
import { z } from 'zod';
import { interpretAs } from '../interpreter/interpret-as.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import type { ActIntent, Interpretation, Slots, Surroundings } from '../interpreter/types.ts';

const words = (about: string, most = 120) => z.string().trim().min(1).max(most).describe(about).optional();
const oneOf = <const T extends readonly [string, ...string[]]>(values: T, about: string) => z.enum(values).describe(about).optional();
const yes = (about: string) => z.boolean().describe(about).optional();

/** What an act can be told by a program, in the words that a person would use. */
const ARGUMENTS = {
  student: words('Name of a student on the roll'),
  teacher: words('Name of an employee'),
  class: words('A class as the school calls it, such as Nursery, LKG, 8 or 10th; several with commas between'),
  section: words('Section of that class, such as B', 20),
  except: words('Students who are left out: names, each with class and section such as 8 B behind it, with commas between'),
  everyone: yes('True when everybody is meant and no class or student is'),
  date: words('A day: 2026-12-25, 25 December, tomorrow, next Monday; also the first day of several', 60),
  until: words('The last day, when there are several', 60),
  month: words('A month: October, October 2026, last month', 60),
  period: words('Number of a period of the day, such as 3', 20),
  time: words('A time of the day, such as 11 am', 20),
  fee_type: words('A kind of fee or a fee head, such as transport', 60),
  min_amount: words('At least so many rupees', 30),
  max_amount: words('At most so many rupees', 30),
  gender: oneOf(['boys', 'girls'], 'Only boys or only girls'),
  present: yes('True for those who are present instead of those who are absent'),
  who: oneOf(['students', 'teachers', 'all'], 'Of whom'),
  audience: oneOf(['parents', 'students', 'teachers', 'staff', 'all'], 'Recipients'),
  kind: oneOf(['holidays', 'events', 'all'], 'Which entries'),
  certificate: oneOf(['bonafide', 'character', 'study'], 'Which certificate'),
  purpose: words('What the certificate is for, such as passport', 60),
  category: words('Category of expenses, such as Transport', 60),
  subject: words('A subject that is taught', 60),
  title: words('What it is called'),
  message: words('The text, just as people shall read it', 1000),
  notify: yes('True when a notice about it shall be sent'),
} as const;
type Name = keyof typeof ARGUMENTS;

const PLACE = ['class', 'section'] as const;
const DAYS = ['date', 'until'] as const;
const NAMES: Readonly<Record<ActIntent, readonly Name[]>> = {
  'fee_reminder.send': ['student', ...PLACE, 'everyone', 'except', 'month', 'fee_type', 'min_amount'],
  'notice.publish': ['message', 'audience', ...PLACE, ...DAYS],
  'calendar.add_holiday': [...DAYS, 'title', 'notify'],
  'calendar.add_event': ['title', ...DAYS, 'time', ...PLACE],
  'certificate.issue': ['certificate', 'student', ...PLACE, 'purpose'],
  'attendance.list_absent': ['who', 'present', ...DAYS, ...PLACE, 'gender', 'student', 'teacher'],
  'leave.list_approved': ['who', ...DAYS, 'month', ...PLACE, 'student', 'teacher'],
  'fees.list_due': [...PLACE, 'except', 'month', 'fee_type', 'min_amount', 'max_amount'],
  'fees.summary': [...DAYS, 'month', 'class', 'fee_type'],
  'student.dues': ['student', ...PLACE, 'month', 'fee_type'],
  'expenses.summary': [...DAYS, 'month', 'category'],
  'timetable.show': [...PLACE, 'teacher', 'date', 'period'],
  'timetable.repair': ['teacher'],
  'teacher.free': ['period', 'date', 'teacher', 'subject'],
  'substitution.suggest': ['teacher', 'date', 'period', ...PLACE],
  'calendar.list_upcoming': ['kind', ...DAYS, 'month'],
  'students.count': [...PLACE, 'gender'],
  'logbook.show': ['teacher', ...DAYS, ...PLACE],
  help: [],
};

export type Arguments = Partial<Record<Name, string | boolean>>;

/** The arguments of an act as a schema: nothing else is taken, and nothing of it names a school or a user. */
export function argumentsOf(intent: ActIntent) {
  return z.strictObject(Object.fromEntries(NAMES[intent].map((name) => [name, ARGUMENTS[name]])));
}

/** What each argument is in a sentence that the interpreter reads. */
const SAID: Partial<Record<Name, (value: string, all: Arguments) => string>> = {
  student: (name) => `for ${name}`,
  teacher: (name) => `for ${name}`,
  class: (names, { section = '' }) =>
    `class ${names
      .replace(/^class(es)?\s/i, '')
      .split(',')
      .map((name) => `${name.trim()} ${section}`.trim())
      .join(', ')}`,
  everyone: () => 'all',
  except: (names) => `except ${names}`,
  date: (day, { until }) => (until === undefined ? `on ${day}` : `from ${day} to ${until}`),
  month: (month, { date }) => (date === undefined ? `in ${monthWords(month)}` : ''),
  period: (number) => `period ${number.replace(/^period\s/i, '')}`,
  time: (time) => `at ${time}`,
  fee_type: (type) => `${type.replace(/\s+fees?$/i, '')} fee`,
  min_amount: (sum) => `at least Rs ${bareSum(sum)}`,
  max_amount: (sum) => `at most Rs ${bareSum(sum)}`,
  gender: (who) => who,
  present: () => 'present',
  who: (who) => (who === 'all' ? '' : who),
  audience: (who) => who,
  kind: (kind) => (kind === 'all' ? '' : kind),
  notify: () => 'notify parents',
  certificate: (kind) => (kind === 'bonafide' ? kind : `${kind} certificate`),
};

/** `2026-09` is the one form of a month that nobody writes in a sentence. */
function monthWords(month: string): string {
  const [, year = '', number = ''] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  if (year === '' || Number(number) < 1 || Number(number) > 12) return month;
  return writeMonth(month);
}

const bareSum = (sum: string) => sum.replace(/^(₹|rs\.?|inr)\s*/i, '');

/** Slots that must come of an argument: one that is lost would widen what was meant. */
const SLOTS: Partial<Record<Name, readonly (keyof Slots)[]>> = {
  student: ['student'],
  except: ['except'],
  teacher: ['teacher'],
  class: ['class', 'classes'],
  section: ['section'],
  date: ['date', 'from', 'day', 'month'],
  until: ['to'],
  month: ['month', 'from'],
  period: ['period'],
  time: ['time'],
  fee_type: ['fee_type'],
  min_amount: ['min_amount'],
  max_amount: ['max_amount'],
};

/** Arguments as the words of a sentence, texts left out; who is left out stands last, so that no class behind it is left out as well. */
export function inWords(given: Arguments): string {
  return Object.entries(given)
    .sort(([one], [other]) => Number(one === 'except') - Number(other === 'except'))
    .map(([name, value]) => (value === false ? '' : (SAID[name as Name]?.(String(value), given) ?? '')))
    .filter(Boolean)
    .join(' , ');
}

/**
 * Reads arguments against the school: names, classes, days and sums by the rules of the chat, texts as they are given. What the
 * rules cannot find is asked about and never left out.
 */
export function readArguments(
  intent: ActIntent,
  given: Arguments,
  surroundings: Surroundings,
): Exclude<Interpretation, { intent: 'decline' }> {
  const read = interpretAs(intent, inWords(given), surroundings);
  const slots = {
    ...onlyGiven(read.intent === 'clarify' ? (read.slots.known ?? {}) : read.slots, given, surroundings.today),
    ...textsOf(given),
  };
  const isGiven = (missing: string) => (missing === 'message' || missing === 'title' ? given[missing] !== undefined : false);
  const missing = read.intent === 'clarify' ? read.slots.missing.filter((one) => !isGiven(one)) : [];
  const lost = (Object.entries(SLOTS) as [Name, readonly (keyof Slots)[]][])
    .filter(([name, wanted]) => given[name] !== undefined && !wanted.some((slot) => slots[slot] !== undefined))
    .map(([name]) => (name === 'until' ? 'to' : name === 'month' ? 'date' : name));
  const asked = [...new Set([...missing, ...lost])];
  if (asked.length === 0) return { intent, slots };
  const choices = read.intent === 'clarify' ? read.slots.choices : undefined;
  return { intent: 'clarify', slots: { for: intent, missing: asked, ...(choices && { choices }), known: slots } };
}

/** What besides may come of an argument: 8 B is a class with its section, this week is a day and another. */
const BESIDES: Partial<Record<Name, readonly (keyof Slots)[]>> = { class: ['section'], date: ['to'], month: ['to'] };
const CHECKED = new Set(Object.values(SLOTS).flat());

/** A word of a name is no particular of its own: what was not given is not taken, but for the day of today that some acts have by themselves. */
function onlyGiven(slots: Slots, given: Arguments, today: string): Slots {
  const names = Object.keys(given) as Name[];
  const taken = new Set(names.flatMap((name) => [...(SLOTS[name] ?? []), ...(BESIDES[name] ?? [])]));
  const isTaken = (slot: string, value: unknown) =>
    !CHECKED.has(slot as keyof Slots) || taken.has(slot as keyof Slots) || (slot === 'date' && value === today);
  return Object.fromEntries(Object.entries(slots).filter(([slot, value]) => isTaken(slot, value)));
}

function textsOf({ title, message, category, subject, purpose }: Arguments): Slots {
  const clean = (text: string | boolean | undefined) => (typeof text === 'string' ? cleanText(text) : undefined);
  return Object.fromEntries(
    Object.entries({
      title: clean(title),
      message: clean(message),
      category: clean(category),
      subject: clean(subject),
      purpose: clean(purpose),
    }).filter(([, text]) => text !== undefined),
  );
}
