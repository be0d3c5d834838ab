import { describe, expect, it } from 'vitest';
import { bearer, signInAnother, type TestSchool } from '../../../../test/app.ts';
import { demoForTests } from './testing/demo-tests.ts';

/** What a clerk asks at the counter: when an exam is, which marks are missing, and where something is done that the assistant does not do. */
let child = '';
const demo = demoForTests(async (demo) => {
  const [one] = await demo.rows(
    "select name from fact.p where class = '8th' and name in (select name from fact.p group by 1 having count(*) = 1) order by 1",
  );
  child = String(one?.name);
});
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('when an exam is', () => {
  it.each([
    'half yearly exam kab se hai',
    'half yearly exam kab shuru hoga',
    'when does the half yearly start?',
    'when is the half yearly exam',
  ])('is its first and last day: «%s»', async (said) => {
    const [{ starts, ends } = {}] = await demo.rows(
      "select to_char(starts_on, 'FMDD Mon YYYY') as starts, to_char(ends_on, 'FMDD Mon YYYY') as ends from exams where name ilike 'half%'",
    );
    const words = plain(await demo.ask(said));
    expect(words).toContain(String(starts));
    expect(words).toContain(String(ends));
    expect(words).toContain('1 row');
  });

  it.each(['when is the unit test 2 of class 9', 'class 9 ka unit test 2 kab hai'])('is the date sheet of a class: «%s»', async (said) => {
    expect(plain(await demo.ask(said))).toMatch(/Date sheet, Unit Test 2, Class 9th/);
  });

  it('is told of a result that is out', async () => {
    expect(plain(await demo.ask('class 8 ka result kab publish hua'))).toMatch(/Published results, Class 8th.*18 Oct 2026/);
  });
});

describe('the number of those who were listed', () => {
  it.each(['unka number', 'their numbers', 'aur unka number bhi batao'])('is their telephone: «%s»', async (said) => {
    const words = plain(await demo.talk('who is absent today', said));
    expect(words).toContain('Phone');
    expect(words).toMatch(/\b[6-9]\d{9}\b/);
  });
});

describe('marks that are not entered', () => {
  it('are as many as the screen of each exam says', async () => {
    const words = plain(await demo.ask('Which marks are still not entered?'));
    const who = await signInAnother(demo.test, { id: demo.schoolId } as TestSchool, 'Exams');
    let all = 0;
    for (const { id, name } of await demo.rows(
      'select x.id, x.name from exams x join academic_years y on y.id = x.year_id and y.is_current',
    )) {
      const { data } = (
        await demo.test.app.inject({ method: 'GET', url: `/admin/exams/${String(id)}/missing`, headers: bearer(who) })
      ).json() as { data: { expected: number; entered: number }[] };
      const missing = data.reduce((sum, { expected, entered }) => sum + expected - entered, 0);
      expect(words).toContain(`${name} ${missing.toLocaleString('en-IN')} `);
      all += missing;
    }
    expect(all).toBeGreaterThan(0);
    expect(words).toContain(`Overall: ${all.toLocaleString('en-IN')}`);
  });
});

it('says how many school days a low percentage counts', async () => {
  expect(plain(await demo.ask('attendance below 75% today'))).toContain('Counted over 1 school day.');
  expect(plain(await demo.ask('attendance below 75% this year'))).not.toContain('Counted over');
});

describe('where it is done', () => {
  it.each([
    ['mark all of 8th A present today', /href="\/attendance\/student\?section=[\w-]+&amp;on=2026-11-20"/],
    ['mark all present today', /href="\/attendance\/student"/],
    ['TC kaise banaye', /^(?!.*This is what I can do).*href="\/certificate"/],
    ['how do I take attendance', /^(?!.*This is what I can do).*href="\/attendance\/student"/],
    ['Move CHILD to 8th A', /href="\/student\/profile\/[\w-]+"/],
    ['change maths marks of CHILD', /href="\/offline-exam"/],
    ['what can you do', /This is what I can do/],
  ])('is linked: «%s»', async (said, wanted) => {
    expect(await demo.ask(said.replace('CHILD', child))).toMatch(wanted);
  });
});

describe('a notice that says tomorrow', () => {
  const NOTICE = '8A ke parents ko notice bhejo ki kal PTM hai 10 baje';

  it('is shown as it was typed, with a warning and the date as an offer', async () => {
    const html = await demo.ask(NOTICE);
    expect(plain(html)).toContain(' kal PTM hai 10 baje ');
    expect(plain(html)).toContain('Today it means Saturday, 21 Nov 2026.');
    expect(html).toContain('data-prompt="change kal to kal (21 Nov 2026)"');
  });

  it('has the date beside the word where that is chosen, for the same people', async () => {
    const words = plain(await demo.talk(NOTICE, 'change kal to kal (21 Nov 2026)'));
    expect(words).toContain(' kal (21 Nov 2026) PTM hai 10 baje ');
    expect(words).toContain('Parents of 8th A');
    expect(words).not.toContain('for whoever reads it later');
    const those = plain(await demo.talk('students of class 8', 'inke parents ko batao ki kal PTM hai', 'change kal to kal (21 Nov 2026)'));
    expect(those).toMatch(/Parents of \d+ students.* kal \(21 Nov 2026\) PTM hai /);
  });
});
