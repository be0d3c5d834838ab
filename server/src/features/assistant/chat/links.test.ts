import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { schoolDay } from '../../../../test/attendance.ts';
import { setClockTo } from '../../../../test/clock.ts';
import { addEmployee, addPupil } from '../../../../test/fees.ts';
import { TODAY } from '../../../../test/spare-school.ts';
import { say } from './testing/say.ts';

/** The screens of the browser, with a sign for what stands for an id. */
const SCREENS = [...readFileSync(join(import.meta.dirname, '../../../../../web/src/lib/paths.ts'), 'utf8').matchAll(/: '(\/[^']*)'/g)].map(
  ([, path = '']) => new RegExp(`^${path.replaceAll(/:\w+/g, '[\\w-]+')}$`),
);

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  await setClockTo(test.owner, TODAY);
  school = await makeSchool(test, 'Links');
  await addPupil(test, school, { name: 'Rohan Kale', className: '8th', guardian: '9812345601' });
  await addEmployee(test, school);
});
afterAll(() => test.close());

const linksOf = async (prompt: string): Promise<string[]> => {
  const { html } = await say(test, school, prompt);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
};

describe('a link of an answer', () => {
  it.each([
    ['fee defaulters of class 8', /^\/finance\/overdue\?class=[\w-]+$/],
    ['tuition fee defaulters of class 8', /^\/finance\/overdue\?class=[\w-]+&head=[\w-]+$/],
    ['how much fees came in today from class 8', /^\/payments\?from=2026-\d\d-\d\d&to=2026-\d\d-\d\d&class=/],
    ['fee collection of 8A in June', /^\/finance\/feeCollection$/],
    ['hostel fee defaulters', /^\/data\/fees$/],
    ['fee collection of June', /^\/finace\?month=June$/],
    ['how much fees came in today', /^\/payments\?from=2026-\d\d-\d\d&to=/],
    ['how much does Rohan Kale owe', /^\/student\/[\w-]+\/fee\/all$/],
    ['expenses of October', /^\/finance\/spending\?from=2026-10-01&to=2026-10-31/],
    ['who is absent today', /^\/attendance\?on=/],
    [`who is absent in class 8 on ${schoolDay().split('-').reverse().join('/')}`, /^\/attendance\/student\/absent\?on=[\d-]+&class=/],
    ['which teachers are absent today', /^\/attendance\/employee\/absent\?on=/],
    ['which teachers are on leave today', /^\/attendance\/leave\?state=approved&kind=employee$/],
    ['timetable of 8A on Monday', /^\/scheduler\?class=[\w-]+&section=[\w-]+&day=Monday$/],
    ['timetable of Meena Iyer', /^\/scheduler\/teacher\?teacher=/],
    ['who is free in period 1 on Monday', /^\/scheduler\/school\?day=Monday$/],
    ['find a substitute for Meena Iyer on Monday', /^\/scheduler\/cover\?date=/],
    ['logbook of Meena Iyer', /^\/logbook\/[\w-]+\?date=/],
    ['how many girls in class 8', /^\/student\?class=[\w-]+&gender=Female$/],
    ['which holidays are in December', /^\/calender\?date=2026-12-01$/],
  ])('to “%s” leads to a screen that shows what was asked about', async (prompt, wanted) => {
    const links = await linksOf(prompt);
    expect(
      links.some((path) => wanted.test(path)),
      links.join(' '),
    ).toBe(true);
    for (const path of links)
      expect(
        SCREENS.some((screen) => screen.test(path.split('?')[0] ?? '')),
        path,
      ).toBe(true);
  });
});
