import { dateWords, LANGUAGE_HEADER } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
let exam: string;
let papers: { id: string; subject: string }[];
/** Monday to Saturday of one week, and the Monday after it. */
const [MON, TUE, WED, THU, SUN, NEXT] = ['2026-09-21', '2026-09-22', '2026-09-23', '2026-09-24', '2026-09-27', '2026-09-28'] as const;

beforeAll(async () => {
  test = await openTestApp();
  [asha, bela] = [await makeSchool(test), await makeSchool(test, 'Bela Vidyalaya')];
  for (const name of ['Aarav Joshi', 'Bhavna Kale']) await addPupil(test, asha, { name });
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class} and name not in ('English', 'Hindi', 'Mathematics')`;
  await act('POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [asha.ids.class] });
});
afterAll(() => test.close());

const as = (school: TestSchool) => (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  ask(test, school, method as 'POST', url, body);
const act = (...args: Parameters<ReturnType<typeof as>>) => as(asha)(...args);
const plan = (more: object = {}) => ({
  ...{
    name: 'Half-yearly',
    startsOn: MON,
    endsOn: NEXT,
    lockOn: null,
    termNo: 1,
    component: 'Half-yearly exam',
    classIds: [asha.ids.class],
  },
  ...{ maxMarks: null, gapRule: 'oneADay', startsAt: '09:00', minutes: 180, ...more },
});
const sheet = async (id = exam) => (await act('GET', `/admin/offline-exams/${id}`)).data;
const place = (...moves: object[]) => act('PUT', `/admin/offline-exams/${exam}/papers`, { moves });
const [English, Hindi, Maths] = [0, 1, 2];
const on = (at: number, onDate: string | null, startsAt?: string) => ({ paperId: papers[at]?.id, onDate, ...(startsAt && { startsAt }) });

describe('a date sheet', () => {
  it('belongs to a planned exam, which is in the calendar and among what is coming', async () => {
    const made = await act('POST', '/admin/offline-exams', plan());
    exam = made.data.id;
    const { exam: planned, days, papers: own } = await sheet();
    papers = own.sort((one: { subject: string }, other: { subject: string }) => one.subject.localeCompare(other.subject));
    expect(planned).toMatchObject({ name: 'Half-yearly', startsAt: '09:00', minutes: 180, papers: 3, placed: 0, hasDateSheet: true });
    expect(days.find(({ day }: { day: string }) => day === SUN)).toEqual({ day: SUN, isSchoolDay: false, why: 'Sunday' });
    const events = (await act('GET', `/admin/calendar/events?from=${MON}&to=${NEXT}`)).data;
    expect(events.find(({ kind }: { kind: string }) => kind === 'exam')).toMatchObject({
      title: 'Half-yearly',
      startsOn: MON,
      endsOn: NEXT,
    });
  });

  it('is also of classes that follow another scheme, in which the exam is counted as something else', async () => {
    const ninth = (await act('GET', '/admin/getAllClasses')).data.find(({ className }: { className: string }) => className === '9th')._id;
    const preset = await act('POST', '/admin/assessment/presets/cbse-9-10', { classIds: [ninth] });
    expect(preset.status).toBe(200);
    const { components } = (await act('GET', '/admin/exams')).data as {
      components: { termNo: number; name: string; classIds: string[] }[];
    };
    const other = components.find(({ classIds, name }) => classIds.includes(ninth) && name !== 'Half-yearly exam');
    const made = (await act('POST', '/admin/offline-exams', plan({ name: 'Both schemes' }))).data.id;
    const body = { termNo: other?.termNo, component: other?.name, classIds: [ninth], maxMarks: 40 };
    const added = await act('POST', `/admin/exams/${made}/classes`, body);
    expect(added.status).toBe(200);
    const { exam: both, papers: all } = await sheet(made);
    expect(both.classes.map(({ className }: { className: string }) => className)).toEqual(expect.arrayContaining(['9th', '10th']));
    const ofNinth = all.filter(({ classId }: { classId: string }) => classId === ninth);
    expect(ofNinth).toHaveLength(added.data.papers);
    expect(new Set(ofNinth.map(({ component, maxMarks }: { component: string; maxMarks: number }) => `${component} ${maxMarks}`))).toEqual(
      new Set([`${other?.name} 40`]),
    );
    // Once more adds nothing.
    expect(await act('POST', `/admin/exams/${made}/classes`, body)).toMatchObject({ status: 422, code: 'examNoSubjects' });
    await act('DELETE', `/admin/exams/${made}`);
  });

  it('is changed with one record of what changed, and none when it is saved as it is', async () => {
    const records = () =>
      test.owner`select old_values as before, new_values as after from audit_log where school_id = ${asha.id} and action = 'saveExamPlan' order by id`;
    const { name, startsOn, endsOn, lockOn, gapRule, startsAt, minutes } = plan();
    const save = (more: object) =>
      act('PUT', `/admin/offline-exams/${exam}`, { name, startsOn, endsOn, lockOn, gapRule, startsAt, minutes, ...more });
    expect((await save({})).status).toBe(200);
    expect((await records()).filter(({ after }) => Object.keys(after ?? {}).length > 0)).toEqual([]);
    expect((await save({ minutes: 120 })).status).toBe(200);
    expect((await records()).filter(({ after }) => after)).toMatchObject([{ before: { minutes: 180 }, after: { minutes: 120 } }]);
    await save({});
  });

  it('refuses a time that is none, days in the wrong order, marks locked before its end and a foreign class', async () => {
    expect(await act('POST', '/admin/offline-exams', plan({ name: 'Odd', startsAt: '25:00' }))).toMatchObject({ status: 400 });
    expect(await act('POST', '/admin/offline-exams', plan({ name: 'Odd', endsOn: '2026-09-01' }))).toMatchObject({ status: 400 });
    expect(await act('POST', '/admin/offline-exams', plan({ name: 'Odd', lockOn: TUE }))).toMatchObject({ code: 'examLockTooEarly' });
    expect((await act('POST', '/admin/offline-exams', plan({ name: 'Odd', classIds: [bela.ids.class] }))).status).toBe(404);
    expect(await act('POST', '/admin/offline-exams', plan())).toMatchObject({ code: 'examNameTaken' });
  });

  it('places papers, and refuses Sundays, holidays, days outside, nights, clashes and two core papers a day', async () => {
    expect((await place(on(English, MON))).data).toEqual({ moved: 1, seatsRemoved: 0 });
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${asha.id}, app.new_id(), 'holiday', 'Founders’ Day', ${THU}, ${THU})`;
    expect(await place(on(Hindi, SUN))).toMatchObject({ code: 'paperHoliday', error: expect.stringContaining('Sunday') });
    const moves = [on(Hindi, SUN)];
    const inHindi = await ask(test, asha, 'PUT', `/admin/offline-exams/${exam}/papers`, { moves }, { [LANGUAGE_HEADER]: 'hi' });
    expect(inHindi).toMatchObject({ code: 'paperHoliday', error: expect.stringContaining(`(${dateWords(SUN, 'hi').weekday})`) });
    expect(await place(on(Hindi, THU))).toMatchObject({ code: 'paperHoliday', error: expect.stringContaining('Founders’ Day') });
    expect(await place(on(Hindi, '2026-10-01'))).toMatchObject({ code: 'examOutsideDays' });
    expect(await place(on(Hindi, TUE, '22:30'))).toMatchObject({ code: 'paperTime' });
    expect(await place(on(Hindi, MON, '11:00'))).toMatchObject({
      code: 'paperSameStudent',
      error: expect.stringContaining('from 09:00 to 12:00 on that day, and Aarav Joshi writes both papers'),
    });
    expect(await place(on(Hindi, MON, '13:00'))).toMatchObject({ code: 'paperTwoCore', error: expect.stringContaining('English') });
    // All moves or none: the valid one is not written either.
    expect((await place(on(Maths, WED), on(Hindi, SUN))).status).toBe(422);
    expect((await sheet()).exam.placed).toBe(1);
    expect((await place({ paperId: bela.ids.class, onDate: MON })).status).toBe(404);
    expect((await as(bela)('PUT', `/admin/offline-exams/${exam}/papers`, { moves: [on(Hindi, TUE)] })).status).toBe(404);
    expect((await as(bela)('GET', `/admin/offline-exams/${exam}`)).status).toBe(404);
  });

  it('lets two papers change places, and keeps a free day between where the exam asks for it', async () => {
    await place(on(Hindi, TUE));
    expect((await place(on(English, TUE), on(Hindi, MON))).data.moved).toBe(2);
    await act('PUT', `/admin/offline-exams/${exam}`, { ...changed(), gapRule: 'dayBetween' });
    expect(await place(on(Maths, WED))).toMatchObject({ code: 'paperNoFreeDay', error: expect.stringContaining('English') });
    expect((await place(on(Maths, '2026-09-25'))).data.moved).toBe(1);
    expect(await act('PUT', `/admin/offline-exams/${exam}`, { ...changed(), endsOn: TUE })).toMatchObject({ code: 'examPapersOutside' });
  });

  const changed = () => ({
    name: 'Half-yearly',
    startsOn: MON,
    endsOn: NEXT,
    lockOn: null,
    gapRule: 'oneADay',
    startsAt: '09:00',
    minutes: 180,
  });

  it('is kept by the database too: a student never writes two papers at once', async () => {
    const [paper] = await test.owner<
      { id: string }[]
    >`select id from exam_papers where school_id = ${asha.id} and id = ${papers[Maths]?.id ?? ''}`;
    await expect(
      test.owner.begin(async (tx) => {
        await tx`delete from exam_sittings where school_id = ${asha.id} and paper_id = ${paper?.id ?? ''}`;
        await tx`update exam_papers set on_date = ${MON}, starts_at_minute = 600 where school_id = ${asha.id} and id = ${paper?.id ?? ''}`;
        await tx`insert into exam_sittings (school_id, paper_id, section_id, on_date, starts_at_minute, duration_minutes)
          values (${asha.id}, ${paper?.id ?? ''}, ${asha.ids.section}, ${MON}, 600, 180)`;
      }),
    ).rejects.toMatchObject({ constraint_name: 'one_paper_at_a_time' });
  });

  it('fills what has no day, in the order of the subjects, around holidays', async () => {
    await act('PUT', `/admin/offline-exams/${exam}`, changed());
    await place(on(English, null), on(Hindi, null), on(Maths, null));
    expect((await act('POST', `/admin/offline-exams/${exam}/filling`)).data).toEqual({ placed: 3, left: 0, together: [] });
    const days = (await sheet()).papers.map(({ onDate }: { onDate: string }) => onDate);
    expect(days.sort()).toEqual([MON, TUE, WED]);
  });

  it('has two papers at once where no student takes both: the filling does so and says it, and one who takes both is named', async () => {
    const pupils = await test.owner<
      { id: string; name: string; yearId: string }[]
    >`select s.id, s.name, e.year_id as "yearId" from students s
      join enrolments e on e.school_id = s.school_id and e.student_id = s.id where s.school_id = ${asha.id} order by s.name`;
    const subjects = await test.owner<
      { id: string; name: string }[]
    >`select id, name from subjects where school_id = ${asha.id} and class_id = ${asha.ids.class}`;
    const idOf = (name: string) => subjects.find((one) => one.name === name)?.id ?? '';
    const drop = (at: number, subject: string) =>
      test.owner`insert into subjects_not_taken (school_id, year_id, student_id, subject_id)
        values (${asha.id}, ${pupils[at]?.yearId ?? ''}, ${pupils[at]?.id ?? ''}, ${idOf(subject)})`;
    await drop(0, 'Hindi');
    expect(await place(on(English, MON), on(Hindi, MON), on(Maths, WED))).toMatchObject({
      code: 'paperSameStudent',
      error: expect.stringContaining('Bhavna Kale'),
    });
    await drop(1, 'Mathematics');
    expect((await place(on(English, MON), on(Hindi, TUE), on(Maths, TUE))).data).toMatchObject({ moved: 1 });
    await place(on(English, null), on(Hindi, null), on(Maths, null));
    expect((await act('POST', `/admin/offline-exams/${exam}/filling`)).data).toEqual({
      ...{ placed: 3, left: 0 },
      together: [{ className: '10th', one: 'Hindi', other: 'Mathematics' }],
    });
    await test.owner`delete from subjects_not_taken where school_id = ${asha.id}`;
    expect(await place(on(English, TUE), on(Hindi, MON))).toMatchObject({
      code: 'paperSameStudent',
      error: expect.stringContaining('Mathematics'),
    });
    await place(on(Maths, WED));
  });

  it('takes the syllabus from chapters of the subject’s textbook alone', async () => {
    const paperId = papers[English]?.id;
    const { data } = await act('GET', `/admin/offline-exams/papers/${paperId}`);
    expect(data).toMatchObject({ textbook: null, chapters: [] });
    const body = { isCore: false, syllabus: 'Prose and grammar', chapterIds: [] };
    expect((await act('PUT', `/admin/offline-exams/papers/${paperId}`, body)).status).toBe(200);
    expect((await act('PUT', `/admin/offline-exams/papers/${paperId}`, { ...body, chapterIds: [asha.ids.class] })).status).toBe(404);
    expect((await as(bela)('PUT', `/admin/offline-exams/papers/${paperId}`, body)).status).toBe(404);
    expect((await act('GET', `/admin/offline-exams/papers/${paperId}`)).data.paper).toMatchObject({
      isCore: false,
      syllabus: 'Prose and grammar',
    });
  });
});

