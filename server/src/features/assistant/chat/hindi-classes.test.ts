import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil } from '../../../../test/fees.ts';
import { addStudent } from '../../../../test/students.ts';
import { say } from './testing/say.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Hindi classes');
  await addPupil(test, school, { name: 'मोहित सेन', className: '6th' });
  await addPupil(test, school, { name: 'पूजा वर्मा', className: '6th' });
  await addStudent(test, school, { name: 'हृदयेश चतुर्वेदी' });
  await test.owner`update classes set name = replace(name, 'th', 'वीं') where school_id = ${school.id}`;
  await test.owner`update sections set name = case name when 'A' then 'अ' when 'B' then 'ब' else name end where school_id = ${school.id}`;
});
afterAll(() => test.close());

const talk = async (prompt: string) => (await say(test, school, prompt)).markdown;

it.each([
  ['कक्षा 6 में कितने विद्यार्थी हैं', '2'],
  ['6वीं में कितने विद्यार्थी हैं', '2'],
  ['छठी में कितने बच्चे हैं', '2'],
  ['kaksha 6 mein kitne bacche hain', '2'],
  ['how many students in class 6', '2'],
  ['class VI A students count', '2'],
  ['10वीं में कितने विद्यार्थी हैं', '1'],
])('the students of a class with a Hindi name are counted: %s', async (prompt, count) => {
  const answer = await talk(prompt);
  expect(answer).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`));
  expect(answer).not.toMatch(/no class|कोई कक्षा|नहीं समझ/i);
});

it.each(['कक्षा 6 अ में कौन अनुपस्थित था', 'kaksha 6 ki kitni fees baki hai', 'class 6 ka time table', 'list students of 6-A with roll number'])(
  'the class is found: %s',
  async (prompt) => {
    expect(await talk(prompt)).toMatch(/6वीं|class 6|[?&]class=/i);
  },
);

it('lists who is in a section that has a Hindi letter', async () => {
  expect(await talk('list students of 6-A')).toContain('मोहित सेन');
  expect(await talk('कक्षा 6 अ के विद्यार्थियों की सूची')).toContain('पूजा वर्मा');
});
