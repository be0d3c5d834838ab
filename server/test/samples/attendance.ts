import { addPupils, coverToday, schoolDay } from '../attendance.ts';
import { addEmployee } from '../fees.ts';
import type { Samples } from './sample.ts';

const REASON = 'Taken late';

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
};
