import type { Samples } from './sample.ts';

export const dashboardSamples: Samples = {
  getSetupChecklist: () => ({ foreign: 'own' }),
};
