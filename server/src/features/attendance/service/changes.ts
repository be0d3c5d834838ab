import type * as calls from '@shala/contract/attendance';
import type { PersonKind } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { withRefusals } from '../refusals.ts';
import * as store from '../store/changes.store.ts';
import { findPerson, lockLeaves } from '../store/leave.store.ts';

type Correction = Input<typeof calls.correctStudentAttendance>['body'];

/** Corrects a student's mark of a day. Refuses a day without a register. */
export function correctStudentAttendance(
  context: WriteContext,
  { params, body }: Input<typeof calls.correctStudentAttendance>,
): Promise<CallAnswer<typeof calls.correctStudentAttendance>> {
  return correct(context, { kind: 'student', personId: params.studentId, call: 'correctStudentAttendance' }, body);
}

/** The same for an employee. */
export function correctEmployeeAttendance(
  context: WriteContext,
  { params, body }: Input<typeof calls.correctEmployeeAttendance>,
): Promise<CallAnswer<typeof calls.correctEmployeeAttendance>> {
  return correct(context, { kind: 'employee', personId: params.employeeId, call: 'correctEmployeeAttendance' }, body);
}

type Subject = { kind: PersonKind; personId: string; call: string };

function correct({ db, school, admin, request }: WriteContext, { kind, personId, call }: Subject, { on, mark, reason }: Correction) {
  return withRefusals(async () => {
    if ((await findPerson(db, school.id, kind, personId)) === null) throw notFound();
    await store.requireMarkable(db, school.id, on, kind);
    // Lock order: leave before registers, as everywhere. In the opposite order two changes could wait for each other (a deadlock).
    await lockLeaves(db, school.id);
    if (!(await store.touchRegisterOf(db, school.id, { kind, personId, on, accountId: admin.id })))
      throw new Refusal('unprocessable', 'registerNotTaken');
    const actor = { accountId: admin.id, requestId: request.id, call };
    await store.putMarks(db, school.id, { actor, kind, on, sectionId: null, marks: [{ id: personId, mark }], reason });
    return { on, mark };
  });
}

/** Marks all students of a day at once. Approved leave stays; with 'notMarked' all existing marks stay too. */
export function markWholeSchool(
  context: WriteContext,
  { body }: Input<typeof calls.markWholeSchool>,
): Promise<CallAnswer<typeof calls.markWholeSchool>> {
  const { db, school, admin, request } = context;
  const { on, mark, who, reason } = body;
  return withRefusals(async () => {
    await store.requireMarkable(db, school.id, on, 'student');
    await lockLeaves(db, school.id);
    const all = await store.openAllRegisters(db, school.id, { on, accountId: admin.id });
    const chosen = all.filter((pupil) => !pupil.isOnLeave && (who === 'everybody' || pupil.mark === null));
    if (chosen.length === 0) throw new Refusal('unprocessable', 'nothingToMark');
    const actor = { accountId: admin.id, requestId: request.id, call: 'markWholeSchool' };
    const sections = Map.groupBy(chosen, ({ sectionId }) => sectionId);
    for (const [sectionId, pupils] of sections) {
      const marks = pupils.map(({ studentId }) => ({ id: studentId, mark }));
      await store.putMarks(db, school.id, { actor, kind: 'student', on, sectionId, marks, reason });
    }
    context.audit({ entity: 'whole school attendance', after: { on, mark, who, students: chosen.length }, reason });
    return { sections: sections.size, students: chosen.length };
  });
}

/** When registers lock, and the limits of the attendance alerts. */
export function getAttendanceRules({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getAttendanceRules>> {
  return store.findRules(db, school.id);
}

/** Sets them. */
export async function saveAttendanceRules(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.saveAttendanceRules>,
): Promise<CallAnswer<typeof calls.saveAttendanceRules>> {
  const before = await store.findRules(db, school.id);
  await store.saveAttendanceRules(db, school.id, body);
  const changed = (Object.keys(body) as (keyof store.Rules)[]).filter((field) => before[field] !== body[field]);
  const pick = (rules: store.Rules) => Object.fromEntries(changed.map((field) => [field, rules[field]]));
  audit({ entity: 'attendance rules', before: pick(before), after: pick(body) });
  return body;
}