describe('after it was announced', () => {
  it('a notice is drafted, and moves need a reason and draft another', async () => {
    const { noticeId } = (await act('POST', `/admin/offline-exams/${exam}/announcement`)).data;
    expect((await act('GET', `/admin/notices/${noticeId}`)).data).toMatchObject({ state: 'draft', title: 'Date sheet: Half-yearly' });
    expect(await place(on(Maths, NEXT))).toMatchObject({ code: 'examAnnounced' });
    const moves = [on(Maths, NEXT)];
    expect((await act('POST', `/admin/offline-exams/${exam}/reschedule`, { moves, reason: '' })).status).toBe(400);
    const { data } = await act('POST', `/admin/offline-exams/${exam}/reschedule`, { moves, reason: 'Heavy rain <b>' });
    expect(data.moved).toBe(1);
    const notice = (await act('GET', `/admin/notices/${data.noticeId}`)).data;
    expect(notice).toMatchObject({ state: 'draft', audience: { kind: 'classes', ids: [asha.ids.class] } });
    expect(notice.bodyHtml).toContain('Mathematics: now Mon 28 Sep 2026, 09:00');
    expect(notice.bodyHtml).toContain('Heavy rain &lt;b&gt;');
    expect(await act('POST', `/admin/offline-exams/${exam}/reschedule`, { moves, reason: 'Rain' })).toMatchObject({
      code: 'rescheduleNothing',
    });
    expect((await as(bela)('POST', `/admin/offline-exams/${exam}/reschedule`, { moves, reason: 'Rain' })).status).toBe(404);
  });
});

