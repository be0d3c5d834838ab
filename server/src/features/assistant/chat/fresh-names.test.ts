import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil } from '../../../../test/fees.ts';
import { say } from './testing/say.ts';

let test: TestApp;
let school: TestSchool;
let other: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Fresh names');
  other = await makeSchool(test, 'Other names');
});
afterAll(() => test.close());

const talk = async (prompt: string, as: TestSchool = school) => (await say(test, as, prompt)).markdown;

it('finds a new student and a new stop at the next message, in this school alone', async () => {
  await addPupil(test, school, { name: 'Rohan Kale', className: '8th', stop: 'Ashok Stambh' });
  await addPupil(test, other, { name: 'Zoya Merchant', className: '8th', stop: 'Cidco Chowk' });
  expect(await talk('students on bus stop Ashok Stambh')).toContain('Rohan Kale');
  // What was kept for one school and one prompt is asked again after each change.
  expect(await talk('students on bus stop Gangapur Naka')).toContain('did not understand');
  expect(await talk('how much does Tanvi Bhosle owe')).not.toContain('₹');
  await addPupil(test, school, { name: 'Tanvi Bhosle', className: '9th', stop: 'Gangapur Naka' });
  expect(await talk('students on bus stop Gangapur Naka')).toContain('Tanvi Bhosle');
  expect(await talk('how much does Tanvi Bhosle owe')).toContain('Tanvi Bhosle');
  expect(await talk('students on bus stop Gangapur Naka', other)).not.toContain('Tanvi');
  expect(await talk('students on bus stop Cidco Chowk', other)).toContain('Zoya Merchant');
  expect(await talk('students on bus stop Cidco Chowk')).not.toContain('Zoya');
  await test.owner`update students set transport_stop = 'Panchavati Karanja' where school_id = ${school.id} and name = 'Rohan Kale'`;
  expect(await talk('students on bus stop Panchavati Karanja')).toContain('Rohan Kale');
});

it('knows what is not kept with the directory at the next message as well', async () => {
  expect(await talk('expenses on Generator Diesel this year')).toContain('did not understand');
  await test.owner`update expense_categories set name = 'Generator Diesel' where (school_id, id) in
    (select school_id, id from expense_categories where school_id = ${school.id} limit 1)`;
  expect(await talk('expenses on Generator Diesel this year')).not.toContain('did not understand');
  expect(await talk('when is the kite festival')).not.toContain('Kite festival');
  await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on)
    select ${school.id}, gen_random_uuid(), 'event', 'Kite festival', starts_on + 200, starts_on + 200 from academic_years where school_id = ${school.id} and is_current`;
  expect(await talk('when is the kite festival')).toContain('Kite festival');
});
