import { benchName } from '@shala/contract/exams';
import type { GridPaper, ListPaper } from '#platform/pdf';
import { say } from '#platform/words';
import { clockOf, dayText, minuteOf } from './clock.ts';

type Exam = { name: string; year: string; startsOn: string; endsOn: string };
type Head = { school: string; exam: Exam };
type Paper = { className: string; subject: string; onDate: string | null; startsAt: string | null; minutes: number | null };
type Seat = {
  roomId: string;
  room: string;
  onDate: string;
  startsAtMinute: number;
  minutes: number;
  row: number;
  column: number;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  className: string;
  section: string;
  subject: string;
};
type Room = { id: string; name: string; rows: number; benches: number; seatsPerBench: number };
type Duty = { roomId: string; onDate: string; startsAtMinute: number; place: number; name: string };
type RoomSession = { roomId: string; room: string; onDate: string; startsAtMinute: number; minutes: number };

/** Columns of classes and rows of days on a landscape page. */
const [CLASSES_A_PAGE, DAYS_A_PAGE] = [8, 14];
const timeOf = (from: number, minutes: number) => say('{from} to {to}', { from: clockOf(from), to: clockOf(from + minutes) });
const daysOf = ({ startsOn, endsOn }: Pick<Exam, 'startsOn' | 'endsOn'>) =>
  say('{from} to {to}', { from: dayText(startsOn), to: dayText(endsOn) });
const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** The exam's name with its year, unless the school wrote the year into the name: 2026-27, 2026–27 or 2026-2027. */
function nameOf({ name, year }: Exam): string {
  const plain = (text: string) => text.replaceAll(/[‐-―]/g, '-');
  const [from = '', until = ''] = plain(year).split('-');
  const isNamed = [`${from}-${until}`, `${from}-${from.slice(0, 2)}${until}`].some((one) => plain(name).includes(one));
  return isNamed ? name : `${name} · ${year}`;
}

/** The date sheet for the notice board: one row for each day, one column for each class. */
export function dateSheetGrid({ school, exam, papers }: Head & { papers: readonly Paper[] }): GridPaper {
  const classNames = [...new Set(papers.map(({ className }) => className))];
  const days = [...new Set(papers.flatMap(({ onDate }) => onDate ?? []))].sort();
  const title = say('Date sheet · {exam}', { exam: nameOf(exam) });
  const cellOf = (day: string, className: string) => {
    const own = papers.filter((paper) => paper.onDate === day && paper.className === className);
    if (own.length === 0) return null;
    const times = [...new Set(own.map(({ startsAt, minutes }) => timeOf(minuteOf(startsAt ?? '00:00'), minutes ?? 0)))];
    return { first: own.map(({ subject }) => subject).join(' / '), second: times.join(', ') };
  };
  const pages = chunks(classNames, CLASSES_A_PAGE).flatMap((columns) =>
    chunks(days, DAYS_A_PAGE).map((rows) => ({
      ...{ title, context: daysOf({ startsOn: days[0] ?? exam.startsOn, endsOn: days.at(-1) ?? exam.endsOn }) },
      columns: [say('Date'), ...columns.map((className) => say('Class {className}', { className }))],
      rows: rows.map((day) => ({ head: dayText(day), side: '', cells: columns.map((name) => cellOf(day, name)) })),
    })),
  );
  return { school, title, headWidth: 92, pages };
}

type Syllabus = { className: string; subject: string; onDate: string | null; syllabus: string; chapters: readonly string[] };

/** The syllabus of each paper, for the notice board beside the date sheet. */
export function syllabusList({ school, exam, rows }: Head & { rows: readonly Syllabus[] }): ListPaper {
  return {
    school,
    title: say('Syllabus · {exam}', { exam: nameOf(exam) }),
    context: daysOf(exam),
    columns: [
      { head: say('Class'), share: 9 },
      { head: say('Subject'), share: 17 },
      { head: say('Date'), share: 17 },
      { head: say('Syllabus'), share: 57 },
    ],
    rows: rows.map(({ className, subject, onDate, syllabus, chapters }) => [
      className,
      subject,
      onDate === null ? '' : dayText(onDate),
      [syllabus, chapters.join('; ')].filter((part) => part !== '').join('. '),
    ]),
  };
}

const sessionText = ({ onDate, startsAtMinute, minutes }: Pick<Seat, 'onDate' | 'startsAtMinute' | 'minutes'>) =>
  `${dayText(onDate)}, ${timeOf(startsAtMinute, minutes)}`;

/** A seat as on the plan of its room. */
export function seatName({ row, column }: { row: number; column: number }, { seatsPerBench }: Pick<Room, 'seatsPerBench'>): string {
  return say('Row {row}, bench {bench}', { row, bench: benchName(column, seatsPerBench) });
}

