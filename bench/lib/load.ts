import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export type Request = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type Load = { requests: number; perSecond: number; p50: number; p95: number; p99: number };

/** Sends one request over that many connections for a while, from a process of its own. Refuses figures with failed requests in them. */
export async function load(request: Request, { connections, seconds }: { connections: number; seconds: number }): Promise<Load> {
  const worker = spawn(
    process.execPath,
    [resolve(import.meta.dirname, 'load-worker.ts'), JSON.stringify({ request, connections, seconds })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  for await (const chunk of worker.stdout) text += chunk;
  if (text === '') throw new Error(`The load on ${request.url} could not be made.`);
  const { failed, ...result } = JSON.parse(text) as Load & { failed: number };
  if (failed > 0) throw new Error(`${failed} requests to ${request.url} failed.`);
  return result;
}
