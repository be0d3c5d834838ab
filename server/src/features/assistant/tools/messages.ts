import { type Audience, addNotice, countReach, listNoticeCategories, publishNotice, withdrawNotice } from '@shala/contract/notices';
import { say, writeDay, writeWeekdayAndDay } from '#platform/words';
import { type Answer, type Choice, choices, link, parts, text } from '../answer/answer.ts';
import { rupees, spanWords } from '../answer/words.ts';
import { readText } from '../interpreter/reading.ts';
import { NOTICE_KINDS } from '../interpreter/text/lexicon.ts';
import { longestAt } from '../interpreter/text/phrases.ts';
import type { Slots } from '../interpreter/types.ts';
import { queryWords } from '../query/answer/say.ts';
import type { Person } from './directory.ts';
import { placeWords } from './fees-due.ts';
import { type NearDay, nearDayIn } from './near-day.ts';
import { findWithoutGuardian } from './readers.store.ts';
import { findReaders, type Readers } from './readers.ts';
import { spanOf } from './span.ts';
import { type Bench, type Done, type Prepared, type WriteBench, writing } from './tool.ts';

/** What was confirmed waits so long before it goes out, and can be taken back whole. */
const WAIT_MS = 60_000;
const TITLE_LENGTH = 80;
/** A notice names no more people than this one by one. */
const MOST_PEOPLE = 500;
const MOST_NAMED = 6;
/** What is kept of a message until it is confirmed. */
export type Kept = { title: string; words: string; audience: Audience; category: string; recipients: number; isUnsent?: boolean };

