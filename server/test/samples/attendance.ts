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

const CORRECTION = { body: { on: schoolDay(), mark: 'A', reason: 'Marked wrongly' } };
const takenPupil = async (school: TestSchool, test: TestApp) => {
  const [pupil] = await addPupils(test, school, 1);
  const marks = [{ id: pupil?.id, mark: 'P' }];
  await ask(test, school, 'PUT', `/admin/attendance/sections/${school.ids.section}`, {
    on: schoolDay(),
    version: 0,
    marks,
    reason: REASON,
  });
  return pupil?.id ?? '';
};
const takenEmployee = async (school: TestSchool, test: TestApp) => {
  await coverToday(test, school);
  const id = await addEmployee(test, school);
  const { data } = await ask(test, school, 'GET', `/admin/attendance/staff?on=${schoolDay()}`);
  const body = { on: schoolDay(), version: data.register.version, marks: [{ id, mark: 'P' }], reason: REASON };
  await ask(test, school, 'PUT', '/admin/attendance/staff', body);
  return id;
};

export const attendanceSamples: Samples = {
  getAttendanceDay: () => ({ foreign: 'own' }),
  getAttendanceHeat: () => ({ foreign: 'own' }),
  getSectionRegister: ({ ids }) => ({ params: { sectionId: ids.section }, foreign: 'unknown' }),
  saveSectionRegister: async (school, test) => {
    const [pupil] = await addPupils(test, school, 1);
    const marks = [{ id: pupil?.id, mark: 'P' }];
    return { params: { sectionId: school.ids.section }, body: { on: schoolDay(), version: 0, marks, reason: REASON }, foreign: 'unknown' };
  },
  takeBackSectionRegister: async (school, test) => {
    const [pupil] = await addPupils(test, school, 1);
    const path = `/admin/attendance/sections/${school.ids.section}`;
    const { register } = (await ask(test, school, 'GET', `${path}?on=${schoolDay()}`)).data;
    const body = { on: schoolDay(), version: register.version, marks: [{ id: pupil?.id, mark: 'P' }], reason: REASON };
    const { data } = await ask(test, school, 'PUT', path, body);
    const query = { on: schoolDay(), version: String(data.version), reason: REASON };
    return { params: { sectionId: school.ids.section }, query, foreign: 'unknown' };
  },
  getStaffRegister: () => ({ foreign: 'own' }),
  saveStaffRegister: async (school, test) => {
    await coverToday(test, school);
    const marks = [{ id: await addEmployee(test, school), mark: 'P' }];
    return { body: { on: schoolDay(), version: 0, marks, reason: REASON }, foreign: 'unknown' };
  },
  takeBackStaffRegister: async (school, test) => {
    await takenEmployee(school, test);
    const { data } = await ask(test, school, 'GET', `/admin/attendance/staff?on=${schoolDay()}`);
    return { query: { on: schoolDay(), version: String(data.register.version), reason: REASON }, foreign: 'own' };
  },
  listAbsentStudents: ({ ids }) => ({ query: { classId: ids.class }, foreign: 'unknown' }),
  listAbsentEmployees: () => ({ foreign: 'own' }),

  getStudentAttendance: async (school, test) => ({
    params: { studentId: (await addPupils(test, school, 1))[0]?.id ?? '' },
    foreign: 'unknown',
  }),
  getEmployeeAttendance: async (school, test) => ({ params: { employeeId: await addEmployee(test, school) }, foreign: 'unknown' }),
  correctStudentAttendance: async (school, test) => ({
    ...CORRECTION,
    params: { studentId: await takenPupil(school, test) },
    foreign: 'unknown',
  }),
  correctEmployeeAttendance: async (school, test) => ({
    ...CORRECTION,
    params: { employeeId: await takenEmployee(school, test) },
    foreign: 'unknown',
  }),
  markWholeSchool: async (school, test) => {
    await addPupils(test, school, 1);
    return { body: { on: schoolDay(), mark: 'P', who: 'everybody', reason: 'Rain' }, foreign: 'own' };
  },
  getMonthRegister: ({ ids }) => ({ params: { month: schoolDay().slice(0, 7) }, query: { sectionId: ids.section }, foreign: 'unknown' }),
  getAttendanceWatch: ({ ids }) => ({ query: { classId: ids.class }, foreign: 'unknown' }),
  exportAttendance: ({ ids }) => ({
    params: { table: 'absent-students' },
    query: { format: 'csv', classId: ids.class },
    foreign: 'unknown',
  }),
  getAttendanceRules: () => ({ foreign: 'own' }),
  saveAttendanceRules: () => ({ body: { locksAtMinute: 720, shortPercent: 80, alertDays: 4 }, foreign: 'own' }),

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
