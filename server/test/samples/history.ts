import { addPupil } from '../fees.ts';
import type { Samples } from './sample.ts';

export const historySamples: Samples = {
  getHistory: async (school, test) => ({ params: { entity: 'student', entityId: (await addPupil(test, school)).id }, foreign: 'unknown' }),
};
