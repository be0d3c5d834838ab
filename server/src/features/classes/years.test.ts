import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

const act = (method: string, url: string, body?: object) => ask(test, asha, method as 'POST', url, body);
const years = async () => (await act('GET', '/admin/academic-years')).data;
const next = { name: '2030-31', startsOn: '2030-04-01', endsOn: '2031-03-31' };

describe('an academic year', () => {
  it('is added, gets terms, and is removed while nothing hangs on it', async () => {
    const { data } = await act('POST', '/admin/academic-years', next);
    const terms = [
      { name: 'Term 1', startsOn: '2030-04-01', endsOn: '2030-09-30' },
      { name: 'Term 2', startsOn: '2030-10-01', endsOn: '2031-03-31' },
    ];
    expect((await act('PUT', `/admin/academic-years/${data.id}`, { ...next, terms })).status).toBe(200);
    const [year] = await years();
    expect(year).toMatchObject({ ...next, isCurrent: false, terms });
    const moved = [year.terms[0], { ...year.terms[1], startsOn: '2030-11-01' }];
    expect((await act('PUT', `/admin/academic-years/${data.id}`, { ...next, terms: moved })).status).toBe(200);
    expect((await years())[0].terms).toEqual(moved);
    expect((await act('DELETE', `/admin/academic-years/${data.id}`)).status).toBe(200);
    expect(await years()).toHaveLength(1);
  });

  it('overlaps no other, has a name of its own, and ends after it begins', async () => {
    const [{ name, startsOn }] = await years();
    expect(await act('POST', '/admin/academic-years', { ...next, name })).toMatchObject({ status: 409, code: 'yearTaken' });
    expect(await act('POST', '/admin/academic-years', { name: 'Odd', startsOn, endsOn: '2039-01-01' })).toMatchObject({
      code: 'yearOverlaps',
    });
    expect((await act('POST', '/admin/academic-years', { ...next, endsOn: '2029-01-01' })).fields).toHaveProperty('endsOn');
    expect((await act('POST', '/admin/academic-years', { ...next, endsOn: '2031-02-30' })).fields).toHaveProperty('endsOn');
    expect(await years()).toHaveLength(1);
  });

  it('holds its terms: none outside, none over another', async () => {
    const [{ id, terms, ...year }] = await years();
    const save = (changed: object[]) =>
      act('PUT', `/admin/academic-years/${id}`, { name: year.name, startsOn: year.startsOn, endsOn: year.endsOn, terms: changed });
    expect((await save([{ ...terms[0], startsOn: '2001-01-01' }, terms[1]])).code).toBe('termOutsideYear');
    expect((await save([terms[0], { ...terms[1], startsOn: terms[0].endsOn }])).code).toBe('termsOverlap');
    expect((await years())[0].terms).toEqual(terms);
  });

  it('that somebody else changed since it was opened is not written over, and is saved by whoever has seen it', async () => {
    const [{ id, name, startsOn, endsOn, terms }] = await years();
    const seen = { name, startsOn, endsOn, terms };
    const save = (changed: object) => act('PUT', `/admin/academic-years/${id}`, { name, startsOn, endsOn, terms, ...changed });
    const theirs = [{ ...terms[0], name: 'First half' }, terms[1]];
    expect((await save({ terms: theirs, seen })).status).toBe(200);
    const stale = await save({ terms: [terms[0]], seen });
    expect(stale).toMatchObject({ status: 409, code: 'changedMeanwhile', data: { present: { terms: theirs } } });
    // Only the changed field is returned, not other fields of the year.
    expect(stale.data.present).not.toHaveProperty('name');
    expect((await years())[0].terms).toEqual(theirs);
    expect((await save({ terms, seen: { ...seen, terms: theirs } })).status).toBe(200);
    expect((await years())[0].terms).toEqual(terms);
  });

  it('with fees keeps its days; the school does not go on in one that nobody is in', async () => {
    await addPupil(test, asha);
    const [{ id, terms, startsOn, endsOn }] = await years();
    expect(await act('PUT', `/admin/academic-years/${id}`, { name: 'Our year', startsOn, endsOn: '2035-01-01', terms })).toMatchObject({
      status: 422,
      code: 'yearUsed',
    });
    expect((await act('PUT', `/admin/academic-years/${id}`, { name: 'Our year', startsOn, endsOn, terms })).status).toBe(200);
    const { data } = await act('POST', '/admin/academic-years', next);
    expect((await act('POST', `/admin/academic-years/${data.id}/current`)).code).toBe('yearEmpty');
    expect((await act('POST', `/admin/academic-years/${id}/current`)).code).toBe('yearIsCurrent');
    expect((await act('DELETE', `/admin/academic-years/${id}`)).code).toBe('yearIsCurrent');
    expect((await years()).filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  });
});
