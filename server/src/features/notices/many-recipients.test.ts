import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { sendMails } from '../../../test/mail-sink.ts';

const MANY = 10_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  sendMails(test);
});
afterAll(() => test.close());

it('a notice to ten thousand people is answered at once, waits for each of them once, and can be taken back whole', async () => {
  const school = await makeSchool(test, 'Crowded School');
  await test.owner`insert into employees (school_id, id, employee_code, name, email)
    select ${school.id}, app.new_id(), 'E' || n, 'Person ' || n, 'person' || n || '@school.example' from generate_series(1, ${MANY}) n`;
  const { data } = await ask(test, school, 'POST', '/admin/notices', {
    title: 'Staff meeting',
    bodyHtml: '<p>Dear {name}, at 9:00 in the hall.</p>',
    audience: { kind: 'staff' },
    channels: ['mail'],
  });
  const publish = (recipients: number) => ask(test, school, 'POST', `/admin/notices/${data._id}/publication`, { recipients });
  const waiting = async () => {
    const [row] = await test.owner`select count(*)::int as messages, count(distinct address)::int as people from notice_deliveries
      where school_id = ${school.id} and state = 'queued'`;
    return row;
  };

  expect(await publish(MANY - 1)).toMatchObject({ success: false, code: 'recipientsChanged', data: { recipients: MANY } });
  expect(await waiting()).toEqual({ messages: 0, people: 0 });

  const begun = performance.now();
  expect((await publish(MANY)).data.recipients).toBe(MANY);
  // Nothing is sent during the request; on a busy machine it takes half a second.
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(await waiting()).toEqual({ messages: MANY, people: MANY });

  expect((await publish(MANY)).success).toBe(false);
  expect(await waiting()).toEqual({ messages: MANY, people: MANY });
  expect((await ask(test, school, 'POST', `/admin/notices/${data._id}/withdrawal`)).success).toBe(true);
  expect(await waiting()).toEqual({ messages: 0, people: 0 });
});
