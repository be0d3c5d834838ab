import { failureSchema } from '@shala/contract/shared';
import { expect } from 'vitest';
import { z } from 'zod';

type Response = { statusCode: number; body: string; headers: Record<string, unknown>; json(): unknown };

/** Checks the format of a refusal, and that it reveals nothing about the program. */
export function expectRefusal(response: Response, status?: number): void {
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, response.body).toBeLessThan(500);
  if (status !== undefined) expect(response.statusCode, response.body).toBe(status);
  const failure = z.strictObject(failureSchema.shape).parse(response.json());
  expect(failure.error).toBe(failure.message);
  expect(failure.error).toMatch(/^[A-Z\d].*[.?]$/s);
  expect(failure.requestId).toBe(response.headers['x-request-id']);
  expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|stack|SyntaxError|zod/i);
}
