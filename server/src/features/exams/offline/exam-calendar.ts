import { dropEntry, keepEntry } from '#features/calendar';
import type { WriteContext } from '#platform/http';
import * as store from './date-sheet.store.ts';

/** Updates the calendar's entry of an exam with a date sheet. The Dashboard shows it among coming events. */
export async function keepInCalendar(context: WriteContext, examId: string): Promise<void> {
  const { db, school } = context;
  const exam = await store.findPlanned(db, school.id, examId);
  if (exam === null || !exam.hasDateSheet) return;
  const present = await store.findEventId(db, school.id, exam.id);
  const { name: title, startsOn, endsOn, classes } = exam;
  const [first, last] = [classes[0]?.className ?? '', classes.at(-1)?.className ?? ''];
  const description = classes.length > 1 ? `Classes ${first} to ${last}` : `Class ${first}`;
  const eventId = await keepEntry(context, present, { kind: 'exam', title, description, startsOn, endsOn });
  if (eventId !== present) await store.keepEventId(db, school.id, { examId: exam.id, eventId });
}

/** Deletes the entry with its exam. */
export async function dropFromCalendar(context: WriteContext, examId: string): Promise<void> {
  const present = await store.findEventId(context.db, context.school.id, examId);
  if (present !== null) await dropEntry(context, present);
}
