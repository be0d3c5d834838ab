import type { Samples } from './sample.ts';

export const schoolSamples: Samples = {
  searchEverywhere: () => ({ query: { q: 'riya' }, foreign: 'own' }),
  searchAuditLog: () => ({ query: { search: 'class' }, foreign: 'own' }),
  getAuditChoices: () => ({ foreign: 'own' }),
  describeWholeData: () => ({ foreign: 'own' }),
  downloadWholeData: () => ({ foreign: 'own' }),
  exportAuditLog: () => ({ query: { entity: 'class' }, foreign: 'own' }),
};
