import { listAbsentEmployees, listAbsentStudents } from '@shala/contract/attendance';
import { getHomepage } from '@shala/contract/dashboard';
import { fetchStudentsOfClass, getPayAndDueList, listDefaulters } from '@shala/contract/finance';
import { fetchTeacherLog } from '@shala/contract/logbook';
import type { Call } from '@shala/contract/shared';
import { listStudents } from '@shala/contract/students';
import { getTeacherSchedule } from '@shala/contract/timetable';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRoutes } from '../src/app/routes.ts';
import { ConnectionPool } from '../src/platform/db/connection-pool.ts';
import { KeptAnswers } from '../src/platform/db/kept-answers.ts';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from './app.ts';
import { schoolDay } from './attendance.ts';
import { listTriableCalls, sampleOf, send } from './calls.ts';
import { addEmployee, addPupil, payCash } from './fees.ts';
import type { Sample } from './samples/index.ts';
import { sampled } from './sampling.ts';
import { addLesson } from './timetable.ts';

type Read = { name: string; call: Call; sample: Pick<Sample, 'params' | 'query' | 'body'> };

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

/** A school in which each of these reads has something to say. */
async function makeFullSchool(name: string): Promise<{ school: TestSchool; reads: Read[] }> {
  const school = await makeSchool(test, name);
  const { class: classId, section: sectionId, period, subject } = school.ids;
  const [pupil] = [await addPupil(test, school), await addPupil(test, school, { name: 'Sana Rao' })];
  await payCash(test, school, pupil.id);
  const teacherId = await addEmployee(test, school);
  const date = schoolDay(1);
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  await addLesson(test, school, { day: weekday as 'Monday', teacherId });
  await test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, description)
    values (${school.id}, ${teacherId}, ${date}, ${period}, ${sectionId}, ${subject}, 'Tenses')`;
  await test.owner`insert into logbook_reviews (school_id, teacher_id, on_date, account_id) values (${school.id}, ${teacherId}, ${date}, ${school.accountId})`;
  const list = (query: Record<string, string>): Read => ({
    name: `students ${JSON.stringify(query)}`,
    call: listStudents,
    sample: { query },
  });
  const owing = (query: Record<string, string>): Read => ({
    name: `owing ${JSON.stringify(query)}`,
    call: listDefaulters,
    sample: { query },
  });
  return {
    school,
    reads: [
      { name: 'the Dashboard', call: getHomepage, sample: {} },
      ...[{}, { classId }, { sectionId }, { status: 'all' }, { search: 'sa' }, { gender: 'Female', limit: '5' }].map((query) =>
        list(query as never),
      ),
      ...[{}, { classId }, { month: 'April' }, { withExtended: 'true' }].map((query) => owing(query as never)),
      { name: 'the fees of a class', call: fetchStudentsOfClass, sample: { body: { classId } } },
      { name: 'who has paid', call: getPayAndDueList, sample: { body: { sectionId, month: 'April' } } },
      ...[{}, { on: date }, { on: date, classId }].map((query) => ({
        name: `absent ${JSON.stringify(query)}`,
        call: listAbsentStudents,
        sample: { query },
      })),
      ...[{}, { on: date }].map((query) => ({
        name: `absent staff ${JSON.stringify(query)}`,
        call: listAbsentEmployees,
        sample: { query },
      })),
      { name: 'the schedule', call: getTeacherSchedule, sample: { body: { classId, sectionId, day: weekday } } },
      { name: 'the log', call: fetchTeacherLog, sample: { body: { teacherId, date } } },
    ],
  };
}

/** Compares what is answered with what would be if nothing were kept. */
async function compare({ school, reads }: { school: TestSchool; reads: Read[] }, when: string): Promise<void> {
  for (const { name, call, sample } of reads) {
    const { statusCode, body } = await send(test, { call, sample, as: school });
    // The session may have ended.
    if (statusCode === 401) return;
    const anew = vi.spyOn(KeptAnswers.prototype, 'get').mockImplementation(async (_name, { read }) => (await read(null))?.answer as object);
    const fresh = await send(test, { call, sample, as: school });
    anew.mockRestore();
    expect(sayingOf(body), `${name}, ${when}`).toEqual(sayingOf(fresh.body));
  }
}

const sayingOf = (body: string) => ({ ...(JSON.parse(body) as object), requestId: '' });

const readers = new Set(allRoutes.filter(({ kind }) => kind === 'read').map(({ call }) => call.name));
const writers = (await listTriableCalls()).filter(({ name }) => !readers.has(name));
const calls = sampled('calls after which kept reads are compared', writers, { count: 15 });

describe('what is kept', () => {
  it(`is what would be read anew, before and after each call that writes: ${calls.length} of them`, async () => {
    for (const call of calls) {
      const full = await makeFullSchool('Each Call');
      await compare(full, 'at first');
      const sample = await sampleOf(call, full.school, test);
      await compare(full, `before ${call.name}`);
      await send(test, { call, sample, as: full.school });
      await compare(full, `after ${call.name}`);
    }
  }, 900_000);

  it('depends on no table that would not mark one of its subjects', async () => {
    const { school, reads } = await makeFullSchool('Subjects');
    const functions = await test.owner<{ name: string; source: string }[]>`
      select p.proname as name, p.prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app'`;
    const sources = new Map(functions.map(({ name, source }) => [name, source]));
    const tables = await test.owner<{ name: string; subject: string | null }[]>`
      select c.relname as name, min(replace(encode(t.tgargs, 'escape'), '\\000', '')) as subject
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'mark_change' and t.tgenabled = 'O'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`;
    const sent: { text: string; params: unknown[] }[] = [];
    const note = (text: string, params: unknown[] = []) => void sent.push({ text, params });
    const { ask, read } = ConnectionPool.prototype;
    const spies = [
      vi.spyOn(ConnectionPool.prototype, 'ask').mockImplementation(function (this: ConnectionPool, text, params) {
        note(text, params);
        return ask.call(this, text, params);
      }),
      vi.spyOn(ConnectionPool.prototype, 'read').mockImplementation(function (this: ConnectionPool, text, params) {
        note(text, params);
        return read.call(this, text, params);
      }),
    ];
    for (const { name, call, sample } of reads) {
      sent.length = 0;
      expect((await send(test, { call, sample, as: school, headers: { 'x-read-after': '' } })).statusCode).toBe(200);
      const state = sent.find(({ text }) => text.includes('app.state_of'));
      const subjects = state?.params.find(Array.isArray) as string[];
      // The first statement has the state, the check of the session and the data.
      const texts = sent.map(({ text }) => text.replace('app.state_of(', '(').replace(/from sessions s\b/g, ''));
      expect(state, name).toBe(sent[0]);
      const reached = new Set<string>();
      const reach = (text: string) => {
        for (const [, called = ''] of text.matchAll(/\bapp\.(\w+)\(/g)) if (sources.has(called)) reached.add(called);
      };
      for (const text of texts) reach(text);
      for (const called of reached) reach(sources.get(called) ?? '');
      const all = [...texts, ...[...reached].map((called) => sources.get(called) ?? '')].join('\n');
      const used = tables.filter((table) => new RegExp(`\\b(from|join|,) ${table.name}\\b`).test(all));
      expect(used.length, name).toBeGreaterThan(0);
      expect(
        used.filter(({ subject }) => subject === null || !subjects.includes(subject)),
        name,
      ).toEqual([]);
    }
    for (const spy of spies) spy.mockRestore();
  });
});
