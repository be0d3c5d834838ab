import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';
import { LEAVE_STATES, mark } from './schemas.ts';

/** The halves of a school day; with an odd number of periods, the middle one is in the first half. */
export const DAY_HALVES = ['first', 'second'] as const;
export type DayHalf = (typeof DAY_HALVES)[number];
export const PERSON_KINDS = ['employee', 'student'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];
const kind = z.enum(PERSON_KINDS);
const person = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  /** Employee code or admission number. */
  number: z.string(),
  /** Role, or class and section. */
  place: z.string(),
});
const leaveRow = z.object({
  id: z.string(),
  person,
  type: z.nullable(z.object({ id: z.string(), name: z.string() })),
  from: z.string(),
  to: z.string(),
  isHalfDay: z.boolean(),
  /** The half of the day; null for whole days. */
  half: z.nullable(z.enum(DAY_HALVES)),
  /** The number of school days; half a day is 0.5. */
  days: z.number(),
  reason: z.string(),
  state: z.enum(LEAVE_STATES),
  isFromRegister: z.boolean(),
  appliedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.string(),
  decisionNote: z.string(),
});
/** Leave by state, pending first; without `from` and `to` for the whole year. At most five hundred. */
export const listLeave = defineCall({
  name: 'listLeave',
  method: 'GET',
  path: '/admin/leave',
  summary: 'Leave of employees and students',
  query: z.strictObject({
    state: z.optional(z.enum(LEAVE_STATES)),
    kind: z.optional(kind),
    personId: z.optional(id),
    search: z.optional(optionalText(80)),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
  }),
  answer: z.object({
    leaves: z.array(leaveRow),
    totals: z.object({ applied: z.number(), approved: z.number(), refused: z.number(), withdrawn: z.number() }),
    onLeaveToday: z.object({ employees: z.number(), students: z.number() }),
  }),
});
/** Refuses leaveOrder, leaveOverlaps, noSchoolDays, outsideService, halfDayOneDay, leaveTypeNeeded (for an employee). */
export const applyForLeave = defineCall({
  name: 'applyForLeave',
  method: 'POST',
  path: '/admin/leave',
  summary: 'Applies for leave of an employee or a student',
  body: z.strictObject({
    kind,
    personId: id,
    typeId: z.optional(id),
    from: isoDate,
    to: isoDate,
    isHalfDay: z.optional(z.boolean()),
    /** Which half, for half a day; the second when left out. */
    half: z.optional(z.enum(DAY_HALVES)),
    reason: z.optional(optionalText(300)),
  }),
  answer: z.object({ leaveId: z.string(), days: z.number() }),
});
/**
 * Approves leave and marks it in the registers. Refuses presentOnLeave when the person was marked present: `data` is `{days: [{on, mark}]}`; repeat the call
 * with `presentDays` to keep those marks or to change them to leave.
 */
export const approveLeave = defineCall({
  name: 'approveLeave',
  method: 'POST',
  path: '/admin/leave/{leaveId}/approve',
  summary: 'Approves leave and marks it in the registers',
  params: z.strictObject({ leaveId: id }),
  body: z.strictObject({ presentDays: z.optional(z.enum(['keep', 'leave'])), note: z.optional(optionalText(300)) }),
  answer: z.object({ filledDays: z.number() }),
});
export const presentDays = z.object({ days: z.array(z.object({ on: z.string(), mark })) });
export const refuseLeave = defineCall({
  name: 'refuseLeave',
  method: 'POST',
  path: '/admin/leave/{leaveId}/refuse',
  summary: 'Refuses leave',
  params: z.strictObject({ leaveId: id }),
  body: z.strictObject({ reason: text(300) }),
  answer: z.object({ state: z.enum(LEAVE_STATES) }),
});
/** Withdraws pending or approved leave; the registers get their former marks back. */
export const withdrawLeave = defineCall({
  name: 'withdrawLeave',
  method: 'POST',
  path: '/admin/leave/{leaveId}/withdraw',
  summary: 'Withdraws leave and restores the registers',
  params: z.strictObject({ leaveId: id }),
  body: z.strictObject({ reason: text(300) }),
  answer: z.object({ restoredDays: z.number() }),
});
const leaveType = z.object({ id: z.string(), name: z.string(), daysAYear: z.number() });
/** Days of leave in the year by employee and type: allowed, used (approved) and pending. */
export const getLeaveBalances = defineCall({
  name: 'getLeaveBalances',
  method: 'GET',
  path: '/admin/leave/balances',
  summary: 'Leave balances of the staff',
  query: z.strictObject({ employeeId: z.optional(id) }),
  answer: z.object({
    types: z.array(leaveType),
    employees: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        code: z.string(),
        role: z.string(),
        balances: z.array(z.object({ typeId: z.string(), allowed: z.number(), used: z.number(), waiting: z.number() })),
        /** Days without a type, as entered in the register. */
        untyped: z.number(),
      }),
    ),
  }),
});
const leaveTypeBody = z.strictObject({ name: text(60), daysAYear: z.number().check(z.gte(0), z.lte(366), z.multipleOf(0.5)) });
export const createLeaveType = defineCall({
  name: 'createLeaveType',
  method: 'POST',
  path: '/admin/leave/types',
  summary: 'Adds a type of leave',
  body: leaveTypeBody,
  answer: leaveType,
});
export const changeLeaveType = defineCall({
  name: 'changeLeaveType',
  method: 'PATCH',
  path: '/admin/leave/types/{typeId}',
  summary: 'Changes a type of leave',
  params: z.strictObject({ typeId: id }),
  body: leaveTypeBody,
  answer: leaveType,
});
/** People by the beginning of a name or number, at most twenty. */
export const findLeavePeople = defineCall({
  name: 'findLeavePeople',
  method: 'GET',
  path: '/admin/leave/people',
  summary: 'Employees or students by name',
  query: z.strictObject({ kind, search: z.optional(optionalText(80)) }),
  answer: z.array(person),
});
