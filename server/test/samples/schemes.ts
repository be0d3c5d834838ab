import type { TestApp, TestSchool } from '../app.ts';
import { assessed } from './exams.ts';
import type { Samples } from './sample.ts';

let made = 0;

async function schemeSample(school: TestSchool, test: TestApp) {
  const { schemes } = await assessed(school, test);
  const [{ id, name, scaleId, passPercent, codes, rounding, revision, terms }] = schemes;
  const bare = terms.map((term: { components: object[] }) => ({
    ...term,
    components: term.components.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'papers'))),
  }));
  return {
    params: { schemeId: id as string },
    body: { name, scaleId, passPercent, codes, rounding, revision, terms: bare },
    foreign: 'unknown' as const,
  };
}

async function scaleSample(school: TestSchool, test: TestApp) {
  const { scales } = await assessed(school, test);
  return {
    params: { scaleId: scales[0].id as string },
    body: { name: scales[0].name, bands: scales[0].bands },
    foreign: 'unknown' as const,
  };
}

async function classSample(school: TestSchool, test: TestApp) {
  const { classes } = await assessed(school, test);
  const { classId, className: _, subjects, ...own } = classes.find((one: { classId: string }) => one.classId === school.ids.class);
  const followed = subjects.map(({ subject: __, ...one }: { subject: string }) => one);
  return { params: { classId: classId as string }, body: { ...own, ranking: 'off', subjects: followed }, foreign: 'unknown' as const };
}

/** Schemes, scales and the settings of classes. */
export const schemeSamples: Samples = {
  getAssessment: async (school, test) => {
    await assessed(school, test);
    return { foreign: 'own' };
  },
  applyAssessmentPreset: ({ ids }) => ({ params: { preset: 'cbse-two-terms' }, body: { classIds: [ids.class] }, foreign: 'unknown' }),
  previewScheme: schemeSample,
  saveScheme: schemeSample,
  copyScheme: async (school, test) => {
    const { schemes } = await assessed(school, test);
    await test.owner`update assessment_schemes set name = id::text where school_id = ${school.id} and name = 'Sample scheme'`;
    return { params: { schemeId: schemes[0].id }, body: { name: 'Sample scheme' }, foreign: 'unknown' };
  },
  addScheme: () => ({ body: { name: `Blank ${++made}` }, foreign: 'own' as const }),
  addScale: () => ({
    body: { name: `Scale ${++made}`, bands: [{ label: 'P', from: 0, point: null, remark: '' }] },
    foreign: 'own' as const,
  }),
  previewScale: scaleSample,
  saveScale: scaleSample,
  previewClassAssessment: classSample,
  saveClassAssessment: classSample,
  copyAssessment: async (school, test) => {
    await assessed(school, test);
    const findYear = () =>
      test.owner<{ id: string }[]>`select id from academic_years where school_id = ${school.id} and starts_on = '2019-04-01'`;
    const [year] = await findYear();
    if (!year)
      await test.owner`insert into academic_years (school_id, id, name, starts_on, ends_on)
        values (${school.id}, app.new_id(), 'Before', '2019-04-01', '2020-03-31')`;
    const fromYearId = (year ?? (await findYear())[0])?.id ?? '';
    await test.owner`insert into assessment_schemes (school_id, id, year_id, name, rules)
      select school_id, app.new_id(), ${fromYearId}, ${`Old ${++made}`}, rules from assessment_schemes where school_id = ${school.id} limit 1`;
    return { body: { fromYearId }, foreign: 'unknown' };
  },
};