export const publishNoticeTool = writing({
  name: 'notice.publish',
  needs: [countReach, listNoticeCategories, addNotice, publishNotice, withdrawNotice],
  about: ({ className }) => say('a notice: “Tell the parents of {className} to bring report cards on Monday”', { className }),
  async prepare(bench, slots) {
    const isToPeople = slots.rows !== undefined || slots.named !== undefined;
    const readers = isToPeople ? await findReaders(bench, slots) : undefined;
    const audience = readers === undefined ? audienceOf(bench, slots) : peopleOf(readers);
    if (audience === undefined) return askWhom(bench, slots);
    if (!('kind' in audience)) return audience;
    const words = noticeWords(bench, slots);
    const reach = await bench.calls.read(bench.context, countReach, { body: { audience } });
    const near = nearDayIn(words, bench.school.today, slots.date);
    const span = slots.date || slots.from ? spanOf(slots, { from: bench.school.today, to: bench.school.today }) : undefined;
    const category = await categoryOf(bench, words);
    return planOf({
      audience,
      category,
      title: words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH - 1)}…` : words,
      words,
      place: placeWords(bench, slots),
      facts: parts(
        ...(readers ? await readerFacts(bench, readers, slots) : [{ term: say('Recipients'), value: whomWords(bench, slots) }]),
        span && { term: say('Date'), value: spanWords(span) },
        { term: say('Notice category'), value: category || say('None') },
      ),
      reach,
      act: say('Notice for {count, plural, one {# person} other {# people}}', { count: reach.recipients }),
      verb: say('Send to {count, plural, one {# person} other {# people}}', { count: reach.recipients }),
      unsent: say('Save the notice (not sent)'),
      isForAll: audience.kind === 'all',
      warnings: [...(readers ? unreachedWarning(readers) : []), ...nearWarning(near)],
      ...(near && { offers: [withDate(near)] }),
    });
  },
  execute: carryOut,
  undo: takeBack,
});

/** The school's own category that the text of a notice names or speaks of first; none where it speaks of no category, as the screen has it. */
export async function categoryOf({ calls, context, school }: Bench, words: string): Promise<string> {
  const categories = await calls.read(context, listNoticeCategories, {});
  const { tokens } = readText(words, school);
  const spoken = tokens.flatMap(({ text }, at) => [text, ...(longestAt(NOTICE_KINDS, tokens, at)?.values ?? [])]);
  const plain = (name: string) => name.toLowerCase().replace(/s$/, '');
  return spoken.flatMap((one) => categories.find(({ name }) => plain(name) === plain(one)) ?? [])[0]?.name ?? '';
}

/** Whom the notice goes to; undefined where nobody was said, for everybody is meant only by a word that says so. */
function audienceOf({ school }: Bench, slots: Slots): Audience | undefined {
  const places = school.placesOf(slots);
  const sections = places.flatMap(({ sectionId }) => sectionId ?? []);
  if (sections.length > 0) return { kind: 'sections', ids: sections };
  if (places.length > 0) return { kind: 'classes', ids: places.map(({ classId }) => classId) };
  switch (slots.audience) {
    case 'teachers':
      return { kind: 'people', ids: [...school.teacherIds] };
    case 'staff':
      return { kind: 'staff' };
    case 'parents':
    case 'students':
      return { kind: 'students' };
    case 'all':
      return { kind: 'all' };
    default:
      return undefined;
  }
}

/** The people one by one, or why they cannot get a notice. */
function peopleOf({ students, employees }: Readers): Audience | Answer {
  const ids = [...students, ...employees].map(({ id }) => id);
  if (ids.length === 0) return [text(say('I did nothing: there is nobody to write to.'))];
  if (ids.length <= MOST_PEOPLE) return { kind: 'people', ids };
  const count = ids.length;
  return [
    text(
      say('These are {count} people. A notice to single people can go to {most} at most. Please name classes, or write “all parents”.', {
        count,
        most: MOST_PEOPLE,
      }),
    ),
  ];
}

/** Who gets it: how many, whether their parents or they themselves, the first of them by name, by what they were found, and the students who have no guardian. */
async function readerFacts(
  { context, school }: Bench,
  { students, employees }: Readers,
  { rows }: Slots,
): Promise<{ term: string; value: string }[]> {
  const ids = students.map(({ id }) => id);
  const without = await findWithoutGuardian(context.db, context.school.id, ids);
  const whom = parts(
    students.length > 0 && say('Parents of {count, plural, one {# student} other {# students}}', { count: students.length }),
    employees.length > 0 && say('{count, plural, one {# employee} other {# employees}}', { count: employees.length }),
  );
  return parts(
    { term: say('Recipients'), value: whom.join(', ') },
    { term: say('Names'), value: namesOf([...students, ...employees]) },
    rows && { term: say('Found by'), value: queryWords(rows, rows.period) },
    without.length > 0 && { term: say('Without a guardian'), value: namesOf(without.flatMap((id) => school.personOf(id) ?? [])) },
  );
}

function namesOf(people: readonly Person[]): string {
  const shown = people.length === MOST_NAMED + 1 ? people : people.slice(0, MOST_NAMED);
  const names = shown.map(({ name, place }) => (place === '' ? name : `${name} (${place})`)).join(', ');
  const more = people.length - shown.length;
  return more === 0 ? names : say('{names} and {more} more', { names, more });
}

/** Guardians who were listed get nothing where another one of the child is written to. */
const unreachedWarning = ({ unreached: count }: Readers): string[] =>
  parts(
    count > 0 &&
      say('{count, plural, one {# guardian gets} other {# guardians get}} nothing: messages go to the first guardian of each child.', {
        count,
      }),
  );

/** Who reads 'tomorrow' a day later takes it for another day; the text stays as it was typed. */
const nearWarning = (near: NearDay | undefined): string[] =>
  parts(
    near !== undefined &&
      say('The text says “{word}”, which is another day for whoever reads it later. Today it means {day}.', {
        word: near.word,
        day: writeWeekdayAndDay(near.date),
      }),
  );

/** The same plan with the date beside the word. */
const withDate = ({ word, date }: NearDay): Choice => {
  const dated = `${word} (${writeDay(date)})`;
  return { label: say('Write “{dated}”', { dated }), prompt: `change ${word} to ${dated}` };
};

/** Asks who is to get it, with the same notice to each of those whom it can go to. */
function askWhom(bench: Bench, slots: Slots): Answer {
  const words = noticeWords(bench, slots);
  return [
    text(say('Who should get this notice? “{words}”', { words })),
    choices([
      { label: say('All parents'), prompt: `Notice to all parents: ${words}` },
      { label: say('Teachers'), prompt: `Notice to teachers: ${words}` },
      { label: say('All staff'), prompt: `Notice to all staff: ${words}` },
      { label: say('Everyone: parents and staff'), prompt: `Notice to everyone: ${words}` },
    ]),
  ];
}

function whomWords(bench: Bench, slots: Slots): string {
  if (bench.school.placesOf(slots).length > 0) return say('Parents of {place}', { place: placeWords(bench, slots) });
  if (slots.audience === 'teachers') return say('Teachers');
  if (slots.audience === 'staff') return say('All staff');
  if (slots.audience === 'all') return say('Parents and staff of the whole school');
  return say('Parents of {place}', { place: placeWords(bench, slots) });
}

/** The text as it was typed, letter by letter. */
function noticeWords({ school }: Bench, slots: Slots): string {
  const said = slots.message?.trim();
  const span = slots.date || slots.from ? spanOf(slots, { from: school.today, to: school.today }) : undefined;
  if (said) return said;
  return span ? say('The school will be closed: {days}.', { days: spanWords(span) }) : say('A notice from the school.');
}

type Message = {
  audience: Audience;
  category: string;
  title: string;
  words: string;
  place: string;
  facts: { term: string; value: string }[];
  reach: {
    recipients: number;
    shared: number;
    withoutParent: number;
    channels: { channel: string; reachable: number; withoutAddress: number; isSet: boolean }[];
    sample: { name: string; students: string; className: string; amount: number | null }[];
  };
  act: string;
  verb: string;
  /** The verb while the school can send nothing. */
  unsent: string;
  isForAll: boolean;
  warnings?: string[];
  offers?: Choice[];
};

/** The plan of a message, or why there is none. */
export function planOf({
  audience,
  category,
  title,
  words,
  facts,
  reach,
  act,
  verb,
  unsent,
  isForAll,
  warnings: own = [],
  offers,
}: Message): Prepared | Answer {
  if (reach.recipients === 0) return [text(say('There are no recipients: no parent or employee to write to.'))];
  const ways = reach.channels
    .filter(({ isSet }) => isSet)
    .map(({ channel, reachable }) =>
      say('{channel} to {reachable, plural, one {# person} other {# people}}', { channel: channelName(channel), reachable }),
    );
  const warnings = parts(
    ...own,
    reach.withoutParent > 0 &&
      say('{count, plural, one {# student has} other {# students have}} no guardian on record.', { count: reach.withoutParent }),
    ...reach.channels
      .filter((one) => one.isSet && one.withoutAddress > 0)
      .map((one) =>
        one.channel === 'mail'
          ? say('{count, plural, one {# person has} other {# people have}} no email address.', { count: one.withoutAddress })
          : say('{count, plural, one {# person has} other {# people have}} no phone number.', { count: one.withoutAddress }),
      ),
    ways.length === 0 &&
      say(
        'This cannot be sent now, because email, SMS and WhatsApp are not set up. Nobody will get it. It can only be saved under Notices.',
      ),
  );
  const { shared: count, sample } = reach;
  const [first] = sample;
  const besides = parts(
    count > 0 && {
      term: say('Siblings'),
      value: say(
        '{count, plural, one {# parent with several children gets} other {# parents with several children get}} one message only',
        {
          count,
        },
      ),
    },
    ways.length > 0 && { term: say('Sent by'), value: ways.join(', ') },
    words.includes('{name}') && first && { term: say('Text'), value: say('Example: the message for {name}', { name: first.name }) },
  );
  return {
    plan: { title: act, facts: [...facts, ...besides], sample: filledIn(words, first), warnings },
    arguments: { title, words, audience, category, recipients: reach.recipients, isUnsent: ways.length === 0 } satisfies Kept,
    recipients: reach.recipients,
    mustType: isForAll,
    verb: ways.length > 0 ? verb : unsent,
    ...(offers && { offers }),
  };
}

function channelName(channel: string): string {
  if (channel === 'mail') return say('Email');
  return channel === 'sms' ? say('SMS') : say('WhatsApp');
}

/** The text as the first recipient gets it; the places in curly brackets are each family's own. */
function filledIn(words: string, first: Message['reach']['sample'][number] | undefined): string {
  if (first === undefined) return words;
  return words
    .replaceAll('{name}', () => first.name)
    .replaceAll('{student}', () => first.students)
    .replaceAll('{class}', () => first.className)
    .replaceAll('{amount}', () => (first.amount === null ? '{amount}' : rupees(first.amount)));
}

/** The notice goes out after a minute; until then nothing of it has left. */
export async function carryOut({ context, calls }: WriteBench, kept: unknown): Promise<Done> {
  const { title, words, audience, category, recipients, isUnsent } = kept as Kept;
  const body = { title, bodyHtml: `<p>${escapeHtml(words)}</p>`, audience, category };
  const { _id: noticeId } = await calls.write(context, addNotice, { body });
  const at = new Date(context.now.getTime() + WAIT_MS).toISOString();
  await calls.write(context, publishNotice, { params: { noticeId }, body: { recipients, at } });
  const said = isUnsent
    ? say('Saved under Notices. It is not sent, because email, SMS and WhatsApp are not set up.')
    : say('It will be sent to {recipients, plural, one {# person} other {# people}} in one minute.', { recipients });
  return { answer: [text(said), link(say('View the notice'), `/notice/view?id=${noticeId}`)], affected: recipients, undo: { noticeId } };
}

/** Withdraws a message; what has gone out already is told. */
export async function takeBack({ context, calls }: WriteBench, kept: unknown): Promise<Answer> {
  const { noticeId } = kept as { noticeId: string };
  const { stopped, gone } = await calls.write(context, withdrawNotice, { params: { noticeId } });
  return [
    text(
      gone > 0
        ? say('Withdrawn. Messages stopped: {stopped}. Already sent: {gone}.', { gone, stopped })
        : say('Withdrawn before anything was sent.'),
    ),
  ];
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
}
