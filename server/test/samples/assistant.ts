import type { Samples } from './sample.ts';

export const assistantSamples: Samples = {
  chat: () => ({ body: { prompt: 'who has not paid fees' }, foreign: 'own' }),
  listAssistantLog: () => ({ foreign: 'own' }),
  getAssistantModel: () => ({ foreign: 'own' }),
};
