import type * as calls from '@shala/contract/attendance';
import type { Mark } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { AtomicWriteContext, Input, ReadContext, WriteContext } from '#platform/http';
import { withRefusals } from '../refusals.ts';
import * as days from '../store/days.store.ts';
import * as store from '../store/registers.store.ts';
import { dayOnWire, leaveOnWire, registerOnWire } from '../wire.ts';

const HEAT_DAYS = 24;

/** Overview of a day: students, staff, and every section with its register or none. */
export async function getAttendanceDay(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.getAttendanceDay>,
): Promise<CallAnswer<typeof calls.getAttendanceDay>> {
  const day = await days.findDay(db, school.id, query.on, 'students');
  const [students, staff, staffRegister, sections] = await Promise.all([
    days.countStudents(db, school.id, day.on),
    days.countStaff(db, school.id, day.on),
    store.findStaffRegister(db, school.id, day.on),
    days.listSectionsOfDay(db, school.id, day.on),
  ]);
  return {
    day: dayOnWire(day, now),
    students,
    staff,
    staffRegister: registerOnWire(staffRegister),
    sections: sections.map((row) => {
      const { sectionId, classId, className, sectionName, teacherName, teacherPhone, takenAt, takenBy, ...counts } = row;
      return {
        ...{ sectionId, classId, className, sectionName, counts, takenBy: takenBy ?? '' },
        classTeacher: teacherName === null ? null : { name: teacherName, phone: teacherPhone ?? '' },
        takenAt: takenAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Attendance % by section over the last school days. */
export async function getAttendanceHeat(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getAttendanceHeat>,
): Promise<CallAnswer<typeof calls.getAttendanceHeat>> {
  const { on } = await days.findDay(db, school.id, query.on, 'students');
  const columns = await days.listLastSchoolDays(db, school.id, on, HEAT_DAYS);
  const sections = new Map<string, { sectionId: string; className: string; sectionName: string; shares: (number | null)[] }>();
  for (const row of await days.listShares(db, school.id, columns)) {
    const { sectionId, className, sectionName } = row;
    const line = sections.get(sectionId) ?? { sectionId, className, sectionName, shares: columns.map(() => null) };
    line.shares[columns.indexOf(row.on)] = Math.round(row.share * 1000) / 1000;
    sections.set(sectionId, line);
  }
  return { days: columns, sections: [...sections.values()] };
}

/** The register of a section on a day. Refuses an unknown section. */
export async function getSectionRegister(
  { db, school, now }: ReadContext,
  { params, query }: Input<typeof calls.getSectionRegister>,
): Promise<CallAnswer<typeof calls.getSectionRegister>> {
  const section = await store.findSection(db, school.id, params.sectionId);
  if (section === null) throw notFound();
  const day = await days.findDay(db, school.id, query.on, 'students');
  const [register, pupils] = await Promise.all([
    store.findSectionRegister(db, school.id, params.sectionId, day.on),
    store.listPupils(db, school.id, params.sectionId, day.on),
  ]);
  const students = pupils.map((row) => ({
    ...{ id: row.id, name: row.name, rollNumber: row.rollNumber, admissionNumber: row.admissionNumber, mark: row.mark, reason: row.reason },
    leave: leaveOnWire(row),
  }));
  return { ...section, day: dayOnWire(day, now), register: registerOnWire(register), students };
}

/** Saves the register of a section. Refuses an outdated version, and after the lock a change without a reason. */
export function saveSectionRegister(
  context: AtomicWriteContext,
  { params, body }: Input<typeof calls.saveSectionRegister>,
): Promise<CallAnswer<typeof calls.saveSectionRegister>> {
  return save(context, { call: 'saveSectionRegister', sectionId: params.sectionId, ...body });
}

/** The staff's register of a day. */
export async function getStaffRegister(
  { db, school, now }: ReadContext,
  { query }: Input<typeof calls.getStaffRegister>,
): Promise<CallAnswer<typeof calls.getStaffRegister>> {
  const day = await days.findDay(db, school.id, query.on, 'staff');
  const [register, staff] = await Promise.all([store.findStaffRegister(db, school.id, day.on), store.listStaff(db, school.id, day.on)]);
  const employees = staff.map((row) => ({
    ...{ id: row.id, name: row.name, code: row.code, role: row.role, isTeaching: row.isTeaching, mark: row.mark, reason: row.reason },
    leave: leaveOnWire(row),
  }));
  return { day: dayOnWire(day, now), register: registerOnWire(register), employees };
}

/** Saves the staff's register, with the refusals of a section's. */
export function saveStaffRegister(
  context: AtomicWriteContext,
  { body }: Input<typeof calls.saveStaffRegister>,
): Promise<CallAnswer<typeof calls.saveStaffRegister>> {
  return save(context, { call: 'saveStaffRegister', sectionId: null, ...body });
}

/** Deletes a section's register. Refuses an outdated version, and after the lock a deletion without a reason. */
export function takeBackSectionRegister(
  context: WriteContext,
  { params, query }: Input<typeof calls.takeBackSectionRegister>,
): Promise<CallAnswer<typeof calls.takeBackSectionRegister>> {
  return takeBack(context, { sectionId: params.sectionId, ...query });
}

/** Deletes the staff's register, with the refusals of a section's. */
export function takeBackStaffRegister(
  context: WriteContext,
  { query }: Input<typeof calls.takeBackStaffRegister>,
): Promise<CallAnswer<typeof calls.takeBackStaffRegister>> {
  return takeBack(context, { sectionId: null, ...query });
}

async function takeBack(
  { db, school, admin, audit }: WriteContext,
  { reason, ...register }: { sectionId: string | null; on: string; version: number; reason?: string | undefined },
) {
  const { sectionId, on, version } = register;
  const marks = await withRefusals(() =>
    store.takeBackRegister(db, school.id, { ...register, accountId: admin.id, reason: reason || null }),
  );
  const entity = sectionId === null ? 'staff register' : 'register';
  audit({
    entity,
    ...(sectionId !== null && { entityId: sectionId }),
    before: { on, version, marks },
    after: null,
    ...(reason && { reason }),
  });
  return { marks };
}

type Order = {
  call: string;
  sectionId: string | null;
  on: string;
  version: number;
  marks: readonly { id: string; mark: Mark; reason?: string | undefined }[];
  reason?: string | undefined;
};

async function save(context: AtomicWriteContext, { marks, reason, ...order }: Order) {
  const { db, school, admin, request, key, requestHash } = context;
  const entries = marks.map((entry) => ({ id: entry.id, mark: entry.mark, reason: entry.reason ?? '' }));
  const actor = { accountId: admin.id, requestId: request.id, key, requestHash };
  const saved = await withRefusals(() => store.saveRegister(db, school.id, { ...order, ...actor, marks: entries, reason: reason || null }));
  if (saved.isReplay) context.replayed();
  const iso = (instant: string) => new Date(instant).toISOString();
  return { version: saved.version, takenAt: iso(saved.takenAt), savedAt: iso(saved.savedAt) };
}
