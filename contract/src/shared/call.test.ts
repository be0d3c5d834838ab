import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { defineCall, failureSchema, successOf } from './index.ts';

it('a call keeps what it was declared with', () => {
  const call = defineCall({
    name: 'getThing',
    method: 'GET',
    path: '/admin/things/{thingId}',
    summary: 'A thing',
    params: z.object({ thingId: z.string() }),
    answer: z.object({ _id: z.string() }),
  });
  expect([call.name, call.method, call.path]).toEqual(['getThing', 'GET', '/admin/things/{thingId}']);
});

it('a success carries its data, a failure its sentence twice and a code', () => {
  expect(successOf(z.string()).safeParse({ success: true, data: 'x' }).success).toBe(true);
  expect(successOf(z.string()).safeParse({ success: false, data: 'x' }).success).toBe(false);
  expect(failureSchema.safeParse({ success: false, error: 'No.', message: 'No.', code: 'busy' }).success).toBe(true);
  expect(failureSchema.safeParse({ success: false, error: 'No.' }).success).toBe(false);
});
