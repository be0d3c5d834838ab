import type { PaperMove, PlannedExam } from '@shala/contract/exams';
import { notFound, Refusal } from '#platform/errors';
import type { ReadContext } from '#platform/http';
import { dateWords, writeDay } from '#platform/words';
import { findProblem, type Ground, type Placed, type SlotProblem, sectionsOfBoth } from '../rules/check-slots.ts';
import { clockOf, minuteOf } from '../rules/clock.ts';
import * as store from './date-sheet.store.ts';

type InDb = Pick<ReadContext, 'db' | 'school'>;
export type Sheet = { exam: PlannedExam; papers: store.PlacedPaper[]; ground: Ground };

/** A paper in the form that the rules use. */
export function asPlaced(
  { id, subjectId, subject, className, sectionIds, isCore, onDate, startsAt, minutes }: store.PlacedPaper,
  exam: string,
): Placed {
  return {
    id,
    exam,
    subjectId,
    subject,
    className,
    sectionIds,
    isCore,
    onDate,
    from: startsAt === null ? null : minuteOf(startsAt),
    minutes,
  };
}

/** The papers of an exam, its days, and the papers of its sections in other exams. */
export async function loadSheet({ db, school }: InDb, exam: PlannedExam): Promise<Sheet> {
  const papers = await store.listSheetPapers(db, school.id, { examId: exam.id });
  const sectionIds = [...new Set(papers.flatMap((paper) => paper.sectionIds))];
  const [days, apart, others] = await Promise.all([
    store.listDays(db, school.id, { from: exam.startsOn, to: exam.endsOn }),
    store.listApart(db, school.id, { yearId: exam.yearId, sectionIds, from: exam.startsOn }),
    store.listOtherSittings(db, school.id, { examId: exam.id, sectionIds, from: exam.startsOn, to: exam.endsOn }),
  ]);
  const elsewhere = others.map(
    ({ paperId, sectionId, from, until, ...sitting }): Placed => ({
      ...sitting,
      ...{ id: paperId, className: '', sectionIds: [sectionId], from, minutes: until - from },
    }),
  );
  return { exam, papers, ground: { days, gapRule: exam.gapRule, apart, others: elsewhere } };
}

export type Moved = { before: store.PlacedPaper; after: Placed };

/** The moves, checked against the rules and each other. Refuses the first invalid one, and a paper of another exam as unknown. */
export async function checkMoves(context: InDb, { exam, papers, ground }: Sheet, moves: readonly PaperMove[]): Promise<Moved[]> {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const moved = new Map<string, Moved>();
  for (const { paperId, onDate, startsAt, minutes } of moves) {
    const before = byId.get(paperId.toLowerCase());
    if (before === undefined) throw notFound();
    const from = minuteOf(startsAt ?? before.startsAt ?? exam.startsAt);
    const slot =
      onDate === null ? { onDate, from: null, minutes: null } : { onDate, from, minutes: minutes ?? before.minutes ?? exam.minutes };
    moved.set(before.id, { before, after: { ...asPlaced(before, exam.name), ...slot } });
  }
  const all = papers.map((paper) => moved.get(paper.id)?.after ?? asPlaced(paper, exam.name));
  for (const { after } of moved.values()) {
    const problem = findProblem(after, { ...ground, others: [...all, ...ground.others] });
    if (problem === null) continue;
    throw problem.code === 'clash' ? await clashRefusal(context, { exam, ground, ...problem }) : refusalOf(problem);
  }
  return [...moved.values()];
}

/** Writes checked moves; returns the number of seats that were removed. */
export async function writeMoves({ db, school }: InDb, exam: Pick<PlannedExam, 'id'>, moved: readonly Moved[]): Promise<number> {
  if (moved.length === 0) return 0;
  const slots = moved.map(({ after: { id, onDate, from, minutes, sectionIds } }) => ({
    ...{ paperId: id, onDate, startsAtMinute: from, minutes, sectionIds },
  }));
  return store.writeSlots(db, school.id, exam.id, slots);
}

/** Whether a move changes anything. */
export function changesSlot({ before, after }: Moved): boolean {
  const was = before.startsAt === null ? null : minuteOf(before.startsAt);
  return before.onDate !== after.onDate || was !== after.from || before.minutes !== after.minutes;
}

/** Names a student who takes both subjects, because papers of different students may be at the same time. */
async function clashRefusal(
  { db, school }: InDb,
  { exam, ground, paper, other }: Pick<Sheet, 'exam' | 'ground'> & { paper: Placed; other: Placed },
): Promise<Refusal> {
  const student = await store.findTakesBoth(db, school.id, {
    yearId: exam.yearId,
    sectionIds: sectionsOfBoth(paper, other, ground.apart),
    subjectIds: [paper.subjectId, other.subjectId],
    onDate: exam.startsOn,
  });
  const until = clockOf((other.from ?? 0) + (other.minutes ?? 0));
  const { className } = paper;
  const values = { className, subject: other.subject, exam: other.exam, from: clockOf(other.from ?? 0), until };
  return student === null
    ? new Refusal('conflict', 'paperSlotTaken', { values })
    : new Refusal('conflict', 'paperSameStudent', { values: { ...values, student } });
}

type OtherProblem = Exclude<SlotProblem, { code: 'clash' }>;

function refusalOf(problem: OtherProblem): Refusal {
  const { subject, className, onDate, from, minutes } = problem.paper;
  const [start, end] = [clockOf(from ?? 0), clockOf(Math.min((from ?? 0) + (minutes ?? 0), 1439))];
  const day = writeDay(onDate ?? '');
  if (problem.code === 'outside') return new Refusal('unprocessable', 'examOutsideDays');
  if (problem.code === 'holiday')
    return new Refusal('unprocessable', 'paperHoliday', {
      values: { day, why: problem.day.holiday ?? dateWords(onDate ?? '').weekday, subject, className },
    });
  if (problem.code === 'time')
    return new Refusal('unprocessable', 'paperTime', { values: { subject, className, from: start, until: end } });
  const { other } = problem;
  if (problem.code === 'twoCore') return new Refusal('conflict', 'paperTwoCore', { values: { className, other: other.subject, day } });
  return new Refusal('conflict', 'paperNoFreeDay', {
    values: { className, other: other.subject, otherDay: writeDay(other.onDate ?? '') },
  });
}
