import type * as calls from '@shala/contract/exams';
import type { PlannedExam } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { findParentsLanguage, type Letterhead, readLetterhead, readPictures } from '#features/identity';
import { fieldSentence, notFound, Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type ReadContext, readMade } from '#platform/http';
import { joinPdfs, makeAdmitCards, makeGrid, makeList } from '#platform/pdf';
import { inLanguage, say } from '#platform/words';
import { clockOf, dayText, minuteOf } from '../rules/clock.ts';
import { dateSheetGrid, dutyList, roomLists, seatingGrid, seatName, syllabusList } from '../rules/exam-pages.ts';
import { findPlanned, listSheetPapers, listSyllabus } from './date-sheet.store.ts';
import { requirePlan } from './date-sheet.ts';
import { listDuties, listRoomSessions } from './duties.store.ts';
import * as store from './seating.store.ts';

const KIND = 'exampapers';
type Wanted = Input<typeof calls.exportExamPaper>['query'] & { examId: string };
const OF_A_SESSION = new Set(['seating', 'doorLists', 'attendance']);

/** An address that opens a document of the exam for ten minutes. Missing data is refused now, not when it is opened. */
export async function exportExamPaper(
  context: ReadContext,
  { params, query }: Input<typeof calls.exportExamPaper>,
): Promise<CallAnswer<typeof calls.exportExamPaper>> {
  const { db, school } = context;
  const exam = await requirePlan(context, params.examId);
  const required = fieldSentence('required', {});
  if (exam.placed === 0) throw new Refusal('unprocessable', 'examNotPlaced', { values: { exam: exam.name } });
  if (OF_A_SESSION.has(query.kind) && (query.onDate === undefined || query.startsAt === undefined))
    throw new Refusal('invalid', 'badInput', { fields: { onDate: required } });
  if (query.kind !== 'dateSheet' && query.kind !== 'admitCards' && exam.seats === 0) throw new Refusal('unprocessable', 'seatsNone');
  if (query.kind === 'admitCards') {
    if (query.sectionId === undefined) throw new Refusal('invalid', 'badInput', { fields: { sectionId: required } });
    const sections = await store.listExamSections(db, school.id, exam.id);
    if (!sections.some(({ id }) => id === query.sectionId?.toLowerCase())) throw notFound();
  }
  return { url: addressMade(context, KIND, { ...query, examId: exam.id }) };
}

type Request = Parameters<MadeFile>[0];

/** The file behind such an address. */
export const makeExamPaper: MadeFile = async (request) => {
  const wanted = readMade<Wanted>(KIND, request.name, request.query.q);
  const { exam, letterhead, language, sections } = await request.inSchool(request.schoolId, async (db) => ({
    exam: await findPlanned(db, request.schoolId, wanted.examId),
    sections: wanted.sectionId === undefined ? [] : await store.listExamSections(db, request.schoolId, wanted.examId),
    letterhead: await readLetterhead(db, request.schoolId),
    // Admit cards are for students; the other documents are for the office.
    language: await findParentsLanguage(db, request.schoolId),
  }));
  if (exam === null) throw notFound();
  const bytes = await draw(request, { wanted, exam, letterhead, language });
  const section = sections.find(({ id }) => id === wanted.sectionId?.toLowerCase())?.name ?? '';
  return { bytes, mediaType: 'application/pdf', name: `${nameOf(wanted, exam.name, section)}.pdf`, isInline: true };
};

/** The name of the file, as the office finds it again among its downloads. */
function nameOf({ kind, onDate }: Wanted, exam: string, section: string): string {
  const day = onDate === undefined ? '' : dayText(onDate);
  if (kind === 'dateSheet') return say('Date sheet {exam}', { exam });
  if (kind === 'duties') return say('Invigilators {exam}', { exam });
  if (kind === 'admitCards') return say('Admit cards {exam} {section}', { exam, section });
  if (kind === 'seating') return say('Seating plan {exam} {day}', { exam, day });
  return kind === 'doorLists'
    ? say('Lists for room doors {exam} {day}', { exam, day })
    : say('Attendance sheets {exam} {day}', { exam, day });
}

type Ground = { wanted: Wanted; exam: PlannedExam; letterhead: Letterhead; language: string };

