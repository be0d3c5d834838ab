import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { RequestLog } from './request-log.ts';

function openLog(level: string) {
  const stream = new PassThrough();
  const parent = pino({ level, base: null, timestamp: false }, stream);
  const child = vi.spyOn(parent, 'child');
  const lines = () =>
    (stream.read() ?? '')
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line: string) => JSON.parse(line));
  return { log: new RequestLog(parent, { reqId: 'seven' }), child, lines };
}

it('writes each line with the number of the request, with one logger for all', () => {
  const { log, child, lines } = openLog('trace');
  for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const) log[level]({ code: level }, 'said');
  expect(child).toHaveBeenCalledTimes(1);
  log.child({ part: 'upload' }).warn('from a part');
  expect(lines()).toMatchObject([
    ...['fatal', 'error', 'warn', 'info', 'debug', 'trace'].map((code) => ({ code, reqId: 'seven', msg: 'said' })),
    { part: 'upload', reqId: 'seven', msg: 'from a part' },
  ]);
});

it('makes no logger for what is not written', () => {
  const { log, child, lines } = openLog('warn');
  for (const level of ['info', 'debug', 'trace'] as const) log[level]({ code: level }, 'not said');
  log.silent();
  expect(child).not.toHaveBeenCalled();
  expect(lines()).toEqual([]);
  expect(log.level).toBe('warn');
});
