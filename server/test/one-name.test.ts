import { expect, it } from 'vitest';
import { allRoutes } from '../src/app/routes.ts';

/** Binding spellings of the product specification, and the server's spellings of them. */
const SPELT: Record<string, string> = { getRecentActivites: 'getRecentActivities' };

/** Calls whose service function has another name, each with its reason. */
const EXCEPTIONS: Record<string, { name: string; reason: string }> = {
  getClassList: { name: 'getAllClasses', reason: 'two binding addresses of one list' },
};

it('the service function of each call has the name of the call', () => {
  const named = allRoutes.map(({ call, handle }) => ({ call: call.name, service: handle.name }));
  const other = named.filter(({ call, service }) => service !== (EXCEPTIONS[call]?.name ?? SPELT[call] ?? call));
  expect(other, `${other.length} of ${named.length} calls`).toEqual([]);
});

it('no exception is listed that is not needed', () => {
  const calls = new Set(allRoutes.map(({ call }) => call.name));
  for (const [call, { name }] of Object.entries(EXCEPTIONS)) {
    expect(calls).toContain(call);
    expect(name).not.toBe(call);
  }
  for (const call of Object.keys(SPELT)) expect(calls).toContain(call);
});
