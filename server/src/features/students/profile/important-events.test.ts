import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isYearOver, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addComplete, CBSE_VALUES, issue } from '../../../../test/certificates.ts';
import { schoolToday } from '../../../../test/clock.ts';
import { ask } from '../../../../test/fees.ts';
import { addStudent, otherSection } from '../../../../test/students.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

describe('the important events', () => {
  const eventsOf = async (id: string) =>
    (await ask(test, school, 'GET', `/admin/students/${id}/year`)).data.timeline.map(({ kind, what, detail }: Record<string, string>) =>
      [kind, what, detail].join(' · '),
    );

  // On 1 April of an office that has not changed the year, today is in none of its months.
  it.skipIf(isYearOver())('keep the class in which the year began, and call nobody promoted who was not', async () => {
    const { studentId } = await addStudent(test, school, { name: 'Mrunal Bhosale', admittedOn: '2019-06-15' });
    const [year] = await test.owner`select name from academic_years where school_id = ${school.id} and is_current`;
    expect(await eventsOf(studentId)).toContain(`place · 10th A · ${year?.name}`);
    const sectionB = await otherSection(test, school, 'B');
    const moved = await ask(test, school, 'POST', '/admin/students/moves', {
      studentIds: [studentId],
      sectionId: sectionB,
      on: schoolToday(),
      reason: '',
    });
    expect(moved.status, moved.message).toBe(200);
    expect(await eventsOf(studentId)).toEqual(expect.arrayContaining([`place · 10th A · ${year?.name}`, 'move · 10th A · 10th B']));
  });

  it('keep the leaving of who came back, and the transfer certificate is named that is still valid', async () => {
    const id = await addComplete(test, school);
    const values = { ...CBSE_VALUES, reason: 'Moved to another town' };
    const leaving = { leftOn: schoolToday(), reason: 'Moved to another town', note: '' };
    const { data, message } = await issue(test, school, { formId: 'cbse-transfer', personId: id, values, leaving });
    expect(data, message).toBeTruthy();
    const back = await ask(test, school, 'POST', `/admin/students/${id}/return`, { reason: 'Father was not posted' });
    expect(back.message).toBe(
      `Aarav Sharma was readmitted. Transfer certificate ${data.number} is still valid. Cancel it under Certificates.`,
    );
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['left · Moved to another town · ', 'back · Father was not posted · ']));
  });

  it('name an exam on the day on which the result of the class was published, whatever other classes wait for', async () => {
    const { studentId } = await addStudent(test, school, { name: 'Ira Kulkarni', admittedOn: '2019-06-15' });
    await ask(test, school, 'POST', '/admin/assessment/presets/cbse-two-terms', { classIds: [school.ids.class] });
    const exam = { name: 'PT-1', termNo: 1, component: 'Periodic test', startsOn: '2026-07-06', endsOn: '2026-07-10', lockOn: null };
    await ask(test, school, 'POST', '/admin/exams', { ...exam, classIds: [school.ids.class], maxMarks: 20 });
    await test.owner`insert into marks (school_id, paper_id, student_id, marks) select p.school_id, p.id, ${studentId}, 15 from exam_papers p
      join exams x on x.school_id = p.school_id and x.id = p.exam_id where p.school_id = ${school.id} and x.name = 'PT-1' limit 1`;
    const published = async () =>
      (await ask(test, school, 'GET', `/admin/students/${studentId}/year`)).data.timeline.filter(
        ({ kind }: { kind: string }) => kind === 'exam',
      );
    expect(await published()).toEqual([]);
    await test.owner`with v as (insert into result_versions (school_id, id, year_id, class_id, term_no, term_name, version, rules, published_at)
        select school_id, app.new_id(), id, ${school.ids.class}, 1, 'Term 1', 1, '{}', '2026-10-20T20:00:00Z' from academic_years where school_id = ${school.id} and is_current
        returning school_id, id)
      insert into results (school_id, version_id, student_id, section_id, percent, grade, outcome) select school_id, id, ${studentId}, ${school.ids.section}, 7500, 'B1', 'pass' from v`;
    // After midnight at the school.
    expect(await published()).toMatchObject([{ what: 'PT-1', on: '2026-10-21', detail: '75' }]);
  });
});

it.skipIf(isYearOver())(
  'a day that became a holiday after its register was taken counts neither on the profile nor in the attendance',
  async () => {
    const { studentId } = await addStudent(test, school, { name: 'Sara Pawar', admittedOn: '2019-06-15' });
    const counted = async () => {
      const { months, timeline } = (await ask(test, school, 'GET', `/admin/students/${studentId}/year`)).data;
      const days = months.map((month: { days: string }) => month.days).join('');
      const { total } = (await ask(test, school, 'GET', `/admin/attendance/students/${studentId}/year`)).data;
      const absences = timeline.filter(({ kind }: { kind: string }) => kind === 'absence');
      return [[...days].filter((mark) => mark === 'A').length, total.absent, absences.length];
    };
    const { days } = (await ask(test, school, 'GET', `/admin/attendance/students/${studentId}/year`)).data;
    const [on] = days.map((day: { on: string }) => day.on);
    await test.owner`insert into registers (school_id, section_id, on_date) values (${school.id}, ${school.ids.section}, ${on}) on conflict do nothing`;
    await test.owner`insert into student_attendance (school_id, student_id, on_date, section_id, mark)
    select school_id, student_id, ${on}, section_id, 'A' from enrolments where school_id = ${school.id} and student_id = ${studentId}`;
    expect(await counted()).toEqual([1, 1, 1]);
    await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on) values (${school.id}, app.new_id(), 'holiday', 'Heavy rain', ${on}, ${on})`;
    expect(await counted()).toEqual([0, 0, 0]);
  },
);
