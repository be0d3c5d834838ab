import { type Sitter, seatStudents } from '@shala/contract/exams';
import type { Row, Tables } from './copy.ts';
import type { Leave } from './leave.ts';
import type { Office } from './office.ts';
import { type Subject, subjectsOf } from './school.ts';

/** A dated paper of an exam. */
export type SatPaper = { id: string; examId: string; subject: Subject; onDate: string; startsAtMinute: number; durationMinutes: number };

const ROOM = { rows: 6, benches: 4, seatsPerBench: 2 };
const SEATS = ROOM.rows * ROOM.benches * ROOM.seatsPerBench;
/** More rooms are needed only by a school larger than the demo. */
const MOST_ROOMS = 40;

/** The students who write each paper; for the coming exam also rooms, seats and invigilators. */
export function addExamSeats(
  tables: Tables,
  office: Office,
  { papers, next, leaves }: { papers: readonly SatPaper[]; next: string | null; leaves: readonly Leave[] },
): void {
  const { plan, sections } = office.school;
  tables.set(
    'exam_sittings',
    papers.flatMap(({ id, subject, onDate, startsAtMinute, durationMinutes }) =>
      sections
        .filter((section) => subjectsOf(office.school, section).includes(subject))
        .map((section): Row => ({ paperId: id, sectionId: section.id, onDate, startsAtMinute, durationMinutes })),
    ),
  );
  const sessions = [
    ...Map.groupBy(
      papers.filter(({ examId }) => examId === next),
      ({ onDate }) => onDate,
    ).values(),
  ];
  const sitters = sessions.map((own) => sittersOf(office, own));
  const count = Math.min(MOST_ROOMS, Math.ceil(Math.max(0, ...sitters.map(({ length }) => length)) / SEATS) + 1);
  const rooms = Array.from({ length: next === null ? 0 : count }, (_, at) => ({
    id: plan.ids('exam room', String(at + 1)),
    name: `Room ${at + 1}`,
    ...ROOM,
  }));
  tables.set('exam_rooms', rooms);
  const seated = sessions.map((own, at) => ({ own, seats: seatStudents(sitters[at] ?? [], rooms) ?? [] }));
  tables.set(
    'exam_seats',
    seated.flatMap(({ own, seats }) => {
      const [{ onDate, startsAtMinute, durationMinutes }] = own as [SatPaper];
      const size = { roomRows: ROOM.rows, roomBenches: ROOM.benches, roomSeatsPerBench: ROOM.seatsPerBench };
      return seats.map(
        ({ paperId, studentId, roomId, row, column }): Row => ({
          ...{ paperId, studentId, roomId, rowNo: row, columnNo: column, onDate, startsAtMinute, durationMinutes },
          ...size,
        }),
      );
    }),
  );
  tables.set('exam_duties', [...dutiesOf(office, leaves, seated)]);
}

function sittersOf({ school, students }: Office, papers: readonly SatPaper[]): Sitter[] {
  return students
    .toSorted(
      (one, other) =>
        one.section.schoolClass.position - other.section.schoolClass.position ||
        one.section.name.localeCompare(other.section.name) ||
        one.rollNumber - other.rollNumber,
    )
    .flatMap((student) => {
      const taken = subjectsOf(school, student.section);
      return papers
        .filter(({ subject }) => taken.includes(subject))
        .map(({ id }) => ({ studentId: student.id, paperId: id, classId: student.section.schoolClass.id }));
    });
}

type Seated = { own: readonly SatPaper[]; seats: NonNullable<ReturnType<typeof seatStudents>> };

/** Picks the teacher with the fewest duties who is not on leave and teaches none of the subjects in the room. */
function* dutiesOf({ staff, slots }: Office, leaves: readonly Leave[], seated: readonly Seated[]): Generator<Row> {
  const teachers = staff.employees.filter(({ isTeaching, leftOn }) => isTeaching && leftOn === null).map(({ id }) => ({ id, duties: 0 }));
  const subjects = new Map<string, Set<string>>();
  for (const { assignment } of slots)
    subjects.set(assignment.teacher.id, (subjects.get(assignment.teacher.id) ?? new Set()).add(assignment.subject.name));
  for (const { teacher, subject } of staff.assignments) subjects.set(teacher.id, (subjects.get(teacher.id) ?? new Set()).add(subject.name));
  for (const { own, seats } of seated) {
    const [{ examId, onDate, startsAtMinute, durationMinutes }] = own as [SatPaper];
    const isAway = (id: string) =>
      leaves.some((one) => one.personId === id && one.state === 'approved' && one.fromDate <= onDate && one.toDate >= onDate);
    const nameOf = new Map(own.map(({ id, subject }) => [id, subject.name]));
    const busy = new Set<string>();
    for (const [roomId, inRoom] of Map.groupBy(seats, (seat) => seat.roomId)) {
      const written = new Set(inRoom.map(({ paperId }) => nameOf.get(paperId) ?? ''));
      const teacher = teachers
        .filter(({ id }) => !busy.has(id) && !isAway(id) && ![...(subjects.get(id) ?? [])].some((name) => written.has(name)))
        .sort((one, other) => one.duties - other.duties)[0];
      if (teacher === undefined) continue;
      busy.add(teacher.id);
      const reason = { code: 'fewest', duties: teacher.duties, isFree: true };
      yield { examId, roomId, onDate, startsAtMinute, minutes: durationMinutes, place: 1, employeeId: teacher.id, isByHand: false, reason };
      teacher.duties++;
    }
  }
}