async function draw(request: Request, ground: Ground): Promise<Uint8Array> {
  const { schoolId, inSchool } = request;
  const { wanted, exam, letterhead } = ground;
  const school = letterhead.name;
  if (wanted.kind === 'admitCards') return inLanguage(ground.language, () => drawAdmitCards(request, ground));
  if (wanted.kind === 'dateSheet') return drawDateSheet(request, ground);
  if (wanted.kind === 'duties') {
    const { rooms, duties } = await inSchool(schoolId, async (db) => ({
      rooms: await listRoomSessions(db, schoolId, exam.id),
      duties: await listDuties(db, schoolId, exam.id),
    }));
    return makeList(dutyList({ school, exam, rooms, duties }));
  }
  const at = { onDate: wanted.onDate, startsAtMinute: minuteOf(wanted.startsAt ?? '00:00') };
  const { seats, rooms } = await inSchool(schoolId, async (db) => ({
    seats: await store.listSeats(db, schoolId, { examId: exam.id, ...at }),
    rooms: await store.listRooms(db, schoolId),
  }));
  if (seats.length === 0) throw notFound();
  if (wanted.kind === 'seating') return makeGrid(seatingGrid({ school, exam, seats, rooms }));
  const lists = roomLists({ school, exam, seats, rooms, isForSigning: wanted.kind === 'attendance' });
  return joinPdfs(await Promise.all(lists.map(makeList)));
}

/** The days of the papers, and on further pages the syllabus of each paper that has one. */
async function drawDateSheet({ schoolId, inSchool }: Request, { exam, letterhead }: Ground): Promise<Uint8Array> {
  const { papers, rows } = await inSchool(schoolId, async (db) => ({
    papers: await listSheetPapers(db, schoolId, { examId: exam.id }),
    rows: await listSyllabus(db, schoolId, exam.id),
  }));
  const head = { school: letterhead.name, exam };
  const grid = await makeGrid(dateSheetGrid({ ...head, papers }));
  return rows.length === 0 ? grid : joinPdfs([grid, await makeList(syllabusList({ ...head, rows }))]);
}

/** The admit cards of a section. A card lists the student's own papers, with the seat if one is assigned. */
async function drawAdmitCards({ schoolId, inSchool, platform }: Request, { wanted, exam, letterhead }: Ground): Promise<Uint8Array> {
  const sectionId = wanted.sectionId?.toLowerCase() ?? '';
  const { people, seats, rooms, papers, sitters, sections } = await inSchool(schoolId, async (db) => ({
    people: await store.listCandidates(db, schoolId, { examId: exam.id, sectionId }),
    seats: await store.listSeats(db, schoolId, { examId: exam.id, sectionId }),
    rooms: await store.listRooms(db, schoolId),
    papers: await listSheetPapers(db, schoolId, { examId: exam.id }),
    sitters: await store.listSitters(db, schoolId, exam.id),
    sections: await store.listExamSections(db, schoolId, exam.id),
  }));
  if (people.length === 0) throw notFound();
  const { logoKey, name, address } = letterhead;
  const pictureOf = await readPictures(platform, [logoKey, ...people.map(({ photoKey }) => photoKey)]);
  const bySeat = new Map(seats.map((seat) => [`${seat.paperId} ${seat.studentId}`, seat]));
  const byPaper = new Map(papers.map((paper) => [paper.id, paper]));
  const writing = Map.groupBy(sitters, ({ studentId }) => studentId);
  return makeAdmitCards({
    title: say('Admit cards {exam}', { exam: exam.name }),
    school: { name, address, logo: pictureOf(logoKey) },
    exam: `${exam.name} · ${exam.year}`,
    cards: people.map((person) => ({
      name: person.name,
      photo: pictureOf(person.photoKey),
      facts: [
        [say('Class'), sections.find(({ id }) => id === sectionId)?.name ?? ''],
        [say('Roll no.'), person.rollNumber === null ? '–' : String(person.rollNumber)],
        [say('Admission no.'), person.admissionNumber],
        [say('Guardian'), person.guardian],
      ],
      papers: (writing.get(person.studentId) ?? []).map(({ paperId, onDate, startsAtMinute, minutes }) => {
        const seat = bySeat.get(`${paperId} ${person.studentId}`);
        const room = rooms.find(({ id }) => id === seat?.roomId);
        const times = say('{from} to {to}', { from: clockOf(startsAtMinute), to: clockOf(startsAtMinute + minutes) });
        return [
          dayText(onDate),
          times,
          byPaper.get(paperId)?.subject ?? '',
          seat?.room ?? '',
          seat && room ? seatName(seat, room) : '',
          '',
        ];
      }),
    })),
  });
}
