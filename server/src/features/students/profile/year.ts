import { type CallAnswer, toRupees } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { findRecord, findYear } from './records.store.ts';
import * as store from './year.store.ts';

/** A student's current year in figures, and the timeline. */
export async function getStudentYear(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getStudentYear>,
): Promise<CallAnswer<typeof calls.getStudentYear>> {
  const { studentId } = params;
  const [record, year, days, marks, timeline] = await Promise.all([
    findRecord(db, school.id, studentId),
    findYear(db, school.id),
    store.listDays(db, school.id, studentId),
    store.listMarks(db, school.id, studentId),
    store.listTimeline(db, school.id, studentId),
  ]);
  if (record === null) throw notFound();
  const exams = [...new Map(marks.map(({ examId, exam }) => [examId, { id: examId, name: exam }])).values()];
  const [last, before] = exams;
  const subjects = [...new Set(marks.map(({ subject }) => subject))];
  const markOf = (examId: string | undefined, subject: string) => marks.find((row) => row.examId === examId && row.subject === subject);
  return {
    year: year?.name ?? '',
    months: [...Map.groupBy(days, ({ day }) => `${day.slice(0, 7)}-01`)].map(([month, own]) => ({
      month,
      days: own.map(({ mark }) => mark).join(''),
    })),
    exams,
    marks: subjects.map((subject) => ({
      subject,
      last: markOf(last?.id, subject)?.percent ?? null,
      before: markOf(before?.id, subject)?.percent ?? null,
      code: markOf(last?.id, subject)?.code ?? '',
    })),
    timeline: timeline.map(({ amountPaise, ...row }) => ({ ...row, amount: amountPaise === null ? null : toRupees(amountPaise) })),
  };
}
