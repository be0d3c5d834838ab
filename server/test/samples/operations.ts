import type { Samples } from './sample.ts';

export const operationsSamples: Samples = {
  getHealth: () => ({ foreign: 'own' }),
};
