import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Call, READ_AFTER_HEADER } from '@shala/contract/shared';
import type { InjectOptions } from 'fastify';
import { allRoutes } from '../src/app/routes.ts';
import { bearer, type TestApp, type TestSchool } from './app.ts';
import { multipart } from './multipart.ts';
import { type Sample, samples } from './samples/index.ts';

const CONTRACT = resolve(import.meta.dirname, '../../contract/src');

/** Every call that the contract exports. */
export async function listCalls(): Promise<Call[]> {
  const calls = new Map<string, Call>();
  for (const file of globSync('*/index.ts', { cwd: CONTRACT })) {
    const exported: Record<string, unknown> = await import(resolve(CONTRACT, file));
    for (const value of Object.values(exported)) if (isCall(value)) calls.set(value.name, value);
  }
  return [...calls.values()];
}

/** The calls that can be tested: those with a handler and a sample. The contract walk tests that this includes all calls. */
export async function listTriableCalls(): Promise<Call[]> {
  const handled = new Set(allRoutes.map(({ call }) => call.name));
  return (await listCalls()).filter(({ name }) => handled.has(name) && samples[name]);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}

/** The sample of a call with that school's ids. */
export async function sampleOf(call: Call, school: TestSchool, test: TestApp): Promise<Sample> {
  const sample = samples[call.name];
  if (!sample) throw new Error(`The call ${call.name} has no sample in server/test/samples.`);
  return sample(school, test);
}

/** The header with which Shala's own screens allow a replica to answer a read. */
const fromScreens = { [READ_AFTER_HEADER]: '0'.repeat(16) };

/** Sends a call as that school's administrator. */
export function send(
  test: TestApp,
  {
    call,
    sample,
    as,
    headers = {},
  }: { call: Call; sample: Pick<Sample, 'params' | 'query' | 'body' | 'file'>; as?: TestSchool; headers?: Record<string, string> },
) {
  const form =
    sample.file && multipart(call.upload?.part ?? 'file', sample.file, 'file', sample.body as Record<string, string> | undefined);
  return test.app.inject({
    method: call.method,
    url: addressOf(call, sample),
    headers: { ...(as && bearer(as)), ...fromScreens, ...form?.headers, ...headers },
    ...(sample.body !== undefined && { payload: sample.body as object }),
    ...(form && { payload: form.payload }),
  } as InjectOptions);
}

/** The address of a call with its parameters and query. */
export function addressOf(call: Call, { params = {}, query }: Pick<Sample, 'params' | 'query'>): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** An address of the call with the same id for all its parameters, for requests that are refused whatever the address names. */
export function anyAddressOf(call: Call, id: string): string {
  return addressOf(call, { params: Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name as string, id])) });
}
