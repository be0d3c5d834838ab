import { expect, it } from 'vitest';
import { allRoutes } from '../src/app/routes.ts';
import { listPairs, listSqlPairs } from './store-names.ts';

/** Binding spellings of the product specification, and the server's spellings of them. */
const SPELT: Record<string, string> = { getRecentActivites: 'getRecentActivities' };

/** Calls whose service function has another name, each with its reason. */
const EXCEPTIONS: Record<string, { name: string; reason: string }> = {};

/** Calls whose own store function has another name, each with its reason. */
const OTHER_STORES: Record<string, { name: string; reason: string }> = {
  resetPassword: { name: 'readInvitationToken', reason: 'one step of it; the password is set by a function that is shared' },
  getNextReceipt: { name: 'findLastReceipt', reason: 'the number after the last one is worked out in the service' },
  getDuties: { name: 'findPerRoom', reason: 'one setting that it needs; the duties are read by a function that is shared' },
  findCertificatePeople: { name: 'findEmployees', reason: 'the students among them come from their own feature' },
};

/** Store functions whose own SQL function has another name, each with its reason. */
const OTHER_SQL: Record<string, { name: string; reason: string }> = {
  insertResults: { name: 'countResults', reason: 'one step of it: the figures of the results that it inserts' },
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

it('a store function that serves one call has the name of the call', () => {
  const calls = new Set<string>(allRoutes.map(({ call }) => call.name));
  const pairs = listPairs().filter(({ service }) => calls.has(service));
  expect(pairs.length).toBeGreaterThan(50);
  const other = pairs.filter(({ service, store }) => store !== (OTHER_STORES[service]?.name ?? service));
  expect(other, `${other.length} of ${pairs.length} calls`).toEqual([]);
  const found = new Set(pairs.map(({ service, store }) => `${service} ${store}`));
  for (const [service, { name }] of Object.entries(OTHER_STORES)) expect(found).toContain(`${service} ${name}`);
});

it('an SQL function that serves one store function has its name', () => {
  const pairs = listSqlPairs().map(({ store, sql }) => ({
    store,
    sql: sql.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  }));
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter(({ store, sql }) => sql !== (OTHER_SQL[store]?.name ?? store))).toEqual([]);
  for (const [store, { name }] of Object.entries(OTHER_SQL)) expect(pairs).toContainEqual({ store, sql: name });
});
