import { ask } from '../fees.ts';
import { preparePlan } from './access.ts';
import type { Samples } from './sample.ts';

export const assistantSamples: Samples = {
  chat: () => ({ body: { prompt: 'who has not paid fees' }, foreign: 'own' }),
  listAssistantLog: () => ({ foreign: 'own' }),
  listPinnedQuestions: () => ({ foreign: 'own' }),
  unpinQuestion: async (school, test) => {
    await ask(test, school, 'POST', '/mcp/chat', { prompt: 'strength by class' });
    await ask(test, school, 'POST', '/mcp/chat', { prompt: 'pin this' });
    const { data } = await ask(test, school, 'GET', '/admin/assistant/pins');
    return { params: { pinId: data.pins[0].id }, foreign: 'unknown' };
  },
  getAssistantModel: () => ({ foreign: 'own' }),
  listAssistantPlans: () => ({ foreign: 'own' }),
  confirmAssistantPlan: async (school, test) => ({
    params: { planId: await preparePlan(school, test) },
    body: { recipients: 0 },
    foreign: 'unknown',
  }),
  cancelAssistantPlan: async (school, test) => ({ params: { planId: await preparePlan(school, test) }, foreign: 'unknown' }),
  undoAssistantPlan: async (school, test) => {
    const planId = await preparePlan(school, test);
    await ask(test, school, 'POST', `/admin/assistant/plans/${planId}/confirm`, { recipients: 0 });
    return { params: { planId }, foreign: 'unknown' };
  },
};
