import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee, addPupil, ask } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let exam: string;
let papers: { id: string; subject: string; className: string; classId: string }[];
const rooms: string[] = [];
const [MON, TUE, WED] = ['2026-09-21', '2026-09-22', '2026-09-23'] as const;
const ROOM = { rows: 2, benches: 2, seatsPerBench: 2 };
type Duty = {
  onDate: string;
  startsAt: string;
  roomId: string;
  employeeId: string | null;
  name: string;
  subjects: string[];
  reason: { code: string };
};

const as = (school: TestSchool) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  ask(test, school, method as 'POST', url, body);
const act = (...args: Parameters<ReturnType<typeof as>>) => as(asha)(...args);
const at = (path = '') => `/admin/offline-exams/${exam}${path}`;

beforeAll(async () => {
  test = await openTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  for (let roll = 1; roll <= 6; roll++) {
    await addPupil(test, asha, { name: `Tenth ${roll}`, className: '10th' });
    await addPupil(test, asha, { name: `Ninth ${roll}`, className: '9th' });
  }
  const [ninth] = await test.owner<{ id: string }[]>`select id from classes where school_id = ${asha.id} and name = '9th'`;
  const classIds = [asha.ids.class, ninth?.id ?? ''];
  await test.owner`delete from subjects where school_id = ${asha.id} and (class_id <> all(${classIds}) or name not in ('English', 'Hindi'))`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds });
  const body = {
    name: 'Half-yearly',
    startsOn: MON,
    endsOn: WED,
    lockOn: null,
    termNo: 1,
    component: 'Half-yearly exam',
    classIds,
    maxMarks: null,
  };
  exam = (await act('POST', '/admin/offline-exams', { ...body, gapRule: 'oneADay', startsAt: '09:00', minutes: 180 })).data.id;
  await act('POST', at('/filling'));
  papers = (await act('GET', at())).data.papers;
});
afterAll(() => test.close());

describe('rooms', () => {
  it('are added, changed and refused with a sentence', async () => {
    for (const name of ['Room 2', 'Room 10']) rooms.push((await act('POST', '/admin/exam-rooms', { name, ...ROOM })).data.id);
    expect(await act('POST', '/admin/exam-rooms', { name: 'Room 2', ...ROOM })).toMatchObject({ code: 'roomNameTaken' });
    expect((await act('POST', '/admin/exam-rooms', { name: 'Hall', ...ROOM, rows: 0 })).status).toBe(400);
    expect((await as(bela)('PUT', `/admin/exam-rooms/${rooms[0]}`, { name: 'Mine', ...ROOM })).status).toBe(404);
    expect((await as(bela)('DELETE', `/admin/exam-rooms/${rooms[0]}`)).status).toBe(404);
    expect((await act('GET', '/admin/exam-rooms')).data.map(({ name }: { name: string }) => name)).toEqual(['Room 2', 'Room 10']);
  });
});

