import type * as calls from '@shala/contract/attendance';
import type { PersonKind } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { effectiveMark, tallyMarks } from '../rules/tally.ts';
import * as store from '../store/years.store.ts';

type Year = CallAnswer<typeof calls.getStudentAttendance>;

/** A student's year. Refuses an unknown student. */
export function getStudentAttendance(context: ReadContext, { params }: Input<typeof calls.getStudentAttendance>): Promise<Year> {
  return getYear(context, 'student', params.studentId);
}

/** An employee's year. Refuses an unknown employee. */
export function getEmployeeAttendance(context: ReadContext, { params }: Input<typeof calls.getEmployeeAttendance>): Promise<Year> {
  return getYear(context, 'employee', params.employeeId);
}

async function getYear({ db, school }: ReadContext, kind: PersonKind, id: string): Promise<Year> {
  const found = await store.findYearPerson(db, school.id, kind, id);
  if (found === null) throw notFound();
  const { year, from, to, ...person } = found;
  const span = { from, to };
  const [schoolDays, marks, leaves, changes] = await Promise.all([
    store.listSchoolDays(db, school.id, kind, span),
    store.listMarks(db, school.id, { kind, people: [id], span }),
    store.listApprovedLeave(db, school.id, { people: [id], span }),
    store.listChanges(db, school.id, kind, id),
  ]);
  const written = new Map(marks.map((row) => [row.on, row]));
  const days = schoolDays.map((on) => {
    const row = written.get(on);
    return { on, mark: effectiveMark(on, row?.mark, leaves), reason: row?.reason ?? '' };
  });
  const months = [...new Set(schoolDays.map((on) => on.slice(0, 7)))].map((month) => ({
    month,
    tally: tallyMarks(days.filter(({ on }) => on.startsWith(month)).map(({ mark }) => mark)),
  }));
  return {
    ...{ person, year, from, to, days, months },
    total: tallyMarks(days.map(({ mark }) => mark)),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
