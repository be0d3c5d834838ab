import { writeWeekdayAndDay } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee, ask } from '../../../../test/fees.ts';
import { addDraft, addLesson, FRIDAY, planDay } from '../../../../test/timetable.ts';
import { runningPeriod } from '../tools/whereabouts.ts';
import { plain, say } from './testing/say.ts';

let test: TestApp;
let school: TestSchool;
let kavita: string;
let sunita: string;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  kavita = await addEmployee(test, school, { name: 'Kavita Joshi' });
  sunita = await addEmployee(test, school, { name: 'Sunita Rao' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const)
    await addLesson(test, school, { day, teacherId: kavita });
});

const ON_FRIDAY = 'on 21 November 2025 in the 1st period';
const talk = async (prompt: string) => plain((await say(test, school, prompt)).html);

describe('where somebody is', () => {
  it('in a period is what the timetable and the arrangement of the day say', async () => {
    expect(await talk(`Where is 10th A ${ON_FRIDAY}?`)).toMatch(/Fri.*P1 .* Class 10th A has English with Kavita Joshi\./);
    expect(await talk(`Where is Kavita Joshi ${ON_FRIDAY}?`)).toContain('Kavita Joshi teaches English to Class 10th A.');
    expect(await talk(`Where is Sunita Rao ${ON_FRIDAY}?`)).toContain('Sunita Rao is free.');

    await test.owner`insert into employee_attendance (school_id, employee_id, on_date, mark) values (${school.id}, ${kavita}, ${FRIDAY}, 'A')`;
    expect(await talk(`Where is Kavita Joshi ${ON_FRIDAY}?`)).toContain('Kavita Joshi is absent or on leave.');
    expect(await talk(`Where is 10th A ${ON_FRIDAY}?`)).toContain('Kavita Joshi is absent and no arrangement is made.');
    const covers = [{ periodId: school.ids.period, sectionId: school.ids.section, teacherId: sunita }];
    expect(await ask(test, school, 'PUT', `/admin/covers/${FRIDAY}`, { covers })).toMatchObject({ status: 200 });
    expect(await talk(`Where is Sunita Rao ${ON_FRIDAY}?`)).toContain('Sunita Rao takes English of Class 10th A (arrangement).');
    expect(await talk(`Where is 10th A ${ON_FRIDAY}?`)).toContain('with Sunita Rao (arrangement for Kavita Joshi).');
    expect(await talk('Where is Kavita Joshi on 23 November 2025 in the 1st period?')).toContain('is not a school day');
  });

  it('is read from the timetable of its day, and so is who is free', async () => {
    const from = await planDay(test, school);
    const draft = await addDraft(test, school);
    const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
    await test.owner`update timetable_drafts set lessons = ${`${school.ids.section} ${weekday} ${school.ids.period} ${school.ids.subject} ${sunita}`} where id = ${draft}`;
    expect(await ask(test, school, 'POST', `/admin/timetable/drafts/${draft}/apply`, { from })).toMatchObject({ status: 200 });
    const day = writeWeekdayAndDay(from).replace(/^\w+, /, '');
    expect(await talk(`Where is 10th A on ${day} in the 1st period?`)).toContain('English with Sunita Rao');
    expect(await talk(`Where is Kavita Joshi on ${day} in the 1st period?`)).toContain('Kavita Joshi is free.');
    expect(await talk(`Who is free on ${day} in the 1st period?`)).toMatch(/Kavita Joshi/);
    expect(await talk(`Who is free on ${day} in the 1st period?`)).not.toMatch(/Sunita Rao/);
  });

  it('counts nobody as free in the hours in which he or she is not at school', async () => {
    expect(await talk(`Who is free ${ON_FRIDAY}?`)).toMatch(/Sunita Rao/);
    const teachers = [{ teacherId: sunita, mostADay: 0, mostInRow: 0, away: [[5, school.ids.period]] }];
    expect(await ask(test, school, 'PUT', '/admin/timetable/rules', { teachers })).toMatchObject({ status: 200 });
    expect(await talk(`Who is free ${ON_FRIDAY}?`)).not.toMatch(/Sunita Rao/);
  });

  it('now is the period that is running in India', () => {
    const periods = [
      { id: 'a', name: 'P1', startsAt: '08:00', endsAt: '08:40' },
      { id: 'b', name: 'P2', startsAt: '08:50', endsAt: '09:30' },
    ];
    const at = (time: string) => runningPeriod(periods, new Date(`2026-11-23T${time}:00+05:30`));
    expect(['07:59', '08:00', '08:39', '08:40', '08:50', '09:30'].map(at)).toEqual([undefined, 0, 0, undefined, 1, undefined]);
  });
});

describe('a repair of the timetable', () => {
  it('lists what a teacher would leave and who else teaches it, and changes nothing', async () => {
    await test.owner`insert into employee_subjects (school_id, employee_id, subject_id) values (${school.id}, ${sunita}, ${school.ids.subject})`;
    const said = await talk('Repair the timetable, Kavita Joshi is leaving');
    expect(said).toContain('6 periods of Kavita Joshi would need another teacher.');
    expect(said).toMatch(/10th A\s+English\s+6\s+Sunita Rao/);
    expect(said).toContain('Plan: 6 periods change, 0 of them to another time.');
    expect(said).toMatch(/10th A\s+English\s+Monday P1\s+Monday P1\s+Kavita Joshi → Sunita Rao/);
    expect(await talk('Kavita Joshi is leaving, plan the timetable')).toContain('6 periods of Kavita Joshi would need another teacher.');
    const wednesday = await talk('Kavita Joshi cannot come on Wednesdays, repair the timetable');
    expect(wednesday).toContain('1 period of Kavita Joshi on Wednesday would need another time or teacher.');
    expect(wednesday).toMatch(/Plan: 2 periods change, 1 of them to another time\./);
    expect(await talk('Repair the timetable')).toContain('Every period of the timetable has a teacher.');
    expect(await test.owner`select from app.week_now(${school.id}) where teacher_id = ${kavita}`).toHaveLength(6);
  });
});
