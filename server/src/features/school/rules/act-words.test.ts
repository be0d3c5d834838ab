import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@shala/contract/shared';
import { expect, it } from 'vitest';
import { actWords } from './act-words.ts';

const contract = join(import.meta.dirname, '../../../../../contract/src');
/** Calls that change no data of a school, or are logged under another name. */
const UNTOLD =
  /^(?:preview|get|fetch|count|read)|^(?:beginSecondFactor|confirmMyPassword|forgotPassword|register|resendCode|verifyEmail|repairTimetable)$/;

it('every act of the audit log has a name that an office would use', async () => {
  const modules = await Promise.all(readdirSync(contract).map((feature) => import(join(contract, feature, 'index.ts'))));
  const calls = modules.flatMap((module) => Object.values(module)).filter(isCall);
  const acts = calls.filter(({ method, name }) => method !== 'GET' && !UNTOLD.test(name)).map(({ name }) => name);
  expect(acts.length).toBeGreaterThan(200);
  expect(acts.filter((name) => actWords(name) === '')).toEqual([]);
  expect(actWords('reversePayment')).toBe('Receipt cancelled');
  expect(actWords('useMcpTool')).toBe('Question from another program');
  expect(actWords('callOfLongAgo')).toBe('');
});

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
