import { z } from 'zod/mini';
import { EVENT_KINDS } from '../calendar/index.ts';
import { PAYMENT_MODES } from '../finance/index.ts';
import { defineCall } from '../shared/index.ts';

/** Attendance of today. People on approved leave are not counted as absent; late and half days count as present. */
const presence = z.object({
  isSchoolDay: z.boolean(),
  total: z.number(),
  present: z.number(),
  absent: z.number(),
  onLeave: z.number(),
  notYet: z.number(),
});

const parts = {
  students: presence,
  staff: presence,
  money: z.object({
    month: z.string(),
    charged: z.number(),
    collected: z.number(),
    pendingStudents: z.number(),
    today: z.number(),
    /** The same weekday of last week. */
    weekAgo: z.number(),
    byMode: z.array(z.object({ mode: z.enum(PAYMENT_MODES), amount: z.number(), receipts: z.number() })),
  }),
  needs: z.object({
    uncovered: z.object({
      count: z.number(),
      first: z.array(z.object({ teacher: z.string(), period: z.string(), className: z.string() })),
    }),
    registers: z.object({ count: z.number(), first: z.array(z.string()) }),
    cheques: z.object({ count: z.number(), amount: z.number(), oldestOn: z.nullable(z.string()) }),
    bounced: z.object({ count: z.number(), amount: z.number(), student: z.nullable(z.string()) }),
    leaves: z.object({ count: z.number(), first: z.array(z.string()) }),
    logs: z.object({ teachers: z.number(), lessons: z.number() }),
  }),
  away: z.array(
    z.object({
      employeeId: z.string(),
      name: z.string(),
      why: z.enum(['absent', 'leave', 'half day']),
      periods: z.number(),
      covered: z.number(),
    }),
  ),
  week: z.object({
    classes: z.array(z.string()),
    /** Attendance % by class, null where no register was taken. */
    days: z.array(z.object({ on: z.string(), percents: z.array(z.nullable(z.number())) })),
  }),
  coming: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(EVENT_KINDS),
      title: z.string(),
      description: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      isTentative: z.boolean(),
    }),
  ),
  birthdays: z.array(z.object({ _id: z.string(), name: z.string(), place: z.string(), isStaff: z.boolean() })),
  notices: z.array(z.object({ _id: z.string(), title: z.string(), at: z.string(), isPinned: z.boolean(), failed: z.number() })),
  activity: z.array(z.object({ _id: z.string(), student: z.string(), amount: z.number(), mode: z.string(), date: z.string() })),
} as const;

export type HomepagePart = keyof typeof parts;

/** The whole Dashboard in one answer. A part that could not be read is null; the others are complete. */
export const getHomepage = defineCall({
  name: 'getHomepage',
  method: 'GET',
  path: '/admin/homepage',
  summary: 'Today at a glance: what needs somebody, who is here, the money, what comes',
  answer: z.object({
    today: z.string(),
    /** Today's holiday, if any. */
    holiday: z.nullable(z.string()),
    term: z.nullable(z.string()),
    students: z.nullable(parts.students),
    staff: z.nullable(parts.staff),
    money: z.nullable(parts.money),
    needs: z.nullable(parts.needs),
    away: z.nullable(parts.away),
    week: z.nullable(parts.week),
    coming: z.nullable(parts.coming),
    birthdays: z.nullable(parts.birthdays),
    notices: z.nullable(parts.notices),
    activity: z.nullable(parts.activity),
  }),
});
