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
});
