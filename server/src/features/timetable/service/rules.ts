import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { findBellProblem } from '../rules/bells.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import * as store from '../store/rules.store.ts';
import { bellOnWire, clock, dayName, minuteOf } from '../wire.ts';

export async function getTimetableRules({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getTimetableRules>> {
  const { bells, ...rules } = await store.readRules(db, school.id);
  return { ...rules, bells: bells.map(bellOnWire) };
}

/** Saves the given rules; if one is given twice, the last value counts. */
export async function saveTimetableRules(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.saveTimetableRules>,
): Promise<CallAnswer<typeof calls.saveTimetableRules>> {
  await lockTimetable(db, school.id);
  const rules: store.RulesToSave = {
    ...body,
    teachers: lastOf(body.teachers, ({ teacherId }) => teacherId),
    subjects: lastOf(body.subjects, ({ subjectId }) => subjectId),
    sectionSubjects: lastOf(body.sectionSubjects, ({ sectionId, subjectId }) => `${sectionId} ${subjectId}`),
    bells: body.bells.map(({ periods, ...bell }) => ({
      ...bell,
      days: [...new Set(bell.days)].sort(),
      periods: lastOf(periods, ({ periodId }) => periodId).map(({ periodId, startsAt, endsAt }) => ({
        ...{ periodId, startsAt: minuteOf(startsAt), endsAt: minuteOf(endsAt) },
      })),
    })),
    fixed: lastOf(body.fixed, ({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`),
  };
  refuseMismatch(await store.findMismatch(db, school.id, rules));
  await refuseTwice(db, school.id, rules.splits);
  if (rules.bells.length > 0) refuseBells(await readWeek(db, school.id), rules);
  const before = await store.readRules(db, school.id);
  await store.saveTimetableRules(db, school.id, rules);
  auditRules({ school, audit }, before, await store.readRules(db, school.id));
  return {};
}

/** Writes the audit entry of changed rules. */
export function auditRules({ school, audit }: Pick<WriteContext, 'school' | 'audit'>, before: store.Rules, after: store.Rules): void {
  audit({ entity: 'timetableRules', entityId: school.id, ...whatChanged(before, after) });
}

function lastOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row).toLowerCase(), row])).values()];
}

function refuseMismatch(found: store.Mismatch | null): void {
  if (found === null) return;
  const { subject, className, teacher, periods, count, length } = found;
  if (found.kind === 'left') throw new Refusal('unprocessable', 'teacherLeft', { values: { teacher } });
  if (found.kind === 'class') throw new Refusal('unprocessable', 'subjectOfOtherClass', { values: { subject, className } });
  throw new Refusal('unprocessable', 'longsTooMany', { values: { subject, className, periods, count, length } });
}

/** Refuses times that are out of order, or by which a period of one class runs into another period of another class. */
function refuseBells({ periods, sections, bells = [] }: Week, { bells: given, removedBellIds }: store.RulesToSave): void {
  const changed = new Set([...removedBellIds, ...given.flatMap(({ id }) => id ?? [])]);
  const after = [...bells.filter(({ id }) => !changed.has(id)), ...given.map((bell) => ({ ...bell, id: bell.id ?? '' }))];
  const classes = [...new Map(sections.map(({ classId, className }) => [classId, { classId, className }])).values()];
  const found = findBellProblem({ periods, classes }, after);
  if (found === null) return;
  if (found.kind === 'order') throw new Refusal('unprocessable', 'bellOrder', { values: { bell: found.bell, period: found.period } });
  const { one, other, day } = found;
  const times = ({ startsAt, endsAt }: Week['periods'][number]) => `${clock(startsAt)}–${clock(endsAt)}`;
  throw new Refusal('unprocessable', 'bellsOverlap', {
    values: {
      ...{ period: one.period.name, className: one.className, times: times(one.period) },
      ...{ otherPeriod: other.period.name, otherClass: other.className, otherTimes: times(other.period), day: dayName(day) },
    },
  });
}

/** All groups of a split are taught at the same time, so nobody can teach two of them. */
export async function refuseTwice(db: WriteContext['db'], schoolId: string, splits: store.RulesToSave['splits']): Promise<void> {
  for (const { name, groups } of splits) {
    const ids = groups.flatMap(({ teacherId }) => teacherId ?? []);
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice === undefined) continue;
    const teacher = (await store.findTeacherName(db, schoolId, twice)) ?? '';
    throw new Refusal('unprocessable', 'splitTeacherTwice', { values: { teacher, split: name } });
  }
}

/** The rows that were removed and those that were added, by list. */
function whatChanged(before: store.Rules, after: store.Rules): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const gone: Record<string, unknown> = {};
  const come: Record<string, unknown> = {};
  for (const key of Object.keys(before) as (keyof store.Rules)[]) {
    const [old, now] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    gone[key] = without(old, now);
    come[key] = without(now, old);
  }
  return { before: gone, after: come };
}

function without(list: unknown, other: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(other)) return list;
  const known = new Set(other.map((row) => JSON.stringify(row)));
  return list.filter((row) => !known.has(JSON.stringify(row)));
}
