import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeNoticeWorker } from '#features/notices';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil, payCash } from '../../../../test/fees.ts';
import { forgetOldPrompts } from './forget-prompts.ts';
import { say, signInAgain } from './testing/say.ts';

let test: TestApp;
let school: TestSchool;
let [rohan, meera] = [{} as Pupil, {} as Pupil];
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
  rohan = await addPupil(test, school, { name: 'Rohan Kale', className: '8th', guardian: '9812345601' });
  meera = await addPupil(test, school, { name: 'Meera Joshi', className: '8th', guardian: '9812345602' });
  await test.owner`update guardians set email = phone || '@mail.example' where school_id = ${school.id}`;
});

const talk = async (prompt: string) => (await say(test, school, prompt)).html;
const notices = () => test.owner<{ kind: string; ids: string[] | null }[]>`
  select audience ->> 'kind' as kind, audience -> 'ids' as ids from notices where school_id = ${school.id} and state <> 'withdrawn' order by created_at`;

describe('students who are left out', () => {
  it('of a reminder and of a list get nothing and do not stand in it; who is meant is asked where two have the name', async () => {
    const list = await talk('defaulters of class 8 except Rohan Kale');
    expect(list).toContain('Meera Joshi');
    expect(list).toContain('without Rohan Kale (8-A)');
    const plan = await talk('Send fee reminder to class 8 except Rohan Kale');
    expect(plan).toContain('Fee reminder for 1 person');
    expect(plan).toContain('without Rohan Kale (8-A)');
    await talk('yes');
    expect(await notices()).toMatchObject([{ kind: 'people', ids: [meera.id] }]);
    await addPupil(test, school, { name: 'Rohan Kale', className: '9th', guardian: '9812345603' });
    const asked = await talk('remind all defaulters except Rohan Kale');
    expect(asked).toContain('Who should I leave out?');
    expect(asked).toContain('data-prompt="remind all defaulters except Rohan Kale 9-A"');
    const chosen = await talk('remind all defaulters except Rohan Kale 9-A');
    expect(chosen).toContain('Rohan Kale (8th A)');
    expect(chosen).toContain('without Rohan Kale (9-A)');
  });
});

describe('a reminder to chosen students', () => {
  it('names what each family owes, in the plan and in what goes out', async () => {
    await addPupil(test, school, { name: 'Tara Kale', className: '8th', guardian: '9812345601' });
    await addPupil(test, school, { name: 'Ayan Khan', className: '9th', guardian: '9812345609' });
    await payCash(test, school, meera.id, { month: 'April', amount: 3200 });
    const { defaulters } = (await ask(test, school, 'GET', '/finance/defaulters')).data as {
      defaulters: { student: { id: string; name: string }; overdue: number }[];
    };
    const overdue = (name: string) => defaulters.find(({ student }) => student.name === name)?.overdue ?? 0;
    const family = overdue('Rohan Kale') + overdue('Tara Kale');
    const plan = await talk('Send fee reminder to 8-A');
    expect(plan).toMatch(
      new RegExp(`₹(${[family, overdue('Meera Joshi')].map((sum) => sum.toLocaleString('en-IN')).join('|')}) of school fees for`),
    );
    await talk('yes');
    await test.owner`update notices set publish_at = now() - interval '1 minute' where school_id = ${school.id}`;
    const { database, platform } = test;
    const mail = { smtpUrl: undefined, from: 'office@school.example', isProduction: false, publicUrl: platform.publicUrl };
    await makeNoticeWorker({ database, files: platform.files, vault: platform.vault, ...mail }).run(new AbortController().signal);
    const sent = await test.owner<{ student: string; paise: number }[]>`
      select places ->> 'student' as student, (places ->> 'amount')::int as paise from notice_deliveries where school_id = ${school.id}`;
    const byStudent = Object.fromEntries(sent.map(({ student, paise }) => [student.split(', ').sort().join(), paise / 100]));
    expect(byStudent).toEqual({ 'Rohan Kale,Tara Kale': family, 'Meera Joshi': overdue('Meera Joshi') });
  });
});

