import { addEvent, type CalendarEvent, listEvents, previewChange, undoChange } from '@shala/contract/calendar';
import type { CallAnswer, CallInput } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import { say, writeWeekdayAndDay } from '#platform/words';
import { type Answer, link, parts, table, text } from '../answer/answer.ts';
import { spanWords } from '../answer/words.ts';
import type { Slots } from '../interpreter/types.ts';
import { addDays, LOOK_AHEAD_DAYS, spanOf, weekdayOf } from './span.ts';
import { type Bench, type Done, type Prepared, reading, type WriteBench, writing } from './tool.ts';

const SCREEN = '/calender';
const isMeeting = (title: string) => /\b(meeting|ptm|pta)\b/i.test(title);

export const listUpcoming = reading({
  name: 'calendar.list_upcoming',
  needs: [listEvents],
  about: () => say('the calendar: “Which holidays are in December?”'),
  async run({ calls, context, school }, slots) {
    const span = spanOf(slots, { from: school.today, to: addDays(school.today, LOOK_AHEAD_DAYS) });
    const found = await calls.read(context, listEvents, { query: span });
    const wanted = found.filter(({ kind }) =>
      slots.kind === 'holidays' ? kind === 'holiday' : slots.kind === 'events' ? kind !== 'holiday' : true,
    );
    const days = spanWords(span);
    if (wanted.length === 0)
      return [
        text(say('There are no such entries in the calendar: {days}.', { days })),
        link(say('Calendar'), SCREEN, { date: span.from }),
      ];
    return [
      text(say('{days}: {count, plural, one {# entry} other {# entries}} in the calendar.', { count: wanted.length, days })),
      table({
        head: [say('Date'), say('Title'), say('Type')],
        rows: wanted.map((one) => [spanWords({ from: one.startsOn, to: one.endsOn }), one.title, kindWords(one.kind)]),
      }),
      link(say('Calendar'), SCREEN, { date: span.from }),
    ];
  },
});

function kindWords(kind: CalendarEvent['kind']): string {
  if (kind === 'holiday') return say('Holiday');
  if (kind === 'exam') return say('Exam');
  return kind === 'meeting' ? say('Meeting') : say('Event');
}

type Entry = CallInput<typeof addEvent>['body'];
/** The entry, with the number of people whom its notice reaches. */
type Kept = Entry & { recipients: number };

export const addHoliday = writing({
  name: 'calendar.add_holiday',
  needs: [previewChange, addEvent, undoChange],
  about: () => say('a holiday: “Add a holiday on 25 December for Christmas”'),
  async prepare(bench, slots) {
    if (bench.school.placesOf(slots).length > 0)
      return [
        text(say('Holidays here are for the whole school. Ask without the class to add one for everyone.')),
        link(say('Calendar'), SCREEN),
      ];
    const span = spanOf(slots, { from: bench.school.today, to: bench.school.today });
    const title = capital(slots.title ?? say('Holiday'));
    return planOf(bench, { slots, draft: { kind: 'holiday', title, startsOn: span.from, endsOn: span.to } });
  },
  execute: carryOut,
  undo: takeBack,
});

export const addEventTool = writing({
  name: 'calendar.add_event',
  needs: [previewChange, addEvent, undoChange],
  about: () => say('an event: “Sports day on 18 December”'),
  async prepare(bench, slots) {
    const span = spanOf(slots, { from: bench.school.today, to: bench.school.today });
    const title = capital(slots.title ?? say('Event'));
    const whom = bench.school
      .placesOf(slots)
      .map(({ className, sectionName = '' }) => say('Class {className} {sectionName}', { className, sectionName }).trim());
    const description = [
      slots.time ? say('At {time}.', { time: slots.time }) : '',
      whom.length > 0 ? say('For {whom}.', { whom: whom.join(', ') }) : '',
    ];
    const draft = { kind: isMeeting(title) ? ('meeting' as const) : ('event' as const), title, startsOn: span.from, endsOn: span.to };
    return planOf(bench, { slots, draft: { ...draft, description: description.filter(Boolean).join(' ') } });
  },
  execute: carryOut,
  undo: takeBack,
});

type Touched = CallAnswer<typeof previewChange>;
type Wish = { slots: Slots; draft: Omit<Entry, 'notice'> };

/** What the calendar's own preview says that the entry would touch. */
async function planOf({ calls, context, school }: Bench, { slots, draft }: Wish): Promise<Prepared | Answer> {
  const touched = await calls.read(context, previewChange, { body: { draft } });
  if (touched.collisions.some((one) => isSame(one, draft)))
    return [
      text(
        say('{title}, {days}, is already in the calendar. There is nothing to add.', {
          title: draft.title,
          days: spanWords(daysOf(draft)),
        }),
      ),
      link(say('Calendar'), SCREEN, { date: draft.startsOn }),
    ];
  // A notice of the calendar goes to parents and staff: where only these are to be told, none goes to others.
  const only = slots.notify === true && (slots.audience === 'teachers' || slots.audience === 'staff') ? slots.audience : undefined;
  const isTold = slots.notify === true && only === undefined;
  const recipients = isTold ? touched.notice.recipients : 0;
  const entry: Entry = isTold ? { ...draft, notice: { title: touched.notice.title, text: touched.notice.text } } : draft;
  return {
    plan: {
      title: draft.kind === 'holiday' ? say('Add a holiday to the calendar') : say('Add an event to the calendar'),
      facts: factsOf(draft, touched, isTold),
      warnings: warningsOf(draft, touched, { only, today: school.today }),
      ...(isTold && { sample: touched.notice.text }),
    },
    arguments: { ...entry, recipients } satisfies Kept,
    recipients,
    verb: draft.kind === 'holiday' ? say('Add the holiday') : say('Add the event'),
  };
}

