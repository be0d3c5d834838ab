import type { Query } from '@shala/contract/assistant';
import { saidDay } from '../interpreter/entities/days.ts';
import { pointsBack } from '../interpreter/intents/pronouns.ts';
import { readText } from '../interpreter/reading.ts';
import { cleanText } from '../interpreter/text/clean.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import { type ActIntent, type Directory, type Interpretation, isWrite, type Slots, type Surroundings } from '../interpreter/types.ts';
import { asListed } from '../query/follow/as-listed.ts';
import { asQuery } from '../query/follow/of-listed.ts';
import type { Last } from './edits.ts';
import { placesOf } from './places.ts';
import { saidOf, says, wording } from './says.ts';

/** Acts whose answer is about those who owe, so that 'them' can be reminded. */
export const OWING: readonly ActIntent[] = ['fees.list_due', 'fee_reminder.send', 'student.dues'];
const OF_TEACHER: readonly ActIntent[] = wordsIn(
  'teacher.free timetable.show logbook.show leave.list_approved substitution.suggest attendance.list_absent',
);
const OF_STUDENT: readonly ActIntent[] = ['student.dues', 'attendance.list_absent', 'leave.list_approved', 'certificate.issue'];
const ONE_PERSON = ['she', 'he', 'her', 'his', 'him', 'uska', 'uski', 'uske', 'usko', 'iska', 'iski', 'iske', 'उसका', 'उसकी', 'उसके'];
const LONGEST = 10;
/** Whom 'he' means is told by no longer a question itself. */
const LONGEST_OF_ONE = 16;

/** 'send them a reminder', 'is she free in period 2': a word for those of the last answer becomes them; undefined where nothing points back. */
export function readBack(
  prompt: string,
  surroundings: Surroundings,
  { alone, last }: { alone: Interpretation; last: Last | undefined },
): Interpretation | undefined {
  if (prompt.trim().split(' ').length > LONGEST) return undefined;
  const reading = readText(cleanText(prompt), surroundings);
  if (!pointsBack(reading)) return undefined;
  const isOfOne = reading.tokens.some(({ text }, at) => reading.claims[at] === undefined && ONE_PERSON.includes(text));
  if (alone.intent === 'clarify' && alone.slots.for === 'fee_reminder.send' && alone.slots.missing[0] === 'target')
    return isOfOne && last?.slots.rows !== undefined
      ? undefined
      : remindThem(alone.slots.known ?? {}, last && owing(last, prompt, surroundings.today));
  return isOfOne ? personOf(alone, last) : undefined;
}

/** 'Who is absent there' behind a question about one class or section, with that in the place of the word. */
export function withPlace(prompt: string, last: Query | { slots: object } | null): string {
  const place = last === null || prompt.trim().split(' ').length > LONGEST ? undefined : placeIn(last);
  if (place === undefined) return prompt;
  return prompt.replace(wording('there'), `in class ${place}`).replace(wording('ofIt'), `class ${place}'s`);
}

/** The one class or section that the last answer was about. */
function placeIn(last: Query | { slots: object }): string | undefined {
  if ('slots' in last) {
    const { class: only, section = '' } = last.slots as Slots;
    return only && `${only}${section}`;
  }
  const [filter, another] = last.filters.filter(({ by }) => by === 'class' || by === 'section');
  const [value, more] = filter?.op === 'is' ? filter.values : [];
  return more === undefined && another === undefined ? value : undefined;
}

/** '11th?' behind what came in on one day: a day of the same month, and no class. */
export function withDay(prompt: string, last: Query | { intent: string; slots: object } | null, today: string): string {
  const [day = ''] = saidOf('oneDay', prompt.trim());
  if (day === '' || last === null || ('slots' in last && last.intent.startsWith('calendar.'))) return prompt;
  const { from, to } = 'slots' in last ? daysOf(last.slots as Slots) : (last.period ?? {});
  // 'And 10th' behind a class is a class, unless another day than today was said.
  if (placeIn(last) !== undefined && Number(day) <= MOST_CLASSES && (from === undefined || from !== to || from === today))
    return `and class ${day}`;
  if (from === undefined || from !== to) return prompt;
  return `and on ${day} ${saidDay(from).split(' ')[1]}`;
}
const MOST_CLASSES = 12;

/** 'Who is on leave that day' behind what was asked of one day, or planned for it. */
export function withThatDay(prompt: string, last: Query | { slots: object } | null): string {
  const { from, to } = last === null ? {} : 'slots' in last ? daysOf(last.slots as Slots) : (last.period ?? {});
  const month = monthOf(last);
  const dated = month === undefined ? prompt : prompt.replace(wording('thatMonth'), `in ${saidDay(`${month}-01`).replace(/^1 /, '')}`);
  return from === undefined || from !== to ? dated : dated.replace(wording('thatDay'), `on ${saidDay(from)}`);
}
/** The one whole month that was spoken of. */
function monthOf(last: Query | { slots: object } | null): string | undefined {
  if (last === null || 'slots' in last) return last === null ? undefined : (last.slots as Slots).month;
  const { from, to } = last.period ?? {};
  const said = last.filters.find(({ by, op, values }) => by === 'month' && op === 'is' && values.length === 1)?.values[0];
  return said?.slice(0, 7) ?? (from?.endsWith('-01') && from.slice(0, 7) === to?.slice(0, 7) && from !== to ? from.slice(0, 7) : undefined);
}
const daysOf = ({ date, from, to }: Slots) => ({ from: date ?? from, to: date ?? to ?? from });

