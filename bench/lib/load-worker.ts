import autocannon from 'autocannon';
import type { Load, Request } from './load.ts';

const { request, connections, seconds }: { request: Request; connections: number; seconds: number } = JSON.parse(process.argv[2] ?? '{}');

const times: number[] = [];
let failed = 0;
const run = autocannon({ ...request, connections, duration: seconds }, (error, result) => {
  if (error) throw error;
  failed += result.errors + result.timeouts;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
  const load: Load = {
    requests: times.length,
    perSecond: Math.round(times.length / result.duration),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
  process.stdout.write(JSON.stringify({ ...load, failed }));
});
run.on('response', (_client, status, _bytes, milliseconds) => {
  if (status >= 200 && status < 300) times.push(milliseconds);
  else failed++;
});
