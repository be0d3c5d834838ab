import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { Durations } from './durations.ts';
import { makeMetrics, writeFigures } from './metrics.ts';

const ANSWERED = [
  { call: 'getAllClasses', method: 'GET', status: 200, ms: 0.4 },
  { call: 'getAllClasses', method: 'GET', status: 200, ms: 1 },
  { call: 'getAllClasses', method: 'GET', status: 200, ms: 9_999_999 },
  { call: 'getAllClasses', method: 'HEAD', status: 200, ms: 3 },
  { call: 'getAllClasses', method: 'GET', status: 401, ms: 0 },
  { call: 'other', method: 'GET', status: 404, ms: 26.25 },
];

it('are told as the library tells them', async () => {
  const own = new Durations();
  const registry = new Registry();
  const theirs = new Histogram({
    name: own.name,
    help: own.help,
    labelNames: ['call', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const metrics = makeMetrics();
  for (const answered of ANSWERED) {
    const { call, method, status, ms } = answered;
    theirs.observe({ call, method, status }, ms / 1000);
    metrics.observe(answered);
  }
  const linesOf = (text: string) => text.split('\n').filter((line) => line.includes(own.name));
  const ours = linesOf(await writeFigures([await metrics.read()]));
  expect(ours.length).toBeGreaterThan(4 * 16);
  expect(ours).toEqual(linesOf(await registry.metrics()));
});

it('of several processes are added up', async () => {
  const [one, other] = [makeMetrics(), makeMetrics()];
  for (const answered of ANSWERED) one.observe(answered);
  other.observe({ call: 'other', method: 'GET', status: 404, ms: 1000 });
  const text = await writeFigures([await one.read(), await other.read()]);
  expect(text).toContain('http_request_duration_seconds_count{call="other",method="GET",status="404"} 2');
  expect(text).toContain('http_request_duration_seconds_sum{call="other",method="GET",status="404"} 1.02625');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.5",call="other",method="GET",status="404"} 1');
});