describe('seats', () => {
  it('are refused where the rooms are too small, and of another school', async () => {
    expect(await act('POST', at('/seating'), { roomIds: [rooms[0]] })).toMatchObject({
      code: 'roomsTooSmall',
      error: '4 students would have no seat on 21 Sep 2026 at 09:00. The rooms selected hold 8. Select more rooms.',
    });
    expect((await act('POST', at('/seating'), { roomIds: [bela.ids.class] })).status).toBe(404);
    expect((await as(bela)('POST', at('/seating'), { roomIds: rooms })).status).toBe(404);
    expect(await act('GET', at('/pdf?kind=duties'))).toMatchObject({ code: 'seatsNone' });
  });

  it('part the classes, everybody once a session', async () => {
    expect((await act('POST', at('/seating'), { roomIds: rooms })).data).toMatchObject({ seated: 24, sessions: 2, sameClassNeighbours: 0 });
    const { sessions } = (await act('GET', at('/seating'))).data;
    expect(sessions).toMatchObject([
      {
        onDate: MON,
        students: 12,
        seated: 12,
        rooms: [
          { name: 'Room 2', seated: 8 },
          { name: 'Room 10', seated: 4 },
        ],
      },
      { onDate: TUE, students: 12, seated: 12 },
    ]);
    const plan = (await act('GET', at(`/seating/${rooms[0]}?onDate=${MON}&startsAt=09:00`))).data;
    expect(plan.seats).toHaveLength(8);
    expect((await as(bela)('GET', at(`/seating/${rooms[0]}?onDate=${MON}&startsAt=09:00`))).status).toBe(404);
  });

  it('hold their room: it cannot shrink below them or go', async () => {
    expect(await act('PUT', `/admin/exam-rooms/${rooms[0]}`, { name: 'Room 2', ...ROOM, rows: 1 })).toMatchObject({ code: 'roomTooSmall' });
    expect(await act('DELETE', `/admin/exam-rooms/${rooms[0]}`)).toMatchObject({ code: 'roomInUse' });
    expect((await act('PUT', `/admin/exam-rooms/${rooms[0]}`, { name: 'Room 2', ...ROOM, rows: 3 })).data.capacity).toBe(12);
  });

  it('are one each in the database too', async () => {
    const [seat] = await test.owner<{ paper: string; student: string }[]>`select paper_id as paper, student_id as student from exam_seats
      where school_id = ${asha.id} and on_date = ${MON} and room_id = ${rooms[0] ?? ''} and row_no = 1 and column_no = 1`;
    const move = (row: number, column: number) => test.owner`update exam_seats set row_no = ${row}, column_no = ${column}
      where school_id = ${asha.id} and paper_id = ${seat?.paper ?? ''} and student_id = ${seat?.student ?? ''}`;
    await expect(move(1, 2)).rejects.toThrow(/one_student_a_seat/);
    await expect(move(9, 1)).rejects.toThrow(/check/);
  });
});

