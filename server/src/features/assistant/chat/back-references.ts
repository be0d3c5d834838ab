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

type Turn = Query | { slots: object };
/** What an answer or plan was about, as far as a word can point at it: its one person, its one class or section, its days and its one whole month. */
type SpokenOf = {
  person: string;
  place?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  month?: string | undefined;
};

function spokenOf(last: Turn | null): SpokenOf {
  if (last === null) return { person: '' };
  if ('slots' in last) {
    const { student, teacher, class: only, section = '', date, from, to, month } = last.slots as Slots;
    return { person: student ?? teacher ?? '', place: only && `${only}${section}`, from: date ?? from, to: date ?? to ?? from, month };
  }
  const { filters, period: { from, to } = {} } = last;
  const onlyOf = (...names: readonly string[]) => {
    const [filter, another] = filters.filter(({ by }) => names.includes(by));
    const [value, more] = filter?.op === 'is' ? filter.values : [];
    return more === undefined && another === undefined ? value : undefined;
  };
  const isWhole = from?.endsWith('-01') && from.slice(0, 7) === to?.slice(0, 7) && from !== to;
  const said = filters.find(({ by, op, values }) => by === 'month' && op === 'is' && values.length === 1)?.values[0];
  const month = said?.slice(0, 7) ?? (isWhole ? from?.slice(0, 7) : undefined);
  return { person: personIn(last), place: onlyOf('class', 'section'), from, to, month };
}

/** 'Who is absent there' behind a question about one class or section, with that in the place of the word. */
export function withPlace(prompt: string, last: Turn | null): string {
  const { place } = spokenOf(last);
  if (place === undefined || prompt.trim().split(' ').length > LONGEST) return prompt;
  return prompt.replace(wording('there'), `in class ${place}`).replace(wording('ofIt'), `class ${place}'s`);
}

/** '11th?' behind what came in on one day: a day of the same month, and no class. */
export function withDay(prompt: string, last: Query | { intent: string; slots: object } | null, today: string): string {
  const [day = ''] = saidOf('oneDay', prompt.trim());
  if (day === '' || last === null || ('slots' in last && last.intent.startsWith('calendar.'))) return prompt;
  const { place, from, to } = spokenOf(last);
  const isOneDay = from !== undefined && from === to;
  // 'And 10th' behind a class is a class, unless another day than today was said.
  if (place !== undefined && Number(day) <= MOST_CLASSES && (!isOneDay || from === today)) return `and class ${day}`;
  return isOneDay ? `and on ${day} ${saidDay(from).split(' ')[1]}` : prompt;
}
const MOST_CLASSES = 12;

/** 'Who is on leave that day' behind what was asked of one day, or planned for it; 'that month' likewise. */
export function withThatDay(prompt: string, last: Turn | null): string {
  const { from, to, month } = spokenOf(last);
  const dated = month === undefined ? prompt : prompt.replace(wording('thatMonth'), `in ${saidDay(`${month}-01`).replace(/^1 /, '')}`);
  return from === undefined || from !== to ? dated : dated.replace(wording('thatDay'), `on ${saidDay(from)}`);
}

/** Whether a word points at one person and the answer would be about nobody in particular. */
export function namesNobody(prompt: string, { intent, slots }: { intent: string; slots: object }): boolean {
  if (prompt.trim().split(' ').length > LONGEST_OF_ONE || !says('onePerson', prompt)) return false;
  if (['clarify', 'decline', 'help'].includes(intent) || isWrite(intent as ActIntent)) return false;
  const { query, student, teacher, rows } = slots as Slots & { query?: Query };
  if (query === undefined) return student === undefined && teacher === undefined && rows === undefined;
  return !query.filters.some(({ by }) => ['student', 'employee', 'person', 'guardian', 'role'].includes(by));
}

/** 'What is his attendance' behind a question about one person, with the name in the place of the pronoun. */
export function withPerson(prompt: string, last: Turn | null, { students, employees }: Directory): string {
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
export const nameIn = (last: Turn | null): string => spokenOf(last).person;

/** 'For how many months?', 'for which months' behind what one student owes. */
export function monthsOwed(prompt: string, last: Turn | null, { students }: Directory): Query | undefined {
  const said = prompt.trim().replace(/[?.! ]+$/, '');
  const isWhich = says('whichMonths', said);
  const name = isWhich || says('months', said) ? nameIn(last) : '';
  if (students.filter((one) => one.name === name).length !== 1) return undefined;
  const filters = [{ by: 'student', op: 'is' as const, values: [name] }];
  return isWhich
    ? { entity: 'due', measure: 'sum', filters, groupBy: ['month'], bounds: [], also: [] }
    : { entity: 'due', measure: 'months', filters, groupBy: [], bounds: [], also: [] };
}

/** Whether one person is meant who was not named: 'what is her father's name', 'for how many months?'. */
export const pointsAtOne = (prompt: string): boolean =>
  prompt.trim().split(' ').length <= LONGEST_OF_ONE &&
  (says('onePerson', prompt) || says('theOne', prompt) || says('months', prompt.trim()));
const personIn = ({ filters }: Query): string => {
  const [name, another] = filters.find(({ by, op }) => (by === 'student' || by === 'employee') && op === 'is')?.values ?? [];
  return name === undefined || another !== undefined ? '' : name;
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
