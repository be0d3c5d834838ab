import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { say } from './testing/say.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'What is on');
  await test.owner`insert into calendar_events (school_id, id, kind, title, starts_on, ends_on)
    values (${school.id}, gen_random_uuid(), 'event', 'Kite festival', '2026-12-10', '2026-12-10')`;
});
afterAll(() => test.close());

const talk = async (prompt: string) => (await say(test, school, prompt)).markdown;

it.each(['१० दिसंबर को क्या है', '10 दिसंबर को क्या क्या है', '10 december ko kya hai', 'what is on 10 December'])(
  'behind free teachers the calendar is meant: %s',
  async (prompt) => {
    expect(await talk('दूसरे पीरियड में कौन से शिक्षक खाली हैं')).toContain('Teachers free');
    expect(await talk(prompt)).toContain('Kite festival');
  },
);

it('and the free teachers of that day where it goes on', async () => {
  await talk('दूसरे पीरियड में कौन से शिक्षक खाली हैं');
  expect(await talk('aur 10 december ko?')).toContain('Teachers free on Thursday, 10 Dec 2026');
});