function factsOf(draft: Wish['draft'], touched: Touched, isTold: boolean) {
  const [count, months] = [touched.lostDays.length, touched.dueDates.map(({ month }) => month).join(', ')];
  return parts(
    { term: say('Date'), value: spanWords(daysOf(draft)) },
    { term: say('Title'), value: draft.title },
    draft.description && { term: say('Details'), value: draft.description },
    draft.kind === 'holiday' && {
      term: say('School days lost'),
      value: say('{count, plural, one {# school day} other {# school days}}', { count }),
    },
    months && { term: say('Fees'), value: say('The due date for fees of {months} falls on these days. It does not change.', { months }) },
    {
      term: say('Notice'),
      value: isTold
        ? say('Now, to {count} people (parents and staff)', { count: touched.notice.recipients })
        : say('No notice will be sent'),
    },
  );
}

function warningsOf(
  draft: Wish['draft'],
  touched: Touched,
  { only, today }: { only: 'teachers' | 'staff' | undefined; today: string },
): string[] {
  return parts(
    only === 'teachers' &&
      say(
        'Calendar notices go to both parents and staff, so no notice will be sent. To inform only teachers, type next: “Notice to teachers: …”.',
      ),
    only === 'staff' &&
      say(
        'Calendar notices go to both parents and staff, so no notice will be sent. To inform only staff, type next: “Notice to staff: …”.',
      ),
    draft.startsOn < today && say('This date is in the past.'),
    draft.startsOn === draft.endsOn && weekdayOf(draft.startsOn) === 'Sunday' && say('This is a Sunday. There is no school on Sunday.'),
    ...touched.collisions.map((one) =>
      say('Already in the calendar: {title}, {days}.', { title: one.title, days: spanWords(daysOf(one)) }),
    ),
    ...touched.registers.map(({ on }) =>
      say('Attendance of {day} was already taken. It is kept but not counted.', { day: writeWeekdayAndDay(on) }),
    ),
    ...touched.papers.map((paper) =>
      say('{exam}, {subject} of {className} is set for {day}.', { ...paper, day: writeWeekdayAndDay(paper.on) }),
    ),
  );
}

/** Puts the entry in, with its notice, if it is not there meanwhile and the notice still reaches as many; otherwise there has to be a new plan. */
async function carryOut({ context, calls }: WriteBench, kept: unknown): Promise<Done> {
  const { recipients, ...body } = kept as Kept;
  const { notice, ...draft } = body;
  const touched = await calls.read(context, previewChange, { body: { draft } });
  if (touched.collisions.some((one) => isSame(one, draft)) || (notice && touched.notice.recipients !== recipients))
    throw new Refusal('conflict', 'recipientsChanged', { values: { recipients: touched.notice.recipients } });
  const done = await calls.write(context, addEvent, { body });
  const told = notice
    ? [
        text(say('The notice is being sent to {recipients, plural, one {# person} other {# people}}.', { recipients })),
        link(say('View the notice'), `/notice/view?id=${done.noticeId}`),
      ]
    : [];
  return {
    answer: [
      text(say('Done: {title}, {days}, is in the calendar.', { title: body.title, days: spanWords(daysOf(body)) })),
      ...told,
      link(say('Calendar'), SCREEN, { date: body.startsOn }),
    ],
    affected: notice ? recipients : done.events.length,
    undo: { changeId: done.changeId },
  };
}

async function takeBack({ context, calls }: WriteBench, kept: unknown): Promise<Answer> {
  const { changeId } = kept as { changeId: string };
  const { isNoticeWithdrawn } = await calls.write(context, undoChange, { params: { changeId } });
  const told = isNoticeWithdrawn ? [text(say('The notice was withdrawn. People who already received it still have it.'))] : [];
  return [text(say('Cancelled. It is no longer in the calendar.')), ...told, link(say('Calendar'), SCREEN)];
}

const daysOf = ({ startsOn, endsOn }: Pick<Entry, 'startsOn' | 'endsOn'>) => ({ from: startsOn, to: endsOn });

/** Whether an entry of the calendar is the one that is wished for. */
function isSame(one: CalendarEvent, wished: Omit<Entry, 'notice'>): boolean {
  const level = (title: string) => title.trim().toLowerCase();
  return (
    one.kind === wished.kind &&
    one.startsOn === wished.startsOn &&
    one.endsOn === wished.endsOn &&
    one.description === (wished.description ?? '') &&
    level(one.title) === level(wished.title)
  );
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