/** Whether a word points at one person and the answer would be about nobody in particular. */
export function namesNobody(prompt: string, { intent, slots }: { intent: string; slots: object }): boolean {
  if (prompt.trim().split(' ').length > LONGEST_OF_ONE || !says('onePerson', prompt.replace(wording('afterIt'), ''))) return false;
  if (['clarify', 'decline', 'help'].includes(intent) || isWrite(intent as ActIntent)) return false;
  const { query, student, teacher, rows } = slots as Slots & { query?: Query };
  if (query === undefined) return student === undefined && teacher === undefined && rows === undefined;
  return !query.filters.some(({ by }) => ['student', 'employee', 'person', 'guardian', 'role'].includes(by));
}

/** 'What is his attendance' behind a question about one person, with the name in the place of the pronoun. */
export function withPerson(prompt: string, last: Query | { slots: object } | null, { students, employees }: Directory): string {
  if (last === null || !pointsAtOne(prompt)) return prompt;
  // 'The first one' is of a ranking, and not whoever was spoken of last.
  if (says('theOne', prompt) && 'intent' in last) return prompt;
  const name = nameIn(last);
  const isOne = [...students, ...employees].filter((one) => one.name === name).length === 1;
  return isOne
    ? prompt
        .replace(wording('theOne'), name)
        .replace(wording('owns'), `${name}'s`)
        .replace(wording('ownsInHindi'), `${name} ki`)
        .replace(wording('onePerson'), name)
    : prompt;
}
/** The one person of whom the last answer was. */
export const nameIn = (last: Query | { slots: object }): string => {
  const slots = 'slots' in last ? (last.slots as Slots) : filterOf(last);
  return slots.student ?? slots.teacher ?? '';
};

/** 'For how many months?', 'for which months' behind what one student owes. */
export function monthsOwed(prompt: string, last: Query | { slots: object } | null, { students }: Directory): Query | undefined {
  const said = prompt.trim().replace(/[?.! ]+$/, '');
  const isWhich = says('whichMonths', said);
  const name = last === null || !(isWhich || says('months', said)) ? '' : nameIn(last);
  if (students.filter((one) => one.name === name).length !== 1) return undefined;
  const filters = [{ by: 'student', op: 'is' as const, values: [name] }];
  return isWhich
    ? { entity: 'due', measure: 'sum', filters, groupBy: ['month'], bounds: [], also: [] }
    : { entity: 'due', measure: 'months', filters, groupBy: [], bounds: [], also: [] };
}

/** Whether one person is meant who was not named: 'what is her father's name', 'for how many months?'. */
export const pointsAtOne = (prompt: string): boolean =>
  prompt.trim().split(' ').length <= LONGEST && (says('onePerson', prompt) || says('theOne', prompt) || says('months', prompt.trim()));
const filterOf = ({ filters }: Query): Slots => {
  const [name, another] = filters.find(({ by, op }) => (by === 'student' || by === 'employee') && op === 'is')?.values ?? [];
  return name === undefined || another !== undefined ? {} : { student: name };
};

/** Who can be reminded of those who were spoken of; of a list or a number of students those who owe. */
function owing(last: Last, prompt: string, today: string): Last | undefined {
  if (OWING.includes(last.intent)) return last;
  const asked = asQuery(last, { today });
  return asked && asListed(asked, speaksOfFees(prompt));
}
export const speaksOfFees = (prompt: string) => says('ofFees', prompt);

function remindThem(known: Slots, last: Last | undefined): Interpretation | undefined {
  if (last === undefined) return undefined;
  const { student, min_amount, max_amount, over, under, fee_type, month, except, rows } = last.slots;
  const besides = { student, min_amount, max_amount, over, under, fee_type, month, except, rows, ...known };
  const place = placesOf(last.slots);
  // The whole list was shown for the whole school: they are all who owe.
  const whole: Slots = Object.keys(place).length === 0 && student === undefined && rows === undefined ? { scope: 'all' } : {};
  const slots = Object.fromEntries(Object.entries({ ...place, ...whole, ...besides }).filter(([, value]) => value !== undefined));
  return { intent: 'fee_reminder.send', slots };
}

/** Whoever was spoken of takes the place of 'she'; where nobody was, it is asked. */
function personOf(alone: Interpretation, last: Last | undefined): Interpretation | undefined {
  const intent = alone.intent === 'clarify' ? alone.slots.for : alone.intent === 'decline' ? undefined : alone.intent;
  if (intent === undefined || intent === 'help') return undefined;
  const slots: Slots = alone.intent === 'clarify' ? (alone.slots.known ?? {}) : (alone.slots as Slots);
  if (slots.student !== undefined || slots.teacher !== undefined) return undefined;
  const person = last?.slots.teacher !== undefined && OF_TEACHER.includes(intent) ? { teacher: last.slots.teacher } : undefined;
  const student =
    last?.slots.student !== undefined && OF_STUDENT.includes(intent) ? { student: last.slots.student, ...placesOf(last.slots) } : undefined;
  // 'how much does he owe': of one student, and never of the school.
  if ((intent === 'fees.summary' || intent === 'fees.list_due') && last?.slots.student !== undefined)
    return { intent: 'student.dues', slots: { student: last.slots.student, ...placesOf(last.slots) } };
  if (person ?? student) return { intent, slots: { ...slots, ...(person ?? student) } };
  if (!OF_TEACHER.includes(intent) && !OF_STUDENT.includes(intent)) return undefined;
  return {
    intent: 'clarify',
    slots: {
      for: intent,
      missing: [OF_TEACHER.includes(intent) && intent !== 'attendance.list_absent' ? 'teacher' : 'person'],
      known: slots,
    },
  };
}
