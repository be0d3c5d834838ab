import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, type Pupil } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

type Progress = { classId: string; termNo: number };

describe('a class that is assessed by areas alone', () => {
  let test: TestApp;
  let asha: TestSchool;
  let nursery: { classId: string; sectionId: string };
  let child: Pupil;
  beforeAll(async () => {
    test = await openTestApp();
    asha = await makeSchool(test);
  });
  afterAll(() => test.close());
  const act = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => ask(test, asha, method, url, body);
  const at = (termNo: number) => `/admin/results/classes/${nursery.classId}/${termNo}/versions`;

  it('is listed with the terms of the year once it has areas', async () => {
    child = await addPupil(test, asha, { name: 'Ira Nursery', className: 'Nursery' });
    const [found] = await test.owner<{ classId: string; sectionId: string }[]>`select c.id as "classId", s.id as "sectionId" from classes c
      join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${asha.id} and c.name = 'Nursery' order by s.name limit 1`;
    nursery = found as { classId: string; sectionId: string };
    const of = async () =>
      ((await act('GET', '/admin/results')).data as (Progress & { term: string })[]).filter(({ classId }) => classId === nursery.classId);
    // Without a scheme and areas no exam can be for it.
    const hasNone = async () => (await act('GET', '/admin/exams')).data.withoutScheme.includes(nursery.classId);
    expect([await of(), await hasNone()]).toEqual([[], true]);
    expect(await act('POST', at(1), { reason: '' })).toMatchObject({ code: 'termUnknown' });
    expect((await act('POST', '/admin/assessment/presets/pre-primary', { classIds: [nursery.classId] })).data).toMatchObject({ areas: 8 });
    expect(await hasNone()).toBe(false);
    expect((await of()).map(({ termNo, term }) => [termNo, term])).toEqual([
      [1, 'Term 1'],
      [2, 'Term 2'],
      [0, 'Year'],
    ]);
  });

  it('is compiled and published with grades, and not without any', async () => {
    const place = `/admin/results/${nursery.sectionId}/1`;
    expect(await act('PUT', `/admin/results/${nursery.sectionId}/5/compilation`, { isCompiled: true })).toMatchObject({
      code: 'termUnknown',
    });
    expect(await act('POST', at(1), { reason: '' })).toMatchObject({
      code: 'publishNoGrades',
      error: 'No student of Nursery has a grade for this result. Enter the grades of its sections first.',
    });
    const { areas, term } = (await act('GET', place)).data;
    expect(term).toBe('Term 1');
    const grades = [{ areaId: areas[0].id, studentId: child.id, label: areas[0].labels[1] }];
    await act('PUT', `${place}/entries`, { grades, remarks: [] });
    expect((await act('PUT', `${place}/compilation`, { isCompiled: true })).data.compiledAt).toMatch(/^2/);
    const made = (await act('POST', at(1), { reason: '' })).data;
    expect(made).toMatchObject({ version: 1, students: 1 });
    const version = (await act('GET', `/admin/results/versions/${made.versionId}`)).data;
    expect(version).toMatchObject({ term: 'Term 1', subjects: [] });
    expect(version.students[0]).toMatchObject({
      name: 'Ira Nursery',
      percent: null,
      outcome: 'none',
      areas: [{ name: areas[0].name, grade: '☺☺' }],
    });
    // Its report card needs no marks.
    const { incomplete, layouts } = (await act('GET', `/admin/results/versions/${made.versionId}/cards`)).data;
    expect(incomplete[0].missing).toEqual(['areas', 'attendance', 'remark']);
    expect(layouts).toEqual(['prePrimary', 'holistic']);
    expect(await act('GET', `/admin/results/versions/${made.versionId}/cards/${child.id}?layout=term`)).toMatchObject({
      error: 'The term card of Ira Nursery would be blank: this result has no marks. Select another format.',
    });
  });

  it('prints a holistic card with levels by domain, what student, classmate and family say, and Hindi labels', async () => {
    const [class2] = await test.owner<{ classId: string; sectionId: string }[]>`select c.id as "classId", s.id as "sectionId" from classes c
      join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${asha.id} and c.name = '2nd' order by s.name limit 1`;
    const own = class2 as { classId: string; sectionId: string };
    const pupil = await addPupil(test, asha, { name: 'Meera Two', className: '2nd' });
    await act('POST', '/admin/assessment/presets/holistic-foundational', { classIds: [own.classId] });
    const place = `/admin/results/${own.sectionId}/1`;
    const { areas } = (await act('GET', place)).data;
    const grades = areas.map((area: { id: string; labels: string[] }) => ({ areaId: area.id, studentId: pupil.id, label: area.labels[0] }));
    const voices = [
      { studentId: pupil.id, kind: 'self', said: 'I like drawing rivers.' },
      { studentId: pupil.id, kind: 'peer', said: 'She shares her colours.' },
      { studentId: pupil.id, kind: 'parent', said: 'She reads to her brother.' },
    ];
    const remarks = [{ studentId: pupil.id, remark: 'Asks good questions.' }];
    expect(await act('PUT', `${place}/entries`, { grades, remarks, voices })).toMatchObject({ status: 200 });
    expect(
      await act('PUT', `${place}/entries`, { grades: [], remarks: [], voices: [{ ...voices[0], studentId: child.id }] }),
    ).toMatchObject({ status: 404 });
    expect((await act('GET', place)).data.students[0].voices.map(({ kind }: { kind: string }) => kind)).toEqual(['self', 'peer', 'parent']);
    await act('PUT', `${place}/compilation`, { isCompiled: true });
    const { versionId } = (await act('POST', `/admin/results/classes/${own.classId}/1/versions`, { reason: '' })).data;
    expect((await act('GET', `/admin/results/versions/${versionId}/cards`)).data.layouts).toEqual(['holistic', 'prePrimary']);
    const print = async (language: string) => {
      const { data } = await act('GET', `/admin/results/versions/${versionId}/cards/${pupil.id}?layout=holistic&language=${language}`);
      return (await readPdf((await test.app.inject(data.url)).rawPayload)).text.replaceAll(/\s+/g, ' ');
    };
    const english = await print('en');
    const parts = [
      'Holistic Progress Card',
      'Physical development',
      'Sky',
      'What a classmate says She shares her colours.',
      "Teacher's narrative Asks good questions.",
    ];
    for (const part of [...parts, 'What my family says She reads to her brother.']) expect(english).toContain(part);
    expect(english).not.toMatch(/Marks|Percent/);
    expect(await print('both')).toContain('Holistic Progress Card /');
    // The published result stays, also when a user withdraws an entry.
    await act('PUT', `${place}/entries`, { grades: [], remarks: [], voices: [{ ...voices[1], said: '' }] });
    expect((await act('GET', place)).data.students[0].voices).toHaveLength(2);
    expect((await act('GET', `/admin/results/versions/${versionId}`)).data.students[0].voices).toHaveLength(3);
  });
});
