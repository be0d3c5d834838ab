import type { TestApp, TestSchool } from '../app.ts';
import { addPupil, ask, PNG } from '../fees.ts';
import { addDocument, addStudent, endYear, otherSection } from '../students.ts';
import type { Sample, Samples } from './sample.ts';

type Part = Omit<Sample, 'foreign'>;

const own =
  (sample: Part = {}) =>
  (): Sample => ({ ...sample, foreign: 'own' });
const ofPupil =
  (make: (studentId: string, school: TestSchool, test: TestApp) => Part | Promise<Part>) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    ...(await make((await addPupil(test, school)).id, school, test)),
    foreign: 'unknown',
  });
/** With its own guardian. */
const ofChild =
  (make: (child: { studentId: string; guardianId: string }, school: TestSchool, test: TestApp) => Part | Promise<Part>) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    ...(await make(await addStudent(test, school), school, test)),
    foreign: 'unknown',
  });

const GUARDIAN = {
  name: 'Suresh Kale',
  phone: '9823041172',
  relation: 'Father',
  isPrimary: true,
  mayCollect: true,
  consentNote: 'Signed form',
};
const ACTIVITY = { kind: 'clubs', name: 'Eco club', details: '', level: 'Member', onDate: '2026-06-20' };
const activityOf = async (school: TestSchool, test: TestApp, studentId: string) =>
  (await ask(test, school, 'POST', `/admin/students/${studentId}/activities`, ACTIVITY)).data.id as string;

/** A change of a name requested by another user. */
async function askForChange({ owner }: TestApp, school: TestSchool): Promise<string> {
  const [change] = await owner<{ id: string }[]>`with pupil as (
      insert into students (school_id, id, admission_number, name) values (${school.id}, app.new_id(), gen_random_uuid()::text, 'Rohan Kale') returning id
    ) insert into identity_changes (school_id, id, student_id, act, input, before, after, asked_by)
      select ${school.id}, app.new_id(), id, 'editStudent', '{}', '{}', '{}', app.new_id() from pupil returning id`;
  return (change as { id: string }).id;
}

const records: Samples = {
  listStudents: async ({ ids }) => ({ query: { classId: ids.class }, foreign: 'unknown' }),
  countStudents: own(),
  exportStudents: ({ ids }) => ({ query: { kind: 'students', format: 'csv', classId: ids.class }, foreign: 'unknown' }),
  printStudents: ofPupil((studentId) => ({ query: { kind: 'cards', ids: studentId } })),
  getIdentityApproval: own(),
  saveIdentityApproval: own({ body: { isOn: false } }),
  listIdentityChanges: ofPupil((studentId) => ({ query: { studentId } })),
  decideIdentityChange: async (school, test) => ({
    params: { changeId: await askForChange(test, school) },
    body: { decision: 'refuse' },
    foreign: 'unknown',
  }),
  listUdiseReadiness: ({ ids }) => ({ query: { classId: ids.class }, foreign: 'unknown' }),
  getStudentYear: ofPupil((studentId) => ({ params: { studentId } })),
  getStudent: ofPupil((studentId) => ({ params: { studentId } })),
  addStudent: ({ ids }) => ({ body: { sectionId: ids.section, name: 'Rohan Kale', guardians: [GUARDIAN] }, foreign: 'unknown' }),
  editStudent: ofPupil((studentId) => ({ params: { studentId }, body: { house: 'Tilak' } })),
  uploadStudentPhoto: ofPupil((studentId) => ({ params: { studentId }, file: PNG })),
  removeStudentPhoto: ofPupil((studentId) => ({ params: { studentId } })),
  removeStudent: ofPupil((studentId) => ({ params: { studentId }, body: { leftOn: '2026-06-20', reason: 'Health', note: '' } })),
  bringBackStudent: ofPupil(async (studentId, { id, ids }, test) => {
    await test.owner`update students set left_on = '2026-06-20' where school_id = ${id} and id = ${studentId}`;
    return { params: { studentId }, body: { sectionId: ids.section, reason: '' } };
  }),
  anonymiseStudent: async (school, test) => {
    // The same number in every school, so that requests differ only in ids.
    await test.owner`update students set admission_number = id::text where school_id = ${school.id} and admission_number = 'A-77'`;
    const { id, admissionNumber } = await addPupil(test, school, { admissionNumber: 'A-77' });
    await test.owner`update students set left_on = '2026-06-20' where school_id = ${school.id} and id = ${id}`;
    return { params: { studentId: id }, body: { admissionNumber, reason: 'Asked by the family' }, foreign: 'unknown' };
  },
};

const papers: Samples = {
  uploadStudentDocument: ofPupil((studentId) => ({ params: { studentId }, body: { kind: 'Birth certificate' }, file: PNG })),
  openStudentDocument: ofPupil(async (studentId, school, test) => ({
    params: { studentId, documentId: await addDocument(test, school, studentId) },
  })),
  removeStudentDocument: ofPupil(async (studentId, school, test) => ({
    params: { studentId, documentId: await addDocument(test, school, studentId) },
  })),
  listStudentActivities: ofPupil((studentId) => ({ params: { studentId } })),
  addStudentActivity: ofPupil((studentId) => ({ params: { studentId }, body: ACTIVITY })),
  editStudentActivity: ofPupil(async (studentId, school, test) => ({
    params: { studentId, activityId: await activityOf(school, test, studentId) },
    body: { level: 'Secretary' },
  })),
  removeStudentActivity: ofPupil(async (studentId, school, test) => ({
    params: { studentId, activityId: await activityOf(school, test, studentId) },
  })),
};

const families: Samples = {
  findGuardians: own({ query: { phone: '9823041172' } }),
  addGuardian: ofPupil((studentId) => ({ params: { studentId }, body: GUARDIAN })),
  editGuardian: ofChild((child) => ({ params: child, body: { occupation: 'Farmer' } })),
  removeGuardian: ofChild((child) => ({ params: child })),
  listLikelySiblings: ofPupil((studentId) => ({ params: { studentId } })),
  confirmSiblings: ofChild(async ({ studentId, guardianId }, school, test) => ({
    params: { studentId },
    body: { guardianId, otherGuardianId: (await addStudent(test, school)).guardianId },
  })),
};

const seats: Samples = {
  moveStudents: ofPupil(async (studentId, school, test) => ({
    body: { studentIds: [studentId], sectionId: await otherSection(test, school), on: '2026-11-02', reason: '' },
  })),
  setRollNumbers: ofPupil((studentId, { ids }) => ({ body: { sectionId: ids.section, numbers: [{ studentId, rollNumber: 7 }] } })),
  getAdmissionNumbering: own(),
  saveAdmissionNumbering: own({ body: { pattern: 'A-{0000}' } }),
};

const PLAN = { detainedIds: [], leaverIds: [], raisePercent: 5, carriesArrears: true };

const year: Samples = {
  previewRollOver: ofPupil((studentId) => ({ body: { ...PLAN, detainedIds: [studentId] } })),
  rollOverYear: ofPupil(async (studentId, school, test) => {
    await endYear(test, school);
    return { body: { ...PLAN, detainedIds: [studentId] } };
  }),
};

export const studentSamples: Samples = { ...records, ...papers, ...families, ...seats, ...year };
