import type { TestApp, TestSchool } from '../app.ts';
import { ask } from '../fees.ts';
import type { Samples } from './sample.ts';

const makeToken = async (school: TestSchool, test: TestApp) =>
  (await ask(test, school, 'POST', '/admin/access/tokens', { name: `Editor ${performance.now()}`, scope: 'write', days: 7 })).data;

export const accessSamples: Samples = {
  listAccessTokens: () => ({ foreign: 'own' }),
  addAccessToken: () => ({ body: { name: `Editor ${performance.now()}`, scope: 'read', days: 30 }, foreign: 'own' }),
  revokeAccessToken: async (school, test) => ({ params: { tokenId: (await makeToken(school, test)).token.id }, foreign: 'unknown' }),
};

let plans = 0;

/** A plan prepared by a program: a holiday, a different one each time. */
export async function preparePlan(school: TestSchool, test: TestApp): Promise<string> {
  plans += 1;
  const { secret } = await makeToken(school, test);
  const response = await test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${secret}`, accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'calendar_add_holiday', arguments: { date: '2026-12-24', title: `Harvest ${plans}` } },
    },
  });
  const planId = /"planId":"([0-9a-f-]{36})"/.exec(response.body)?.[1];
  if (planId === undefined) throw new Error(`No plan was made: ${response.body}`);
  return planId;
}