describe('a copy', () => {
  it('has the papers in their order on school days from another first day', async () => {
    // English 22, Hindi 21 and Mathematics 28 September: the first day, the next one, and a week after the first.
    const marks = { maxMarks: 70, passMarks: 24, weight: 3.5 };
    const all = await act('PUT', `/admin/exams/papers/${papers[English]?.id}`, { ...marks, weight: 2, isWeightOfAll: true });
    expect(all.data).toMatchObject({ weight: 2, others: 2 });
    expect((await sheet()).papers.map(({ weight }: { weight: number }) => weight)).toEqual([2, 2, 2]);
    await act('PUT', `/admin/exams/papers/${papers[Maths]?.id}`, marks);
    const { data } = await act('POST', `/admin/offline-exams/${exam}/copies`, { name: 'Pre-board', startsOn: '2026-10-04' });
    expect(data).toMatchObject({ papers: 3, placed: 3 });
    const copy = await sheet(data.id);
    expect(copy.exam).toMatchObject({ startsAt: '09:00', gapRule: 'oneADay', announcedAt: null });
    expect(copy.papers.map(({ onDate }: { onDate: string }) => onDate).sort()).toEqual(['2026-10-05', '2026-10-06', '2026-10-12']);
    expect(copy.papers.find(({ subject }: { subject: string }) => subject === 'Mathematics')).toMatchObject({
      ...{ maxMarks: 70, passMarks: 24, weight: 3.5 },
    });
    expect(await act('POST', `/admin/offline-exams/${exam}/copies`, { name: 'Pre-board', startsOn: '2026-10-04' })).toMatchObject({
      code: 'examNameTaken',
    });
    expect((await as(bela)('POST', `/admin/offline-exams/${exam}/copies`, { name: 'X', startsOn: '2026-10-04' })).status).toBe(404);
  });

  it('goes with its entry of the calendar', async () => {
    const copy = (await act('GET', '/admin/offline-exams')).data.find(({ name }: { name: string }) => name === 'Pre-board');
    expect((await act('DELETE', `/admin/exams/${copy.id}`)).status).toBe(200);
    const events = (await act('GET', '/admin/calendar/events?from=2026-10-01&to=2026-10-31')).data;
    expect(events.filter(({ title }: { title: string }) => title === 'Pre-board')).toEqual([]);
  });
});
