import { listDefaulters } from '@shala/contract/finance';
import { type Audience, addNotice, countReach, listNoticeCategories, publishNotice, withdrawNotice } from '@shala/contract/notices';
import { toPaise, toRupees } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import { say } from '#platform/words';
import { type Answer, text } from '../answer/answer.ts';
import { monthWords, rupees } from '../answer/words.ts';
import { wordsIn } from '../interpreter/text/listed.ts';
import type { Slots } from '../interpreter/types.ts';
import {
  type Defaulter,
  feeWords,
  findDefaulters,
  headWords,
  listOverdue,
  notInTheBooks,
  type OverdueFilter,
  overdueFilters,
  overdueLink,
  placeWords,
} from './fees-due.ts';
import { carryOut, categoryOf, type Kept, planOf, takeBack } from './messages.ts';
import { holdReminders, listRemindedToday } from './once-a-day.store.ts';
import { nameOfMonth } from './span.ts';
import { type Bench, type Done, type Prepared, type WriteBench, writing } from './tool.ts';

const MOST_PEOPLE = 500;
/** A reminder also keeps whom it reminds, so that nobody is reminded twice a day, and where to look whether they still owe. */
type KeptReminder = Kept & { students: string[]; filters: OverdueFilter[] };

export const sendReminder = writing({
  name: 'fee_reminder.send',
  needs: [listDefaulters, countReach, listNoticeCategories, addNotice, publishNotice, withdrawNotice],
  about: ({ className }) => say('fee reminders: “Remind the parents of {className} who owe more than 3,000”', { className }),
  async prepare(bench, slots) {
    const unknown = notInTheBooks(bench, slots);
    if (unknown !== undefined) return unknown;
    const [student, another] = slots.student === undefined ? [] : bench.school.studentsOf(slots);
    if (slots.student !== undefined && (student === undefined || another !== undefined))
      return [text(say('I cannot find exactly one student with this name. Please give the name, class and section.'))];
    const overdue = (await findDefaulters(bench, slots)).filter((one) => student === undefined || one.student.id === student.id);
    const reminded = await listRemindedToday(bench.context.db, bench.context.school.id);
    const owing = overdue.filter((one) => !reminded.has(one.student.id));
    if (owing.length > 0) return planFor(bench, slots, { owing, leftOut: overdue.length - owing.length });
    const why =
      overdue.length > 0
        ? say(
            '{count, plural, one {This student was} other {These # students were}} reminded today already. A student is reminded once a day.',
            { count: overdue.length },
          )
        : say('No reminder is needed: none of the students you named has such overdue fees.');
    return [text(why), overdueLink(bench, slots)];
  },
  execute: remind,
  undo: takeBack,
});

/** What makes some of those who owe. */
const NARROWING = wordsIn('student section places month min_amount max_amount fee_type except rows');
type Found = { owing: Defaulter[]; leftOut: number };

async function planFor(bench: Bench, slots: Slots, { owing, leftOut }: Found): Promise<Prepared | Answer> {
  const isWhole = leftOut === 0 && NARROWING.every((slot) => slots[slot] === undefined);
  if (!isWhole && owing.length > MOST_PEOPLE)
    return [text(say('This is more than {most} students. Please name a class.', { most: MOST_PEOPLE }))];
  const students = owing.map(({ student }) => student.id);
  const classIds = bench.school.placesOf(slots).map(({ classId }) => classId);
  const audience: Audience = isWhole ? { kind: 'defaulters', ids: classIds } : { kind: 'people', ids: students };
  const [first] = owing;
  const month = slots.month === undefined ? undefined : nameOfMonth(slots.month);
  const heads = headWords(bench, slots);
  const only = feeWords(bench, slots);
  // The notices know what a family owes in all, and nothing of months and fee heads.
  const amount = only.length === 0 ? '{amount}' : owing.length === 1 && first ? rupees(first.overdue) : null;
  const about = month ? say('fees of {month}', { month: monthWords(month) }) : say('school fees');
  const reach = await bench.calls.read(bench.context, countReach, { body: { audience } });
  const words = reminderWords(amount, only);
  const made = planOf({
    audience,
    category: await categoryOf(bench, words),
    title: heads ? say('Reminder: {about}, {heads}', { about, heads }) : say('Reminder: {about}', { about }),
    words,
    place: placeWords(bench, slots),
    facts: factsOf(bench, slots, { owing, leftOut }),
    reach,
    act: say('Fee reminder for {count, plural, one {# person} other {# people}}', { count: reach.recipients }),
    verb: say('Send {count, plural, one {# reminder} other {# reminders}}', { count: reach.recipients }),
    unsent: say('Save {count, plural, one {# reminder} other {# reminders}} (not sent)', { count: reach.recipients }),
    isForAll: slots.scope === 'all',
    warnings: [...laterWarning(slots), ...sumWarnings(slots, owing)],
  });
  if (!('plan' in made)) return made;
  const kept: KeptReminder = { ...(made.arguments as Kept), students, filters: overdueFilters(bench, slots) };
  return { ...made, arguments: kept };
}