describe('a reminder for another time', () => {
  it('is planned for now, and the plan says so', async () => {
    const warned = 'It is sent one minute after you confirm.';
    for (const prompt of [
      'remind class 8 tomorrow about fees',
      'send fee reminder to Rohan Kale at 9 am',
      'class 8 ko agle somvar fees reminder bhejo',
    ])
      expect(await talk(prompt), prompt).toContain(warned);
    expect(await talk('remind class 8 for June fees')).not.toContain(warned);
  });
});

describe('a student is reminded once a day', () => {
  it('whoever was reminded is left out of the next plan, and may be reminded again when it was taken back', async () => {
    await talk('Send fee reminder to Rohan Kale');
    expect(await talk('yes')).toContain('Saved under Notices');
    expect(await talk('Send fee reminder to Rohan Kale')).toContain('This student was reminded today already');
    const plan = await talk('Send fee reminder to class 8');
    expect(plan).toContain('1 who were reminded today');
    expect(plan).toContain('Meera Joshi (8th A)');
    expect(plan).not.toContain('Rohan Kale (8th A)');
    await talk('yes');
    expect((await notices()).map(({ kind, ids }) => [kind, ids])).toEqual([
      ['people', [rohan.id]],
      ['people', [meera.id]],
    ]);
    expect(await talk('Send fee reminder to class 8')).toContain('These 2 students were reminded today already');
    expect(await talk('undo')).toContain('Withdrawn');
    expect(await talk('Send fee reminder to class 8')).toContain('Meera Joshi (8th A)');
  });

  it('two plans for one student, confirmed at once by two people, remind once', async () => {
    const plan = await talk('Send fee reminder to Rohan Kale');
    const again = await signInAgain(test, school);
    const other = async (prompt: string) => (await say(test, again, prompt)).html;
    expect(await other('Send fee reminder to class 8')).toContain('2 with overdue fees');
    expect(plan).toContain('Fee reminder for');
    const answers = await Promise.all([talk('yes'), other('yes')]);
    expect(answers.filter((html) => html.includes('Saved under Notices'))).toHaveLength(1);
    expect(answers.filter((html) => html.includes('The data changed after the plan was made'))).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('whoever has paid between plan and yes is not reminded: there is a new plan', async () => {
    await talk('Send fee reminder to Rohan Kale');
    const fees = (await ask(test, school, 'GET', `/finance/students/${rohan.id}/fees`)).data;
    await payCash(test, school, rohan.id, { month: 'Complete Fees', amount: fees.left });
    const again = await talk('yes');
    expect(again).toContain('The data changed after the plan was made');
    expect(again).toContain('none of the students you named has such overdue fees');
    expect(await notices()).toEqual([]);
  });
});

describe('prompts', () => {
  it('are forgotten after 90 days; that something was asked and done stays', async () => {
    await talk('fee defaulters list');
    await test.owner`alter table assistant_log disable trigger only_forgets`;
    await test.owner`update assistant_log set at = now() - interval '91 days' where school_id = ${school.id}`;
    await test.owner`alter table assistant_log enable trigger only_forgets`;
    await talk('how many students in class 8');
    await talk('add a holiday');
    await test.owner`update assistant_pending set created_at = now() - interval '91 days' where school_id = ${school.id}`;
    await forgetOldPrompts(test.database);
    const { entries } = (await ask(test, school, 'GET', '/admin/assistant/log')).data;
    expect(entries.map(({ prompt, intent }: { prompt: string; intent: string }) => [prompt, intent])).toEqual([
      ['add a holiday', 'clarify'],
      ['how many students in class 8', 'students.count'],
      ['', 'fees.list_due'],
    ]);
    expect(await test.owner`select 1 from assistant_pending where school_id = ${school.id}`).toEqual([]);
  });

  it('of the log are neither changed nor removed by the application', async () => {
    await talk('help');
    const change = (statement: string) =>
      test.pool.begin(async (tx) => {
        await tx`select set_config('app.school', ${school.id}, true)`;
        await tx.unsafe(statement);
      });
    await expect(change("update assistant_log set prompt = ''")).rejects.toThrow(/log is not changed/);
    await expect(change("update assistant_log set prompt = 'other', slots = '{}'")).rejects.toThrow(/log is not changed/);
    await expect(change("update assistant_log set outcome = 'done'")).rejects.toThrow(/permission denied/);
    await expect(change('delete from assistant_log')).rejects.toThrow(/permission denied/);
  });
});
