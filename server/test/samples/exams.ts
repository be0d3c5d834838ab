import { makeReportCardWorker } from '../../src/features/exams/index.ts';
import type { TestApp, TestSchool } from '../app.ts';
import { addPupil, ask } from '../fees.ts';
import type { Samples } from './sample.ts';

const NEW_EXAM = { termNo: 1, component: 'Half-yearly exam', maxMarks: null };
let made = 0;
/** The same in every school, so that requests differ only in ids. */
const SAMPLE_NAME = 'Sample exam';

/** An earlier sample may have created an exam with that name. */
async function freeName(school: TestSchool, test: TestApp): Promise<void> {
  await test.owner`update exams set name = id::text where school_id = ${school.id} and name = ${SAMPLE_NAME}`;
}

async function act(test: TestApp, school: TestSchool, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
  const { data, ...answer } = await ask(test, school, method, url, body);
  if (data === undefined) throw new Error(`A sample could not be made by ${method} ${url}: ${JSON.stringify(answer)}`);
  return data;
}

/** The CBSE pattern for the 10th class, whose only subject is then the first one. */
export async function assessed(school: TestSchool, test: TestApp) {
  await test.owner`delete from report_card_parts where school_id = ${school.id}`;
  await test.owner`delete from report_card_batches where school_id = ${school.id}`;
  await test.owner`delete from result_subjects where school_id = ${school.id}`;
  await test.owner`delete from results where school_id = ${school.id}`;
  await test.owner`delete from result_versions where school_id = ${school.id}`;
  await act(test, school, 'POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] });
  await test.owner`delete from scheme_subjects where school_id = ${school.id} and subject_id <> ${school.ids.subject}`;
  return act(test, school, 'GET', '/admin/assessment');
}

/** Ten days in the first term of the current year, which an earlier sample may have changed. */
async function findDays(school: TestSchool, test: TestApp) {
  const [days] = await test.owner<
    { startsOn: string; endsOn: string }[]
  >`select (starts_on + 173)::text as "startsOn", (starts_on + 182)::text as "endsOn"
    from academic_years where school_id = ${school.id} and is_current`;
  return { ...(days as { startsOn: string; endsOn: string }), lockOn: null };
}

/** An exam with one paper, and a student for it. */
async function examined(school: TestSchool, test: TestApp, component = NEW_EXAM.component) {
  await assessed(school, test);
  const name = `Exam ${++made}`;
  const { id: examId } = await act(test, school, 'POST', '/admin/exams', {
    ...{ ...NEW_EXAM, ...(await findDays(school, test)), name, component },
    classIds: [school.ids.class],
  });
  const student = await addPupil(test, school);
  const { papers } = await act(test, school, 'GET', `/admin/marks/${examId}/${school.ids.section}`);
  return { examId, student, paperId: papers[0].id as string, params: { examId, sectionId: school.ids.section } };
}

type Published = Awaited<ReturnType<typeof publish>>;
/** By the ids of their schools. */
const lastPublished = new Map<string, Published>();

/** A published first term of one section: the last one of the school, as long as no other sample has replaced or used it. */
export async function published(school: TestSchool, test: TestApp): Promise<Published> {
  const last = lastPublished.get(school.id);
  const [kept] =
    await test.owner`select 1 from result_versions v where school_id = ${school.id} and id = ${last?.versionId ?? null} and term_no = 1
    and not exists (select from report_card_batches b where b.school_id = v.school_id and b.version_id = v.id)`;
  if (last && kept) return last;
  const made = await publish(school, test);
  lastPublished.set(school.id, made);
  return made;
}

/** Every student has 4 in each paper. Replaces the class's former data. */
async function publish(school: TestSchool, test: TestApp) {
  const exams = [];
  for (const component of ['Periodic test', 'Notebook', 'Subject enrichment', NEW_EXAM.component])
    exams.push(await examined(school, test, component));
  const all = (await act(test, school, 'GET', '/admin/exams')).exams as { id: string }[];
  for (const { id } of all) {
    const sheet = await act(test, school, 'GET', `/admin/marks/${id}/${school.ids.section}`);
    const cells = sheet.papers.flatMap((paper: { id: string }) =>
      sheet.students.map((student: { id: string }) => ({ paperId: paper.id, studentId: student.id, value: '4' })),
    );
    if (cells.length > 0) await act(test, school, 'PUT', `/admin/marks/${id}/${school.ids.section}`, { cells });
  }
  await act(test, school, 'PUT', `/admin/results/${school.ids.section}/1/compilation`, { isCompiled: true });
  const { versionId } = await act(test, school, 'POST', `/admin/results/classes/${school.ids.class}/1/versions`, { reason: '' });
  return { ...(exams.at(-1) as NonNullable<(typeof exams)[number]>), versionId: versionId as string };
}

const examSamples: Samples = {
  listExams: () => ({ foreign: 'own' }),
  createExam: async (school, test) => {
    await assessed(school, test);
    await freeName(school, test);
    return {
      body: { ...NEW_EXAM, ...(await findDays(school, test)), name: SAMPLE_NAME, classIds: [school.ids.class] },
      foreign: 'unknown',
    };
  },
  addExamClasses: async (school, test) => {
    const { examId } = await examined(school, test);
    return {
      params: { examId },
      body: { termNo: 1, component: 'Periodic test', classIds: [school.ids.class], maxMarks: null },
      foreign: 'unknown',
    };
  },
  saveExam: async (school, test) => {
    await freeName(school, test);
    const { examId } = await examined(school, test);
    return { params: { examId }, body: { ...(await findDays(school, test)), name: SAMPLE_NAME }, foreign: 'unknown' };
  },
  removeExam: async (school, test) => ({ params: { examId: (await examined(school, test)).examId }, foreign: 'unknown' }),
  savePaper: async (school, test) => ({
    params: { paperId: (await examined(school, test)).paperId },
    body: { onDate: null, startsAt: null, minutes: null, maxMarks: 80, passMarks: 27 },
    foreign: 'unknown',
  }),
  listMissingMarks: async (school, test) => ({ params: { examId: (await examined(school, test)).examId }, foreign: 'unknown' }),
};

const markSamples: Samples = {
  getMarkSheet: async (school, test) => ({ params: (await examined(school, test)).params, foreign: 'unknown' }),
  saveMarks: async (school, test) => {
    const { params, paperId, student } = await examined(school, test);
    return { params, body: { cells: [{ paperId, studentId: student.id, value: '61.5' }] }, foreign: 'unknown' };
  },
  correctMarks: async (school, test) => {
    const { params, paperId, student } = await published(school, test);
    return { params, body: { cells: [{ paperId, studentId: student.id, value: '44' }], reason: 'Added up wrongly' }, foreign: 'unknown' };
  },
  exportMarkSheet: async (school, test) => ({ params: (await examined(school, test)).params, foreign: 'unknown' }),
  readMarkSheet: async (school, test) => {
    const { params } = await examined(school, test);
    return { params, file: Buffer.from('Roll number,English\n1,44\n'), body: {}, foreign: 'unknown' };
  },
  addAdjustment: async (school, test) => {
    const { paperId, student } = await examined(school, test);
    return { params: { paperId }, body: { studentId: student.id, marks: 2, reason: 'Question out of syllabus' }, foreign: 'unknown' };
  },
  withdrawAdjustment: async (school, test) => {
    const { paperId } = await examined(school, test);
    const { id } = await act(test, school, 'POST', `/admin/exams/papers/${paperId}/adjustments`, {
      studentId: null,
      marks: 1,
      reason: 'Moderation',
    });
    return { params: { adjustmentId: id }, foreign: 'unknown' };
  },
  getSubjectTakers: ({ ids }) => ({ params: { sectionId: ids.section }, foreign: 'unknown' }),
  setSubjectTakers: async (school, test) => {
    const student = await addPupil(test, school);
    return {
      params: { sectionId: school.ids.section, subjectId: school.ids.subject },
      body: { notTaking: [student.id] },
      foreign: 'unknown',
    };
  },
  exportTermSheet: async (school) => ({ params: { sectionId: school.ids.section, termNo: '1' }, foreign: 'unknown' }),
  readTermSheet: async (school, test) => {
    await examined(school, test);
    return {
      params: { sectionId: school.ids.section, termNo: '1' },
      file: Buffer.from('Roll number,Days present,Working days\n1,90,100\n'),
      body: {},
      foreign: 'unknown',
    };
  },
  saveTermEntries: async (school, test) => {
    await assessed(school, test);
    const student = await addPupil(test, school);
    return {
      params: { sectionId: school.ids.section, termNo: '2' },
      body: { grades: [], remarks: [{ studentId: student.id, remark: 'Steady work.' }] },
      foreign: 'unknown',
    };
  },
};

const resultSamples: Samples = {
  listResults: () => ({ foreign: 'own' }),
  getSectionResult: async (school, test) => {
    await assessed(school, test);
    return { params: { sectionId: school.ids.section, termNo: '1' }, foreign: 'unknown' };
  },
  listResultGaps: async (school, test) => {
    await assessed(school, test);
    return { params: { classId: school.ids.class, termNo: '1' }, foreign: 'unknown' };
  },
  compileSection: ({ ids }) => ({ params: { sectionId: ids.section, termNo: '2' }, body: { isCompiled: false }, foreign: 'unknown' }),
  publishResult: async (school, test) => {
    await published(school, test);
    return { params: { classId: school.ids.class, termNo: '1' }, body: { reason: 'A remark was missing' }, foreign: 'unknown' };
  },
  getResultVersion: async (school, test) => ({ params: { versionId: (await published(school, test)).versionId }, foreign: 'unknown' }),
  getStudentResults: async (school, test) => ({ params: { studentId: (await addPupil(test, school)).id }, foreign: 'unknown' }),
  getPromotionList: () => ({ foreign: 'own' }),
  exportPromotionList: async (school, test) => {
    const { versionId } = await published(school, test);
    await test.owner`update result_versions set term_no = 0 where school_id = ${school.id} and id = ${versionId}`;
    return { foreign: 'own' };
  },
  getPerformance: () => ({ foreign: 'own' }),
  listPerformanceRows: () => ({ foreign: 'own' }),
};

const LOOK = { layout: 'term', language: 'en' } as const;

async function started(school: TestSchool, test: TestApp) {
  const { versionId, student } = await published(school, test);
  const { id } = await act(test, school, 'POST', `/admin/results/versions/${versionId}/cards`, LOOK);
  return { versionId, student, batchId: id as string };
}

/** A batch with all cards drawn. */
async function drawn(school: TestSchool, test: TestApp) {
  const { batchId } = await started(school, test);
  await makeReportCardWorker({ database: test.database, files: test.platform.files }).run(new AbortController().signal);
  return { params: { batchId }, foreign: 'unknown' as const };
}

async function ofCard(school: TestSchool, test: TestApp) {
  const { versionId, student } = await published(school, test);
  return { params: { versionId, studentId: student.id }, query: LOOK, foreign: 'unknown' as const };
}

const cardSamples: Samples = {
  checkReportCards: async (school, test) => ({ params: { versionId: (await published(school, test)).versionId }, foreign: 'unknown' }),
  startReportCards: async (school, test) => ({
    params: { versionId: (await published(school, test)).versionId },
    body: LOOK,
    foreign: 'unknown',
  }),
  getSchoolCards: async (school, test) => {
    await published(school, test);
    return { foreign: 'own' };
  },
  startSchoolCards: async (school, test) => {
    await published(school, test);
    return { body: { term: 'Term 1' }, foreign: 'own' };
  },
  getReportCards: async (school, test) => ({ params: { batchId: (await started(school, test)).batchId }, foreign: 'unknown' }),
  exportReportCards: drawn,
  exportReportCard: ofCard,
  previewReportCard: ofCard,
  exportResultSheet: async (school, test) => ({
    params: { versionId: (await published(school, test)).versionId },
    query: { format: 'xlsx' },
    foreign: 'unknown',
  }),
  getRemarkBank: () => ({ foreign: 'own' }),
  saveRemarkBank: () => ({ body: { sentences: [{ language: 'en', from: null, text: 'Works well.' }] }, foreign: 'own' }),
  proposeRemarks: async (school, test) => {
    await assessed(school, test);
    return { params: { sectionId: school.ids.section, termNo: '1' }, query: { language: 'en' }, foreign: 'unknown' };
  },
};

const SITTING = { gapRule: 'oneADay', startsAt: '09:00', minutes: 180 } as const;

/** An exam whose papers have dates. */
async function placed(school: TestSchool, test: TestApp) {
  const { examId, paperId } = await examined(school, test);
  const { startsOn } = await findDays(school, test);
  // Frees the days of earlier samples, on which the class writes too.
  await test.owner`delete from exam_duties where school_id = ${school.id}`;
  await test.owner`delete from exam_seats where school_id = ${school.id}`;
  await test.owner`delete from exam_sittings where school_id = ${school.id}`;
  await test.owner`update exam_papers set on_date = null, starts_at_minute = null, duration_minutes = null where school_id = ${school.id}`;
  await act(test, school, 'POST', `/admin/offline-exams/${examId}/filling`);
  const { papers, exam } = await act(test, school, 'GET', `/admin/offline-exams/${examId}`);
  const onDate = papers[0].onDate as string;
  return { examId, paperId, startsOn, onDate, startsAt: papers[0].startsAt as string, endsOn: exam.endsOn as string };
}

async function roomed(school: TestSchool, test: TestApp) {
  const size = { rows: 30, benches: 20, seatsPerBench: 3 };
  return (await act(test, school, 'POST', '/admin/exam-rooms', { name: `Room ${++made}`, ...size })).id as string;
}

async function seated(school: TestSchool, test: TestApp) {
  const exam = await placed(school, test);
  const roomId = await roomed(school, test);
  await act(test, school, 'POST', `/admin/offline-exams/${exam.examId}/seating`, { roomIds: [roomId] });
  return { ...exam, roomId };
}

/** Moving a paper to its present day is no move. */
async function movable(school: TestSchool, test: TestApp) {
  const { examId, paperId, onDate } = await placed(school, test);
  const { days } = await act(test, school, 'GET', `/admin/offline-exams/${examId}`);
  const other = days.find(({ day, isSchoolDay }: { day: string; isSchoolDay: boolean }) => isSchoolDay && day !== onDate).day as string;
  return { examId, moves: [{ paperId, onDate: other }] };
}

const ofExam = (examId: string) => ({ params: { examId }, foreign: 'unknown' as const });
const ROOM_BODY = { rows: 5, benches: 4, seatsPerBench: 2 };

const sheetSamples: Samples = {
  listOfflineExams: () => ({ foreign: 'own' }),
  planExam: async (school, test) => {
    await assessed(school, test);
    await freeName(school, test);
    const body = { ...NEW_EXAM, ...SITTING, ...(await findDays(school, test)), name: SAMPLE_NAME, classIds: [school.ids.class] };
    return { body, foreign: 'unknown' };
  },
  saveExamPlan: async (school, test) => {
    await freeName(school, test);
    const { examId } = await examined(school, test);
    return { ...ofExam(examId), body: { ...SITTING, ...(await findDays(school, test)), name: SAMPLE_NAME } };
  },
  copyExam: async (school, test) => {
    const { examId, startsOn } = await placed(school, test);
    await freeName(school, test);
    return { ...ofExam(examId), body: { name: SAMPLE_NAME, startsOn } };
  },
  getDateSheet: async (school, test) => ofExam((await placed(school, test)).examId),
  placePapers: async (school, test) => {
    const { examId, moves } = await movable(school, test);
    return { ...ofExam(examId), body: { moves } };
  },
  fillDateSheet: async (school, test) => ofExam((await placed(school, test)).examId),
  announceExam: async (school, test) => ofExam((await placed(school, test)).examId),
  rescheduleExam: async (school, test) => {
    const { examId, moves } = await movable(school, test);
    return { ...ofExam(examId), body: { moves, reason: 'Heavy rain' } };
  },
  getPaperPlan: async (school, test) => ({ params: { paperId: (await examined(school, test)).paperId }, foreign: 'unknown' }),
  savePaperPlan: async (school, test) => ({
    params: { paperId: (await examined(school, test)).paperId },
    body: { isCore: true, syllabus: 'Chapters 1 to 4', chapterIds: [] },
    foreign: 'unknown',
  }),
  exportExamPaper: async (school, test) => ({ ...ofExam((await placed(school, test)).examId), query: { kind: 'dateSheet' } }),
};

const seatSamples: Samples = {
  listExamRooms: () => ({ foreign: 'own' }),
  addExamRoom: async (school, test) => {
    await test.owner`update exam_rooms set name = id::text where school_id = ${school.id} and name = 'Sample room'`;
    return { body: { name: 'Sample room', ...ROOM_BODY }, foreign: 'own' };
  },
  saveExamRoom: async (school, test) => {
    await test.owner`update exam_rooms set name = id::text where school_id = ${school.id} and name = 'Sample room'`;
    return { params: { roomId: await roomed(school, test) }, body: { name: 'Sample room', ...ROOM_BODY }, foreign: 'unknown' };
  },
  removeExamRoom: async (school, test) => ({ params: { roomId: await roomed(school, test) }, foreign: 'unknown' }),
  getSeating: async (school, test) => ofExam((await seated(school, test)).examId),
  assignSeats: async (school, test) => {
    const { examId } = await placed(school, test);
    return { ...ofExam(examId), body: { roomIds: [await roomed(school, test)] } };
  },
  moveSeat: async (school, test) => {
    const { examId, roomId, onDate, startsAt } = await seated(school, test);
    const { seats } = await act(
      test,
      school,
      'GET',
      `/admin/offline-exams/${examId}/seating/${roomId}?onDate=${onDate}&startsAt=${startsAt}`,
    );
    return { ...ofExam(examId), body: { onDate, startsAt, studentId: seats[0].studentId, roomId, row: 30, column: 60 } };
  },
  getRoomPlan: async (school, test) => {
    const { examId, roomId, onDate, startsAt } = await seated(school, test);
    return { params: { examId, roomId }, query: { onDate, startsAt }, foreign: 'unknown' };
  },
  getDuties: async (school, test) => ofExam((await seated(school, test)).examId),
  assignDuties: async (school, test) => ({ ...ofExam((await seated(school, test)).examId), body: { perRoom: 1 } }),
  setDuty: async (school, test) => {
    const { examId, roomId, onDate, startsAt } = await seated(school, test);
    return { ...ofExam(examId), body: { onDate, startsAt, roomId, place: 1, employeeId: null } };
  },
};

/** Schemes, exams, marks, results, date sheets and seats. */
export const assessmentSamples: Samples = {
  ...sheetSamples,
  ...seatSamples,
  ...examSamples,
  ...markSamples,
  ...resultSamples,
  ...cardSamples,
};
