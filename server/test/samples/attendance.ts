import type { TestApp, TestSchool } from '../app.ts';
import { addPupils, comingSchoolDay, coverToday, leaveType, schoolDay } from '../attendance.ts';
import { addEmployee, ask } from '../fees.ts';
import type { Samples } from './sample.ts';

const REASON = 'Taken late';

const applyFor = async (school: TestSchool, test: TestApp) => {
  await coverToday(test, school);
  const day = comingSchoolDay();
  return { kind: 'employee', personId: await addEmployee(test, school), typeId: await leaveType(test, school), from: day, to: day };
};
const appliedLeave = async (school: TestSchool, test: TestApp) => ({
  leaveId: (await ask(test, school, 'POST', '/admin/leave', await applyFor(school, test))).data.leaveId as string,
});

export const attendanceSamples: Samples = {
  getAttendanceDay: () => ({ foreign: 'own' }),
  getAttendanceHeat: () => ({ foreign: 'own' }),
  getSectionRegister: ({ ids }) => ({ params: { sectionId: ids.section }, foreign: 'unknown' }),
  saveSectionRegister: async (school, test) => {
    const [pupil] = await addPupils(test, school, 1);
    const marks = [{ id: pupil?.id, mark: 'P' }];
    return { params: { sectionId: school.ids.section }, body: { on: schoolDay(), version: 0, marks, reason: REASON }, foreign: 'unknown' };
  },
  getStaffRegister: () => ({ foreign: 'own' }),
  saveStaffRegister: async (school, test) => {
    await coverToday(test, school);
    const marks = [{ id: await addEmployee(test, school), mark: 'P' }];
    return { body: { on: schoolDay(), version: 0, marks, reason: REASON }, foreign: 'unknown' };
  },
  listAbsentStudents: ({ ids }) => ({ query: { classId: ids.class }, foreign: 'unknown' }),
  listAbsentEmployees: () => ({ foreign: 'own' }),

  listLeave: async (school, test) => ({ query: { personId: await addEmployee(test, school) }, foreign: 'unknown' }),
  applyForLeave: async (school, test) => ({ body: await applyFor(school, test), foreign: 'unknown' }),
  approveLeave: async (school, test) => ({
    params: await appliedLeave(school, test),
    body: { presentDays: 'keep', note: 'Agreed' },
    foreign: 'unknown',
  }),
  refuseLeave: async (school, test) => ({ params: await appliedLeave(school, test), body: { reason: 'Exams' }, foreign: 'unknown' }),
  withdrawLeave: async (school, test) => ({
    params: await appliedLeave(school, test),
    body: { reason: 'Trip called off' },
    foreign: 'unknown',
  }),
  getLeaveBalances: async (school, test) => ({ query: { employeeId: await addEmployee(test, school) }, foreign: 'unknown' }),
  createLeaveType: () => ({ body: { name: 'Study leave', daysAYear: 5 }, foreign: 'own' }),
  changeLeaveType: async (school, test) => ({
    params: { typeId: await leaveType(test, school, 'Study leave') },
    body: { name: 'Study leave', daysAYear: 6 },
    foreign: 'unknown',
  }),
  findLeavePeople: () => ({ query: { kind: 'student', search: 'a' }, foreign: 'own' }),
};
