import type { Samples } from './sample.ts';

export const classSamples: Samples = {
  getAllClasses: () => ({ foreign: 'own' }),
  getClassList: () => ({ foreign: 'own' }),
  listSections: ({ ids }) => ({ params: { classId: ids.class }, foreign: 'unknown' }),
  getSectionsOfClass: ({ ids }) => ({ body: { classId: ids.class }, foreign: 'unknown' }),
  getSubjectList: ({ ids }) => ({ params: { classId: ids.class }, foreign: 'unknown' }),
  getPeriods: () => ({ foreign: 'own' }),
};