function factsOf(bench: Bench, slots: Slots, { owing, leftOut }: Found): Prepared['plan']['facts'] {
  const sums = owing.map(({ overdue }) => overdue).sort((a, b) => a - b);
  return [
    {
      term: say('Students'),
      value: say('{count} with overdue fees: {place}', { count: owing.length, place: slots.student ?? placeWords(bench, slots) }),
    },
    ...(leftOut > 0 ? [{ term: say('Left out'), value: say('{leftOut} who were reminded today', { leftOut }) }] : []),
    {
      term: say('Overdue'),
      value: say('{count, plural, one {{sum}} other {Total {sum}, from {least} to {most} each}}', {
        count: owing.length,
        sum: rupees(toRupees(sums.reduce((total, sum) => total + toPaise(sum), 0))),
        least: rupees(sums[0] ?? 0),
        most: rupees(sums.at(-1) ?? 0),
      }),
    },
    {
      term: say('{count, plural, one {Student} other {For example}}', { count: owing.length }),
      value: owing
        .slice(0, 5)
        .map(({ student }) => `${student.name} (${student.className} ${student.sectionName})`)
        .join(', '),
    },
  ];
}

function laterWarning({ later }: Slots): string[] {
  return later ? [say('It is sent one minute after you confirm. It cannot be scheduled for later.')] : [];
}

/** A sum that was said with the request decides nothing: where it is not what the books say, that stands in the plan. */
function sumWarnings({ amount }: Slots, owing: readonly Defaulter[]): string[] {
  const [only, another] = owing;
  if (amount === undefined || only === undefined || (another === undefined && only.overdue === amount)) return [];
  return another === undefined
    ? [say('You said {said}. The overdue amount in the accounts is {owed}.', { said: rupees(amount), owed: rupees(only.overdue) })]
    : [say('You said {said}. Each family is reminded of its own overdue amount.', { said: rupees(amount) })];
}

/** Sends the reminder if all of them still owe and none was reminded meanwhile; otherwise there has to be a new plan. */
async function remind(bench: WriteBench, kept: unknown): Promise<Done> {
  const { students, filters, recipients } = kept as KeptReminder;
  const { db, school } = bench.context;
  await holdReminders(db, school.id);
  const reminded = await listRemindedToday(db, school.id);
  const owing = new Set((await listOverdue(bench, filters)).map(({ student }) => student.id));
  if (students.some((id) => reminded.has(id) || !owing.has(id)))
    throw new Refusal('conflict', 'recipientsChanged', { values: { recipients } });
  return carryOut(bench, kept);
}

/** The places in curly brackets are filled in for each family by the notices themselves; the names of fee heads are the school's own. */
function reminderWords(amount: string | null, about: readonly string[]): string {
  const heads = about.join(', ').replaceAll(/[{}]/g, '');
  const places = { name: '{name}', student: '{student}', class: '{class}', amount: amount ?? '' };
  const fees = heads === '' ? say('school fees') : say('school fees ({heads})', { heads });
  return amount === null
    ? say(
        'Dear {name}, {fees} for {student} ({class}) are overdue. Please pay at the school office. If you have already paid, please ignore this message.',
        { ...places, fees },
      )
    : say(
        'Dear {name}, {amount} of {fees} for {student} ({class}) is overdue. Please pay at the school office. If you have already paid, please ignore this message.',
        { ...places, fees },
      );
}
