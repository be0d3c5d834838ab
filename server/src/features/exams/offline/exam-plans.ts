import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { insertExam } from '../marks/exams.store.ts';
import { auditExam, changeExam, createExam } from '../marks/exams.ts';
import { findProblem, shiftDays } from '../rules/check-slots.ts';
import { minuteOf } from '../rules/clock.ts';
import { requireYear } from '../year.ts';
import * as store from './date-sheet.store.ts';
import { requirePlan } from './date-sheet.ts';
import { keepInCalendar } from './exam-calendar.ts';
import { asPlaced, loadSheet, writeMoves } from './place-papers.ts';

/** Adds an exam with a date sheet, and its entry in the calendar. */
export async function planExam(context: WriteContext, { body }: Input<typeof calls.planExam>): Promise<CallAnswer<typeof calls.planExam>> {
  const { db, school } = context;
  const { gapRule, startsAt, minutes, ...exam } = body;
  const made = await createExam(context, { params: undefined, query: undefined, body: exam });
  await store.updateSitting(db, school.id, { id: made.id, gapRule, minutes, startsAtMinute: minuteOf(startsAt) });
  await store.markCore(db, school.id, made.id);
  await keepInCalendar(context, made.id);
  return made;
}

/** Changes the days, the usual time and the gap rule. Papers outside the new days have to be moved first. */
export async function saveExamPlan(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveExamPlan>,
): Promise<CallAnswer<typeof calls.saveExamPlan>> {
  const { db, school } = context;
  const { gapRule, startsAt, minutes, ...exam } = body;
  const plan = await store.holdPlanned(db, school.id, params.examId);
  if (plan === null) throw notFound();
  const { id, before } = await changeExam(context, plan.id, exam);
  await store.updateSitting(db, school.id, { id, gapRule, minutes, startsAtMinute: minuteOf(startsAt) });
  await keepInCalendar(context, id);
  auditExam(context, id, { before: { ...before, gapRule: plan.gapRule, startsAt: plan.startsAt, minutes: plan.minutes }, after: body });
  return {};
}

/** Adds an exam of this year as a copy of an earlier one. */
export async function copyExam(
  context: WriteContext,
  { params, body }: Input<typeof calls.copyExam>,
): Promise<CallAnswer<typeof calls.copyExam>> {
  const { db, school, audit } = context;
  const [from, year] = [await requirePlan(context, params.examId), await requireYear(context)];
  if (body.startsOn < year.startsOn || body.startsOn > year.endsOn) throw new Refusal('unprocessable', 'examOutsideYear');
  const old = await store.listSheetPapers(db, school.id, { examId: from.id });
  const length = Date.parse(from.endsOn) - Date.parse(from.startsOn);
  // Holidays may make it longer than the original, so two more weeks are considered.
  const until = dayAfter(body.startsOn, length / 86_400_000 + 14);
  const schoolDays = (await store.listDays(db, school.id, { from: body.startsOn, to: capped(until, year.endsOn) }))
    .filter(({ isSchoolDay }) => isSchoolDay)
    .map(({ day }) => day);
  const shifted = shiftDays(
    old.flatMap(({ onDate }) => onDate ?? []),
    schoolDays,
  );
  const last = [...shifted.values(), body.startsOn, capped(dayAfter(body.startsOn, length / 86_400_000), year.endsOn)]
    .sort()
    .at(-1) as string;
  const id = await insertExam(db, school.id, { name: body.name, startsOn: body.startsOn, endsOn: last, lockOn: null, yearId: year.id });
  if (id === null) throw new Refusal('conflict', 'examNameTaken', { values: { name: body.name } });
  const pairs = await store.copyPapers(db, school.id, { fromId: from.id, toId: id, yearId: year.id });
  if (pairs.length === 0) throw new Refusal('unprocessable', 'examCopyNothing', { values: { exam: from.name } });
  await store.updateSitting(db, school.id, { id, gapRule: from.gapRule, minutes: from.minutes, startsAtMinute: minuteOf(from.startsAt) });
  const placed = await placeLike(context, id, { old, pairs, shifted });
  await keepInCalendar(context, id);
  audit({ entity: 'exam', entityId: id, after: { ...body, copiedFrom: from.id, papers: pairs.length, placed } });
  return { id, papers: pairs.length, placed };
}

type Earlier = {
  old: readonly store.PlacedPaper[];
  pairs: readonly { id: string; fromId: string }[];
  shifted: ReadonlyMap<string, string>;
};

/** Gives the papers the days of their originals; a paper that conflicts with another exam or a rule stays without a day. */
async function placeLike(context: WriteContext, examId: string, { old, pairs, shifted }: Earlier): Promise<number> {
  const { papers, ground, exam } = await loadSheet(context, await requirePlan(context, examId));
  const earlier = new Map(old.map((paper) => [paper.id, paper]));
  const fromOf = new Map(pairs.map(({ id, fromId }) => [id, earlier.get(fromId)]));
  const moved = [];
  for (const before of papers) {
    const like = fromOf.get(before.id);
    const onDate = shifted.get(like?.onDate ?? '');
    if (like === undefined || onDate === undefined || like.startsAt === null || like.minutes === null) continue;
    const after = { ...asPlaced(before, exam.name), onDate, from: minuteOf(like.startsAt), minutes: like.minutes };
    const others = [...moved.map((one) => one.after), ...ground.others];
    if (findProblem(after, { ...ground, others }) === null) moved.push({ before, after });
  }
  await writeMoves(context, exam, moved);
  return moved.length;
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const capped = (day: string, last: string) => (day < last ? day : last);
