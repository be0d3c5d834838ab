import { CLASS_NAMES } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

const get = async (url: string) => (await test.app.inject({ method: 'GET', url, headers: bearer(asha) })).json().data;
const post = async (url: string, payload: object) =>
  (await test.app.inject({ method: 'POST', url, payload, headers: bearer(asha) })).json().data;

describe('classes', () => {
  it('are listed in school order under both addresses', async () => {
    const classes = await get('/admin/getAllClasses');
    expect(classes.map(({ className }: { className: string }) => className)).toEqual(CLASS_NAMES);
    const fees = await get('/finance/getClassList');
    expect(fees.map(({ _id, className }: { _id: string; className: string }) => ({ _id, className }))).toEqual(classes);
  });

  it('without students are named as such to the fees', async () => {
    const empty = async () =>
      (await get('/finance/getClassList')).flatMap(({ className, isEmpty }: { className: string; isEmpty?: true }) =>
        isEmpty ? [className] : [],
      );
    expect(await empty()).toEqual(CLASS_NAMES);
    const { id } = await addPupil(test, asha, { className: '9th' });
    expect(await empty()).toEqual(CLASS_NAMES.filter((name) => name !== '9th'));
    await test.owner`update students set left_on = '2026-04-02' where school_id = ${asha.id} and id = ${id}`;
    expect(await empty()).toEqual(CLASS_NAMES);
  });

  it('have sections, in both spellings', async () => {
    expect(await get(`/admin/getSectionsOfClass/${asha.ids.class}`)).toEqual([{ _id: asha.ids.section, section: 'A' }]);
    expect(await post('/finance/getSectionsOfClass', { classId: asha.ids.class })).toEqual([{ _id: asha.ids.section, sectionName: 'A' }]);
  });

  it('have subjects, each with its textbook or none', async () => {
    const subjects = await get(`/admin/getSubjectList/${asha.ids.class}`);
    expect(subjects[0]).toEqual({ _id: asha.ids.subject, name: 'English', textId: null });
    const [book] = await test.owner<{ id: string }[]>`insert into textbooks (school_id, id, subject_id, title)
      values (${asha.id}, app.new_id(), ${asha.ids.subject}, 'First Flight') returning id`;
    expect((await get(`/admin/getSubjectList/${asha.ids.class}`))[0]).toMatchObject({ textId: book?.id });
  });

  it('without sections or subjects answer with an empty list', async () => {
    const [empty] = await test.owner<
      { id: string }[]
    >`insert into classes (school_id, id, name, position) values (${asha.id}, app.new_id(), 'Evening', 99) returning id`;
    expect(await get(`/admin/getSectionsOfClass/${empty?.id}`)).toEqual([]);
    expect(await get(`/admin/getSubjectList/${empty?.id}`)).toEqual([]);
  });
});

it('periods are P1 to P8 in order', async () => {
  expect((await get('/admin/getPeriods')).map(({ name }: { name: string }) => name)).toEqual([
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
    'P7',
    'P8',
  ]);
});
