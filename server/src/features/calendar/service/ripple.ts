import type * as calls from '@shala/contract/calendar';
import type { CallAnswer } from '@shala/contract/shared';
import { listDueDates } from '#features/finance';
import { countAudience } from '#features/notices';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { holidayNotice } from '../rules/ripple-text.ts';
import * as events from '../store/events.store.ts';
import * as store from '../store/ripple.store.ts';
import { eventOnWire } from '../wire.ts';
import { checkDraft } from './events.ts';

type Answer = CallAnswer<typeof calls.previewChange>;

/** What a change touches: `draft` alone adds, `eventId` alone removes, both change. Nothing is written. */
export async function previewChange(context: ReadContext, { body }: Input<typeof calls.previewChange>): Promise<Answer> {
  const { db, school } = context;
  const old = body.eventId === undefined ? null : await events.findEvent(db, school.id, body.eventId);
  if (body.eventId !== undefined && old === null) throw notFound();
  const draft = body.draft === undefined ? null : checkDraft(body.draft);
  const entry = draft ?? old;
  if (entry === null) throw new Refusal('invalid', 'badInput', { fields: { draft: 'Name an entry, or what is to be added.' } });
  const holiday = draft?.kind === 'holiday' ? draft : null;
  const eventId = old?.id ?? null;
  const days = old?.kind === 'holiday' || holiday ? await compare(context, { old, holiday, eventId }) : [];
  const pick = (fits: (day: store.Day) => boolean) => days.filter(fits).map(({ day }) => day);
  const lost = pick((day) => day.studentsBefore && !day.studentsAfter);
  const won = pick((day) => !day.studentsBefore && day.studentsAfter);
  const staff = { lost: pick((day) => day.staffBefore && !day.staffAfter), won: pick((day) => !day.staffBefore && day.staffAfter) };
  const touched = await readTouched(context, { lost, won });
  const years = await countYears(context, { lost, won, staff });
  const isRemoved = draft === null || (old?.kind === 'holiday' && holiday === null);
  const nextDay = holiday && (await store.nextSchoolDay(db, school.id, { behind: holiday.endsOn, eventId, holiday }));
  const audience = { kind: !entry.forStudents ? 'staff' : !entry.forStaff ? 'students' : 'all' } as const;
  const [collisions, reached] = await Promise.all([draft ? listCollisions(context, draft, eventId) : [], countAudience(context, audience)]);
  return {
    lostDays: lost,
    wonDays: won,
    staffLostDays: staff.lost,
    staffWonDays: staff.won,
    ...years,
    ...touched,
    dueDates: await listDue(context, { lost, eventId, holiday }),
    collisions,
    notice: { ...holidayNotice(entry, { isRemoved, nextDay }), recipients: reached },
  };
}

type Range = Pick<events.EventRow, 'startsOn' | 'endsOn' | 'forStudents' | 'forStaff'>;

function compare(
  { db, school }: ReadContext,
  { old, holiday, eventId }: { old: Range | null; holiday: Range | null; eventId: string | null },
): Promise<store.Day[]> {
  const ranges = [old, holiday].filter((range) => range !== null);
  const from = ranges.map(({ startsOn }) => startsOn).sort()[0] as string;
  const to = ranges
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1) as string;
  return store.compareDays(db, school.id, { from, to, eventId, after: holiday });
}

async function readTouched({ db, school }: ReadContext, { lost, won }: { lost: string[]; won: string[] }) {
  const [periods, papers, registers, leaves] = await Promise.all([
    store.countPeriods(db, school.id, { lost, won }),
    store.listPapers(db, school.id, lost),
    store.listRegisters(db, school.id, lost),
    store.countLeaves(db, school.id, lost),
  ]);
  return { periods, papers, registers, leaves };
}

type Both = { lost: string[]; won: string[] };

/** School days of the running year before and after: what attendance is counted by. */
async function countYears({ db, school }: ReadContext, { lost, won, staff }: Both & { staff: Both }) {
  const year = await store.countYear(db, school.id);
  const inYear = new Set((await store.withinYear(db, school.id, [...lost, ...won, ...staff.lost, ...staff.won])).map(({ day }) => day));
  const count = (days: string[]) => days.filter((day) => inYear.has(day)).length;
  return {
    schoolDays: { before: year.students, after: year.students - count(lost) + count(won) },
    workingDays: { before: year.staff, after: year.staff - count(staff.lost) + count(staff.won) },
  };
}

async function listCollisions({ db, school }: ReadContext, draft: Range & { kind: string; title: string }, eventId: string | null) {
  const rows = await events.listEvents(db, school.id, { from: draft.startsOn, to: draft.endsOn });
  return rows.filter(({ id }) => id !== eventId).map(eventOnWire);
}

/** Months that fall due on a day lost. The rule gives one day for all months, so that the date itself stays; families may be given time. */
async function listDue(
  context: ReadContext,
  { lost, eventId, holiday }: { lost: string[]; eventId: string | null; holiday: Range | null },
) {
  const { db, school } = context;
  const due = (await listDueDates(db, school.id)).filter(({ dueOn }) => lost.includes(dueOn));
  return Promise.all(
    due.map(async (month) => ({
      ...month,
      nextSchoolDay: await store.nextSchoolDay(db, school.id, { behind: month.dueOn, eventId, holiday }),
    })),
  );
}
