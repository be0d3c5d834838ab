import type { Samples } from './sample.ts';

export const employeeSamples: Samples = {
  getTeacherList: () => ({ foreign: 'own' }),
};
