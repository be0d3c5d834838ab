import type { DayRow } from './store/days.store.ts';
import type { LeaveColumns, RegisterRow } from './store/registers.store.ts';

/** A day in the API's format; the screens translate `Sunday`. */
export function dayOnWire({ on, today, isSchoolDay, why, locksAt }: DayRow, now: Date) {
  return {
    on,
    isSchoolDay,
    isFuture: on > today,
    why: isSchoolDay ? null : (why ?? 'Sunday'),
    locksAt: locksAt.toISOString(),
    isLocked: now >= locksAt,
  };
}

/** A register's state; one that was not taken has version 0. */
export function registerOnWire(register: RegisterRow | null) {
  return {
    version: register?.version ?? 0,
    takenAt: register?.takenAt?.toISOString() ?? null,
    takenBy: register?.takenBy ?? '',
    savedAt: register?.savedAt?.toISOString() ?? null,
    savedBy: register?.savedBy ?? '',
  };
}

/** The leave that covers a day, or null. */
export function leaveOnWire({ leaveId, leaveFrom, leaveTo, leaveReason, isHalfLeave, isFromRegister }: LeaveColumns) {
  if (leaveId === null) return null;
  return { id: leaveId, from: leaveFrom ?? '', to: leaveTo ?? '', isHalfDay: isHalfLeave, isFromRegister, reason: leaveReason ?? '' };
}
