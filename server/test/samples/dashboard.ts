import type { Samples } from './sample.ts';

export const dashboardSamples: Samples = {
  getHomepage: () => ({ foreign: 'own' }),
  getSetupChecklist: () => ({ foreign: 'own' }),
  markSetupStep: () => ({ params: { step: 'classes' }, body: { state: 'skipped' }, foreign: 'own' }),
};
