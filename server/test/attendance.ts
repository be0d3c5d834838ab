import type { TestApp, TestSchool } from './app.ts';
import { schoolToday } from './clock.ts';
import { addPupil, type Pupil } from './fees.ts';

export { schoolToday } from './clock.ts';

/** The day that many days later, or earlier for a negative number, ISO. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/** The latest day up to today that is no Sunday, or the given number of such days before it. */
export function schoolDay(back = 0): string {
  let day = schoolToday();
  for (let left = back; ; day = shiftDay(day, -1)) {
    if (isSunday(day)) continue;
    if (left-- === 0) return day;
  }
}

/** A future day that is no Sunday. */
export function comingSchoolDay(ahead = 1): string {
  let day = shiftDay(schoolToday(), 1);
  for (let left = ahead - 1; ; day = shiftDay(day, 1)) {
    if (isSunday(day)) continue;
    if (left-- === 0) return day;
  }
}

/** Extends the school's year to the days around today, whenever the tests run; its terms change with it. */
export async function coverToday({ owner }: TestApp, school: TestSchool): Promise<void> {
  await owner`with moved as (
      update academic_years y set starts_on = app.today(y.school_id) - 120, ends_on = app.today(y.school_id) + 120 where y.school_id = ${school.id} and y.is_current
      and not exists (select from academic_years o where o.school_id = y.school_id and o.starts_on <= app.today(o.school_id) - 14 and o.ends_on >= app.today(o.school_id) + 14)
      returning y.id, y.starts_on)
    update terms t set starts_on = moved.starts_on + (t.starts_on - first.starts_on) / 2, ends_on = moved.starts_on + (t.ends_on + 1 - first.starts_on) / 2 - 1
    from moved, (select year_id, min(starts_on) as starts_on from terms where school_id = ${school.id} group by 1) first
    where t.school_id = ${school.id} and t.year_id = moved.id and first.year_id = moved.id`;
}

/** The given number of students of 10th A, admitted long ago. */
export async function addPupils(test: TestApp, school: TestSchool, count: number): Promise<Pupil[]> {
  await coverToday(test, school);
  const pupils: Pupil[] = [];
  for (let i = 0; i < count; i++) pupils.push(await addPupil(test, school, { name: `Pupil ${i + 1}`, admittedOn: '2020-06-01' }));
  return pupils;
}

/** A type of leave of the school. */
export async function leaveType({ owner }: TestApp, school: TestSchool, name = 'Casual leave'): Promise<string> {
  const [row] = await owner<
    { id: string }[]
  >`insert into leave_types (school_id, id, name, days_a_year) values (${school.id}, app.new_id(), ${name}, 12)
    on conflict (school_id, name) do update set days_a_year = 12 returning id`;
  return (row as { id: string }).id;
}