/** The rooms with at least one student, in order, with their seats. */
function byRoom(seats: readonly Seat[], rooms: readonly Room[]): { room: Room; own: Seat[] }[] {
  return rooms.flatMap((room) => {
    const own = seats.filter(({ roomId }) => roomId === room.id);
    return own.length === 0 ? [] : [{ room, own }];
  });
}

/** One page for each room: its seats as seen from the front. */
export function seatingGrid({ school, exam, seats, rooms }: Head & { seats: readonly Seat[]; rooms: readonly Room[] }): GridPaper {
  const pages = byRoom(seats, rooms).map(({ room, own }) => {
    const at = new Map(own.map((seat) => [`${seat.row} ${seat.column}`, seat]));
    const columns = Array.from({ length: room.benches * room.seatsPerBench }, (_, index) => index + 1);
    const rows = Array.from({ length: room.rows }, (_, index) => index + 1).filter((row) => own.some((seat) => seat.row === row));
    return {
      ...{ title: `${room.name} · ${exam.name}`, context: sessionText(own[0] as Seat) },
      columns: [say('Row'), ...columns.map((column) => say('Bench {bench}', { bench: benchName(column, room.seatsPerBench) }))],
      rows: rows.map((row) => ({
        ...{ head: String(row), side: '' },
        cells: columns.map((column) => {
          const seat = at.get(`${row} ${column}`);
          return seat === undefined ? null : { first: `${seat.className} ${seat.section} · ${seat.rollNumber ?? '–'}`, second: seat.name };
        }),
      })),
    };
  });
  return { school, title: say('Seating plan · {exam}', { exam: exam.name }), headWidth: 34, pages };
}

type Lists = Head & { seats: readonly Seat[]; rooms: readonly Room[]; isForSigning: boolean };

/** A list for each room: for the door by class and roll number, or for signatures in the order of the seats. */
export function roomLists({ school, exam, seats, rooms, isForSigning }: Lists): ListPaper[] {
  const share = (head: string, width: number) => ({ head, share: width });
  const byRoll = (one: Seat, other: Seat) =>
    `${one.className} ${one.section}`.localeCompare(`${other.className} ${other.section}`, 'en', { numeric: true }) ||
    (one.rollNumber ?? 0) - (other.rollNumber ?? 0);
  return byRoom(seats, rooms).map(({ room, own }) => {
    const rows = isForSigning ? own : [...own].sort(byRoll);
    const seatOf = (seat: Seat) => seatName(seat, room);
    const shared = (seat: Seat) => [`${seat.className} ${seat.section}`, String(seat.rollNumber ?? '–'), seat.name];
    return {
      // The exam stands beside the school: next to the session it left no space for the time.
      school: `${school} · ${exam.name}`,
      title: isForSigning
        ? say('Attendance · {room}', { room: room.name })
        : say('{room} · {count, plural, one {# student} other {# students}}', { room: room.name, count: rows.length }),
      context: sessionText(own[0] as Seat),
      columns: isForSigning
        ? [
            share(say('Seat'), 18),
            share(say('Class'), 9),
            share(say('Roll'), 6),
            share(say('Name'), 24),
            share(say('Subject'), 15),
            share(say('Answer book no.'), 15),
            share(say('Signature'), 15),
          ]
        : [share(say('Class'), 12), share(say('Roll'), 8), share(say('Name'), 35), share(say('Subject'), 25), share(say('Seat'), 18)],
      rows: rows.map((seat) =>
        isForSigning ? [seatOf(seat), ...shared(seat), seat.subject, '', ''] : [...shared(seat), seat.subject, seatOf(seat)],
      ),
    };
  });
}

/** The invigilators by day, session and room, with space for signatures. */
export function dutyList({ school, exam, rooms, duties }: Head & { rooms: readonly RoomSession[]; duties: readonly Duty[] }): ListPaper {
  return {
    school,
    title: say('Invigilators · {exam}', { exam: exam.name }),
    context: daysOf(exam),
    columns: [
      ...[
        { head: say('Date'), share: 18 },
        { head: say('Time'), share: 18 },
        { head: say('Room'), share: 16 },
      ],
      ...[
        { head: say('Invigilators'), share: 34 },
        { head: say('Signature'), share: 22 },
      ],
    ],
    rows: dutyRows(rooms, duties),
  };
}

function dutyRows(rooms: readonly RoomSession[], duties: readonly Duty[]): string[][] {
  return rooms.map(({ roomId, room, onDate, startsAtMinute, minutes }) => {
    const own = duties.filter((duty) => duty.roomId === roomId && duty.onDate === onDate && duty.startsAtMinute === startsAtMinute);
    return [dayText(onDate), timeOf(startsAtMinute, minutes), room, own.map(({ name }) => name).join(', ') || say('No invigilator'), ''];
  });
}
