import { load, type Request } from './load.ts';
import { listProcesses, readCpuMs } from './processes.ts';
import type { Place } from './server.ts';

const CONNECTIONS = 16;

/** The processor time of one request in milliseconds, server and PostgreSQL together, over some seconds at 16 connections. */
export async function cpuOfCall(place: Place, request: Request): Promise<number> {
  await load(request, { connections: CONNECTIONS, seconds: 1 });
  const cpu = async () => readCpuMs(place.own ? await listProcesses(place.own) : []);
  const before = await cpu();
  const { requests } = await load(request, { connections: CONNECTIONS, seconds: 4 });
  return ((await cpu()) - before) / requests;
}