describe('invigilators', () => {
  const teachers: string[] = [];
  it('are shared fairly; nobody watches the own subject or is on leave; what nobody can take stays vacant', async () => {
    expect((await act('POST', at('/duties'), { perRoom: 4 })).status).toBe(400);
    for (const name of ['Asha Kulkarni', 'Bina Mehta', 'Chetan Rao']) teachers.push(await addEmployee(test, asha, { name }));
    await test.owner`update employees set is_teaching = id = any(${teachers}) where school_id = ${asha.id}`;
    // Added without a teaching flag, as in most staff lists.
    const peon = await addEmployee(test, asha, { name: 'Balu Wagh' });
    await test.owner`update employees set is_teaching = true, position_role = 'Peon' where school_id = ${asha.id} and id = ${peon}`;
    const hindi = papers.find(({ subject }) => subject === 'Hindi');
    const [subject] = await test.owner<
      { id: string }[]
    >`select subject_id as id from exam_papers where school_id = ${asha.id} and id = ${hindi?.id ?? ''}`;
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${asha.id}, ${teachers[0] ?? ''}, ${subject?.id ?? ''})`;
    expect((await act('POST', at('/duties'), { perRoom: 1 })).data).toEqual({ assigned: 4, vacant: 0 });
    const { duties, teachers: counts } = (await act('GET', at('/duties'))).data;
    expect(counts.map(({ name }: { name: string }) => name)).toEqual(['Asha Kulkarni', 'Bina Mehta', 'Chetan Rao']);
    // The peon has the name of a teacher: lists name such a teacher with the employee code.
    await test.owner`update employees set name = 'Bina Mehta' where school_id = ${asha.id} and id = ${peon}`;
    const [bina] = await test.owner<
      { code: string }[]
    >`select employee_code as code from employees where school_id = ${asha.id} and id = ${teachers[1] ?? ''}`;
    const named = (await act('GET', at('/duties'))).data.teachers as { id: string; name: string }[];
    expect(named.find(({ id }) => id === teachers[1])?.name).toBe(`Bina Mehta (${bina?.code})`);
    await test.owner`update employees set name = 'Balu Wagh' where school_id = ${asha.id} and id = ${peon}`;
    const own = (duties as Duty[]).filter(({ employeeId }) => employeeId === teachers[0]);
    expect(own.every(({ subjects }) => !subjects.includes('Hindi'))).toBe(true);
    expect(Math.max(...counts.map(({ duties: count }: { duties: number }) => count))).toBeLessThanOrEqual(2);
    expect((duties as Duty[]).every(({ reason }) => ['fewest', 'even'].includes(reason.code))).toBe(true);
  });

  it('are changed by hand with what speaks against it, and a duty by hand stays', async () => {
    const { duties } = (await act('GET', at('/duties'))).data as { duties: Duty[] };
    const hindi = duties.find(({ subjects }) => subjects.includes('Hindi')) as Duty;
    const slot = (duty: Duty) => ({ onDate: duty.onDate, startsAt: duty.startsAt, roomId: duty.roomId, place: 1 });
    expect(await act('PUT', at('/duties'), { ...slot(hindi), employeeId: teachers[0] })).toMatchObject({ code: 'dutyOwnSubject' });
    const same = duties.filter(({ onDate }) => onDate === hindi.onDate);
    const other = same.find(({ roomId }) => roomId !== hindi.roomId) as Duty;
    expect(await act('PUT', at('/duties'), { ...slot(hindi), employeeId: other.employeeId })).toMatchObject({ code: 'dutyTwice' });
    expect(await act('PUT', at('/duties'), { ...slot(hindi), onDate: WED, employeeId: teachers[1] })).toMatchObject({ code: 'dutyNoRoom' });
    expect((await act('PUT', at('/duties'), { ...slot(hindi), employeeId: bela.ids.class })).status).toBe(404);
    expect((await as(bela)('PUT', at('/duties'), { ...slot(hindi), employeeId: null })).status).toBe(404);
    const third = teachers.find((id) => id !== teachers[0] && id !== other.employeeId) as string;
    await act('PUT', at('/duties'), { ...slot(hindi), employeeId: third });
    await act('POST', at('/duties'), { perRoom: 1 });
    const after = (await act('GET', at('/duties'))).data.duties as Duty[];
    expect(after.find(({ roomId, onDate }) => roomId === hindi.roomId && onDate === hindi.onDate)).toMatchObject({
      employeeId: third,
      reason: { code: 'byHand' },
    });
  });

  it('a teacher has one duty at a time in the database too', async () => {
    await expect(test.owner`insert into exam_duties (school_id, exam_id, room_id, on_date, starts_at_minute, minutes, place, employee_id)
      select school_id, exam_id, room_id, on_date, starts_at_minute + 30, minutes, 2, employee_id from exam_duties where school_id = ${asha.id} limit 1`).rejects.toThrow(
      /one_duty_at_a_time/,
    );
  });
});

describe('a seat by hand', () => {
  const session = `onDate=${MON}&startsAt=09:00`;
  type PlanSeat = { studentId: string; name: string; row: number; column: number };
  const planOf = async (roomId: string) =>
    (await act('GET', at(`/seating/${roomId}?${session}`))).data as { room: { rows: number }; seats: PlanSeat[] };
  const move = (body: object) => act('PUT', at('/seating/seats'), { onDate: MON, startsAt: '09:00', ...body });

  it('changes places with whoever sits there, also in another room, and nobody is lost', async () => {
    const [one, two] = [await planOf(rooms[0] ?? ''), await planOf(rooms[1] ?? '')];
    const [first, other] = [one.seats[0] as PlanSeat, two.seats[0] as PlanSeat];
    const { data } = await move({ studentId: first.studentId, roomId: rooms[1], row: other.row, column: other.column });
    expect(data).toEqual({ swappedWith: other.name });
    const after = [await planOf(rooms[0] ?? ''), await planOf(rooms[1] ?? '')];
    expect(after[1]?.seats.find(({ studentId }) => studentId === first.studentId)).toMatchObject({ row: other.row, column: other.column });
    expect(after[0]?.seats.find(({ studentId }) => studentId === other.studentId)).toMatchObject({ row: first.row, column: first.column });
    expect(after.map((plan) => plan?.seats.length)).toEqual([one.seats.length, two.seats.length]);
    await move({ studentId: first.studentId, roomId: rooms[0], row: first.row, column: first.column });
  });

  it('refuses a seat that the room does not have, and what is of another school', async () => {
    const { seats, room } = await planOf(rooms[0] ?? '');
    const own = seats[0] as PlanSeat;
    expect(await move({ studentId: own.studentId, roomId: rooms[0], row: room.rows + 1, column: 1 })).toMatchObject({
      code: 'seatOutside',
    });
    expect(await move({ studentId: own.studentId, roomId: bela.ids.class, row: 1, column: 1 })).toMatchObject({ status: 404 });
    expect(await move({ studentId: bela.ids.class, roomId: rooms[0], row: 1, column: 1 })).toMatchObject({ status: 404 });
    const body = { onDate: MON, startsAt: '09:00', studentId: own.studentId, roomId: rooms[0], row: 1, column: 1 };
    expect((await as(bela)('PUT', at('/seating/seats'), body)).status).toBe(404);
  });
});

describe('papers to print', () => {
  const pdf = async (query: string, page = 0) => {
    const { url } = (await act('GET', at(`/pdf?${query}`))).data;
    const answer = await test.app.inject({ url });
    return { status: answer.statusCode, ...(await readPdf(answer.rawPayload, page)) };
  };
  it('date sheet, seating, door lists, attendance, duties and admit cards hold what they should', async () => {
    const session = `onDate=${MON}&startsAt=09:00`;
    expect((await pdf('kind=dateSheet')).text).toContain('Mon 21 Sep 2026');
    expect((await pdf('kind=dateSheet')).text).not.toContain('Syllabus');
    await act('PUT', `/admin/offline-exams/papers/${papers[0]?.id}`, {
      isCore: true,
      syllabus: 'Lessons 1 to 4 and letters',
      chapterIds: [],
    });
    const withSyllabus = (await pdf('kind=dateSheet', 1)).text;
    expect(withSyllabus).toContain('Syllabus');
    expect(withSyllabus).toContain('Lessons 1 to 4 and letters');
    expect((await pdf(`kind=seating&${session}`)).text).toContain('Tenth 1');
    expect((await pdf(`kind=doorLists&${session}`)).text).toContain('Room 2 · 8 students');
    // Nothing of a seat or of the session's time may be cut off: the invigilator reads both.
    const attendance = (await pdf(`kind=attendance&${session}`)).text;
    for (const part of ['Answer book no', 'Row 1, bench 1A', 'Half-yearly', 'Mon 21 Sep 2026, 09:00 to 12:00'])
      expect(attendance).toContain(part);
    expect((await pdf('kind=duties')).text).toContain('Bina Mehta');
    const cards = await pdf(`kind=admitCards&sectionId=${asha.ids.section}`);
    expect(cards.text).toContain('Tenth 2');
    // The ninth class is first by its position and gets the first seat, so the first student of the tenth sits beside it.
    expect(cards.text).toContain('English Room 2 Row 1, bench 2');
  });

  it('are refused without a session or a section, and to another school', async () => {
    expect((await act('GET', at('/pdf?kind=seating'))).status).toBe(400);
    expect((await act('GET', at('/pdf?kind=admitCards'))).status).toBe(400);
    expect((await act('GET', at(`/pdf?kind=admitCards&sectionId=${bela.ids.section}`))).status).toBe(404);
    expect((await as(bela)('GET', at('/pdf?kind=dateSheet'))).status).toBe(404);
  });
});

describe('a paper that moves', () => {
  it('loses its seats, and a room in which nobody sits its invigilators', async () => {
    const moves = papers.filter(({ subject }) => subject === 'Hindi').map(({ id }) => ({ paperId: id, onDate: WED }));
    const { data } = await act('POST', at('/reschedule'), { moves, reason: 'Heavy rain' });
    expect(data).toMatchObject({ moved: 2, seatsRemoved: 12 });
    const { sessions } = (await act('GET', at('/seating'))).data;
    expect(sessions.find(({ onDate }: { onDate: string }) => onDate === WED)).toMatchObject({ students: 12, seated: 0 });
    expect(((await act('GET', at('/duties'))).data.duties as Duty[]).every(({ onDate }) => onDate !== TUE)).toBe(true);
    expect((await act('POST', at('/seating'), { roomIds: rooms, session: { onDate: WED, startsAt: '09:00' } })).data).toMatchObject({
      seated: 12,
      sessions: 1,
    });
  });
});
